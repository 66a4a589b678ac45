/** Bans on playing, how often a title may be played, and texts of the activate phase, in trial texts. */
import { beforeAll, describe, expect, it } from 'vitest'
import { boardOf } from '../../../src/games/swccg/state/game-state.ts'
import { mayPlay } from '../../../src/games/swccg/texts/permits.ts'
import { readingOf } from '../../../src/games/swccg/texts/reading-of.ts'
import { laid, lendTexts, run } from '../lent-texts.ts'
import { PLAYED } from './trial-texts.ts'

// The cards have been asked about before their texts are lent, as by other files of this worker.
beforeAll(() => {
  const asked = ['turn: dark', 'phase: activate', 'dark: { hand: Tarl, force: 0 }', 'moves: [dark activates 1]']
  expect(run(...asked, 'then: { holds: [dark force is 1] }')).toEqual([])
})
lendTexts(PLAYED)
const at = (...cards: readonly string[]) => `places: ['Endor Back Door, dark | ${['Tarl', ...cards].join('; ')}']`
const HAND = "dark: { hand: 'dark Alter; dark Alter' }"
const PLAY = 'dark plays dark Alter'
const is = (force: number) => `then: { holds: [dark force is ${force}] }`

describe('an Interrupt', () => {
  it('is not offered while a text forbids to play it', () => {
    expect(run('turn: dark', 'phase: deploy', HAND, at(), `moves: [${PLAY}, ${PLAY}]`, is(12))).toEqual([])
    const cannot = 'moves: [dark cannot play dark Alter]'
    expect(run('turn: dark', 'phase: deploy', HAND, at('Yutani'), cannot, is(10))).toEqual([])
  })

  it('is offered as often in a turn as a text lets it be', () => {
    const moves = `moves: [${PLAY}, dark cannot play dark Alter]`
    expect(run('turn: dark', 'phase: deploy', HAND, at('Junkin'), moves, is(11))).toEqual([])
  })

  it('is offered as often in a game as a text lets it be, also in another turn', () => {
    const mayPlayAgain = (card: string): boolean => {
      const { state } = laid({ places: [`Endor Back Door, dark | Tarl; ${card}`] })
      return mayPlay(readingOf(boardOf({ ...state, titles: { dark: ['Alter'], light: [] } })), 'dark', '1_234')
    }
    expect([mayPlayAgain('Midge'), mayPlayAgain('Junkin')]).toEqual([false, true])
  })
})

describe('a text of the activate phase', () => {
  it('is offered behind the activation (U-47)', () => {
    const moves = 'moves: [dark activates 1, dark plays Ghhhk]'
    const then = 'then: { holds: [dark force is 3] }'
    expect(run('turn: dark', 'phase: activate', 'dark: { hand: Ghhhk, force: 0 }', at(), moves, then)).toEqual([])
  })

  it('can be passed', () => {
    const moves = 'moves: [dark activates 1, dark passes]'
    const then = 'then: { holds: [dark force is 1] }'
    expect(run('turn: dark', 'phase: activate', 'dark: { hand: Ghhhk, force: 0 }', at(), moves, then)).toEqual([])
  })
})
