/** The podrace. */
import type { SeenEvent } from '../../../../contract/index.ts'
import { findCard } from '../../cards/index.ts'
import { cardName, row } from '../naming.ts'
import type { Say } from '../say.ts'
import { cardIn, idsIn, line, runOf, type Said, type Teller, type Telling } from './telling.ts'

export const RACE_STORY = {
  thrust: line(({ seat, event, speaker }) => speaker.tell(seat, 'told.thrust', { count: event.data.tokens as number })),
  token: line(({ seat, event: { data }, speaker }) =>
    speaker.tell(seat, 'told.token', { card: cardName(data.card as string), count: data.tokens as number }),
  ),
  'lap-card': lapCards,
  lap: line(({ seat, event, speaker }) => speaker.tell(seat, 'told.lap', { laps: event.data.laps as number })),
  refuel: line(({ seat, speaker }) => speaker.tell(seat, 'told.refuel')),
  'lap-lost': line(({ seat, event, speaker }) =>
    speaker.tell(seat, 'told.lap-lost', { card: cardName(event.data.card as string) }),
  ),
  'race-lost': line(({ seat, event, speaker }) =>
    speaker.tell(seat, 'told.race-lost', { count: idsIn(event.data.cards).length }),
  ),
} satisfies Readonly<Record<string, Teller>>

/** "You play lap cards: 1 (Yoda); 2 (Jawa, by handling)." */
function lapCards(telling: Telling): Said {
  const { event, seat, speaker } = telling
  const run = runOf(telling, (one) => one.type === 'lap-card' && one.seat === event.seat)
  const cards = run.map((one) => lapCard(one, speaker.say))
  return {
    lines: [speaker.tell(seat, 'told.lap-card', { count: run.length, cards: row(cards, speaker.language) })],
    taken: run.length,
  }
}

function lapCard({ data }: SeenEvent, say: Say): string {
  const number = data.as as number
  const id = data.card as string
  const own = [findCard(id)?.destiny ?? []].flat().includes(number)
  const by = cardIn(data.by)
  if (by !== null) return say('told.lap-card.by', { number, card: cardName(id), by: cardName(by) })
  return say(own ? 'told.lap-card.one' : 'told.lap-card.handling', { number, card: cardName(id) })
}
