/** Acts and values of cards in piles, which no text of the pool has: as nodes that have begun. */
import { expect, it } from 'vitest'
import { isRefusal } from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { destinyStep, drawDestiny } from '../../../src/games/swccg/rules/destiny/steps.ts'
import { textStep } from '../../../src/games/swccg/rules/texts/steps.ts'
import { cardOf } from '../../../src/games/swccg/state/engine-card.ts'
import type { DestinyFrame, TextFrame } from '../../../src/games/swccg/state/game-frames.ts'
import type { State } from '../../../src/games/swccg/state/game-state.ts'
import { GameTable } from '../../../src/games/swccg/state/game-table.ts'
import type { Act } from '../../../src/games/swccg/texts/language/words.ts'
import { laid } from '../scripted-turns.ts'

/** A pilot on table, who speaks, and a scout. */
const [PILOT, SCOUT] = ['9_17', '8_4'] as const
const position = (): State =>
  structuredClone(laid({ phase: 'deploy', places: ['Sullust, light | A-wing + Green Squadron Pilot pilot'] }))

it('the destiny of a drawn card is what texts make of it', () => {
  const drawn = (of: 'scout' | 'starship'): number | null => {
    const state = position()
    state.sides.light.reserve.push(SCOUT)
    state.lasting.push({
      ...{ card: PILOT, you: 'light', piece: 'gone', until: 'turn', drawn: null, here: null, name: PILOT },
      rule: { word: 'add', stat: 'destiny', amount: 2, of },
    })
    const table = new GameTable(state)
    drawDestiny(table, 'light', 'text')
    const frame = table.state.flow.at(-1) as DestinyFrame
    while (frame.value === null) destinyStep(table, frame)
    return frame.value
  }
  const [printed] = cardOf(SCOUT).destiny
  expect([drawn('scout'), drawn('starship')]).toEqual([printed! + 2, printed])
})

/** A text under way has this act left; it asks for cards. Returns the question, and the state once this card is taken. */
function searching(
  act: Act,
  laidOut: (state: State) => void,
  card: string,
): { readonly asked: readonly string[]; readonly after: State } {
  const state = position()
  laidOut(state)
  state.questions = []
  const source = state.pieces.find((piece) => piece.card === PILOT)!.handle
  const frame: TextFrame = {
    ...{ frame: 'text', step: 'acts', side: 'light', card: PILOT, source, hand: null, piece: 'gone', responds: false },
    ...{ targets: [], window: null, cancelled: false, todo: [act], drawn: null, picked: null, pile: null },
  }
  state.flow.push(frame)
  const table = new GameTable(state)
  textStep(table, frame)
  const [decision] = swccg.decisions(table.state)
  if (decision?.shape.type !== 'choose') throw new Error('nothing is asked')
  const { options } = decision.shape
  const chosen = options.filter((one) => one.card === card).map(({ id }) => id)
  const step = swccg.play(table.state, 'light', [{ decision: decision.id, exit: 'do', choose: chosen }])
  if (isRefusal(step)) throw new Error(step.refused)
  return { asked: options.map((one) => one.card ?? ''), after: step.state }
}
const handOf = ({ sides }: State): readonly string[] => sides.light.hand.map(({ card }) => card)

it.each(['lost', 'used', 'force'] as const)('a card is taken from the pile that the text names: %s', (pile) => {
  const before = position()
  const { asked, after } = searching(
    { word: 'take', of: 'scout', from: pile },
    ({ sides: { light } }) => {
      light[pile].push(SCOUT, PILOT)
      light.reserve.push(SCOUT)
    },
    SCOUT,
  )
  expect(asked).toEqual([SCOUT])
  expect(handOf(after)).toEqual([...handOf(before), SCOUT])
  expect(after.sides.light[pile].toSorted()).toEqual([...before.sides.light[pile], PILOT].toSorted())
  expect(after.sides.light.reserve).toEqual([...before.sides.light.reserve, SCOUT])
})

it('a card is deployed from the pile that the text names', () => {
  const before = position()
  const ship = before.pieces.find(({ handle }) => handle === before.pieces.find(({ card }) => card === PILOT)!.on)!.card
  const { asked, after } = searching(
    { word: 'deploy', of: 'starfighter', from: 'lost', free: true },
    ({ sides: { light } }) => {
      light.lost.push(ship, PILOT)
      light.reserve.push(ship)
    },
    ship,
  )
  expect(asked).toEqual([ship])
  expect(after.sides.light.lost).toEqual([...before.sides.light.lost, PILOT])
  expect(after.sides.light.reserve).toEqual([...before.sides.light.reserve, ship])
  expect(after.pieces.filter(({ card }) => card === ship)).toHaveLength(2)
})
