/** The layers of a game: imports go down, or stay on their layer. */
import { expect, test } from 'vitest'
import { goingUp, layerOf } from './game-layers.ts'
import { sources } from './sources.ts'

/** Imports that go up all the same, each with what ends it. This list may only become shorter. */
const UP: Readonly<Record<string, string>> = {
  'swccg/scenarios/index.ts -> swccg/rulebook/rule-book.ts': 'the rules that a scenario cites are passed in',
  'swccg/scenarios/laid-position.ts -> swccg/engine.ts': 'the engine is passed to scenarios',
  'swccg/scenarios/played-scenario.ts -> swccg/engine.ts': 'the engine is passed to scenarios',
  'swccg/state/game-table.ts -> swccg/texts/reading-of.ts': 'the table gets its reader as an argument',
  'young-jedi/texts/reading/numbers.ts -> young-jedi/decks/lesson.ts': 'the lesson’s cards become cards of their own',
  'young-jedi/scenarios/builder.ts -> young-jedi/engine.ts': 'the engine is passed to scenarios',
  'young-jedi/scenarios/index.ts -> young-jedi/rulebook/index.ts': 'the rules that a scenario cites are passed in',
  'young-jedi/scenarios/position.ts -> young-jedi/playing.ts': 'the engine is passed to scenarios',
  'young-jedi/scenarios/scenario-game.ts -> young-jedi/playing.ts': 'the engine is passed to scenarios',
  'young-jedi/words/index.ts -> young-jedi/story/story-words.ts':
    'the story becomes a part of the game beside its words',
  'young-jedi/words/order-words.ts -> young-jedi/policies/orders/basis.ts': 'orders go to their mechanisms',
  'young-jedi/words/order-words.ts -> young-jedi/policies/orders/deck-fill.ts': 'orders go to their mechanisms',
  'young-jedi/words/order-words.ts -> young-jedi/policies/orders/order.ts': 'orders go to their mechanisms',
}

test('in a game imports go down, or stay on their layer', () => {
  const strays = goingUp(sources).filter((way) => !(way in UP))
  expect(strays, 'import from a lower layer, or get it as an argument').toEqual([])
})

test('each import listed as going up does so', () => {
  const up = goingUp(sources)
  expect(Object.keys(UP).filter((way) => !up.includes(way))).toEqual([])
})

test('each file of a game has a layer', () => {
  const homeless = sources.filter(({ path }) => /^src\/games\/[^/]+\//.test(path) && layerOf(path) === null)
  expect(homeless.map(({ path }) => path)).toEqual([])
})

test('the check sees an import that goes up, within a mechanism too, and none between two games', () => {
  const files = [
    { path: 'src/games/one/rules/battle/steps.ts', imports: ['src/games/one/rules/drain/steps.ts', 'vitest'] },
    { path: 'src/games/one/rules/battle/state.ts', imports: ['src/games/one/rules/battle/steps.ts'] },
    { path: 'src/games/one/rules/battle/panel.ts', imports: ['src/games/one/rules/battle/en.ts', 'src/kit/a.ts'] },
    { path: 'src/games/one/view/view.ts', imports: ['src/games/one/engine.ts'] },
  ]
  expect(goingUp(files)).toEqual([
    'one/rules/battle/state.ts -> one/rules/battle/steps.ts',
    'one/view/view.ts -> one/engine.ts',
  ])
  expect(layerOf('src/games/one/nowhere/file.ts')).toBeNull()
})
