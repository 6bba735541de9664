/* Worlds dealt and played out: what worlds.py does, compiled, with the same results to the last bit.

   Each function stands for the one of that name in Python, which explains it. Numbers are whole, sizes fixed, and
   nothing is allocated: the caller provides the memory. What does not fit is refused, and Python does it. */
#include <stdint.h>
#include <string.h>

#ifdef _WIN32
#define EXPORT __declspec(dllexport)
#else
#define EXPORT __attribute__((visibility("default")))
#endif

enum { VERSION = 1 }; /* of what Python passes, in native.py too */
enum {
    SEATS = 10, PIPS = 19, TILES = PIPS * (PIPS + 1) / 2, SLOTS = 2 * TILES, ENDS = 48, DOUBLES = 40,
    MOVES = 4096, PLACES = 2 * DOUBLES + ENDS, GROUPS = 128, CANDIDATES = 512, KEPT = 4096, LONGEST = 60
};
enum { DRAW = 0, STOP = 1, TAP = 2, PASS = 3, PASS_AT = 64, FORK = 1 << 10, PLAY = 1 << 11 };
enum { ORDINARY, CHAIN, COVER }; enum { OUT = 1, BLOCKED }; enum { NEWEST = 1, FREE_DOUBLES };
enum { OWNER_ON_TRAIN, ANYONE_ON_TRAIN, OWNER_ANYWHERE }; enum { ALWAYS, OWN_BEGUN, ALL_BEGUN };
enum { NO_PENALTY, DRAW_TWO, SKIP_TURN };
enum { DEAL = 160, WEIGHED = 2, MOVE = 4, END = 1, FORKED_END = 2, PLANNED = 20, NODES = 60, ONWARD = 3000 };
enum { NO_END = -2, WHOLE = 2520 }; /* WHOLE: what any number of winners divides */

typedef struct {
    int players, open_to, set, chain, chain_draw, chain_ignored, chain_lap, mexican_open, own_first, draw_once;
    int marker_off, marker_if_forced, on_double, double_limit, cover_needed, binding, dead_released, others_cover;
    int must_cover, fork, tap, penalty, collects;
    uint32_t everyone;
    int32_t values[PIPS][PIPS], worths[PIPS][PIPS];
    int32_t closing, breaking, tail, leaving, sparing, dead_end, last_fit, twin, lone_twin;
} Rules;

typedef struct {
    uint32_t hands[SEATS][PIPS];
    const uint16_t *bone;
    int left; /* in the boneyard */
    int32_t counts[SEATS], table[PIPS], open[DOUBLES], doubles[DOUBLES];
    int8_t ends[ENDS], train[ENDS], marker[SEATS];
    int ended, opened, doubled; /* how many ends, open doubles, and doubles of this turn there are */
    uint32_t begun, first_turns, passed, tapped, skipped;
    int turn, phase, laid, drew, drew_in_turn, pending, over, full;
    int32_t cover;
} Position;

typedef struct { int at, first, length; uint16_t tiles[TILES]; } Plan;
typedef struct { uint32_t hand[PIPS]; int8_t used, pip; uint8_t length, outer[LONGEST]; } Kept;
typedef struct { int left, length; int32_t worth; uint8_t laid[TILES], best[TILES]; } Search;

typedef struct {
    Rules rules;
    Position start, world, position;
    int seat, candidates, tiles, groups, slots;
    int32_t numbers[CANDIDATES], moves[MOVES];
    uint16_t unseen[TILES], bone[TILES];
    uint8_t order[TILES], rest[TILES], fitting[GROUPS][TILES], group_of[SLOTS], tried[TILES];
    int16_t holder[TILES], unplaced[SLOTS];
    int8_t seat_of[GROUPS];
    int16_t size_of[GROUPS];
    int64_t work;
    Plan plans[SEATS];
    Search search;
    Kept chains[KEPT];
} Context;

#define count_of(mask) __builtin_popcount(mask)
#define lowest(mask) __builtin_ctz(mask)
#define lies_at(twin, end) (((twin) & 1023) == (end) || ((twin) >> 10 & 1023) == (end) + 1)
#define code(one, other) ((one) >= (other) ? (one) << 5 | (other) : (other) << 5 | (one))
#define holds(hand, tile) ((hand)[(tile) >> 5] >> ((tile) & 31) & 1)

/* Ends and moves */

