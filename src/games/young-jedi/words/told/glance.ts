/**
 * A story at a glance: facts that belong together (a battle, what one side deploys, an Even Up) become a headline, with
 * a line for each fight below it. Everything else is told in its ordinary line.
 */
import type { Seat, SeenEvent, StoryLine } from '../../../../contract/index.ts'
import { STORY_LINE } from '../../../../contract/index.ts'
import { SIDES, type Side } from '../../cards/card.ts'
import { upper } from '../../cards/grammar.ts'
import { clip, row, titleOf } from '../naming.ts'
import type { Speaker } from '../say.ts'
import { cardIn, idsIn, numbersIn, type Open, opensIn } from './telling.ts'

/** What belongs together; `other` is told fact by fact. */
type Kind = 'turn' | 'deploying' | 'battle' | 'duel' | 'hands' | 'other'

interface Scene {
  readonly kind: Kind
  readonly events: SeenEvent[]
}

/** How facts are told wholly. */
export type TellAll = (events: readonly SeenEvent[]) => readonly string[]

export function glance(events: readonly SeenEvent[], speaker: Speaker, tellAll: TellAll): StoryLine[] {
  const lines = scenesOf(events).flatMap((scene) => sceneLines(scene, speaker, tellAll))
  return lines.filter(({ text }) => text !== '').map(({ kind, text }) => ({ kind, text: short(text, speaker) }))
}

/** Cut to its length, names of people not counted: whatever they are called, as much is told. */
function short(text: string, { name }: Speaker): string {
  const names = SIDES.map(name).sort((a, b) => b.length - a.length)
  const marked = names.reduce((left, one, at) => left.replaceAll(one, PLACES[at] ?? ''), text)
  return names.reduce((left, one, at) => left.replaceAll(PLACES[at] ?? '', one), clip(marked, STORY_LINE))
}

/** Stand for names: nobody writes these. */
const PLACES = ['\uE000', '\uE001']

// ---------------------------------------------------------------- scenes

const BATTLE: ReadonlySet<string> = new Set([
  ...['battle', 'battle-cards', 'starship-battle', 'fighters', 'ignored', 'strike', 'send-back', 'destiny', 'draw-two'],
  ...['redraw', 'replace', 'switch', 'called-tie', 'fight', 'defeat', 'fight-next', 'breakthrough', 'covered'],
  'battle-end',
])
const DUEL: ReadonlySet<string> = new Set([
  ...['duel', 'substitute', 'duel-weapon', 'named', 'guess', 'duel-broken-off', 'dueling-hand', 'attack', 'block'],
  ...['hit', 'pass', 'dueling-draw', 'hit-removed', 'duel-end', 'duel-text'],
])
/** Facts that never stand within a battle or a duel. */
const APART: ReadonlySet<string> = new Set([
  ...['turn', 'reveal', 'deploy', 'surrender', 'control', 'warning', 'over', 'taken-back'],
])
const ENDS: ReadonlySet<string> = new Set(['battle-end', 'duel-end', 'duel-broken-off'])
const OF_BATTLES: readonly unknown[] = ['fault', 'used', 'unused']
const OF_HANDS: readonly unknown[] = ['even-up', 'recycle']

function kindOf({ type, data }: SeenEvent): Kind {
  if (type === 'turn') return 'turn'
  if (BATTLE.has(type)) return 'battle'
  if (DUEL.has(type)) return 'duel'
  if (type === 'deploy') return 'deploying'
  if (type === 'draw') return 'hands'
  if (type !== 'discard') return 'other'
  return OF_BATTLES.includes(data.why) ? 'battle' : OF_HANDS.includes(data.why) ? 'hands' : 'other'
}

function scenesOf(events: readonly SeenEvent[]): Scene[] {
  const scenes: Scene[] = []
  let open: Kind | null = null
  for (const event of events.filter(({ type }) => type !== 'shuffle')) {
    const own = kindOf(event)
    if (APART.has(event.type)) open = null
    // What texts and damage do while a fight goes on belongs to it. Duels draw cards for their numbers like fights.
    const kind: Kind = open === 'duel' || (open === 'battle' && own !== 'duel') ? open : own
    const last: Scene | undefined = scenes.at(-1)
    if (last?.kind === kind && kind !== 'turn') last.events.push(event)
    else scenes.push({ kind, events: [event] })
    if (kind === 'battle' || kind === 'duel') open = ENDS.has(event.type) && own === kind ? null : kind
  }
  return scenes
}

