"""Everything visible on the table, as graphics items that do not know the rules.

Sizes come from the caller: `unit` is u, the width of a tile in scene pixels; rectangles are scene pixels in
item coordinates. Texts are passed in their final form. Items are painted in the current look
(`mtdesk.table.look`). z order, flights and fading are up to the caller, by the Qt properties `pos`,
`rotation`, `opacity`, and the tile's `flip` and `lift`.

BackdropItem  wood and cloth            set_geometry(window, felt, radius)
ClothItem     what cuts the trains off  set_geometry(area, radius), set_cutting(cutting)
RibbonItem    a train's band            set_path(points, unit, covered), clear()
JointItem     rail of a fork's arm      set_path(points, unit)
StationItem   the star                  set_hub(Hub(unit, rx, ry, slots of Slot)), plate_rect
TileItem      a domino                  set_tile, set_unit, set_state, set_face_up, set_lifted, set_pulsing
MarkerItem    a locomotive              set_unit, set_mirrored
PadItem       where a tile may lie      set_unit, set_nearest(nearest, ends), set_focused
PointerItem   an end out of sight       show_content(PointerContent, height)
FocusItem     the keyboard's ring       set_geometry(rect, radius)
PlateItem     a seat                    set_geometry(rect, window_width), set_content(PlateContent)
PileItem      the boneyard              set_geometry(rect, window_width), set_content(PileContent)
RackItem      the shelf                 set_geometry(rect), set_marks(unit, places, dividers, seen)
DividerItem   between groups of tiles   set_height, set_held
PlanItem      round the planned train   set_content(PlanContent)
BannerItem    a line in large letters   made as it is shown
PuffItem      a puff of smoke           made as it is shown
PillItem      the status line           set_geometry(max_width, window_width), set_text(text, look)
"""
