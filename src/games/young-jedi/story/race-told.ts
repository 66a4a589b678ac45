/** Facts of the podrace as lines. */
import { runOf, type ToldLines } from '../../../kit/facts/tellers.ts'
import { findCard } from '../cards/index.ts'
import type { SeenFact } from '../state/game-facts.ts'
import { cardName, row } from '../words/naming.ts'
import type { Say } from '../words/say.ts'
import { type FactInStory, line, type Tellers } from './telling.ts'

/** The tellers of Podraces. */
export const RACE_STORY = {
  thrust: line(({ seat, data, speaker }) => speaker.tell(seat, 'told.thrust', { count: data.tokens })),
  token: line(({ seat, data, speaker }) =>
    speaker.tell(seat, 'told.token', { card: cardName(data.card), count: data.tokens }),
  ),
  'lap-card': lapCards,
  lap: line(({ seat, data, speaker }) => speaker.tell(seat, 'told.lap', { laps: data.laps })),
  refuel: line(({ seat, speaker }) => speaker.tell(seat, 'told.refuel')),
  'lap-lost': line(({ seat, data, speaker }) => speaker.tell(seat, 'told.lap-lost', { card: cardName(data.card) })),
  'race-lost': line(({ seat, data, speaker }) => speaker.tell(seat, 'told.race-lost', { count: data.cards.length })),
} satisfies Partial<Tellers>

/** "You play lap cards: 1 (Yoda); 2 (Jawa, by handling)." */
function lapCards(telling: FactInStory<'lap-card'>): ToldLines {
  const { fact: first } = telling
  const { speaker } = telling.context
  const run = runOf(telling, (one) => one.type === 'lap-card' && one.seat === first.seat) as SeenFact<'lap-card'>[]
  const cards = run.map((one) => lapCard(one, speaker.say))
  return {
    lines: [speaker.tell(first.seat, 'told.lap-card', { count: run.length, cards: row(cards, speaker.language) })],
    taken: run.length,
  }
}

function lapCard({ data: { card, as: number, by } }: SeenFact<'lap-card'>, say: Say): string {
  const own = [findCard(card)?.destiny ?? []].flat().includes(number)
  if (by !== undefined) return say('told.lap-card.by', { number, card: cardName(card), by: cardName(by) })
  return say(own ? 'told.lap-card.one' : 'told.lap-card.handling', { number, card: cardName(card) })
}
