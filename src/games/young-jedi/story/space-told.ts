/** Facts of evacuations, and of the battles in between, as lines. */
import { cardName, listed } from '../words/naming.ts'
import { line, type SaidFact, type Tellers } from './telling.ts'

/** The tellers of evacuations and starship battles. */
export const SPACE_STORY = {
  evacuation: line(({ seat, data, speaker }) =>
    speaker.tell(seat, 'told.evacuation', {
      planet: data.planet,
      count: data.cards,
      ships: listed(
        data.ships.map(({ card }) => card),
        speaker.language,
      ),
    }),
  ),
  // The line of the battle already says that a side intercepts.
  intercept: ({ fact: { seat, data }, context: { speaker } }) => ({
    lines: data.intercepts ? [] : [speaker.tell(seat, 'told.let-go')],
    taken: 1,
  }),
  'starship-battle': line(({ seat, data, speaker }) => speaker.tell(seat, 'told.intercept', { planet: data.planet })),
  evacuated: line(evacuated),
} satisfies Partial<Tellers>

function evacuated({ seat, data, own, speaker }: SaidFact<'evacuated'>): string {
  const { tell, say, language } = speaker
  const { planet, cards: open, transport } = data
  if (!data.saved) return tell(seat, 'told.evacuated.lost', { planet, cards: listed(open, language) })
  const hidden = own?.hidden ?? []
  const count = data.hidden ?? 0
  const cards = [
    ...(open.length === 0 ? [] : [listed(open, language)]),
    ...(count === 0 ? [] : [hidden.length > 0 ? listed(hidden, language) : say('told.hidden-cards', { count })]),
    ...(transport === null ? [] : [cardName(transport)]),
  ]
  return tell(seat, 'told.evacuated.saved', { planet, cards: cards.join(say('separator')) })
}