function sceneLines({ kind, events }: Scene, speaker: Speaker, tellAll: TellAll): StoryLine[] {
  switch (kind) {
    case 'turn':
      return tellAll(events).map((text) => ({ kind: 'turn', text }))
    case 'deploying':
      return heads(deployLines(events, speaker))
    case 'battle':
      return battleLines(events, speaker, tellAll)
    case 'duel':
      return heads(duelLines(events, speaker, tellAll))
    case 'hands':
      return heads([handsLine(events, speaker)])
    case 'other':
      return heads(otherLines(events, speaker, tellAll))
  }
}

const heads = (texts: readonly string[]): StoryLine[] => texts.map((text) => ({ kind: 'head', text }))

// ---------------------------------------------------------------- cards in a row

/** More cards than these are only counted. */
const MOST_NAMED = 3

/** Titles in a row, equal ones counted; of many only the first, and how many more. */
function some(ids: readonly string[], { say, language }: Speaker): string {
  const counts = new Map<string, number>()
  for (const title of ids.map(titleOf)) counts.set(title, (counts.get(title) ?? 0) + 1)
  const all = [...counts]
  const named = all.slice(0, all.length > MOST_NAMED ? MOST_NAMED - 1 : MOST_NAMED)
  const cards = row(
    named.map(([title, count]) => (count === 1 ? title : `${count}× ${title}`)),
    language,
  )
  const number = ids.length - named.reduce((sum, [, count]) => sum + count, 0)
  return number === 0 ? cards : say('short.more', { cards, number })
}

const seatsIn = (events: readonly SeenEvent[]): Seat[] => [...new Set(events.flatMap(({ seat }) => seat ?? []))]

// ---------------------------------------------------------------- deploying, drawing, texts

/** A line for each side, whatever it deploys and wherever. */
function deployLines(events: readonly SeenEvent[], speaker: Speaker): string[] {
  const { say, tell, language } = speaker
  return seatsIn(events).map((seat) => {
    const own = events.filter((event) => event.seat === seat)
    const open = own.flatMap(({ data }) => cardIn(data.card) ?? [])
    const hidden = own.filter(({ data }) => data.card === null)
    const known = hidden.flatMap((event) => cardIn(event.own?.card) ?? [])
    const parts = [
      ...(open.length === 0 ? [] : [some(open, speaker)]),
      ...(known.length === 0 ? [] : [say('short.hidden', { cards: some(known, speaker) })]),
      ...(hidden.length === known.length ? [] : [say('told.hidden-cards', { count: hidden.length - known.length })]),
    ]
    return tell(seat, 'short.deploys', { cards: row(parts, language) })
  })
}

/** What both do with their hands, in one line. */
function handsLine(events: readonly SeenEvent[], speaker: Speaker): string {
  const { tell } = speaker
  const parts = seatsIn(events).flatMap((seat) => {
    const own = events.filter((event) => event.seat === seat)
    const gone = own.flatMap(({ type, data }) => (type === 'discard' ? idsIn(data.cards) : []))
    const draws = own.filter(({ type }) => type === 'draw')
    const count = draws.reduce((sum, { data }) => sum + Number(data.count), 0)
    const cards = some(
      draws.flatMap((event) => idsIn(event.own?.cards)),
      speaker,
    )
    return [
      ...(gone.length === 0 ? [] : [tell(seat, 'short.discards', { cards: some(gone, speaker) })]),
      ...(count === 0 ? [] : [tell(seat, 'short.draws', { count, cards })]),
    ]
  })
  return parts.join(' ')
}

/** Texts that are used one after the other stand in one line for each side; what else happens is told by itself. */
function otherLines(events: readonly SeenEvent[], speaker: Speaker, tellAll: TellAll): string[] {
  const uses = (event: SeenEvent) => event.type === 'text' || event.type === 'search'
  const used = events.filter(uses)
  const texts = seatsIn(used).map((seat) =>
    speaker.tell(seat, 'short.uses', {
      cards: some(
        used.filter((event) => event.seat === seat).flatMap(({ data }) => cardIn(data.card) ?? []),
        speaker,
      ),
    }),
  )
  const paid = events.filter(({ type }) => type === 'damage')
  const losses = seatsIn(paid).map((seat) => {
    const number = paid.reduce((sum, one) => sum + (one.seat === seat ? idsIn(one.data.cards).length : 0), 0)
    return speaker.tell(seat, 'short.loses', { cards: speaker.say('short.deck', { count: number }) })
  })
  const left = events.some(({ type }) => type === 'evacuated')
  const rest = events.filter(
    (event) => !uses(event) && !paid.includes(event) && !isAside(event, used.length > 0) && !isNothing(event, left),
  )
  return [...texts, ...rowsOf(rest).map((group) => toldTogether(group, speaker, tellAll)), ...losses]
}

