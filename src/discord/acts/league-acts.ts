/** Acts on leagues: of readers and players, of people who make one, of organisers and judges. */
import { type ActRow, kind, may } from './act-row.ts'

const reads = { pace: 'reads' } as const
const FILE = { ...reads, limits: ['exports'] } as const

const read = (parts = '', given: object = {}) => may('reader', 'any', { ...reads, parts, ...given })
const play = (parts = '', given: object = {}) => may('player', 'any', { pace: 'plays', parts, ...given })

/** Whether a click leaves the message that it stands in: others of its buttons are about other leagues. */
const BESIDE = 'word?'

/** The decks of both sides. */
const DECKS = 'id? id?'

/** Kinds of clicks of readers and players. */
const LG = kind('@ league', {
  my: read(BESIDE),
  list: may('self', 'any', reads),
  who: read('n?'),
  rules: read(),
  lists: read(),
  table: read('word? n?'),
  cross: read('n?'),
  bracket: read('n?'),
  why: read('id? id?'),
  order: read(),
  rule: read(),
  dates: read(),
  ics: read('', FILE),
  log: read('n?'),
  export: read('word?', FILE),
  stats: read(),
  pool: read('n? text? n? id?', { note: "others' pools after the end" }),
  poolfile: play('', FILE),
  pools: read('n?'),
  poolof: read('n?', { picks: 'id', note: 'after the end' }),
  build: play('n?', { note: 'until decks are locked' }),
  join: may('reader', 'any', { ...reads, parts: DECKS }),
  deck: may('reader', 'any', { ...reads, parts: `n? ${DECKS}`, picks: 'id' }),
  joined: may('joiner', 'S, D', {
    parts: DECKS,
    limits: ['leagueJoins'],
    note: 'with the role for joining, not disqualified',
  }),
  redeck: play(DECKS, { note: 'until decks are locked, or once permitted' }),
  share: may(['player', 'writer there'], 'any', {
    limits: ['sharedPlaces', 'posts'],
    note: 'with a final place, once',
  }),
  tell: may('self', 'any', { parts: 'word?' }),
  organise: may('joiner', 'S, D', { parts: `word ${BESIDE}`, note: 'invited' }),
  drop: read(),
  dropped: play(),
  leave: play(),
  checkin: play(BESIDE),
  take: play(BESIDE),
  decline: play(BESIDE),
  return: may(['player', 'joiner'], 'any', { parts: BESIDE, note: 'not after a disqualification' }),
  bye: play(`word ${BESIDE}`),
  grace: play('', { note: 'in a pairing of theirs' }),
  challenge: may(['player', 'joiner'], 'any', {
    parts: 'id',
    limits: ['notices', 'approaches'],
    note: 'on a ladder; no block between the two',
  }),
  judge: may('player', 'any', { parts: 'id?', form: true }),
  which: may('player', 'any', { ...reads }),
  reported: play('id?', {
    limits: ['judgeCalls'],
    takes: { topic: 300 },
    note: 'in a pairing of theirs; one open case a pairing',
  }),
  hand: play('id', { note: 'in a game of theirs' }),
  openhand: play(`id ${BESIDE}`, { note: 'in a game of theirs' }),
  keephand: play(`id ${BESIDE}`, { note: 'in a game of theirs' }),
  back: play(`id ${BESIDE}`, { note: 'in a game of theirs' }),
  backmove: play('id number', { note: 'in a game of theirs' }),
  backask: play('id number n?', { limits: ['goBackRequests'], note: 'in a game of theirs' }),
  backyes: play('id number n?', { note: 'the opponent in that game' }),
  backno: play('id number n?', { note: 'in a game of theirs' }),
  away: play('', { limits: ['awayRounds'], picks: 'n', note: 'rounds that have not begun' }),
})

/** The fields of the form for name and dates. */
const DATED = { name: 100, start: 100, days: 100, most: 100, theme: 1000 } as const

const draft = (parts = '', given: object = {}) => may('organiser', 'S, D', { parts, note: 'of a draft', ...given })
const make = (parts = '', given: object = {}) =>
  may(['creator', 'writer'], 'S', { parts, elsewhere: 'create.not-here', ...given })

/** Kinds of clicks of people who make a league. */
const LN = kind('@ league', {
  new: may('anybody', 'any', { ...reads, parts: 'word? word?', note: 'shows who may create one' }),
  name: make('word? word? word?', { form: true }),
  made: make('word? word? word?', { takes: DATED, limits: ['drafts'] }),
  copy: may(['reader', 'creator', 'writer'], 'S', { limits: ['drafts'], elsewhere: 'create.not-here' }),
  review: draft(),
  change: draft('word'),
  changed: draft('word', { limits: ['draftChanges'], picks: 'text', takes: { value: 1000 } }),
  write: draft('word', { form: true }),
  again: draft('n? word? ms? word? text?', { form: true }),
  renamed: draft('', { limits: ['draftChanges'], takes: DATED }),
  days: draft('n'),
  keep: draft(),
  preview: draft(),
  publish: may(['organiser', 'creator', 'writer there'], 'S, D', {
    limits: ['publishedLeagues', 'openLeagues', 'serverLeagues', 'posts'],
  }),
  delete: draft(),
})

