/** Modifiers: what holds by itself while a card is in play. */
import type { PieceKey } from '../keyed-text.ts'
import type {
  AddLimits,
  AllowLimits,
  Amount,
  Ban,
  BoundLimits,
  Condition,
  Filter,
  FixedLimits,
  ForbidLimits,
  FreeLimits,
  ImmuneLimits,
  Leave,
  LiesLimits,
  Modifier,
  NamedPile,
  OffLocation,
  PilotsLimits,
  ReactLimits,
  ReactWay,
  SetLimits,
  Stat,
  With,
} from '../vocabulary.ts'

export const add = (stat: Stat, amount: Amount, limits: AddLimits = {}): Modifier => ({
  does: 'add',
  stat,
  amount,
  ...limits,
})
export const set = (stat: Stat, amount: Amount, limits: SetLimits = {}): Modifier => ({
  does: 'set',
  stat,
  amount,
  ...limits,
})
/** Nothing is paid. */
export const free = (stat: Stat, limits: FreeLimits = {}): Modifier => ({ does: 'free', stat, ...limits })
export const atLeast = (stat: Stat, bound: Amount, limits: BoundLimits = {}): Modifier => ({
  does: 'at least',
  stat,
  bound,
  ...limits,
})
export const atMost = (stat: Stat, bound: Amount, limits: BoundLimits = {}): Modifier => ({
  does: 'at most',
  stat,
  bound,
  ...limits,
})
export const noLower = (stat: Stat, limits: FixedLimits = {}): Modifier => ({ does: 'no lower', stat, ...limits })
export const noHigher = (stat: Stat, limits: FixedLimits = {}): Modifier => ({ does: 'no higher', stat, ...limits })
/** Adds to what this card pilots. */
export const pilots = (amount: Amount, limits: PilotsLimits = {}): Modifier => ({ does: 'pilots', amount, ...limits })
/** Immune to attrition below this number. */
export const immune = (below: Amount | 'all', limits: ImmuneLimits = {}): Modifier => ({
  does: 'immune',
  below,
  ...limits,
})
export const immuneTo = (title: string, limits: With<'of' | 'until'> = {}): Modifier => ({
  does: 'immune to',
  title,
  ...limits,
})
export const forbid = (what: Ban | readonly Ban[], limits: ForbidLimits = {}): Modifier => ({
  does: 'forbid',
  what: typeof what === 'string' ? [what] : what,
  ...limits,
})
export const allow = (what: Leave, limits: AllowLimits = {}): Modifier => ({ does: 'allow', what, ...limits })
export const react = (way: ReactWay, limits: ReactLimits = {}): Modifier => ({ does: 'react', way, ...limits })
/** An extra way between two places, in both directions. */
export const path = (one: Filter, two: Filter, limits: With<'of' | 'while'> = {}): Modifier => ({
  does: 'path',
  between: [one, two],
  ...limits,
})
/** All of these while the condition holds, each under a key of its own. */
export const during = (condition: Condition, pieces: Readonly<Record<PieceKey, Modifier>>): Modifier => ({
  does: 'during',
  if: condition,
  pieces,
})
/** Where it deploys. */
export const lies = (on: Filter | OffLocation, limits: LiesLimits = {}): Modifier => ({ does: 'lies', on, ...limits })
export const mayForfeit = (what: Filter, value: number): Modifier => ({ does: 'may forfeit', what, value })
export const forfeitsTo = (pile: NamedPile, limits: With<'of'> = {}): Modifier => ({
  does: 'forfeits to',
  pile,
  ...limits,
})
export const paysAll = (limits: With<'while'> = {}): Modifier => ({ does: 'pays all', ...limits })
export const blank = (what: Filter, limits: With<'whose' | 'while'> = {}): Modifier => ({
  does: 'blank',
  what,
  ...limits,
})
export const playsAs = (pile: NamedPile, limits: With<'of' | 'while'> = {}): Modifier => ({
  does: 'plays as',
  pile,
  ...limits,
})
export const stackCopies = (more: number): Modifier => ({ does: 'stack copies', more })
/** About a card or a part of the game that no pool has, in words of our own. */
export const later = (about: string, en: string, fr: string): Modifier => ({ does: 'later', about, says: { en, fr } })
