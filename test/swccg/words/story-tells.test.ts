/**
 * The story names all that a reader needs to follow a game, in both languages, over games by chance: where a card was
 * deployed, moved or landed, the target of an Interrupt or a shot, who was hit, who won a battle and what was paid.
 */
import { describe, expect, test } from 'vitest'
import {
  type GameEvent,
  isRefusal,
  LANGUAGES,
  type Language,
  type Reader,
  seenBy,
} from '../../../src/contract/index.ts'
import { cards } from '../../../src/games/swccg/cards/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { cardOf } from '../../../src/games/swccg/state/engine-card.ts'
import { storyteller } from '../../../src/games/swccg/story/storyteller.ts'
import { randomAnswer } from '../../../src/kit/decisions/shapes.ts'
import { seededNumbers } from '../../../src/simulation/simulate.ts'
import { type Given, laid } from '../scripted-turns.ts'
import { playedOn } from '../starter-lists.ts'

const SEEDS = [1, 2]
const MOVES = 400
const NAMES = { dark: 'Zoé', light: 'Bob' }

type Fields = Readonly<Record<string, unknown>>

const lineOf = (event: GameEvent, language: Language, reader: Reader = 'spectator'): string =>
  swccg.words
    .events([seenBy(event, reader)], { language, names: NAMES, reader })
    .join(' ')
    .replaceAll('\u00a0', ' ')

/** The cards that a line names, longer titles first, so that none is found within another. */
const TITLES = [...new Set(cards.map(({ title }) => title))].toSorted((one, other) => other.length - one.length)
function namedIn(line: string): readonly string[] {
  let rest = line
  return TITLES.filter((title) => {
    const found = rest.includes(title)
    rest = rest.replaceAll(title, '')
    return found
  })
}

/** Events without a line, each with the reason. */
const UNSAID: Readonly<Record<string, string>> = {
  phase: 'it follows from what is done in it',
  'used-force': 'the line of what it pays says it',
  recirculated: 'it happens in every turn',
  ended: 'the outcome says it',
  'drain-over': 'the drain and its losses say it',
  'turned-up': 'the events that follow tell which card counts',
  'put-away': 'the line of the card that was played says it',
  looked: 'the events that follow tell what was found',
}

const titles = (...cards: readonly unknown[]): readonly string[] =>
  cards.flat().flatMap((card) => (typeof card === 'string' ? [cardOf(card).title] : []))
const whose = (event: GameEvent): string => NAMES[event.seat as 'dark' | 'light']

/** Fights with weapons on the ground and in space, and a ship that can land. */
const TABLES: readonly Given[] = [
  {
    ...{ turn: 'dark', phase: 'battle', dark: { force: '12', hand: 'dark Sense; Tarl' }, light: { force: '12' } },
    places: [
      'Endor Back Door, dark | Tarl + Blaster Rifle; Elite Squadron Stormtrooper; Grond; Chewbacca Of Kashyyyk; Beezer + BlasTech E-11B Blaster Rifle; General Solo',
    ],
  },
  {
    ...{ turn: 'dark', phase: 'battle', dark: { force: '12' }, light: { force: '12', hand: 'A Few Maneuvers' } },
    places: ['Kessel | Scimitar 2 + Captain Jonus pilot + dark Concussion Missiles; X-wing; Y-wing'],
  },
  {
    ...{ turn: 'light', phase: 'move', dark: { force: '3' }, light: { force: '12', hand: '' } },
    places: ['Endor Landing Platform, light |', 'Endor | X-wing'],
  },
]
const TRIES = 40
const SHORT = 25

/** Plays at a table by chance. */
function playedAt(given: Given, seed: number, events: GameEvent[]): void {
  const next = seededNumbers(`story ${seed}`)
  let state = laid(given)
  for (let moves = 0; moves < SHORT; moves++) {
    const [decision] = swccg.decisions(state)
    if (decision === undefined) return
    const step = swccg.play(state, decision.seat, [randomAnswer(decision, next)])
    if (isRefusal(step)) throw new Error(step.refused)
    events.push(...step.events)
    state = step.state
  }
}

/** Damage and attrition as they are written, where there are any. */
const sums = (paid: unknown): readonly string[] =>
  Object.values((paid ?? {}) as Fields).flatMap((sum) =>
    typeof sum === 'object' ? sums(sum) : Number(sum) > 0 ? [String(sum)] : [],
  )

