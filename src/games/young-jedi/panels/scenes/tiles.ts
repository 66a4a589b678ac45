/** Cards as tiles: their shortest name and their numbers. */
import type { Figure, Tile } from '../../../../contract/index.ts'
import type { Card } from '../../cards/card.ts'
import { cardById } from '../../cards/index.ts'
import { asPlayed } from '../../decks/lesson.ts'
import type { View } from '../../view.ts'
import { titleOf } from '../../words/naming.ts'
import type { Speaker } from '../../words/say.ts'

type FigureName = 'power' | 'damage' | 'destiny' | 'counters'

/** A number with its sign. */
export const figure = (id: FigureName, value: number | string, { say }: Speaker): Figure => ({
  id: id === 'counters' ? 'cost' : id,
  label: say(`scene.${id}`),
  value: String(value),
})

/** The power of a character where it stands: green where it is more than printed, a draw where it is a draw. */
export function powerFigure(card: Card, here: number, speaker: Speaker): Figure | null {
  if (card.type !== 'character') return null
  if (card.power === 'destiny') {
    const value = here === 0 ? '' : String(here)
    return { ...figure('power', value, speaker), draws: 1, ...(here > 0 ? { raised: true } : {}) }
  }
  return { ...figure('power', here, speaker), ...(here > card.power ? { raised: true } : {}) }
}

/** A card that lies face down, or is not known to the reader. */
export const hiddenTile = (handle: string, { say }: Speaker): Tile => ({
  handle,
  card: null,
  name: say('scene.hidden'),
})

/** A card by its title. */
export const tile = (handle: string, card: string): Tile => ({ handle, card, name: titleOf(card) })

/** The numbers of a card in a hand: power and damage, else its destiny. */
export function handFigures(id: string, rules: View['rules'], speaker: Speaker): Figure[] {
  const card = cardById(id)
  if (card.type === 'character' || card.type === 'starship') {
    const draws = card.power === 'destiny' ? { draws: 1 } : {}
    const power = card.power === 'destiny' ? '' : card.power
    return [{ ...figure('power', power, speaker), ...draws }, figure('damage', asPlayed(card, rules).damage, speaker)]
  }
  return card.destiny === null || card.destiny === undefined
    ? []
    : [figure('destiny', [card.destiny].flat().join('/'), speaker)]
}
