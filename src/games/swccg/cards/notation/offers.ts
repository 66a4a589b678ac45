/** Offers, and the acts of which they consist. */
import type {
  Act,
  Amount,
  Condition,
  DeployLimits,
  Filter,
  MayLimits,
  MomentOrMoments,
  MustLimits,
  NamedPile,
  Offer,
  PlayLimits,
  ShootLimits,
  Whose,
  With,
} from '../vocabulary.ts'

type Acts = Act | readonly Act[]
const list = (acts: Acts): readonly Act[] => ('length' in acts ? acts : [acts])

export const may = (at: MomentOrMoments, acts: Acts, limits: MayLimits = {}): Offer => ({
  offer: 'may',
  at,
  acts: list(acts),
  ...limits,
})
export const must = (at: MomentOrMoments, acts: Acts, limits: MustLimits = {}): Offer => ({
  offer: 'must',
  at,
  acts: list(acts),
  ...limits,
})
/** A function of a Used Interrupt. */
export const used = (at: MomentOrMoments, acts: Acts, limits: PlayLimits = {}): Offer => ({
  offer: 'used',
  at,
  acts: list(acts),
  ...limits,
})
/** A function of a Lost Interrupt. */
export const lost = (at: MomentOrMoments, acts: Acts, limits: PlayLimits = {}): Offer => ({
  offer: 'lost',
  at,
  acts: list(acts),
  ...limits,
})
/** The function of a Starting Interrupt. */
export const starting = (acts: Acts, limits: With<'while'> = {}): Offer => ({
  offer: 'starting',
  acts: list(acts),
  ...limits,
})
/** Fires at such cards for that much Force. */
export const shoot = (at: Filter, cost: number, limits: ShootLimits = {}): Offer => ({
  offer: 'shoot',
  at,
  cost,
  ...limits,
})

export const take = (what: Filter): Act => ({ act: 'take', what })
export const deploy = (what: Filter, limits: DeployLimits = {}): Act => ({ act: 'deploy', what, ...limits })
export const deployPair = (one: Filter, two: Filter): Act => ({ act: 'deploy pair', what: [one, two] })
export const draw: Act = { act: 'draw' }
export const drawTwo: Act = { act: 'draw two' }
export const exchange: Act = { act: 'exchange' }
export const instead = (number: Amount): Act => ({ act: 'instead', number })
export const drawCards = (count: number, pile?: NamedPile): Act => ({
  act: 'draw cards',
  count,
  ...(pile === undefined ? {} : { pile }),
})
export const activate = (count: Amount): Act => ({ act: 'activate', count })
export const activateUpTo = (count: Amount): Act => ({ act: 'activate', count, upTo: true })
export const retrieve = (count: Amount, of?: Filter): Act => ({
  act: 'retrieve',
  count,
  ...(of === undefined ? {} : { of }),
})
export const loseForce = (count: number, whose?: Whose): Act => ({
  act: 'lose Force',
  count,
  ...(whose === undefined ? {} : { whose }),
})
export const lose = (what: Filter): Act => ({ act: 'lose', what })
export const stack = (what: Filter): Act => ({ act: 'stack', what })
export const cancel = (what: Filter): Act => ({ act: 'cancel', what })
export const place = (what: Filter, pile: NamedPile, from?: NamedPile): Act => ({
  act: 'place',
  what,
  pile,
  ...(from === undefined ? {} : { from }),
})
export const relocate = (what: Filter, to: Filter, cost?: Amount): Act => ({
  act: 'relocate',
  what,
  to,
  ...(cost === undefined ? {} : { cost }),
})
/** One shot at normal cost; what it hits is lost at once. */
export const fireDeadly = (weapon: Filter): Act => ({ act: 'fire', weapon, deadly: true })
export const trimHand = (to: number): Act => ({ act: 'trim hand', to })
export const showHand = (whose: Whose): Act => ({ act: 'show hand', whose })
export const loseCopies = (whose: Whose): Act => ({ act: 'lose copies', whose })
export const iff = (condition: Condition, ...acts: readonly Act[]): Act => ({ act: 'if', if: condition, acts })
export const oneOf = (...acts: readonly Act[]): Act => ({ act: 'one of', acts })