static int ends_of(int32_t twin, int *found) {
    int arm = twin >> 10 & 1023;
    found[0] = twin & 1023;
    found[1] = arm - 1;
    return arm ? 2 : 1;
}

static int arms(const Rules *rules, const Position *p, int seat, int *found) {
    int many = 0;
    for (int end = rules->players + rules->open_to; end < p->ended; end++)
        if (p->train[end] == seat) found[many++] = end;
    return many;
}

static int allowed(const Rules *rules, const Position *p, int *found) {
    int seat = p->turn, many = 0, public_from = rules->players, public_to = public_from + rules->open_to;
    uint32_t needed = rules->mexican_open == ALL_BEGUN ? rules->everyone : 1u << seat;
    int own_only = rules->own_first && !(p->begun >> seat & 1);
    found[many++] = seat;
    if (rules->mexican_open == ALWAYS || (p->begun & needed) == needed)
        for (int end = public_from; end < public_to; end++)
            if (!own_only || p->begun >> end & 1) found[many++] = end;
    if (own_only) return many;
    for (int other = 0; other < rules->players; other++)
        if (p->marker[other] >= 0 && p->marker[other] != p->marker[seat]) found[many++] = p->marker[other];
    if (rules->fork) many += arms(rules, p, seat, found + many);
    return many;
}

static int follow_places(const Rules *rules, const Position *p, int *found) {
    int many = 0;
    if (rules->on_double) return p->doubled ? ends_of(p->doubles[p->doubled - 1], found) : 0;
    for (int at = 0; rules->cover_needed && p->doubled > 1 && at < p->doubled; at++)
        many += ends_of(p->doubles[at], found + many);
    if (many) return many;
    many = allowed(rules, p, found);
    for (int at = 0; at < p->doubled; at++) {
        int two[2], some = ends_of(p->doubles[at], two);
        for (int one = 0, other; one < some; one++) {
            for (other = 0; other < many && found[other] != two[one];) other++;
            if (other == many) found[many++] = two[one];
        }
    }
    return many;
}

static int places(const Rules *rules, const Position *p, int *found) {
    found[0] = p->turn;
    if (p->phase == CHAIN) return 1;
    if (p->phase == COVER) return ends_of(p->cover, found);
    if (p->laid) return follow_places(rules, p, found);
    if (p->opened) return ends_of(p->open[rules->binding == NEWEST ? p->opened - 1 : 0], found);
    return allowed(rules, p, found);
}

static int may_lay_double(const Rules *rules, const Position *p, int pip) {
    const uint32_t *hand = p->hands[p->turn];
    if (rules->double_limit > 0 && rules->double_limit <= p->doubled) return 0;
    if (!rules->cover_needed || hand[pip] & ~(1u << pip)) return 1;
    for (int at = 0; at < p->doubled; at++)
        if (hand[p->doubles[at] >> 20] & ~(1u << pip)) return 1;
    return 0;
}

static int add(Position *p, int32_t *moves, int many, int32_t move) {
    p->full |= many == MOVES;
    if (!p->full) moves[many++] = move;
    return many;
}

static int add_double(const Rules *rules, Position *p, int32_t *moves, int many, int end, int pip) {
    int32_t move = (end + 1) * PLAY | pip << 5 | pip;
    if (p->phase != ORDINARY) return add(p, moves, many, move);
    if (p->doubled && p->counts[p->turn] > 1 && !may_lay_double(rules, p, pip)) return many;
    many = add(p, moves, many, move);
    return rules->fork && p->train[end] == p->turn ? add(p, moves, many, move | FORK) : many;
}

static int plays(const Rules *rules, Position *p, int32_t *moves) {
    int found[PLACES], some = places(rules, p, found), many = 0;
    for (int at = 0; at < some; at++) {
        int end = found[at], pip = p->ends[end], from = pip < 0 ? 0 : pip, to = pip < 0 ? rules->set : pip;
        for (int inner = from; inner <= to; inner++)
            for (uint32_t mask = p->hands[p->turn][inner]; mask; mask &= mask - 1) {
                int outer = lowest(mask);
                many = outer == inner ? add_double(rules, p, moves, many, end, inner)
                                      : add(p, moves, many, (end + 1) * PLAY | inner << 5 | outer);
            }
    }
    return many;
}

static int may_draw(const Rules *rules, const Position *p) {
    return p->left && !(rules->draw_once ? p->drew_in_turn : p->drew);
}

