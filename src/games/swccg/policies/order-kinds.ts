/** The standing orders of this game: answers given ahead, and stops. */
import type { OrderField } from '../../../contract/index.ts'
import { leave, numberFrom, oneOf, someOf, take } from '../../../kit/orders/fields.ts'
import { type Asked, matchOrder, type OrderKind, ordersOf } from '../../../kit/orders/orders.ts'
import { readingOf } from '../rules/reading-of.ts'
import type { View } from '../seen/player-view.ts'
import { SIDES, type Side } from '../state/engine-card.ts'
import { PHASES } from '../state/game-frames.ts'
import { openInHand, plainly } from '../texts/offers.ts'
import { mayHold } from '../texts/pools.ts'
import { losses } from './losing.ts'
import { satisfied } from './safest-answer.ts'

type Put = Asked<View, Side>
type Answers = OrderKind<View, Side>['answers']

const optionsOf = ({ decision: { shape } }: Put) => (shape.type === 'choose' ? shape.options : [])
const mostOf = ({ decision: { shape } }: Put): number => (shape.type === 'choose' ? shape.max : 0)

const order = (kind: string, fields: readonly OrderField[], answers: Answers, more = {}) =>
  matchOrder<View, Side>(kind, fields, answers, more)

/** Losses of Force: the Reserve Deck first, down to a few cards, then Used Pile, hand, Force Pile. It stops at large ones. */
const lossOrder = order(
  'losses',
  [numberFrom('most', 1, 20)],
  {
    lose: (asked) => {
      const left = Number(asked.decision.about.left ?? 0)
      if (left > (asked.filled.number('most') ?? Number.MAX_SAFE_INTEGER)) return 'ask'
      return take('lose', ...losses(asked.view, optionsOf(asked), mostOf(asked)))
    },
  },
  { moments: ['lose'], saves: 1 },
)

/** Losses of the damage segment: hit cards, the least forfeit that suffices, then Force. It stops at much damage. */
const damageOrder = order(
  'damage',
  [numberFrom('most', 1, 40)],
  {
    satisfy: (asked) => {
      const { damage = 0 } = asked.decision.about
      if (Number(damage) > (asked.filled.number('most') ?? Number.MAX_SAFE_INTEGER)) return 'ask'
      return take('lose', ...satisfied(asked.view, asked.decision))
    },
  },
  { moments: ['satisfy'], saves: 1 },
)

/** Battle destinies: always, or not below so many cards in the Reserve Deck. */
const drawOrder = order(
  'destinies',
  [numberFrom('cards', 1, 60, false)],
  {
    destiny: ({ view, own, filled }) => leave(view.sizes[own].reserve >= (filled.number('cards') ?? 1) ? 'draw' : 'no'),
  },
  { moments: ['destiny'], suggestion: { cards: { exit: 'ok', number: 1 } }, saves: 1 },
)

/** Passing through the weapons segment and the chances before it, whatever the opponent fires. */
const weaponOrder = order(
  'weapons',
  [oneOf('pass', ['battle', 'weapons'], false)],
  {
    weapons: ({ filled }) => (filled.one('pass') === undefined ? null : leave('pass')),
    respond: ({ view, filled }) => (filled.one('pass') === 'battle' && view.battle !== null ? leave('pass') : null),
  },
  { moments: ['weapons', 'respond'], suggestion: { pass: { exit: 'ok', choose: ['battle'] } }, saves: 2 },
)

/** No response to a Force drain. */
const drainOrder = order(
  'drains',
  [oneOf('pass', ['drain'], false)],
  {
    respond: ({ view, filled }) =>
      filled.has('pass') && view.drain !== null && view.battle === null ? leave('pass') : null,
  },
  { moments: ['respond'], suggestion: { pass: { exit: 'ok', choose: ['drain'] } }, saves: 1 },
)

const ENDS = PHASES.map((phase) => ({ id: phase }))

/** A stop at the end of phases of the opponent, if they hold or can use so much. */
const phaseStop = order(
  'phase-stop',
  [someOf('phases', ENDS, false), numberFrom('cards', 1, 60), numberFrom('force', 1, 60)],
  {
    begin: ({ view, other, filled }) => {
      const { hand, force } = view.sizes[other]
      const chosen = filled.list('phases')?.includes(view.phase) === true
      const enough = hand >= (filled.number('cards') ?? 0) && force >= (filled.number('force') ?? 0)
      return chosen && enough ? 'ask' : null
    },
  },
  { stops: true },
)

/** A stop wherever one of these titles could be played, held or not: it hangs on public conditions alone. */
const cardWatch: readonly [string, OrderKind<View, Side>] = [
  'card-watch',
  {
    key: () => 'match',
    offer: (view, own) => ({ fields: [someOf('titles', watchable(view, own), false)], about: {}, stops: true }),
    answers: {
      begin: ({ view, own, filled }) => {
        const reading = readingOf(view)
        const titles = filled.list('titles') ?? []
        const held = mayHold(view, own).filter(({ id }) => titles.includes(id))
        return held.some(({ id }) => openInHand(reading, own, id, plainly('any time')).length > 0) ? 'ask' : null
      },
    },
  },
]

/** The Interrupts of the pool, for either hand. */
const watchable = (view: View, own: Side) =>
  mayHold(
    { ...view, lost: { dark: [], light: [] }, shown: { dark: [], light: [] }, pieces: [], sizes: full(view) },
    own,
  )
    .filter(({ type }) => type === 'interrupt')
    .map(({ id }) => ({ id, card: id }))

const full = ({ sizes }: View): View['sizes'] => ({
  dark: { ...sizes.dark, hand: 1 },
  light: { ...sizes.light, hand: 1 },
})

/** Orders and the answers that they give, as the contract wants them. */
export const ahead = ordersOf<View, Side>({
  seats: SIDES,
  kinds: [phaseStop, cardWatch, lossOrder, damageOrder, drawOrder, weaponOrder, drainOrder],
})