/** The words that a line has to hold, by its fact. */
const TOLD: Readonly<Record<string, (fields: Fields, event: GameEvent) => readonly string[]>> = {
  deployed: ({ card, at, on }, event) => [whose(event), ...titles(card, at, on)],
  moved: ({ card, at, on, how, with: company }) => [
    ...titles(card, company),
    ...titles(how === 'embark' || how === 'transfer' || how === 'seat' ? on : (on ?? at)),
  ],
  drained: ({ at }, event) => [whose(event), ...titles(at)],
  played: ({ card, targets }, event) => [whose(event), ...titles(card, targets)],
  'used-text': ({ card, targets }, event) => [whose(event), ...titles(card, targets)],
  fired: ({ card, by, target }, event) => [whose(event), ...titles(card, by, target)],
  shot: ({ card, total, defense }) => [...titles(card), `${total}`, `${defense}`],
  battle: ({ at }, event) => [whose(event), ...titles(at)],
  totals: ({ at, winner, dark, light, damage, darkAttrition, lightAttrition }) => [
    ...titles(at),
    ...(winner === null ? [] : [NAMES[winner as 'dark' | 'light']]),
    ...[dark, light].map(String),
    ...sums([winner === null ? 0 : damage, darkAttrition, lightAttrition]),
  ],
  forfeited: ({ card, damage, attrition }, event) => [whose(event), ...titles(card), ...sums([damage, attrition])],
  'battle-over': ({ at, paid }) => (paid === null ? [] : [...titles(at), ...sums(paid)]),
  lost: ({ card }, event) => [whose(event), ...titles(card)],
  cancelled: ({ by, what }) => titles(by, what),
}

const missing = (event: GameEvent, language: Language): readonly string[] => {
  const line = lineOf(event, language)
  const wanted = TOLD[event.type]?.(event.data as Fields, event) ?? []
  return wanted
    .filter((words) => !line.includes(words))
    .map((words) => `${event.type} (${language}): ${words} – ${line}`)
}

describe('the story of a game', () => {
  const events: GameEvent[] = SEEDS.flatMap((seed) => {
    const seen: GameEvent[] = []
    playedOn(seed, MOVES, (move) => seen.push(...move.events))
    return seen
  })
  for (const given of TABLES) for (let seed = 0; seed < TRIES; seed++) playedAt(given, seed, events)

  test('has landings and take-offs, shots that hit and that miss, and battles that are won', () => {
    const seen = (type: string, field: string) =>
      new Set(events.flatMap((event) => (event.type === type ? [(event.data as Fields)[field]] : [])))
    expect([...seen('moved', 'how')]).toContain('land')
    expect([...seen('shot', 'hit')].sort()).toEqual([false, true])
    expect([...seen('totals', 'winner')].some((winner) => winner !== null)).toBe(true)
    expect(events.some(({ type, data }) => type === 'played' && (data as { targets: [] }).targets.length > 0)).toBe(
      true,
    )
  })

  test('every event has a line, in both languages, or a reason why it has none', () => {
    const unsaid = Object.entries(storyteller.tellings).flatMap(([type, { weight }]) =>
      weight === 'unsaid' ? [type] : [],
    )
    expect(unsaid.toSorted()).toEqual(Object.keys(UNSAID).toSorted())
    const silent = events.filter(
      (event) =>
        !(event.type in UNSAID) &&
        !(event.type === 'battle-over' && event.data.paid === null) &&
        LANGUAGES.some((language) => lineOf(event, language) === ''),
    )
    expect(silent).toEqual([])
  })

  test('both languages name the same cards, to spectators and to the player', () => {
    const strays = events.flatMap((event) =>
      ['spectator', 'dark', 'light'].flatMap((reader) => {
        const [en, fr] = [lineOf(event, 'en', reader), lineOf(event, 'fr', reader)]
        return JSON.stringify(namedIn(en)) === JSON.stringify(namedIn(fr)) ? [] : [`${en} – ${fr}`]
      }),
    )
    expect([...new Set(strays)]).toEqual([])
  })

  test.each(Object.keys(TOLD))('holds what “%s” is about', (type) => {
    const ofType = events.filter((event) => event.type === type)
    expect(ofType.length).toBeGreaterThan(0)
    expect([...new Set(ofType.flatMap((event) => LANGUAGES.flatMap((language) => missing(event, language))))]).toEqual(
      [],
    )
  })
})

test.each([
  { language: 'en', hit: 'is hit', missed: 'is not hit' },
  { language: 'fr', hit: 'coup au but', missed: 'coup manqué' },
] as const)('the story says whether a shot hits: $language', ({ language, hit, missed }) => {
  const shot = (isHit: boolean): string =>
    lineOf({ type: 'shot', seat: 'dark', data: { card: '1_146', total: 5, defense: 4, hit: isHit } }, language)
  expect(shot(true)).toContain(hit)
  expect(shot(false)).toContain(missed)
})