static int sets_marker(const Rules *rules, const Position *p) {
    if (p->marker[p->turn] >= 0) return 0;
    if (rules->marker_if_forced || p->laid || p->phase != ORDINARY || !p->opened) return 1;
    return p->train[p->open[rules->binding == NEWEST ? p->opened - 1 : 0] & 1023] == p->turn;
}

/* The first way to pass, or the `best`, which gives away the branch that fits the fewest tiles. */
static int32_t pass_at(const Rules *rules, const Position *p, int best) {
    int found[ENDS + 1] = {p->turn}, some, chosen = 0, fewest = 0;
    if (!rules->fork || !sets_marker(rules, p)) return PASS;
    some = arms(rules, p, p->turn, found + 1) + 1;
    for (int at = 0; best && at < some; at++) {
        int pip = p->ends[found[at]], many = count_of(p->hands[p->turn][pip < 0 ? rules->set : pip]);
        if (!at || many < fewest) chosen = at, fewest = many;
    }
    return some > 1 ? PASS_AT + found[chosen] : PASS;
}

/* What follows from a move: 4.2 to 4.9, 5 */

static void take(Position *p, int seat) {
    int tile, hi, lo;
    p->full |= !p->left;
    if (p->full) return;
    tile = p->bone[--p->left], hi = tile >> 5, lo = tile & 31;
    p->hands[seat][hi] |= 1u << lo;
    p->hands[seat][lo] |= 1u << hi;
    p->passed = 0;
    if (++p->counts[seat] > 1) p->tapped &= ~(1u << seat);
}

static void remove_open(Position *p, int at) {
    for (p->opened--; at < p->opened; at++) p->open[at] = p->open[at + 1];
}

static void open_double(const Rules *rules, Position *p, int end, int pip, int fork) {
    int32_t twin = pip << 20 | end;
    p->full |= p->ended == ENDS || p->doubled == DOUBLES || p->opened == DOUBLES;
    if (p->full) return;
    if (fork) {
        p->ends[p->ended] = (int8_t)pip, p->train[p->ended] = p->train[end];
        twin |= ++p->ended << 10;
    }
    p->doubles[p->doubled++] = twin;
    if (rules->binding != FREE_DOUBLES && !(p->phase == CHAIN && rules->chain_ignored)) p->open[p->opened++] = twin;
}

static int lay(const Rules *rules, Position *p, int32_t move) {
    int seat = p->turn, end = (move >> 11) - 1, inner = move >> 5 & 31, outer = move & 31, drew = p->drew, bound = 0;
    int train = p->train[end];
    uint32_t *hand = p->hands[seat];
    hand[inner] ^= 1u << outer;
    if (inner != outer) hand[outer] ^= 1u << inner, p->table[outer]++;
    p->table[inner]++, p->counts[seat]--, p->passed = 0;
    while (bound < p->opened && !lies_at(p->open[bound], end)) bound++;
    if (bound < p->opened) remove_open(p, bound);
    p->ends[end] = (int8_t)outer;
    p->begun |= 1u << train;
    if (rules->marker_off == OWNER_ANYWHERE || (rules->marker_off == OWNER_ON_TRAIN && p->marker[seat] == end))
        p->marker[seat] = -1;
    else if (rules->marker_off == ANYONE_ON_TRAIN && train < rules->players)
        p->marker[train] = -1;
    if (inner == outer) open_double(rules, p, end, outer, move & FORK);
    for (int at = p->opened - 1; rules->dead_released && at >= 0; at--)
        if (p->table[p->open[at] >> 20] > rules->set) remove_open(p, at);
    p->laid++, p->drew = 0;
    if (p->phase == CHAIN) return drew || !hand[outer];
    return inner != outer || (rules->on_double && rules->dead_released && p->table[outer] > rules->set);
}

static void begin_turn(const Rules *rules, Position *p, int seat) {
    p->turn = seat, p->phase = rules->chain && !(p->first_turns >> seat & 1) ? CHAIN : ORDINARY;
    p->laid = p->drew = p->drew_in_turn = p->doubled = 0;
}

