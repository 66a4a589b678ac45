/** Acts on matches: playing, looking, the clock, standing orders, going back, watching what is over. */
import { kind, may } from './act-row.ts'

const plays = { pace: 'plays' } as const
const reads = { pace: 'reads' } as const

/** An answer, or a change of what is begun for it. */
const put = (parts: string, picks?: string) =>
  may('seat', 'any', { ...plays, parts, ...(picks === undefined ? {} : { picks }) })

/** The verbs of a panel. */
const PANEL = kind('match seat id @', {
  do: put('id? text? word? text?'),
  act: put('id? text*', 'text'),
  sure: put('text*'),
  seen: put('text?'),
  mark: put('n?', 'text'),
  put: put('text?'),
  lane: put('text?', 'text'),
  pick: put('text?', 'text'),
})

const order = (parts: string, picks?: string) => put(parts, picks)

/** A panel may be opened without naming a seat: then it is the person's own. */
const look = (parts = '') => may('onlooker', 'any', { ...reads, parts })

/** Kinds of clicks on running matches. */
export const MATCH_ACTS = {
  p: PANEL,
  open: kind('match seat? id?', { '': put('') }),
  focus: kind('match seat id?', { '': put('', 'id') }),
  undo: kind('match seat text? text?', { '': may('seat', 'any', { ...plays, note: 'the answer is not sent yet' }) }),
  back: kind('match seat @ number?', {
    ask: may('seat', 'any', { note: 'the move is theirs and revocable; once a move' }),
    agree: may('seat', 'any', { note: 'the opponent has asked' }),
    refuse: may('seat', 'any', { note: 'the opponent has asked' }),
  }),
  x: kind('match @', {
    ask: may('seat', 'any', plays),
    no: may('seat', 'any', plays),
    yes: may('seat', 'any', plays),
  }),
  games: kind('text*', { '': may('seat', 'any', { ...plays, picks: 'match' }) }),
  mine: kind('', { '': may('self', 'any', reads) }),
  concede: kind('text*', { '': may('seat', 'any', { ...plays, picks: 'match' }) }),
  live: kind('match seat @', { agree: put(''), stay: put(''), end: put('') }),
  orders: kind('match seat @', {
    '': put(''),
    lay: put('', 'text'),
    keep: put('', 'text'),
    drop: put('', 'text'),
    ready: put('', 'text'),
    open: put('', 'text'),
    change: put('', 'text'),
  }),
  o: kind('match seat text text @', {
    '': order(''),
    lay: order(''),
    keep: may('seat', 'any', { ...plays, limits: ['orders'] }),
    drop: order(''),
    open: order(''),
    field: order('', 'text'),
    take: order('text?'),
    in: may('seat', 'any', { ...plays, parts: 'text? word? text*', picks: 'text', takes: { typed: 60 } }),
  }),
  table: kind('match', { '': may('onlooker', 'any', { ...reads, limits: ['foreignTables'] }) }),
  words: kind('match word?', { '': look() }),
  fair: kind('match', { '': look() }),
  help: kind('match @ word? n?', {
    open: look(),
    cards: look(),
    why: look(),
    counts: look(),
    standing: look(),
    places: look(),
    near: look(),
    numbers: look(),
    to: may('onlooker', 'any', { ...reads, picks: 'word' }),
    pick: may('onlooker', 'any', { ...reads, picks: 'text' }),
  }),
  look: kind('match', { '': look() }),
  told: kind('match word? n? word?', { '': look() }),
  clock: kind('match seat @', {
    show: put('word?'),
    up: put('word?'),
    gift: put('n?', 'n'),
    give: may('seat', 'any', { parts: 'n', limits: ['gifts', 'notices'], note: 'not in leagues without gifts' }),
    nudge: may('seat', 'any', { limits: ['nudges'], note: 'once a day to a person' }),
    pause: may('seat', 'any', {
      parts: 'word id?',
      limits: ['pauses', 'notices'],
      note: 'not in leagues; once a move',
    }),
    choose: may('seat', 'any', { parts: 'word id?', note: 'the opponent was late' }),
    again: may('seat', 'any', { parts: 'word id?', limits: ['playOnRequests'], note: 'the match ended by the clock' }),
  }),
} as const

const over = (given: object = {}) =>
  may('onlooker', 'any', { ...reads, note: 'the match is over; a seat sees its own view', ...given })
const drawn = { limits: ['pictures', 'exports'] } as const
const analysed = { note: 'the match is over and its hands are open', limits: ['analyses'] } as const

/** Kinds of clicks on matches that are over. */
export const REPLAY_ACTS = {
  watch: kind('match word?', { '': over() }),
  watches: kind('', { '': over({ picks: 'match' }) }),
  replay: kind('match seat @ n?', {
    back: over(),
    on: over(),
    turn: over({ picks: 'text' }),
    first: over(),
    last: over(),
    // An entry of the select is one of the others, and a reader.
    more: over({ picks: 'text', limits: [...drawn.limits, ...analysed.limits] }),
    points: over(analysed),
    details: over(),
    text: over(drawn),
    export: over(),
    page: over({ limits: ['exports'] }),
    json: over({ limits: ['exports'] }),
    moving: over(drawn),
    share: may(['onlooker', 'writer'], 'S, D', { limits: ['posts'], note: 'the match is over' }),
  }),
  points: kind('match @ n?', {
    show: over(analysed),
    words: over(analysed),
    moment: over(analysed),
    table: over(analysed),
    how: over(),
    share: may('seat', 'S, D', { limits: ['posts'], note: 'the match is over and its hands are open' }),
  }),
  share: kind('match', {
    '': may(['onlooker', 'writer'], 'S, D', { limits: ['posts'], note: 'the match is over' }),
  }),
} as const
