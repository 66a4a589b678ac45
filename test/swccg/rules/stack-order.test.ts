/** The order on the stack, choices on which it does not depend, and the texts that no scenario can reach. */
import { describe, expect, test } from 'vitest'
import type { Step } from '../../../src/contract/index.ts'
import { engine } from '../../../src/games/swccg/engine.ts'
import { newGame } from '../../../src/games/swccg/rules/setup/steps.ts'
import { beginText } from '../../../src/games/swccg/rules/texts/begin.ts'
import { cardOf, type Side } from '../../../src/games/swccg/state/engine-card.ts'
import { boardOf, type State } from '../../../src/games/swccg/state/game-state.ts'
import { GameTable } from '../../../src/games/swccg/state/game-table.ts'
import { immediateGoals } from '../../../src/games/swccg/texts/immediate.ts'
import { isImmuneTo } from '../../../src/games/swccg/texts/permits.ts'
import { readingOf } from '../../../src/games/swccg/texts/reading-of.ts'
import { viewOf } from '../../../src/games/swccg/view/player-view.ts'

const FILLER: Readonly<Record<Side, string>> = { dark: '1_194', light: '1_146' }

/** A game in the deploy phase of Light: places by card id, with cards there; 20 cards in each pile that matters. */
function laid(places: Readonly<Record<string, readonly string[]>>, lay: (table: GameTable) => void): Step<State> {
  const agreed = { pace: 'strict', damage: 'turns', turns: 'none' } as const
  const state = newGame('named', agreed, { dark: [], light: [] }, 'stack')
  Object.assign(state, { flow: [], turn: 3, active: 'light', phase: 'control' })
  const table = new GameTable(state)
  for (const side of ['dark', 'light'] as const) {
    table.side(side).reserve.push(...Array<string>(20).fill(FILLER[side]))
    table.side(side).force.push(...Array<string>(9).fill(FILLER[side]))
  }
  for (const [place, cards] of Object.entries(places)) {
    const at = table.open(place, table.state.places.length)
    for (const card of cards) table.lay(card, { at, on: null, role: null })
  }
  table.push({ frame: 'turn', step: 'deploy', window: null, skips: 'nothing', drains: [] })
  lay(table)
  return engine.start(table.state, () => {})
}

/** Takes the first option that begins so, or passes; returns who was asked what, and the next state. */
function answer({ state }: Step<State>, begins: string | null): { readonly asked: string; readonly step: Step<State> } {
  const [decision] = engine.decisions(state)
  if (decision === undefined) throw new Error('nobody is asked')
  const options = decision.shape.type === 'choose' ? decision.shape.options : []
  const option = begins === null ? undefined : options.find(({ id }) => id.startsWith(begins))
  if (begins !== null && option === undefined) throw new Error(`${begins} is not offered: ${JSON.stringify(options)}`)
  const given = option === undefined ? { exit: 'pass' } : { exit: 'do', choose: [option.id] }
  const step = engine.play(state, decision.seat, [{ decision: decision.id, ...given }])
  if (!('state' in step)) throw new Error(JSON.stringify(step))
  return { asked: `${decision.seat} ${decision.kind}`, step }
}

describe('SW-020, SC-226: the chain of an Effect, Alter and Sense', () => {
  test('each is answered by the opponent first, and the next action is that of the opponent of its player', () => {
    let step = laid({ '8_69': ['8_15', '8_114'] }, (table) => {
      table.intoHand('light', '1_45')
      table.intoHand('light', '1_109')
      table.intoHand('light', FILLER.light)
      table.intoHand('dark', '1_234')
      table.intoHand('dark', FILLER.dark)
      table.side('light').reserve.push('1_109') // destiny 3: not below the ability of General Solo
      table.side('light').reserve.push('2_49') // destiny 2, drawn first: below it
    })
    const story: string[] = []
    let deepest: readonly string[] = []
    for (const begins of ['deploy-', 'play-', 'play-', null, null, null, null, null]) {
      const { asked, step: next } = answer(step, begins)
      story.push(`${asked}${begins === null ? ' passes' : ''}`)
      step = next
      const stack = viewOf(step.state, 'spectator').stack.map(({ card }) => card)
      if (stack.length > deepest.length) deepest = stack
      if (step.state.pieces.some(({ card }) => card === '1_45')) break
    }
    expect(story).toEqual([
      'light act',
      'dark respond', // Alter on the Effect
      'light respond', // Sense on Alter
      'dark respond passes', // nobody answers Sense
      'light respond passes',
      'light respond passes', // Dark answered last: Light may answer the Effect
      'dark respond passes',
    ])
    expect(deepest).toEqual(['1_109', '1_234', '1_45'])
    const { sides, questions } = step.state
    expect([sides.light.used.at(-1), sides.dark.lost]).toEqual(['1_109', ['1_234']])
    expect(questions.map(({ seat, kind }) => `${seat} ${kind}`)).toEqual(['dark begin'])
  })
})