static void end_turn(const Rules *rules, Position *p) {
    int seat = p->turn, someone_out = 0;
    p->first_turns |= 1u << seat;
    if (rules->tap && p->counts[seat] == 1 && !(p->tapped >> seat & 1)) p->pending = seat;
    for (int other = 0; other < rules->players; other++) someone_out |= !p->counts[other];
    if (p->passed == rules->everyone && !p->left) p->over = BLOCKED;
    else if (p->first_turns == rules->everyone && someone_out) p->over = OUT;
    if (p->over) return;
    seat = (seat + 1) % rules->players;
    for (; p->skipped && p->skipped >> seat & 1; seat = (seat + 1) % rules->players) p->skipped &= ~(1u << seat);
    begin_turn(rules, p, seat);
}

static void go_out(const Rules *rules, Position *p, int32_t move) {
    int pip = move & 31, is_double = (move >> 5 & 31) == pip;
    if (rules->must_cover && is_double && p->phase == ORDINARY && may_draw(rules, p) &&
        !(rules->dead_released && p->table[pip] > rules->set))
        return;
    if (p->phase == CHAIN && rules->chain_lap) return end_turn(rules, p);
    if (p->phase == ORDINARY && rules->others_cover && is_double && p->doubled)
        for (int step = 1; step < rules->players; step++) {
            int other = (p->turn + step) % rules->players;
            if (p->hands[other][pip]) {
                p->cover = p->doubles[p->doubled - 1], p->turn = other, p->phase = COVER;
                p->laid = p->drew = p->drew_in_turn = p->doubled = 0;
                return;
            }
        }
    p->over = OUT;
}

static void penalise(const Rules *rules, Position *p) {
    int seat = p->pending;
    p->pending = -1;
    if (rules->penalty == DRAW_TWO)
        for (int tiles = p->left < 2 ? p->left : 2; tiles; tiles--) take(p, seat);
    else if (rules->penalty == SKIP_TURN)
        p->skipped |= 1u << seat;
}

static void play(const Rules *rules, Position *p, int32_t move) {
    int seat = p->turn, ends_turn = 1;
    if (move >= PLAY) {
        ends_turn = lay(rules, p, move);
    } else if (move == DRAW) {
        take(p, seat);
        p->drew = p->drew_in_turn = 1;
        if (p->pending == seat) p->pending = -1;
        ends_turn = 0;
    } else if (move == TAP) {
        p->tapped |= 1u << p->pending, p->pending = -1;
        return;
    } else if (move != STOP && sets_marker(rules, p)) {
        p->marker[seat] = (int8_t)(move == PASS ? seat : move - PASS_AT), p->passed = 0;
    } else if (move != STOP) {
        p->passed |= 1u << seat;
    }
    if (p->pending >= 0 && p->pending != seat) penalise(rules, p);
    if (move >= PLAY && !p->counts[seat])
        go_out(rules, p, move);
    else if (p->phase == COVER)
        p->over = OUT;
    else if (ends_turn)
        end_turn(rules, p);
}

/* A heavy chain from a hand */

static void explore(const Rules *rules, Search *s, int pip, uint32_t *hand, int32_t worth, int length) {
    uint32_t mask = hand[pip];
    int32_t rank[PIPS];
    int step[PIPS], steps = 0;
    while (mask) {
        int far = mask >> pip & 1 ? pip : lowest(mask);
        if (far != pip && mask & (mask - 1)) break;
        if (far != pip) hand[far] ^= 1u << pip;
        hand[pip] ^= 1u << far;
        worth += rules->worths[pip][far];
        s->laid[length++] = (uint8_t)far, s->left--;
        pip = far, mask = hand[far];
    }
    if (worth > s->worth) {
        memcpy(s->best, s->laid, (size_t)length);
        s->length = length, s->worth = worth;
    }
    for (; mask; mask &= mask - 1, steps++) { /* the heaviest with the most continuations first */
        int far = lowest(mask), at = steps;
        int32_t here = rules->worths[pip][far] + ONWARD * count_of(hand[far]);
        for (; at && rank[at - 1] <= here; at--) rank[at] = rank[at - 1], step[at] = step[at - 1];
        rank[at] = here, step[at] = far;
    }
    for (int at = 0; at < steps; at++) {
        uint32_t rest[PIPS];
        int far = step[at];
        s->left--;
        memcpy(rest, hand, sizeof rest);
        rest[pip] ^= 1u << far, rest[far] ^= 1u << pip;
        s->laid[length] = (uint8_t)far;
        explore(rules, s, far, rest, worth + rules->worths[pip][far], length + 1);
        if (s->left <= 0) return;
    }
}

