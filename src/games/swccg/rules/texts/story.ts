/** How Interrupts and texts of cards are told. */
import { findCard } from '../../cards/index.ts'
import { fewerNamed, type StoryContext, type Tellings, UNSAID } from '../../story/telling-context.ts'
import { priceIn } from '../deploy/story.ts'

type TextFacts =
  | 'played'
  | 'used-text'
  | 'put-away'
  | 'cancelled'
  | 'left'
  | 'stacked'
  | 'unstacked'
  | 'relocated'
  | 'looked'
  | 'searched'
  | 'retrieved'
  | 'hand-trimmed'
  | 'hand-shown'

const aimIn = (targets: readonly string[], { say, titles }: StoryContext): string =>
  targets.length === 0 ? '' : say('texts.target', { cards: titles(targets) })

const KINDS = { used: 'texts.as-used', lost: 'texts.as-lost' } as const
const kindIn = (how: string, { say }: StoryContext): string =>
  how in KINDS ? say(KINDS[how as keyof typeof KINDS]) : ''

/** How a card goes from a hand to the Force Pile or under the Used Pile; null: onto the Used Pile. */
const putsKey = ({ under, to }: { readonly under?: true; readonly to?: 'force' }) =>
  to === 'force' ? 'texts.puts-force' : under ? 'texts.puts-under' : null

export const textTellings: Tellings<TextFacts> = {
  played: {
    weight: 'move',
    line: ([{ seat, data }], s) => {
      const how = kindIn(data.how, s) + priceIn(data.cost, s)
      return [s.tell(seat, 'texts.plays', { card: s.title(data.card), how, target: aimIn(data.targets, s) })]
    },
    brief: ([{ seat, data }], s) => {
      const plays = (how: string) => s.tell(seat, 'texts.plays', { card: s.title(data.card), how, target: '' })
      return [plays(kindIn(data.how, s)), plays('')]
    },
  },
  'used-text': {
    weight: 'move',
    line: ([{ seat, data }], s) => {
      const values = { card: s.title(data.card), how: priceIn(data.cost, s), target: aimIn(data.targets, s) }
      return [s.tell(seat, 'texts.uses', values)]
    },
    brief: ([{ seat, data }], s) => [s.tell(seat, 'texts.uses', { card: s.title(data.card), how: '', target: '' })],
  },
  'put-away': UNSAID,
  cancelled: {
    weight: 'event',
    // Without a card a draw is cancelled before it; a drain or battle is known by its location.
    line: ([{ data }], { say, title }) => {
      const by = title(data.by)
      if (data.what === null) return [say('texts.cancels-draw', { by })]
      const isAction = findCard(data.what)?.type === 'location'
      return [say(isAction ? 'texts.cancels-action' : 'texts.cancels', { by, what: title(data.what) })]
    },
  },
  left: {
    weight: 'event',
    line: ([{ data }], { say, title }) => [say('texts.leaves', { card: title(data.card), pile: title(data.pile) })],
  },
  stacked: {
    weight: 'detail',
    line: ([{ data }], { say, title }) => [say('texts.stacked', { card: title(data.card), under: title(data.under) })],
  },
  unstacked: {
    weight: 'detail',
    line: ([{ seat, data }], { tell, title }) => [
      tell(seat, 'texts.takes', { card: title(data.card), by: title(data.by) }),
    ],
  },
  relocated: {
    weight: 'event',
    line: ([{ seat, data }], { tell, title, titles }) => [
      tell(seat, 'texts.relocates', { cards: titles(data.cards), place: title(data.at) }),
    ],
    brief: ([{ seat, data }], s) =>
      fewerNamed(data.cards, s).map((cards) => s.tell(seat, 'texts.relocates', { cards, place: s.title(data.at) })),
  },
  // The events that follow tell what was found.
  looked: UNSAID,
  searched: {
    weight: 'move',
    line: ([{ seat, data }], { tell, title, titles }) => [
      data.found.length === 0
        ? tell(seat, 'texts.searches-in-vain', { by: title(data.by) })
        : tell(seat, 'texts.searches', { by: title(data.by), cards: titles(data.found) }),
    ],
    brief: ([{ seat, data }], s) =>
      data.found.length === 0
        ? [s.tell(seat, 'texts.finds-none')]
        : fewerNamed(data.found, s).map((cards) => s.tell(seat, 'texts.finds', { cards })),
  },
  retrieved: {
    weight: 'event',
    line: ([{ seat, data }], { tell, titles }) => [tell(seat, 'texts.retrieves', { cards: titles(data.cards) })],
    brief: ([{ seat, data }], s) =>
      fewerNamed(data.cards, s).map((cards) => s.tell(seat, 'texts.retrieves', { cards })),
  },
  'hand-trimmed': {
    weight: 'move',
    line: ([{ seat, data, own }], { say, tell, titles }) => {
      const cards = own === undefined ? say('turn.cards', { count: data.count }) : titles(own.cards)
      return [tell(seat, putsKey(data) ?? 'texts.trims', { cards })]
    },
    brief: ([{ seat, data }], s) => [
      s.tell(seat, putsKey(data) ?? 'texts.trims-brief', {
        cards: s.say('turn.cards', { count: data.count }),
      }),
    ],
  },
  'hand-shown': {
    weight: 'move',
    line: ([{ seat, data }], { tell, titles }) => [tell(seat, 'texts.shows', { cards: titles(data.cards) })],
    brief: ([{ seat, data }], s) => fewerNamed(data.cards, s).map((cards) => s.tell(seat, 'texts.shows', { cards })),
  },
}
