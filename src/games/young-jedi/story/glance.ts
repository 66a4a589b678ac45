/**
 * A story at a glance: facts that belong together (a battle, the deployments of one side, an Even Up) become a
 * headline, with a line for each fight below it. Everything else is told in its ordinary line.
 */
import type { Seat, StoryLine } from '../../../contract/index.ts'
import { STORY_LINE } from '../../../contract/index.ts'
import { alike } from '../../../kit/facts/readers.ts'
import { clipWords } from '../../../kit/wording/clipping.ts'
import { opposite, SIDES, type Side } from '../cards/card.ts'
import { findCard } from '../cards/index.ts'
import type { DiscardReason, FactName, Open, SeenFact } from '../state/game-facts.ts'
import { countedTitles, row, series, titleOf } from '../words/naming.ts'
import type { Speaker } from '../words/say.ts'

/** Groups of facts; `other` is told fact by fact. */
export type GlanceKind = 'turn' | 'deploying' | 'battle' | 'duel' | 'hands' | 'other'

/** A run of facts of one kind. */
export interface FactRun {
  readonly kind: GlanceKind
  readonly events: SeenFact[]
}

/** Tells facts in full. */
export type TellAll = (events: readonly SeenFact[]) => readonly string[]

/** Tells events at a glance. @param tellAll tells the facts that get no shorter line */
export function glance(events: readonly SeenFact[], speaker: Speaker, tellAll: TellAll): StoryLine[] {
  const over = events.some(({ type }) => type === 'over')
  const lines = scenesOf(events).flatMap((scene) => sceneLines(scene, over, speaker, tellAll))
  return lines.filter(({ text }) => text !== '').map(({ kind, text }) => ({ kind, text: short(text, speaker) }))
}

/** Cut to its length, names of people not counted: long names leave no less room for the text. */
function short(text: string, { name }: Speaker): string {
  const names = SIDES.map(name).sort((a, b) => b.length - a.length)
  const marked = names.reduce((left, one, at) => left.replaceAll(one, PLACES[at] ?? ''), text)
  return names.reduce((left, one, at) => left.replaceAll(PLACES[at] ?? '', one), clipWords(marked, STORY_LINE))
}

/** Placeholders for names: nobody writes these characters. */
const PLACES = ['\uE000', '\uE001']

// ---------------------------------------------------------------- scenes

/** The group of a fact. */
interface Belongs {
  readonly kind: GlanceKind
  /** Facts that never come within a battle or a duel. */
  readonly apart?: true
  /** Facts that end the battle or the duel. */
  readonly ends?: true
}

const OTHER: Belongs = { kind: 'other' }
const APART: Belongs = { kind: 'other', apart: true }
const BATTLE: Belongs = { kind: 'battle' }
const DUEL: Belongs = { kind: 'duel' }
const HANDS: Belongs = { kind: 'hands' }

/** The group of a discard, by its reason. */
const DISCARDS: Readonly<Record<DiscardReason, Belongs>> = {
  ...alike(['fault', 'used', 'unused'], BATTLE),
  ...alike(['even-up', 'recycle'], HANDS),
  ...alike(['price', 'text', 'forced', 'limit', 'planet'], OTHER),
}

const SCENES: Readonly<Record<Exclude<FactName, 'discard'>, Belongs>> = {
  turn: { kind: 'turn', apart: true },
  deploy: { kind: 'deploying', apart: true },
  draw: HANDS,
  ...alike(['reveal', 'surrender', 'control', 'warning', 'over', 'taken-back'], APART),
  ...alike(['battle', 'battle-cards', 'starship-battle', 'fighters', 'ignored', 'strike', 'send-back'], BATTLE),
  ...alike(['destiny', 'draw-two', 'redraw', 'replace', 'switch', 'called-tie', 'fight', 'defeat'], BATTLE),
  ...alike(['fight-next', 'breakthrough', 'covered'], BATTLE),
  'battle-end': { kind: 'battle', ends: true },
  ...alike(['duel', 'substitute', 'duel-weapon', 'named', 'guess', 'dueling-hand', 'attack', 'block', 'hit'], DUEL),
  ...alike(['pass', 'dueling-draw', 'hit-removed', 'duel-text'], DUEL),
  ...alike(['duel-end', 'duel-broken-off'], { kind: 'duel', ends: true } as const),
  ...alike(['shuffle', 'damage', 'objective', 'start-draw', 'location', 'fetch', 'text', 'search', 'found'], OTHER),
  ...alike(['reshuffle', 'bottom', 'hand-shown', 'peek', 'stay-out', 'evacuation', 'intercept', 'evacuated'], OTHER),
  ...alike(['thrust', 'token', 'lap-card', 'lap', 'refuel', 'lap-lost', 'race-lost'], OTHER),
}

