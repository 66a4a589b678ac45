/** What texts do: searches, hands, looks, cards kept out. */
import { cardName, listed } from '../naming.ts'
import { cardIn, idsIn, line, type Teller, type Telling } from './telling.ts'

const nameIn = (found: unknown): string => cardName(cardIn(found) ?? '')

export const TEXT_STORY = {
  text: line(({ seat, event, speaker }) => speaker.tell(seat, 'told.text', { card: nameIn(event.data.card) })),
  'duel-text': line(({ seat, event, speaker }) =>
    speaker.tell(seat, 'told.duel-text', { card: nameIn(event.data.card) }),
  ),
  search: line(({ seat, event, speaker }) => speaker.tell(seat, 'told.search', { card: nameIn(event.data.card) })),
  found: line(({ seat, event: { data }, speaker }) =>
    data.card === null
      ? speaker.tell(seat, data.to === 'hand' ? 'told.found.nothing' : 'told.found.undeployed')
      : speaker.tell(seat, 'told.found', { card: nameIn(data.card) }),
  ),
  reshuffle: line(reshuffled),
  bottom: line(({ seat, event: { data, own }, speaker }) =>
    speaker.tell(seat, 'told.bottom', {
      count: data.count as number,
      cards: listed(idsIn(own?.cards), speaker.language),
    }),
  ),
  'hand-shown': line(({ seat, event: { data }, speaker }) =>
    speaker.tell(seat, 'told.hand-shown', {
      card: nameIn(data.card),
      cards: listed(idsIn(data.cards), speaker.language),
    }),
  ),
  peek: line(({ seat, event: { data, own }, speaker }) => {
    const card = cardIn(own?.card)
    const where = data.under === true ? 'under' : 'left'
    // Only who looks knows the card.
    return speaker.isReader(seat) && card !== null
      ? speaker.say(`told.peek.${where}.own`, { card: cardName(card) })
      : speaker.tell(seat, `told.peek.${where}`)
  }),
  'stay-out': line(({ seat, event: { data }, speaker }) =>
    speaker.tell(seat, 'told.stay-out', { card: nameIn(data.card), other: nameIn(data.other) }),
  ),
} satisfies Readonly<Record<string, Teller>>

/** Cards from the discard pile are open; those from the hand only their owner knows. */
function reshuffled({ seat, event: { data, own }, speaker }: Telling): string {
  const { tell, say, language } = speaker
  const open = idsIn(data.cards)
  const hand = Number(data.hand)
  const held = idsIn(own?.held)
  const parts = [
    ...(open.length === 0 ? [] : [listed(open, language)]),
    ...(hand === 0 ? [] : [held.length > 0 ? listed(held, language) : say('told.reshuffle.hand', { count: hand })]),
  ]
  return parts.length === 0
    ? tell(seat, 'told.reshuffle.none')
    : tell(seat, 'told.reshuffle', { cards: parts.join(say('separator')) })
}