/* Return the outer halves of a chain, and how many; each is kept in a place that its hand determines. */
static const uint8_t *chain_of(Context *c, int pip, const uint32_t *hand, int *length) {
    uint64_t hash = (uint64_t)pip + 1;
    uint32_t rest[PIPS];
    Search *s = &c->search;
    Kept *kept;
    c->work += PLANNED;
    for (int at = 0; at <= c->rules.set; at++) hash = (hash ^ hand[at]) * 0x9E3779B97F4A7C15u;
    kept = &c->chains[hash >> 52];
    if (kept->used && kept->pip == pip && !memcmp(kept->hand, hand, sizeof kept->hand)) {
        *length = kept->length;
        return kept->outer;
    }
    s->left = NODES, s->worth = -1;
    memcpy(rest, hand, sizeof rest);
    explore(&c->rules, s, pip, rest, 0, 0);
    *length = s->length;
    if (s->length > LONGEST) return s->best;
    memcpy(kept->hand, hand, sizeof kept->hand);
    memcpy(kept->outer, s->best, (size_t)s->length);
    kept->used = 1, kept->pip = (int8_t)pip, kept->length = (uint8_t)s->length;
    return kept->outer;
}

/* What players prefer */

static const Plan *planned(Context *c, int seat, const uint32_t *hand, int pip) {
    Plan *plan = &c->plans[seat];
    int good;
    for (; plan->first < plan->length && !holds(hand, plan->tiles[plan->first]); plan->first++) {
        int hi = plan->tiles[plan->first] >> 5, lo = plan->tiles[plan->first] & 31;
        plan->at = plan->at == hi ? lo : hi;
    }
    good = plan->at == pip && (plan->first < plan->length || !hand[pip < 0 ? c->rules.set : pip]);
    for (int at = plan->first; good && at < plan->length; at++) good = holds(hand, plan->tiles[at]);
    if (!good) {
        int at = pip, length;
        const uint8_t *outer;
        if (pip < 0) at = 0; /* any tile may start: the commonest pip goes a long way */
        for (int start = 1; pip < 0 && start <= c->rules.set; start++)
            if (count_of(hand[start]) > count_of(hand[at])) at = start;
        outer = chain_of(c, at, hand, &length);
        for (int index = 0; index < length; at = outer[index++])
            plan->tiles[index] = (uint16_t)code(at, outer[index]);
        plan->first = 0, plan->length = length;
    }
    plan->at = pip;
    return plan;
}

static int32_t favourite(const Rules *rules, const Position *p, const int32_t *moves, int many, const Plan *plan,
                         int own_end) {
    int seat = p->turn, own_pip = p->ends[own_end], length = plan->length - plan->first;
    const uint16_t *tiles = plan->tiles + plan->first;
    const uint32_t *hand = p->hands[seat];
    int32_t closing = p->marker[seat] >= 0 ? rules->closing : 0, best = -1, most = 0;
    int upcoming = length ? tiles[0] : -1, following = length > 1 ? tiles[1] : -1;
    int is_last = own_pip >= 0 && count_of(hand[own_pip]) == 1;
    for (int at = 0; at < many; at++) {
        int inner = moves[at] >> 5 & 31, outer = moves[at] & 31, tile = code(inner, outer), later = 0;
        int on_own = p->train[(moves[at] >> 11) - 1] == seat;
        int32_t liking = rules->worths[inner][outer];
        if (on_own) {
            liking += closing;
            if (tile != upcoming || (following >= 0 && outer != following >> 5 && outer != (following & 31)))
                liking -= rules->leaving;
        } else {
            while (later < length && tiles[later] != tile) later++;
            liking += later < length ? -(rules->breaking + rules->tail * (length - 1 - later)) : rules->sparing;
        }
        if (inner == outer)
            liking += hand[outer] == 1u << outer ? rules->lone_twin : rules->twin;
        else if (on_own)
            liking -= hand[outer] == 1u << inner ? rules->dead_end : 0;
        else if (is_last && (own_pip == inner || own_pip == outer))
            liking -= rules->last_fit;
        if (best < 0 || liking > most) best = moves[at], most = liking;
    }
    return best;
}

static int32_t heaviest(const Rules *rules, const int32_t *moves, int many) {
    int32_t best = moves[0];
    for (int at = 1; at < many; at++)
        if (rules->worths[moves[at] >> 5 & 31][moves[at] & 31] > rules->worths[best >> 5 & 31][best & 31])
            best = moves[at];
    return best;
}