/** What a text costs, and that it brought nothing, is of less weight than that it was used. */
function isAside({ type, data }: SeenEvent, used: boolean): boolean {
  if (!used) return false
  return (
    type === 'reshuffle' || (type === 'found' && data.card === null) || (type === 'discard' && data.why === 'price')
  )
}

/** That something was not done: at a glance it need not be told. @param left what was evacuated has left */
const isNothing = ({ type, data }: SeenEvent, left: boolean): boolean =>
  (type === 'fetch' && data.card === null) || (type === 'intercept' && left)

/** Facts of which several make one line. */
const TOGETHER: readonly ReadonlySet<string>[] = [
  new Set(['thrust', 'token', 'lap-card', 'refuel', 'lap-lost']),
  // With a planet the Effect on it goes.
  new Set(['surrender', 'control', 'discard']),
]

function rowsOf(events: readonly SeenEvent[]): SeenEvent[][] {
  const groups: SeenEvent[][] = []
  for (const event of events) {
    const last = groups.at(-1)
    const together = TOGETHER.some((types) => types.has(event.type) && types.has(last?.at(-1)?.type ?? ''))
    if (together) last?.push(event)
    else groups.push([event])
  }
  return groups
}

function toldTogether(events: readonly SeenEvent[], speaker: Speaker, tellAll: TellAll): string {
  const [first] = events
  if (first?.type === 'start-draw') return startDraw(first, speaker)
  if (first?.type !== 'reveal') return tellAll(events).join(' ')
  const cards = opensIn(first.data.cards).map(({ card }) => card)
  return speaker.tell(first.seat ?? '', 'told.reveal', { cards: some(cards, speaker) })
}

/** The numbers alone; one that had to be drawn again decides nothing. */
function startDraw({ seat, data }: SeenEvent, { say, tell, person, sides, language }: Speaker): string {
  if (seat === undefined) return ''
  const numbers = numbersIn(data.numbers)
  const draws = sides.map((side) => say('told.score', { name: person(side), number: numbers?.[side] ?? '–' }))
  return `${say('told.start-draw', { draws: row(draws, language) })} ${tell(seat, 'told.begins')}`
}

// ---------------------------------------------------------------- battles

/** A fight as far as these facts tell of it. */
interface Fight {
  readonly sides: readonly SeenEvent[]
  readonly number: number | null
  result: SeenEvent | null
  damage: number
}

function battleLines(events: readonly SeenEvent[], speaker: Speaker, tellAll: TellAll): StoryLine[] {
  const fights = fightsOf(events)
  const end = events.find(({ type }) => type === 'battle-end')
  const begun = declared(events, tellAll)
  if (fights.length === 0 && end === undefined)
    return heads(begun === '' ? tellAll(events.filter(({ type }) => type !== 'discard')) : [begun])
  const lines: StoryLine[] = fights.map((fight) => ({ kind: 'more', text: fightLine(fight, speaker) }))
  const head = [scoreOf(fights, end, speaker), ...SIDES.flatMap((side) => costOf(side, events, speaker))]
  return [...heads([head.join(' ')]), ...lines]
}

const DECLARING: ReadonlySet<string> = new Set(['battle', 'battle-cards', 'starship-battle'])

const declared = (events: readonly SeenEvent[], tellAll: TellAll): string =>
  tellAll(events.filter(({ type }) => DECLARING.has(type))).join(' ')

function fightsOf(events: readonly SeenEvent[]): Fight[] {
  const fights: Fight[] = []
  const begin = (sides: readonly SeenEvent[], number: number | null) =>
    fights.push({ sides, number, result: null, damage: 0 })
  for (const [at, event] of events.entries()) {
    const last = fights.at(-1)
    if (event.type === 'fighters') {
      const before = events[at - 1]
      if (before?.type === 'fighters') fights.splice(-1, 1, { ...(last as Fight), sides: [before, event] })
      else begin([event], typeof event.data.fight === 'number' ? event.data.fight : null)
    } else if (event.type === 'fight') {
      if (last === undefined || last.result !== null) begin([], null)
      ;(fights.at(-1) as Fight).result = event
    } else if (event.type === 'damage' && last !== undefined) last.damage += idsIn(event.data.cards).length
  }
  return fights
}

/** "2. Darth Maul 16 – 7 Yoda: you win, damage 4." */
function fightLine({ sides, number, result, damage }: Fight, speaker: Speaker): string {
  const { say, tell } = speaker
  const totals = numbersIn(result?.data.total)
  const [first, second] = speaker.sides
  const fighters = (side: Side) => {
    const found = sides.find(({ seat }) => seat === side)
    return found === undefined ? speaker.person(side) : someFighters(opensIn(found.data.characters), speaker)
  }
  const names = { left: fighters(first), right: fighters(second) }
  const who =
    totals === undefined
      ? say('short.meets', names)
      : say('short.fighters', { ...names, own: totals[first], theirs: totals[second] })
  const winner = result?.seat ?? null
  const won = winner === null ? say(result === null ? 'short.open' : 'short.tie') : tell(winner, 'short.won')
  const outcome = damage === 0 ? won : `${won}, ${say('short.damage', { number: damage })}`
  return number === null
    ? say('short.fight.plain', { fighters: who, result: outcome })
    : say('short.fight', { number, fighters: who, result: outcome })
}

