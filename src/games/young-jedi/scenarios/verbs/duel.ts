/** Moves in duels. */
import { optionFor } from '../options.ts'
import { ALONE, chooses, give, leaves, optionsOf, type Verb } from './verb.ts'

/** The verbs of duels. */
export const DUEL_VERBS: readonly Verb[] = [
  chooses(['substitutes', 'substitute'], 'substitutes A', ['substitute'], 'use'),
  chooses(['defends with', 'defend with'], 'defends with A', ['duel-weapon'], 'use'),
  {
    says: ['names', 'name'],
    written: 'names 4; 3',
    pattern: /^(?<number>\d(?:\s*;\s*\d)*)$/,
    act: (seat, { number = [] }) =>
      give(seat, seat.played.decision(seat.side, 'name-numbers'), 'ok', { choose: number }),
  },
  {
    says: ['attacks with', 'attack with'],
    written: 'attacks with A as 4',
    pattern: /^(?<cards>.+?)(?: as (?<number>\d))?$/,
    act(seat, { cards = [], number = [] }) {
      const decision = seat.played.decision(seat.side, 'attack')
      const [as] = number
      const options = optionsOf(decision).filter(
        ({ id }) => as === undefined || !id.includes(':') || id.endsWith(`:${as}`),
      )
      give(seat, decision, 'attack', { choose: [optionFor(cards[0] ?? '', options).id] })
    },
  },
  chooses(['blocks with', 'block with'], 'blocks with A', ['block'], 'block'),
  leaves(['takes the hit', 'take the hit'], 'takes the hit', ['block'], 'take'),
  {
    says: ['passes', 'pass'],
    written: 'passes',
    pattern: ALONE,
    act(seat) {
      const decision = seat.played.open(seat.side, 'attack') ?? seat.played.decision(seat.side, 'duel', 'battle')
      give(seat, decision, 'pass')
    },
  },
]