static int32_t best(Context *c, Position *p, int many) {
    int seat = p->turn, own_end = p->marker[seat] < 0 ? seat : p->marker[seat];
    if (many == 1) return c->moves[0];
    if (p->phase == COVER) return heaviest(&c->rules, c->moves, many);
    return favourite(&c->rules, p, c->moves, many, planned(c, seat, p->hands[seat], p->ends[own_end]), own_end);
}

static void lay_chain(Context *c, Position *p) {
    const Rules *rules = &c->rules;
    int seat = p->turn, pip = p->ends[seat], many = plays(rules, p, c->moves), length;
    const uint8_t *outer;
    uint8_t laid[TILES];
    c->work += MOVE;
    if (p->laid)
        many = add(p, c->moves, many, STOP);
    else if (!many)
        return play(rules, p, may_draw(rules, p) && rules->chain_draw ? DRAW : pass_at(rules, p, 0));
    if (c->moves[0] < PLAY) return play(rules, p, c->moves[0]);
    if (pip < 0) {
        c->work += WEIGHED * many;
        return play(rules, p, heaviest(rules, c->moves, many));
    }
    outer = chain_of(c, pip, p->hands[seat], &length);
    if (p->drew) length = 1;
    memcpy(laid, outer, (size_t)length);
    c->work += MOVE * length;
    for (int at = 0; at < length; at++) play(rules, p, (seat + 1) * PLAY | p->ends[seat] << 5 | laid[at]);
}

static void play_out(Context *c, Position *p) {
    const Rules *rules = &c->rules;
    for (int seat = 0; seat < rules->players; seat++) c->plans[seat] = (Plan){.at = NO_END};
    while (!p->over && !p->full) {
        if (p->pending >= 0) play(rules, p, TAP);
        if (p->phase == CHAIN) {
            lay_chain(c, p);
        } else {
            int many = plays(rules, p, c->moves);
            c->work += MOVE + WEIGHED * many;
            play(rules, p, many ? best(c, p, many) : may_draw(rules, p) ? DRAW : pass_at(rules, p, 1));
        }
        c->work += (rules->fork ? FORKED_END : END) * p->ended;
    }
}

static int32_t margin(const Rules *rules, const Position *p, int seat) {
    int32_t values[SEATS] = {0}, total = 0, least;
    const int32_t *scale = values;
    int winners = 0;
    for (int other = 0; other < rules->players; other++) {
        for (int pip = 0; pip <= rules->set; pip++)
            for (uint32_t mask = p->hands[other][pip] >> pip; mask; mask &= mask - 1)
                values[other] += rules->values[pip][pip + lowest(mask)];
        total += values[other];
        if (!p->counts[other]) scale = p->counts;
    }
    if (!rules->collects) return WHOLE * (total - rules->players * values[seat]);
    least = scale[0];
    for (int other = 1; other < rules->players; other++) least = scale[other] < least ? scale[other] : least;
    for (int other = 0; other < rules->players; other++)
        if (scale[other] == least) winners++, total -= values[other];
    return WHOLE / winners * total * ((scale[seat] == least ? rules->players : 0) - winners);
}

/* Worlds */

static void shuffle(uint8_t *values, int many, uint64_t *state) {
    for (int last = many - 1; last > 0; last--) {
        uint64_t mixed = *state += 0x9E3779B97F4A7C15u, at;
        uint8_t kept = values[last];
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9u;
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBu;
        at = ((mixed ^ mixed >> 31) >> 32) * (uint64_t)(last + 1) >> 32;
        values[last] = values[at], values[at] = kept;
    }
}

static int augment(Context *c, int slot) {
    const uint8_t *fitting = c->fitting[c->group_of[slot]];
    for (int at = 0; at < c->tiles; at++) {
        int tile = c->order[at];
        if (c->tried[tile] || !fitting[tile]) continue;
        c->tried[tile] = 1;
        if (c->holder[tile] >= 0 && !augment(c, c->holder[tile])) continue;
        c->holder[tile] = (int16_t)slot;
        return 1;
    }
    return 0;
}

/* Note in `holder` whose slot every tile gets, -1 for the boneyard, by augmenting paths. */
static void matched(Context *c) {
    int missing = 0, next = 0;
    for (int tile = 0; tile < c->tiles; tile++) c->holder[tile] = -1;
    for (int slot = 0; slot < c->slots; slot++) {
        memset(c->tried, 0, sizeof c->tried);
        if (!augment(c, slot)) c->unplaced[missing++] = (int16_t)slot;
    }
    for (int at = 0; at < c->tiles && next < missing; at++)
        if (c->holder[c->order[at]] < 0) c->holder[c->order[at]] = c->unplaced[next++];
}

