/** Windows of what has begun and is not over: a drain as its player sees it, and a draw before its card is turned up. */
import { describe, expect, test } from 'vitest'
import type { Language } from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { sceneContext } from '../../../src/games/swccg/panels/scenes/scene-context.ts'
import { momentWords } from '../../../src/games/swccg/panels/window-moments.ts'
import { battleBlocks } from '../../../src/games/swccg/rules/battle/scene.ts'
import { newBattle } from '../../../src/games/swccg/rules/battle/steps.ts'
import type { Side } from '../../../src/games/swccg/state/engine-card.ts'
import type { View } from '../../../src/games/swccg/view/player-view.ts'
import { speakerOf } from '../../../src/games/swccg/words/speaker.ts'
import { laid } from '../scripted-turns.ts'

const voice = (reader: Side, language: Language) =>
  ({ language, names: { dark: 'Ann', light: 'Bob' }, reader }) as const

describe('a drain that has begun', () => {
  const words = (side: Side, language: Language) => {
    const state = laid({ turn: 'dark', phase: 'control', places: ['Endor Back Door, dark | Stormtrooper'] })
    const view = swccg.view(state, side) as View
    const drain = { frame: 'drain', step: 'respond', side: 'dark', at: view.places[0]!.id } as const
    const seen: View = { ...view, drain: { ...drain, window: null, cancelled: false, amount: null, lost: 0 } }
    const { question, below } = momentWords(side, seen, 'drain begun', null, speakerOf(voice(side, language)))
    return [question, below]
  }

  test.each([
    ['en', ['Respond to your drain at Back Door?', 'If you pass, Bob loses 2']],
    ['fr', ['Répondre à votre drainage à Back Door\u00a0?', 'Si vous passez, Bob perd 2']],
  ] as const)('tells the player who drains what the opponent loses, in %s', (language, said) => {
    expect(words('dark', language)).toEqual(said)
  })

  test('asks the opponent whether they react, and says what they lose', () => {
    expect(words('light', 'en')).toEqual(['React to the drain at Back Door?', 'If you pass, you lose 2'])
  })
})

test.each([
  ['dark', 'Your opponent reacts. Respond?'],
  ['light', 'Respond to your react?'],
] as const)('a react is the one of the player who did not begin the battle (%s)', (side, said) => {
  const state = laid({ turn: 'dark', phase: 'battle', places: ['Endor Back Door, dark | Stormtrooper; Midge'] })
  const view = swccg.view(state, side) as View
  const seen: View = { ...view, battle: newBattle('dark', view.places[0]!.id, []) }
  expect(momentWords(side, seen, 'react', null, speakerOf(voice(side, 'en'))).question).toBe(said)
})

describe('a battle destiny that has begun', () => {
  /** The line below the totals while the first draw of the only side that draws has come so far; null: not begun. */
  const between = (step: 'about' | 'drawn' | null) => {
    const places = ['Endor Back Door, dark | General Solo; Captain Yutani; Corporal Avarik']
    const state = laid({ turn: 'light', phase: 'battle', places, light: { reserve: '20' }, dark: { reserve: '20' } })
    const view = swccg.view(state, 'light') as View
    const begun = newBattle('light', view.places[0]!.id, [])
    const battle = step === null ? begun : { ...begun, draws: { ...begun.draws, light: 1 } }
    const destiny = { frame: 'destiny', side: 'light', use: 'battle', card: null, value: null } as const
    const rest = { window: null, cancelled: false }
    const seen: View = { ...view, battle, destiny: step === null ? null : { ...destiny, ...rest, step } }
    const blocks = battleBlocks(sceneContext(seen, voice('light', 'en')), battle)
    return blocks.flatMap((block) => (block.block === 'bar' ? [block.note] : []))[0]
  }

  test('is still to come until its card is turned up', () => {
    expect(between(null)).toBe('you draw 1 destiny')
    expect(between('about')).toBe('you draw 1 destiny')
    expect(between('drawn')).toBe('no destiny to draw')
  })
})
