/** Tables for pictures: from whole games of both kinds, and extreme ones that no game has. */
import fc from 'fast-check'
import {
  type Face,
  type GameEvent,
  isRefusal,
  type Language,
  type Layout,
  type Reader,
  type Zone,
} from '../../src/contract/index.ts'
import { shownScene } from '../../src/discord/table/scene-pictures.ts'
import type { AnyGame } from '../../src/games/games.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { plainPanels } from '../../src/kit/panels/plain-panels.ts'
import type { ShownScene } from '../../src/pictures/decision/scenes.ts'
import { seededNumbers } from '../../src/simulation/simulate.ts'
import { anyText } from '../any-text.ts'
import { tiny } from '../games/high-card.ts'

const GAMES: readonly AnyGame[] = [youngJedi, tiny]

export interface Position {
  readonly game: AnyGame
  readonly state: unknown
  readonly events: readonly GameEvent[]
}

/** Returns a game after this many answers, or at its end. */
export function played(game: AnyGame, format: string, seed: string, answers: number): Position {
  const random = seededNumbers(seed)
  const decks = Object.fromEntries(game.seats.map((seat) => [seat, deckOf(game, seat, format, random)]))
  const step = game.setup({ format }, decks, seed)
  let { state } = step
  const events = [...step.events]
  for (let given = 0; given < answers; given++) {
    const [decision] = game.decisions(state)
    if (decision === undefined) break
    const view = game.view(state, decision.seat)
    const reply =
      random() < 0.75 ? game.policies.practice(view, decision, null) : game.policies.random(view, decision, { random })
    if (reply === 'ask') throw new Error('a substitute asked')
    const next = game.play(state, decision.seat, [reply])
    if (isRefusal(next)) throw new Error(next.refused)
    state = next.state
    events.push(...next.events)
  }
  return { game, state, events }
}

function deckOf(game: AnyGame, seat: string, format: string, random: () => number) {
  const ready = game.decks().find((deck) => deck.seat === seat && deck.format === format)
  const drawn = game.randomDeck?.(seat, { format }, random) ?? ready?.list
  if (drawn === undefined) throw new Error(`no deck for ${seat}`)
  return drawn
}

/** Returns the table of a position as this reader is shown it. */
export function sceneTo({ game, state }: Position, reader: Reader, language: Language): ShownScene {
  const names = Object.fromEntries(game.seats.map((seat, at) => [seat, ['Anna', 'Bob'][at]!]))
  return shownScene(game, game.panels.scene(game.view(state, reader), { language, names, reader }), language)
}

/** A table of either game, for any reader, in any language. */
export const anyTable: fc.Arbitrary<readonly [AnyGame, ShownScene]> = fc
  .record({
    game: fc.constantFrom(...GAMES),
    seed: fc.nat(1000),
    answers: fc.nat(220),
    reader: fc.nat(2),
    language: fc.constantFrom<Language[]>('en', 'fr'),
  })
  .map(({ game, seed, answers, reader, language }) => {
    const format = game.formats[seed % game.formats.length]!
    const position = played(game, format, `picture ${seed}`, answers)
    return [game, sceneTo(position, game.seats[reader] ?? 'spectator', language)]
  })

// ---------------------------------------------------------------- tables that no game has

const wild = fc.oneof(
  fc.string({ minLength: 1, maxLength: 20 }),
  fc.string({ minLength: 1, maxLength: 200 }),
  anyText({ minLength: 1, maxLength: 120 }),
)
const few = fc.string({ maxLength: 6 })
const known = youngJedi.cards.all.map(({ id }) => id)

const face: fc.Arbitrary<Face> = fc
  .record({
    handle: fc.string(),
    card: fc.oneof(fc.constantFrom(...known), fc.constant(null), fc.constant('no such card')),
    note: wild,
    numbers: fc.array(
      fc.record({
        id: fc.constantFrom('power', 'damage', 'counters', 'destiny', 'other'),
        label: wild,
        value: few,
        draws: fc.nat(3),
        raised: fc.boolean(),
      }),
      { maxLength: 5 },
    ),
    marks: fc.array(wild, { maxLength: 2 }),
    hint: fc.option(wild, { nil: undefined }),
  })
  .map(({ hint, ...rest }) => (hint === undefined ? rest : { ...rest, hint }))

const zone: fc.Arbitrary<Zone> = fc
  .record({
    owner: fc.constantFrom('dark', 'light', null),
    label: wild,
    count: fc.nat(60),
    cards: fc.option(fc.array(face, { maxLength: 25 }), { nil: undefined }),
    main: fc.boolean(),
    hand: fc.boolean(),
    top: fc.boolean(),
  })
  .map(({ cards, ...rest }) => ({ id: 'zone', ...rest, ...(cards === undefined ? {} : { cards }) }))

const layout: fc.Arbitrary<Layout> = fc.record({
  headline: wild,
  zones: fc.array(zone, { maxLength: 16 }),
  gained: fc.array(
    fc.record({ by: fc.constantFrom('dark', 'light'), label: wild, card: fc.constantFrom(null, 'DM-135', 'gone') }),
    { maxLength: 4 },
  ),
})

/** A plain table of anything that the contract allows, however long or many. */
export const wildTable: fc.Arbitrary<ShownScene> = fc
  .record({ layout, dark: wild, light: wild })
  .map(({ layout, dark, light }) => plainTable(layout, { dark, light }))

/** Returns the plain table of a layout of Young Jedi's cards. */
function plainTable(layout: Layout, names: Readonly<Record<string, string>>): ShownScene {
  const voice = { language: 'en', names, reader: 'dark' } as const
  const { scene } = plainPanels<unknown, string>(() => ({ ...(youngJedi as AnyGame), layout: () => layout }))
  return shownScene(youngJedi as AnyGame, scene({}, voice), 'en')
}
