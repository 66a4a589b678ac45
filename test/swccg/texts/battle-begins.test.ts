/** A text that responds to a battle that begins is offered to its player alone, and only in the battles that it means. */
import { afterEach, expect, it } from 'vitest'
import type { Option } from '../../../src/contract/index.ts'
import type { Filter as OldFilter, Whose } from '../../../src/games/swccg/cards/vocabulary.ts'
import { cardOf, type EngineCard } from '../../../src/games/swccg/state/engine-card.ts'
import { order, pick, playedTurn } from '../scripted-turns.ts'

/** Tarl, a card of the Dark Side at the place of the battle. */
const BEARER = '8_114'
type Changeable = { -readonly [Field in keyof EngineCard]: EngineCard[Field] }
const before = cardOf(BEARER).text
afterEach(() => {
  ;(cardOf(BEARER) as Changeable).text = before
})

/** Whether the dark player can respond by this text of a card to a battle of the light player at a site. */
function isOffered(limits: { readonly whose?: Whose; readonly of?: OldFilter }): boolean {
  const made = { offer: 'may', at: 'battle begun', acts: [{ act: 'activate', count: 1 }], ...limits } as const
  ;(cardOf(BEARER) as Changeable).text = { ...before, dark: { made } as never }
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
  const at = (kind: 'site' | 'system'): OldFilter => ({ cards: 'all', fit: [kind] })
  expect([{}, ...(['theirs', 'yours', 'both'] as const).map((whose) => ({ whose }))].map(isOffered)).toEqual([
    true,
    true,
    false,
    true,
  ])
  expect([isOffered({ of: at('site') }), isOffered({ of: at('system') })]).toEqual([true, false])
})
