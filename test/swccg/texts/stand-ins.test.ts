/** Texts about Ewoks and speeder bikes, of which the pool has none yet: cards of the pool stand in for them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scenarios } from '../../../src/games/swccg/scenarios/index.ts'
import { cardOf, type EngineCard } from '../../../src/games/swccg/state/engine-card.ts'
import { kindsOf } from '../../../src/games/swccg/texts/reading/kinds.ts'

/** Sergeant Junkin and Corporal Delevar are Ewoks, Tempest Scouts speeder bikes. */
const ALSO = [
  ['8_29', 'Ewok'],
  ['8_5', 'Ewok'],
  ['8_171', 'speeder bike'],
] as const
const kinds = (id: string) => kindsOf(id) as Set<string>
/** Corporal Delevar has the title that the Hut names. */
type Changeable = { -readonly [Field in keyof EngineCard]: EngineCard[Field] }
const chief: Changeable = cardOf('8_5')
const { title } = chief
beforeAll(() => {
  for (const [id, kind] of ALSO) kinds(id).add(kind)
  chief.title = 'Chief Chirpa'
})
afterAll(() => {
  for (const [id, kind] of ALSO) kinds(id).delete(kind)
  chief.title = title
})

const run = (...written: readonly string[]): readonly string[] =>
  scenarios
    .run(
      `topic: Ewoks\ngame: swccg\nscenarios:\n  - id: it\n    title: it\n    rule: 8.4.1\n${written.map((line) => `    ${line}\n`).join('')}`,
      'test',
      {},
    )
    .flatMap(({ problems }) => problems.map(({ text }) => text))

test('Ewoks of Light deploy there for 1 less, and Chief Chirpa for free', () => {
  const places = `places: ['Endor Great Forest, dark | Page', "Endor Chief Chirpa's Hut | Midge"]`
  const costs = [
    "cost of Junkin to Endor Chief Chirpa's Hut is 2",
    'cost of Junkin to Endor Great Forest is 2',
    "cost of Delevar to Endor Chief Chirpa's Hut is 0",
    "cost of Kensaric to Endor Chief Chirpa's Hut is 2",
  ]
  expect(
    run('turn: light', 'light: { hand: Junkin; Delevar; Kensaric }', places, `then: { holds: [${costs.join(', ')}] }`),
  ).toEqual([])
})

test('while Dark controls it, Ewoks at sites of Endor have forfeit 1 less', () => {
  const placesWith = (there: string) =>
    `places: ["Endor Chief Chirpa's Hut | ${there}", 'Endor Great Forest, dark | Junkin', 'Tatooine Podrace Arena | Delevar']`
  const then = (forfeit: number) => `then: { holds: [forfeit of Junkin is ${forfeit}, forfeit of Delevar is 4] }`
  expect(run(placesWith('Tarl'), then(3))).toEqual([])
  expect(run(placesWith('Tarl; Midge'), then(4))).toEqual([])
})

test('on a speeder bike Avarik adds 3 to its power and 1 to the total battle destiny', () => {
  const places = "places: ['Endor Great Forest, dark | Tempest Scout + Avarik pilot; Tarl; Midge']"
  const moves = 'moves: [dark battles at Endor Great Forest, dark draws destiny]'
  const then = 'then: { holds: [power of Tempest Scout is 6, attrition against light is 4] }'
  expect(run('phase: battle', "dark: { next: '3' }", places, moves, then)).toEqual([])
})