describe('texts that need a card of no pool', () => {
  const begin = (card: string, places: Readonly<Record<string, readonly string[]>>, lay: (table: GameTable) => void) =>
    laid(places, (table) => {
      lay(table)
      const source = table.state.pieces.find((piece) => piece.card === card)
      const { side, text } = cardOf(card)
      const [piece = ''] = Object.entries(text[side]).find(([, one]) => 'offer' in one) ?? []
      beginText(table, side, { card, source: source?.handle ?? null, hand: null, piece, responds: false })
    })

  test('4-LOM sends a character from either Used Pile to the Lost Pile of its owner', () => {
    const step = begin('4_91', { '8_159': ['4_91', '8_114'] }, (table) => {
      table.side('light').used.push('9_11', '1_70')
      table.side('dark').used.push('8_102')
    })
    const [decision] = engine.decisions(step.state)
    const options = decision?.shape.type === 'choose' ? decision.shape.options : []
    // The third is the card that its Force has put there.
    expect(options.map(({ card }) => card)).toEqual(['8_102', FILLER.dark, '9_11'])
    const after = engine.play(step.state, 'dark', [{ decision: decision!.id, exit: 'do', choose: [options[2]!.id] }])
    expect('state' in after && [after.state.sides.light.used, after.state.sides.light.lost]).toEqual([
      ['1_70'],
      ['9_11'],
    ])
  })

  test('a stacked card and one of the hand change places', () => {
    const step = begin('1_45', { '8_69': ['9_11'] }, (table) => {
      const memorial = table.lay('1_45', { at: null, on: null, role: null })
      memorial.stacked = ['8_85', '1_147']
      table.intoHand('light', '9_62')
      table.pop()
      table.push({ frame: 'turn', step: 'deploy', window: null, skips: 'nothing', drains: [] })
      beginText(table, 'light', {
        ...{ card: '1_45', source: memorial.handle, hand: null, piece: 'exchange', responds: false },
      })
    })
    const top = step.state.flow.filter(({ frame }) => frame === 'text')
    expect(top.length).toBeGreaterThan(0)
    let now: Step<State> = step
    for (const wanted of ['8_85', '9_62']) {
      const [decision] = engine.decisions(now.state)
      const options = decision?.shape.type === 'choose' ? decision.shape.options : []
      const option = options.find(({ card }) => card === wanted)
      expect(option, JSON.stringify(options)).toBeDefined()
      const next = engine.play(now.state, 'light', [{ decision: decision!.id, exit: 'do', choose: [option!.id] }])
      if (!('state' in next)) throw new Error(JSON.stringify(next))
      now = next
    }
    const memorial = now.state.pieces.find(({ card }) => card === '1_45')
    expect(memorial?.stacked).toEqual(['1_147', '9_62'])
    expect(now.state.sides.light.hand.map(({ card }) => card)).toEqual(['8_85'])
  })

  test('two cards are drawn for one destiny, one counts, and both go to the Used Pile', () => {
    const step = laid({ '8_69': ['9_11'] }, (table) => {
      table.side('light').reserve.push('1_70', '2_50')
      table.push({
        ...{ frame: 'destiny', step: 'draw', side: 'light', use: 'power', pair: [], card: null, value: null },
        ...{ window: null, cancelled: false },
      })
    })
    const [decision] = engine.decisions(step.state)
    expect([decision?.kind, decision?.seat]).toEqual(['which', 'light'])
    const options = decision?.shape.type === 'choose' ? decision.shape.options : []
    expect(options.map(({ card }) => card)).toEqual(['2_50', '1_70'])
    const after = engine.play(step.state, 'light', [{ decision: decision!.id, exit: 'choose', choose: ['1'] }])
    if (!('state' in after)) throw new Error(JSON.stringify(after))
    expect(after.events.filter(({ type }) => type === 'destiny').map(({ data }) => data)).toMatchObject([
      { card: '1_70', value: 6 },
    ])
    expect(after.state.sides.light.used).toEqual(['2_50', '1_70'])
    expect(after.state.sides.light.revealed).toEqual([])
  })

  test('A Vergence In The Force deploys on a location of the opponent after a drain of 3', () => {
    const { state } = laid({ '8_159': ['8_114'], '8_69': [] }, () => {})
    const reading = readingOf(boardOf(state))
    const goals = (lost: number, by: Side) =>
      immediateGoals(reading, 'light', '12_38', { moments: ['drain lost'], it: { place: 'p1' }, by, lost })
    expect(goals(3, 'light')).toEqual([{ place: 'p1' }])
    expect(goals(2, 'light')).toEqual([])
    expect(goals(3, 'dark')).toEqual([])
  })

  test('a text in play makes other cards immune to a title', () => {
    const { state } = laid({ '8_159': ['8_114'], '8_69': ['8_4', '8_9', '8_15'] }, () => {})
    const reading = readingOf(boardOf(state))
    const immune = (card: string) => {
      const piece = state.pieces.find((one) => one.card === card)!
      return isImmuneTo(reading, { piece }, 'Scanning Crew')
    }
    // Rebels of ability below 3, and those of Endor.
    expect([immune('8_9'), immune('8_15'), immune('8_114')]).toEqual([true, true, false])
  })
})

test('rule 12.2, SC-216: both Life Forces exhausted at once are a draw', () => {
  const { state } = laid({ '8_159': ['8_114'] }, () => {})
  const table = new GameTable(state)
  for (const side of ['dark', 'light'] as const)
    for (const pile of ['reserve', 'force', 'used'] as const) table.side(side)[pile].length = 0
  table.settle()
  expect(table.state.outcome).toMatchObject({ kind: 'both-exhausted', winner: null })
})
