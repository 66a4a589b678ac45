/** Evacuations and what comes between. */
import { cardName, listed } from '../naming.ts'
import { cardIn, idsIn, line, nothing, opensIn, type Teller, type Telling } from './telling.ts'

export const SPACE_STORY = {
  evacuation: line(({ seat, event: { data }, speaker }) =>
    speaker.tell(seat, 'told.evacuation', {
      planet: String(data.planet),
      count: data.cards as number,
      ships: listed(
        opensIn(data.ships).map(({ card }) => card),
        speaker.language,
      ),
    }),
  ),
  // That somebody intercepts is told by the battle that begins.
  intercept: (telling: Telling) =>
    telling.event.data.intercepts === true
      ? nothing(telling)
      : { lines: [telling.speaker.tell(telling.seat, 'told.let-go')], taken: 1 },
  'starship-battle': line(({ seat, event, speaker }) =>
    speaker.tell(seat, 'told.intercept', { planet: String(event.data.planet) }),
  ),
  evacuated: line(evacuated),
} satisfies Readonly<Record<string, Teller>>

function evacuated({ seat, event: { data, own }, speaker }: Telling): string {
  const { tell, say, language } = speaker
  const planet = String(data.planet)
  const open = idsIn(data.cards)
  if (data.saved !== true) return tell(seat, 'told.evacuated.lost', { planet, cards: listed(open, language) })
  const hidden = idsIn(own?.hidden)
  const count = Number(data.hidden ?? 0)
  const transport = cardIn(data.transport)
  const cards = [
    ...(open.length === 0 ? [] : [listed(open, language)]),
    ...(count === 0 ? [] : [hidden.length > 0 ? listed(hidden, language) : say('told.hidden-cards', { count })]),
    ...(transport === null ? [] : [cardName(transport)]),
  ]
  return tell(seat, 'told.evacuated.saved', { planet, cards: cards.join(say('separator')) })
}