const belongs = (fact: SeenFact): Belongs => (fact.type === 'discard' ? DISCARDS[fact.data.why] : SCENES[fact.type])

/** Returns the facts as scenes, in order. Facts of a fight go with it. */
export function scenesOf(events: readonly SeenFact[]): FactRun[] {
  const scenes: FactRun[] = []
  let open: GlanceKind | null = null
  for (const event of events.filter(({ type }) => type !== 'shuffle')) {
    const { kind: own, apart, ends } = belongs(event)
    if (apart === true) open = null
    // Effects of texts and damage during a fight belong to it. Duels draw cards for their numbers like fights.
    const kind: GlanceKind = open === 'duel' || (open === 'battle' && own !== 'duel') ? open : own
    const last: FactRun | undefined = scenes.at(-1)
    if (last?.kind === kind && kind !== 'turn') last.events.push(event)
    else scenes.push({ kind, events: [event] })
    if (kind === 'battle' || kind === 'duel') open = ends === true && own === kind ? null : kind
  }
  return scenes
}

function sceneLines({ kind, events }: FactRun, over: boolean, speaker: Speaker, tellAll: TellAll): StoryLine[] {
  switch (kind) {
    case 'turn':
      return tellAll(events).map((text) => ({ kind: 'turn', text }))
    case 'deploying':
      return heads(deployLines(events, speaker))
    case 'battle':
      return battleLines(events, over, speaker, tellAll)
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

/** Of more cards than these only the characters are named. */
const MOST_NAMED = 3
/** This many of them are named where none is a character. */
const FIRST_NAMED = 2

const titlesOf = (ids: readonly string[]): string[] => countedTitles(ids).map(({ text }) => text)

/** Cards by name. Of many, every character is named and the rest are counted in words. */
function someParts(ids: readonly string[], { say }: Speaker): string[] {
  const all = titlesOf(ids)
  if (all.length <= MOST_NAMED) return all
  const fighters = ids.filter((id) => findCard(id)?.type === 'character')
  const named = fighters.length > 0 ? fighters : ids.slice(0, FIRST_NAMED)
  const count = ids.length - named.length
  return [...titlesOf(named), ...(count === 0 ? [] : [say('short.others', { count })])]
}

const some = (ids: readonly string[], speaker: Speaker): string => series(someParts(ids, speaker), speaker.language)

const seatsIn = (events: readonly SeenFact[]): Seat[] => [...new Set(events.flatMap(({ seat }) => seat ?? []))]

// ---------------------------------------------------------------- deploying, drawing, texts

/** Facts of one name. */
const ofType =
  <Name extends FactName>(type: Name) =>
  (fact: SeenFact): fact is Extract<SeenFact, { readonly type: Name }> =>
    fact.type === type

const isTitle = (card: string | null | undefined): card is string => typeof card === 'string'

/** A line for each side, for all its deployments in any place. */
export function deployLines(events: readonly SeenFact[], speaker: Speaker): string[] {
  const { say, tell, language } = speaker
  const deployed = events.filter(ofType('deploy'))
  return seatsIn(deployed).map((seat) => {
    const own = deployed.filter((fact) => fact.seat === seat)
    const open = own.map(({ data }) => data.card).filter(isTitle)
    const hidden = own.filter(({ data }) => data.card === null)
    const known = hidden.map((fact) => fact.own?.card).filter(isTitle)
    const parts = [
      ...(open.length === 0 ? [] : someParts(open, speaker)),
      ...(known.length === 0 ? [] : [say('short.hidden', { cards: some(known, speaker) })]),
      ...(hidden.length === known.length ? [] : [say('told.hidden-cards', { count: hidden.length - known.length })]),
    ]
    return tell(seat, 'short.deploys', { cards: series(parts, language) })
  })
}

/** The Even Up of both sides, in one line. */
function handsLine(events: readonly SeenFact[], speaker: Speaker): string {
  const { tell } = speaker
  const parts = seatsIn(events).flatMap((seat) => {
    const own = events.filter((event) => event.seat === seat)
    const gone = own.filter(ofType('discard')).flatMap(({ data }) => data.cards)
    const draws = own.filter(ofType('draw'))
    const count = draws.reduce((sum, { data }) => sum + data.count, 0)
    const cards = some(
      draws.flatMap((fact) => fact.own?.cards ?? []),
      speaker,
    )
    return [
      ...(gone.length === 0 ? [] : [tell(seat, 'short.discards', { cards: some(gone, speaker) })]),
      ...(count === 0 ? [] : [tell(seat, 'short.draws', { count, cards })]),
    ]
  })
  return parts.join(' ')
}

/** Texts used one after the other share a line for each side; other facts are told by themselves. */
export function otherLines(events: readonly SeenFact[], speaker: Speaker, tellAll: TellAll): string[] {
  const uses = (fact: SeenFact): fact is SeenFact<'text' | 'search'> => fact.type === 'text' || fact.type === 'search'
  const used = events.filter(uses)
  const texts = seatsIn(used).map((seat) =>
    speaker.tell(seat, 'short.uses', {
      cards: some(
        used.filter((fact) => fact.seat === seat).map(({ data }) => data.card),
        speaker,
      ),
    }),
  )
  const paid = events.filter(ofType('damage'))
  const losses = seatsIn(paid).map((seat) => {
    const number = paid.reduce((sum, one) => sum + (one.seat === seat ? one.data.cards.length : 0), 0)
    return speaker.tell(seat, 'short.loses', { cards: speaker.say('short.deck', { count: number }) })
  })
  const left = events.some(({ type }) => type === 'evacuated')
  const rest = events.filter(
    (event) => !uses(event) && event.type !== 'damage' && !isAside(event, used.length > 0) && !isNothing(event, left),
  )
  return [...texts, ...rowsOf(rest).map((group) => toldTogether(group, speaker, tellAll)), ...losses]
}

/** The cost of a text, or its lack of effect, matters less than its use. */
function isAside(fact: SeenFact, used: boolean): boolean {
  if (!used) return false
  if (fact.type === 'found') return fact.data.card === null
  return fact.type === 'discard' ? fact.data.why === 'price' : fact.type === 'reshuffle'
}

/**
 * Whether a fact only says that something was not done: at a glance it is left out. @param left whether the evacuated
 * cards have left
 */
const isNothing = (fact: SeenFact, left: boolean): boolean =>
  fact.type === 'fetch' ? fact.data.card === null : fact.type === 'intercept' && left

/** Facts that can share one line. */
const TOGETHER: readonly ReadonlySet<FactName>[] = [
  new Set<FactName>(['thrust', 'token', 'lap-card', 'refuel', 'lap-lost']),
  // The Effect on a planet leaves with it.
  new Set<FactName>(['surrender', 'control', 'discard']),
]

function rowsOf(events: readonly SeenFact[]): SeenFact[][] {
  const groups: SeenFact[][] = []
  for (const event of events) {
    const last = groups.at(-1)
    const before = last?.at(-1)?.type
    const together = TOGETHER.some((types) => before !== undefined && types.has(event.type) && types.has(before))
    if (together) last?.push(event)
    else groups.push([event])
  }
  return groups
}

function toldTogether(events: readonly SeenFact[], speaker: Speaker, tellAll: TellAll): string {
  const [first] = events
  if (first?.type === 'start-draw') return startDraw(first, speaker)
  if (first?.type !== 'reveal') return tellAll(events).join(' ')
  const cards = first.data.cards.map(({ card }) => card)
  return speaker.tell(first.seat, 'told.reveal', { cards: some(cards, speaker) })
}

/** The numbers alone; a draw that had to be repeated decides nothing. */
function startDraw(
  { seat, data: { numbers } }: SeenFact<'start-draw'>,
  { say, tell, person, sides, language }: Speaker,
): string {
  if (seat === undefined) return ''
  const draws = sides.map((side) => say('told.score', { name: person(side), number: numbers[side] ?? '–' }))
  return `${say('told.start-draw', { draws: row(draws, language) })} ${tell(seat, 'told.begins')}`
}

// ---------------------------------------------------------------- battles

/** A fight, as far as these facts show it. */
interface Fight {
  readonly sides: readonly SeenFact<'fighters'>[]
  readonly number: number | null
  result: SeenFact<'fight'> | null
  damage: number
}

function battleLines(events: readonly SeenFact[], over: boolean, speaker: Speaker, tellAll: TellAll): StoryLine[] {
  const fights = fightsOf(events)
  const end = battleEnd(events, fights.length > 0 && over)
  const begun = declared(events, tellAll)
  if (fights.length === 0 && end === undefined)
    return heads(begun === '' ? tellAll(events.filter(({ type }) => type !== 'discard')) : [begun])
  const lines: StoryLine[] = fights.map((fight) => ({ kind: 'more', text: fightLine(fight, speaker) }))
  const head = [scoreOf(fights, end, speaker), ...SIDES.flatMap((side) => costOf(side, events, speaker))]
  return [...heads([head.join(' ')]), ...lines]
}

const DECLARING: ReadonlySet<FactName> = new Set(['battle', 'battle-cards', 'starship-battle'])

/** Returns one line that declares a battle, from its facts. */
export const declared = (events: readonly SeenFact[], tellAll: TellAll): string =>
  tellAll(events.filter(({ type }) => DECLARING.has(type))).join(' ')

/**
 * Returns the end of the battle that these facts tell of; undefined while it goes on.
 * @param over the match has ended: no battle of it goes on
 */
export const battleEnd = (events: readonly SeenFact[], over: boolean): SeenFact<'battle-end'> | undefined =>
  events.find(ofType('battle-end')) ?? (over ? { type: 'battle-end', data: { fights: null, won: null } } : undefined)

/** Returns the fights among these facts, with their results. Fighters that were sent back have fought none. */
export function fightsOf(events: readonly SeenFact[]): Fight[] {
  const fights: Fight[] = []
  const begin = (sides: Fight['sides'], number: number | null) =>
    fights.push({ sides, number, result: null, damage: 0 })
  for (const [at, event] of events.entries()) {
    const last = fights.at(-1)
    if (event.type === 'fighters') {
      const before = events[at - 1]
      if (before?.type === 'fighters') fights.splice(-1, 1, { ...(last as Fight), sides: [before, event] })
      else begin([event], event.data.fight)
    } else if (event.type === 'send-back') {
      if (last?.result === null) fights.pop()
    } else if (event.type === 'fight') {
      if (last === undefined || last.result !== null) begin([], null)
      ;(fights.at(-1) as Fight).result = event
    } else if (event.type === 'damage' && last !== undefined) last.damage += event.data.cards.length
  }
  return fights
}

/** "2. Darth Maul 16 – 7 Yoda: you win, damage 4." */
function fightLine({ sides, number, result, damage }: Fight, speaker: Speaker): string {
  const { say, tell } = speaker
  const totals = result?.data.total
  const [first, second] = speaker.sides
  const fighters = (side: Side) => {
    const found = sides.find(({ seat }) => seat === side)
    return found === undefined ? speaker.person(side) : someFighters(found.data.characters, speaker)
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

/** Everybody of a group by name. */
const someFighters = (characters: readonly Open[], { language }: Speaker): string =>
  characters.length === 0 ? '–' : series(titlesOf(characters.map(({ card }) => card)), language)

/** The winner of the battle, and the score. */
export function scoreOf(
  fights: readonly Fight[],
  end: SeenFact<'battle-end'> | undefined,
  { say, tell, sides }: Speaker,
): string {
  if (end === undefined) return say('short.battle.on')
  const counted = (side: Side) => fights.filter(({ result }) => result?.seat === side).length
  const won = end.data.won ?? { dark: counted('dark'), light: counted('light') }
  if (won.dark === won.light) return say('short.battle.tie', { score: `${won.dark}–${won.light}` })
  const winner: Side = won.dark > won.light ? 'dark' : 'light'
  const score = sides.map((side) => won[side]).sort((a, b) => b - a)
  return tell(winner, 'short.battle.won', { score: score.join('–') })
}

/** A side's losses: every character by name, other cards and those of the draw deck by number. */
export function costOf(side: Side, events: readonly SeenFact[], speaker: Speaker): string[] {
  const own = events.filter(({ seat }) => seat === side)
  const lost = own.filter(ofType('defeat')).flatMap(({ data }) => goneIn(data))
  const count = (type: 'damage' | 'breakthrough') =>
    own.filter(ofType(type)).reduce((sum, { data }) => sum + data.cards.length, 0)
  const through = count('breakthrough')
  const number = count('damage') + through
  const { say, tell, language } = speaker
  const parts = [
    ...(lost.length === 0 ? [] : someParts(lost, speaker)),
    ...(number === 0
      ? []
      : [through === 0 ? say('short.deck', { count: number }) : say('short.through', { count: number, through })]),
  ]
  return parts.length === 0 ? [] : [tell(side, 'short.loses', { cards: series(parts, language) })]
}

/** Cards that are lost and don't return to the hand. */
function goneIn({ lost, rescued, saved }: SeenFact<'defeat'>['data']): string[] {
  if (saved === undefined && rescued) return []
  return lost.filter(({ handle }) => saved?.includes(handle) !== true).map(({ card }) => card)
}

// ---------------------------------------------------------------- duels

type DuelEnd = SeenFact<'duel-end' | 'duel-broken-off'>

/** The duelists and the result; the blows only if there is nothing else to tell. */
export function duelLines(events: readonly SeenFact[], speaker: Speaker, tellAll: TellAll): string[] {
  const begun = events.find(ofType('duel'))
  const end = events.find((fact): fact is DuelEnd => fact.type === 'duel-end' || fact.type === 'duel-broken-off')
  const title = (card: string | null) => titleOf(card ?? '')
  const head =
    begun === undefined ? [] : [speaker.say('short.duel', { who: title(begun.data.who), foe: title(begun.data.foe) })]
  if (end !== undefined) return [[...head, ...duelEnd(end, events, speaker, tellAll)].join(' ')]
  const blows = tellAll(events.filter(({ type }) => BLOWS.has(type)))
  if (head.length + blows.length > 0) return [...head, ...blows]
  return tellAll(events).slice(0, 1)
}

const BLOWS: ReadonlySet<FactName> = new Set(['attack', 'block', 'hit', 'pass', 'substitute', 'duel-weapon'])

function duelEnd(end: DuelEnd, events: readonly SeenFact[], speaker: Speaker, tellAll: TellAll): string[] {
  if (end.type !== 'duel-end' || end.seat === undefined || end.data.beaten === null) return [...tellAll([end])]
  const { seat, data } = end
  const lost = data.lost.map(({ card }) => card)
  const number = events.filter(ofType('damage')).reduce((sum, fact) => sum + fact.data.cards.length, 0)
  const parts = [...someParts(lost, speaker), ...(number === 0 ? [] : [speaker.say('short.deck', { count: number })])]
  return [
    speaker.tell(seat, 'told.duel-won'),
    speaker.tell(opposite(seat), 'short.loses', { cards: series(parts, speaker.language) }),
  ]
}