/** The first of a group, and how many more. */
function someFighters(characters: readonly Open[], { say }: Speaker): string {
  const [first, ...more] = characters
  const cards = first === undefined ? '–' : titleOf(first.card)
  return more.length === 0 ? cards : say('short.more', { cards, number: more.length })
}

/** Who has won the battle, by how many fights. */
function scoreOf(fights: readonly Fight[], end: SeenEvent | undefined, { say, tell, sides }: Speaker): string {
  if (end === undefined) return say('short.battle.on')
  const counted = (side: Side) => fights.filter(({ result }) => result?.seat === side).length
  const won = numbersIn(end.data.won) ?? { dark: counted('dark'), light: counted('light') }
  if (won.dark === won.light) return say('short.battle.tie', { score: `${won.dark}–${won.light}` })
  const winner: Side = won.dark > won.light ? 'dark' : 'light'
  const score = sides.map((side) => won[side]).sort((a, b) => b - a)
  return tell(winner, 'short.battle.won', { score: score.join('–') })
}

/** What a side has lost: cards by name, those of the draw deck by number. */
function costOf(side: Side, events: readonly SeenEvent[], speaker: Speaker): string[] {
  const own = events.filter(({ seat }) => seat === side)
  const lost = own.filter(({ type }) => type === 'defeat').flatMap(({ data }) => goneIn(data))
  const count = (type: string) =>
    own.filter((event) => event.type === type).reduce((sum, { data }) => sum + idsIn(data.cards).length, 0)
  const through = count('breakthrough')
  const number = count('damage') + through
  const { say, tell, language } = speaker
  const parts = [
    ...(lost.length === 0 ? [] : [some(lost, speaker)]),
    ...(number === 0
      ? []
      : [through === 0 ? say('short.deck', { count: number }) : say('short.through', { count: number, through })]),
  ]
  return parts.length === 0 ? [] : [tell(side, 'short.loses', { cards: row(parts, language) })]
}

/** Cards that are lost and don't come back to the hand. */
function goneIn(data: SeenEvent['data']): string[] {
  const saved = data.saved === undefined ? null : idsIn(data.saved)
  if (saved === null && data.rescued === true) return []
  return opensIn(data.lost)
    .filter(({ handle }) => saved?.includes(handle) !== true)
    .map(({ card }) => card)
}

// ---------------------------------------------------------------- duels

/** Who meets whom and how it ended; its blows only while they are all that there is to tell. */
function duelLines(events: readonly SeenEvent[], speaker: Speaker, tellAll: TellAll): string[] {
  const begun = events.find(({ type }) => type === 'duel')
  const end = events.find(({ type }) => ENDS.has(type))
  const title = (found: unknown) => titleOf(cardIn(found) ?? '')
  const head =
    begun === undefined ? [] : [speaker.say('short.duel', { who: title(begun.data.who), foe: title(begun.data.foe) })]
  if (end !== undefined) return [[...head, ...duelEnd(end, events, speaker, tellAll)].join(' ')]
  const blows = tellAll(events.filter(({ type }) => BLOWS.has(type)))
  if (head.length + blows.length > 0) return [...head, ...blows]
  return tellAll(events).slice(0, 1)
}

const BLOWS: ReadonlySet<string> = new Set(['attack', 'block', 'hit', 'pass', 'substitute', 'duel-weapon'])

function duelEnd(end: SeenEvent, events: readonly SeenEvent[], speaker: Speaker, tellAll: TellAll): string[] {
  const { seat, data } = end
  if (end.type !== 'duel-end' || seat === undefined || data.beaten === null) return [...tellAll([end])]
  const loser: Side = seat === 'dark' ? 'light' : 'dark'
  const lost = opensIn(data.lost).map(({ card }) => card)
  const number = events
    .filter(({ type }) => type === 'damage')
    .reduce((sum, event) => sum + idsIn(event.data.cards).length, 0)
  const parts = [some(lost, speaker), ...(number === 0 ? [] : [speaker.say('short.deck', { count: number })])]
  return [
    upper(speaker.tell(seat, 'told.duel-won')),
    speaker.tell(loser, 'short.loses', { cards: row(parts, speaker.language) }),
  ]
}
