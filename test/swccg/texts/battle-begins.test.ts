/** A text that responds to a battle that begins is offered to its player alone, and only in the battles that it means. */
import { afterEach, expect, it } from 'vitest'
import type { Option } from '../../../src/contract/index.ts'
import { cardOf, type EngineCard } from '../../../src/games/swccg/state/engine-card.ts'
import { act, moment } from '../../../src/games/swccg/texts/language/makers.ts'
import type { Filter, TextPlayer } from '../../../src/games/swccg/texts/language/words.ts'
import { order, pick, playedTurn } from '../scripted-turns.ts'

/** Tarl, a card of the Dark Side at the place of the battle. */
const BEARER = '8_114'
type Changeable = { -readonly [Field in keyof EngineCard]: EngineCard[Field] }
const before = cardOf(BEARER).text
afterEach(() => {
  ;(cardOf(BEARER) as Changeable).text = before
})

/** Whether the dark player can respond by this text of a card to a battle of the light player at a site. */
function isOffered(limits: { readonly by?: TextPlayer; readonly at?: Filter }): boolean {
  const made = { offer: 'may', at: [moment('battle begins', limits)], does: [act('activate', { number: 1 })] } as const
  ;(cardOf(BEARER) as Changeable).text = { ...before, dark: { made } }
  let offered = false
  const passes = (options: readonly Option[]) => {
    offered = options.some(({ card }) => card === BEARER)
    return { exit: 'pass' }
  }
  playedTurn(
    {
      ...{ phase: 'battle', turn: 'light' },
      places: ['Endor Back Door, dark | Tarl; Elite Squadron Stormtrooper; Chewbacca Of Kashyyyk; Beezer'],
      dark: { next: '3; 3', hand: 'Tarl' },
      light: { next: '2; 2', hand: 'Midge' },
    },
    { light: { act: [pick('battle-')] }, dark: { respond: [passes] } },
    { dark: [order('damage'), order('destinies', { cards: 1 })] },
  )
  return offered
}

it('at the place that it names, begun by the player that it names', () => {
  expect([{}, ...(['opponent', 'you', 'each'] as const).map((by) => ({ by }))].map(isOffered)).toEqual([
    true,
    true,
    false,
    true,
  ])
  expect([isOffered({ at: 'site' }), isOffered({ at: 'system' })]).toEqual([true, false])
})
