/** Effects of texts as lines: searches, hands, looks, cards kept out. */
import { cardName, listed } from '../words/naming.ts'
import { line, type SaidFact, type Tellers } from './telling.ts'

/** The tellers of texts. */
export const TEXT_STORY = {
  text: line(({ seat, data, speaker }) => speaker.tell(seat, 'told.text', { card: cardName(data.card) })),
  'duel-text': line(({ seat, data, speaker }) => speaker.tell(seat, 'told.duel-text', { card: cardName(data.card) })),
  search: line(({ seat, data, speaker }) => speaker.tell(seat, 'told.search', { card: cardName(data.card) })),
  found: line(({ seat, data, speaker }) =>
    data.card === null
      ? speaker.tell(seat, data.to === 'hand' ? 'told.found.nothing' : 'told.found.undeployed')
      : speaker.tell(seat, 'told.found', { card: cardName(data.card) }),
  ),
  reshuffle: line(reshuffled),
  bottom: line(({ seat, data, own, speaker }) =>
    speaker.tell(seat, 'told.bottom', { count: data.count, cards: listed(own?.cards ?? [], speaker.language) }),
  ),
  'hand-shown': line(({ seat, data, speaker }) =>
    speaker.tell(seat, 'told.hand-shown', { card: cardName(data.card), cards: listed(data.cards, speaker.language) }),
  ),
  peek: line(({ seat, data, own, speaker }) => {
    const where = data.under ? 'under' : 'left'
    // Only the player who looks knows the card.
    return speaker.isReader(seat) && own !== undefined
      ? speaker.say(`told.peek.${where}.own`, { card: cardName(own.card) })
      : speaker.tell(seat, `told.peek.${where}`)
  }),
  'stay-out': line(({ seat, data, speaker }) =>
    speaker.tell(seat, 'told.stay-out', { card: cardName(data.card), other: cardName(data.other ?? '') }),
  ),
} satisfies Partial<Tellers>

/** Cards from the discard pile are open; those from the hand only their owner knows. */
function reshuffled({ seat, data: { cards: open, hand }, own, speaker }: SaidFact<'reshuffle'>): string {
  const { tell, say, language } = speaker
  const held = own?.held ?? []
  const parts = [
    ...(open.length === 0 ? [] : [listed(open, language)]),
    ...(hand === 0 ? [] : [held.length > 0 ? listed(held, language) : say('told.reshuffle.hand', { count: hand })]),
  ]
  return parts.length === 0
    ? tell(seat, 'told.reshuffle.none')
    : tell(seat, 'told.reshuffle', { cards: parts.join(say('separator')) })
}
