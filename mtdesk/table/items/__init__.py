"""Everything visible on the table, as graphics items that do not know the rules.

Sizes come from the caller: `unit` is u, the width of a tile in scene pixels; rectangles are scene pixels in
item coordinates. Texts are passed in their final form. Items are painted in the current look
(`mtdesk.table.look`). z order, flights and fading are up to the caller, by the Qt properties `pos`,
`rotation`, `opacity`, and the tile's `flip` and `lift`.
"""
