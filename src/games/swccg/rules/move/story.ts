/** How moves are told: each in a line, all of a turn in a sentence. */
import type { EventGroup } from '../../../../kit/story/telling.ts'
import { partOf, type StoryContext, type StoryEvent, type Sums, type Tellings } from '../../story/telling-context.ts'
import { priceIn, seatIn } from '../deploy/story.ts'

/** The line of a move, without its price. */
function moveLine({ seat, data }: StoryEvent<'moved'>, s: StoryContext, priced: boolean): string {
  const { how, on, at, role, react, cost, with: company } = data
  const aboard =
    how === 'embark' ||
    how === 'transfer' ||
    how === 'seat' ||
    ((how === 'shuttle' || how === 'internal') && on !== null)
  const tail = [
    seatIn(role, s),
    company.length === 0 ? '' : s.say('move.company', { cards: s.titles(company) }),
    react ? s.say('move.react') : '',
    priced ? priceIn(cost, s) : '',
  ].join('')
  return s.tell(seat, `move.${how}`, { card: s.title(data.card), place: s.title(aboard ? on : at), how: tail })
}

export const moveTellings: Tellings<'moved'> = {
  moved: {
    weight: 'move',
    part: () => partOf('moving'),
    line: ([one], s) => [moveLine(one, s, true)],
  },
}

/** All moves of a turn: one as it is, several as a list of cards. */
export const movingGroup: EventGroup<StoryEvent, StoryContext, Sums['moving']> = {
  holds: false,
  gathers: true,
  begin: () => [],
  add: (sum, one) => (one.type === 'moved' ? [...sum, one] : sum),
  resume: (sum) => sum,
  points: (sums, s) =>
    s.sides.flatMap((by) => {
      const [only, ...more] = sums.flat().filter(({ seat }) => seat === by)
      if (only === undefined) return []
      // A card that moved several times is named once.
      const moved = new Map(
        [only, ...more].flatMap(({ data }) =>
          [data.handle, ...data.withHandles].map(
            (handle, at) => [handle, [data.card, ...data.with][at] ?? ''] as const,
          ),
        ),
      )
      const cards = [...moved.values()]
      const brief = [s.tell(by, 'move.count', { count: cards.length })]
      const text = more.length === 0 ? moveLine(only, s, false) : s.tell(by, 'move.all', { cards: s.titles(cards) })
      return [{ weight: 'move', text, brief, by }]
    }),
}
