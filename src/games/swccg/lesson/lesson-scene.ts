/** The picture of one card, large, with the numbers that an explanation names. */
import type { Figure, Scene, Voice } from '../../../contract/index.ts'
import { cardOf, type Side } from '../state/engine-card.ts'
import { type StorySpeaker, speakerOf } from '../words/speaker.ts'

/** A number that a card shows. */
export type ShownNumber = 'cost' | 'power' | 'icons'

function figureOf(id: ShownNumber, card: string, side: Side, { say }: StorySpeaker): Figure | null {
  const { deploy, power, force } = cardOf(card)
  const figure = (value: number | undefined, sign: string, label: string): Figure | null =>
    value === undefined ? null : { id: sign, label, value: String(value) }
  switch (id) {
    case 'cost':
      return figure(deploy, 'cost', say('scene.cost'))
    case 'power':
      return figure(power, 'power', say('moment.power'))
    case 'icons':
      return figure(force?.[side], 'force', say('scene.icons'))
  }
}

/**
 * Returns a card, large, with these of its numbers, each named beside it.
 * @param side of a location the icons of this side are counted
 */
export function cardScene(card: string, numbers: readonly ShownNumber[], side: Side, voice: Voice): Scene {
  const speaker = speakerOf(voice)
  const figures = numbers.flatMap((id) => figureOf(id, card, side, speaker) ?? [])
  const text = figures.map(({ label, value }) => `${label} ${value}`).join(', ')
  return { blocks: [{ block: 'card', card, title: cardOf(card).title, text, figures }] }
}