static void place(Context *c) {
    int rest = c->tiles, slot = 0;
    memcpy(c->rest, c->order, sizeof c->rest);
    for (int tile = 0; tile < c->tiles; tile++) c->holder[tile] = -1;
    for (int group = 0; group < c->groups; group++) {
        int missing = c->size_of[group], kept = 0;
        for (int at = 0; at < rest; at++) {
            if (missing && c->fitting[group][c->rest[at]])
                c->holder[c->rest[at]] = (int16_t)slot++, missing--;
            else
                c->rest[kept++] = c->rest[at];
        }
        if (missing) return matched(c);
        rest = kept;
    }
}

static void deal(Context *c, uint64_t *chance) {
    Position *world = &c->world;
    *world = c->start;
    for (int tile = 0; tile < c->tiles; tile++) c->order[tile] = (uint8_t)tile;
    shuffle(c->order, c->tiles, chance);
    place(c);
    world->left = 0, world->bone = c->bone;
    for (int at = 0; at < c->tiles; at++) {
        int tile = c->unseen[c->order[at]], slot = c->holder[c->order[at]], hi = tile >> 5, lo = tile & 31;
        uint32_t *hand = world->hands[slot < 0 ? 0 : c->seat_of[c->group_of[slot]]];
        if (slot < 0)
            c->bone[world->left++] = (uint16_t)tile;
        else
            hand[hi] |= 1u << lo, hand[lo] |= 1u << hi;
    }
}

/* What Python passes */

typedef struct { const int32_t *next, *end; int bad; } Reader;

static int number(Reader *r, int32_t low, int32_t high) {
    r->bad |= r->next == r->end || *r->next < low || *r->next > high;
    return r->bad ? low : *r->next++;
}

static void read_rules(Reader *r, Rules *rules) {
    int *flags[] = {&rules->chain, &rules->chain_draw, &rules->chain_ignored, &rules->chain_lap, &rules->own_first,
                    &rules->draw_once, &rules->marker_if_forced, &rules->on_double, &rules->cover_needed,
                    &rules->dead_released, &rules->others_cover, &rules->must_cover, &rules->fork, &rules->tap,
                    &rules->collects};
    int32_t *likings[] = {&rules->closing, &rules->breaking, &rules->tail, &rules->leaving, &rules->sparing,
                          &rules->dead_end, &rules->last_fit, &rules->twin, &rules->lone_twin};
    rules->players = number(r, 2, SEATS);
    rules->everyone = (1u << rules->players) - 1;
    rules->open_to = number(r, 0, SEATS);
    rules->set = number(r, 1, PIPS - 1);
    for (size_t at = 0; at < sizeof flags / sizeof *flags; at++) *flags[at] = number(r, 0, 1);
    rules->mexican_open = number(r, 0, 2), rules->marker_off = number(r, 0, 2);
    rules->binding = number(r, 0, 2), rules->penalty = number(r, 0, 2);
    rules->double_limit = number(r, 0, PIPS);
    for (int one = 0; one <= rules->set; one++)
        for (int other = 0; other <= rules->set; other++) {
            rules->values[one][other] = number(r, 0, 2000), rules->worths[one][other] = number(r, 0, 4000000);
        }
    for (size_t at = 0; at < sizeof likings / sizeof *likings; at++) *likings[at] = number(r, -10000000, 10000000);
    rules->lone_twin += rules->twin;
}

static int32_t read_double(Reader *r, const Rules *rules, int ends) {
    int pip = number(r, 0, rules->set), arm = number(r, 0, ends), end = number(r, 0, ends - 1);
    return pip << 20 | arm << 10 | end;
}