const REASON = { takes: { reason: 300 } } as const

const judge = (parts = '', given: object = {}) => may('judge', 'S, D', { parts, ...given })
const rule = (parts = '', given: object = {}) => judge(parts, { note: 'impartial, with a reason', ...given })
const govern = (parts = '', given: object = {}) => may('organiser', 'S, D', { parts, ...given })

/** A form that asks for the reason of a ruling, and the act that takes it. */
const form = (row: ActRow): ActRow => {
  const { takes: _, ...asked } = row
  return { ...asked, form: true }
}

const RULING = { ...REASON, limits: ['rulings'] } as const
const set = rule('id word n?', RULING)
const wentback = rule('id number', RULING)
const repaired = rule('id id', REASON)
const voided = rule('id', RULING)
const written = rule('id', { limits: ['judgeMessages'], takes: { reason: 300 }, note: 'impartial' })
const redecked = judge('id', { ...REASON, note: 'impartial' })
const disqualified = govern('id', { ...REASON, note: 'impartial, with a reason' })
const removed = govern('id', { ...REASON, note: 'impartial, with a reason' })
const replaced = govern('id id', { ...REASON, note: 'impartial, with a reason' })
const samed = govern('id id', { ...REASON, note: 'impartial, with a reason' })
const unsamed = govern('id id', { ...REASON, note: 'impartial, with a reason' })
const paused = govern('', { ...REASON, limits: ['leaguePauses'], note: 'at once only if they play no game in it' })
const cancelled = govern('word?', { ...REASON, note: 'at once only if they play no game in it' })

/** Kinds of clicks of organisers and judges. */
const LO = kind('@ league', {
  desk: judge(),
  case: judge('id'),
  pairing: judge('id'),
  results: judge('n? n?'),
  players: judge('n?'),
  player: judge('id'),
  result: judge('id word?'),
  goback: judge('id number?'),
  repair: judge('id n?'),
  substitute: govern('id'),
  extend: rule('id ms?', { limits: ['extensions'] }),
  freeze: rule('id', { limits: ['rulings'] }),
  unfreeze: rule('id', { limits: ['rulings'] }),
  set,
  setform: form(set),
  wentback,
  gobackform: form(wentback),
  settle: rule('id'),
  askhands: judge('id id?'),
  askedhands: rule('id id', { limits: ['rulings'] }),
  hands: judge('id n?', { note: 'the judge who has asked; both players agreed' }),
  voided,
  void: form(voided),
  repaired,
  repairform: form(repaired),
  written,
  writeform: form(written),
  redecked,
  redeckform: form(redecked),
  dq: govern('id'),
  disqualified,
  dqform: form(disqualified),
  withdraw: govern('id'),
  removed,
  removeform: form(removed),
  agree: govern('', { note: 'to an act of somebody else, while they play no game in it' }),
  recall: govern(),
  replaced,
  replaceform: form(replaced),
  same: govern('id n?'),
  samed,
  sameform: form(samed),
  unsamed,
  unsameform: form(unsamed),
  pause: govern(),
  paused,
  pauseform: form(paused),
  resume: govern(),
  cancel: govern(),
  cancelled,
  cancelform: form(cancelled),
  texts: govern('', { form: true }),
  texted: govern('', { limits: ['leagueTexts'], takes: { name: 40, about: 300 } }),
  dates: govern('ms? word?', { form: true }),
  checkintime: govern('ms? ms? word?', { form: true }),
  checkinmoved: govern('', { limits: ['leagueDates'], takes: { hours: 10 }, note: 'before check-in is over' }),
  checkedin: govern('id', { limits: ['leagueCheckIns'], note: 'before check-in is over' }),
  moved: govern('', { limits: ['leagueDates'], takes: { days: 10 }, note: 'at once only if they play no game in it' }),
  host: govern(),
  role: may('organiser', 'S', {
    limits: ['leagueRoles'],
    parts: 'word word? person?',
    picks: 'person',
    note: 'a role of this server, not that of everybody',
  }),
  people: may('organiser', 'S', { picks: 'person', limits: ['leagueHosts'], note: 'members, no bots, who agree' }),
})

/** Kinds of clicks on leagues. */
export const LEAGUE_ACTS = { lg: LG, ln: LN, lo: LO } as const