static void read_position(Reader *r, const Rules *rules, Position *p) {
    int trains = rules->players + rules->open_to, pips = 1 << (rules->set + 1), everyone = (int)rules->everyone;
    memset(p, 0, sizeof *p);
    for (int seat = 0; seat < rules->players; seat++)
        for (int pip = 0; pip <= rules->set; pip++) p->hands[seat][pip] = (uint32_t)number(r, 0, pips - 1);
    for (int seat = 0; seat < rules->players; seat++) p->counts[seat] = number(r, 0, TILES);
    for (int pip = 0; pip <= rules->set; pip++) p->table[pip] = number(r, 0, SLOTS);
    p->ended = number(r, trains, ENDS);
    for (int end = 0; end < p->ended; end++) {
        p->ends[end] = (int8_t)number(r, -1, rules->set);
        p->train[end] = (int8_t)number(r, 0, trains - 1);
    }
    for (int seat = 0; seat < rules->players; seat++) p->marker[seat] = (int8_t)number(r, -1, p->ended - 1);
    p->opened = number(r, 0, DOUBLES);
    for (int at = 0; at < p->opened; at++) p->open[at] = read_double(r, rules, p->ended);
    p->doubled = number(r, 0, DOUBLES);
    for (int at = 0; at < p->doubled; at++) p->doubles[at] = read_double(r, rules, p->ended);
    p->phase = number(r, 0, 2);
    p->cover = p->phase == COVER ? read_double(r, rules, p->ended) : 0;
    p->begun = (uint32_t)number(r, 0, (1 << trains) - 1);
    p->first_turns = (uint32_t)number(r, 0, everyone), p->passed = (uint32_t)number(r, 0, everyone);
    p->tapped = (uint32_t)number(r, 0, everyone), p->skipped = (uint32_t)number(r, 0, everyone);
    p->turn = number(r, 0, rules->players - 1);
    p->laid = number(r, 0, TILES);
    p->drew = number(r, 0, 1), p->drew_in_turn = number(r, 0, 1);
    p->pending = number(r, -1, rules->players - 1);
    p->over = number(r, 0, 2);
}

static void read_hidden(Reader *r, Context *c) {
    c->tiles = number(r, 0, TILES);
    for (int tile = 0; tile < c->tiles; tile++) {
        int hi = number(r, 0, c->rules.set), lo = number(r, 0, hi);
        c->unseen[tile] = (uint16_t)(hi << 5 | lo);
    }
    c->groups = number(r, 0, GROUPS), c->slots = 0;
    for (int group = 0; group < c->groups; group++) {
        c->seat_of[group] = (int8_t)number(r, 0, c->rules.players - 1);
        c->size_of[group] = (int16_t)number(r, 0, SLOTS - c->slots);
        for (int slot = 0; slot < c->size_of[group]; slot++) c->group_of[c->slots++] = (uint8_t)group;
        for (int tile = 0; tile < c->tiles; tile++) c->fitting[group][tile] = (uint8_t)number(r, 0, 1);
    }
}

/* Return how many bytes the memory for a search takes; it must be zero at first. */
EXPORT int64_t mtdesk_size(void) {
    return sizeof(Context);
}

/* Take in what is known; returns whether it fits. */
EXPORT int32_t mtdesk_start(void *memory, const int32_t *from, int32_t length) {
    Context *c = memory;
    Reader r = {from, from + length, 0};
    number(&r, VERSION, VERSION);
    read_rules(&r, &c->rules);
    if (r.bad) return 0;
    read_position(&r, &c->rules, &c->start);
    if (r.bad) return 0;
    c->seat = number(&r, 0, c->rules.players - 1);
    c->candidates = number(&r, 1, CANDIDATES);
    for (int at = 0; at < c->candidates; at++) c->numbers[at] = number(&r, 0, (c->start.ended + 1) * PLAY - 1);
    read_hidden(&r, c);
    return !r.bad && r.next == r.end;
}

/* Try candidates in at most `most` worlds, until the last one cost more than what is left of the budget.

   Returns how many, or -1 if something did not fit on the way. `found` gets a margin for each world and candidate,
   `cost` the work of all worlds and that of the last one. */
EXPORT int32_t mtdesk_try(void *memory, const int32_t *alive, int32_t many, int32_t most, int64_t budget,
                          uint64_t *chance, int32_t *found, int64_t *cost) {
    Context *c = memory;
    int32_t worlds = 0;
    cost[0] = cost[1] = 0;
    while (worlds < most && budget - cost[0] >= cost[1]) {
        deal(c, chance), c->work = DEAL;
        for (int at = 0; at < many; at++) {
            c->position = c->world;
            play(&c->rules, &c->position, c->numbers[alive[at]]);
            play_out(c, &c->position);
            if (c->position.full) return -1;
            *found++ = margin(&c->rules, &c->position, c->seat);
        }
        cost[0] += cost[1] = c->work, worlds++;
    }
    return worlds;
}
