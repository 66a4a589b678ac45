/** Moves in the own turn, at the set-up and between planets. */

import { planetCalled } from '../names.ts'
import { optionFor, optionsFor } from '../options.ts'
import { ALONE, CARDS, choose, chooses, give, leaves, type MovingSide, optionsOf, type Verb } from './verb.ts'

/** Items of the Deploy step; it stays open for more. */
function inDeployStep(seat: MovingSide, names: readonly string[]): void {
  const decision = seat.played.decision(seat.side, 'deploy')
  const ids = optionsFor(names, optionsOf(decision)).map(({ id }) => id)
  give(seat, decision, decision.exits.some(({ id }) => id === 'more') ? 'more' : 'done', { choose: ids })
}

function lapCards(seat: MovingSide, names: readonly string[]): void {
  for (const name of names) choose(seat, seat.played.decision(seat.side, 'thrust'), 'play', [name])
}

/** The verbs of turns. */
export const TURN_VERBS: readonly Verb[] = [
  {
    says: ['deploys', 'deploy'],
    written: 'deploys A; B to the Objective',
    pattern: CARDS,
    act: (seat, { cards = [] }) => inDeployStep(seat, cards),
  },
  {
    says: ['evacuates', 'evacuate'],
    written: 'evacuates Naboo',
    pattern: /^(?<planet>\w+)$/,
    act: (seat, { planet = [] }) => inDeployStep(seat, [`evacuation of ${planetCalled(planet[0] ?? '')}`]),
  },
  {
    says: ['thrusts', 'thrust'],
    written: 'thrusts with A; B',
    pattern: /^(?:with (?<cards>.+))?$/,
    act(seat, { cards = [] }) {
      inDeployStep(seat, ['thrust'])
      lapCards(seat, cards)
    },
  },
  {
    says: ['plays lap card', 'play lap card'],
    written: 'plays lap card A',
    pattern: CARDS,
    act: (seat, { cards = [] }) => lapCards(seat, cards),
  },
  {
    says: ['refuels', 'refuel'],
    written: 'refuels 2',
    pattern: /^(?<number>\d+)$/,
    act(seat, { number = [] }) {
      const open = seat.played.open(seat.side, 'thrust')
      if (open !== null) give(seat, open, 'stop') // no more lap cards: refuelling is next
      give(seat, seat.played.decision(seat.side, 'refuel'), 'ok', { number: Number(number[0]) })
    },
  },
  {
    says: ['looks for the partner', 'look for the partner'],
    written: 'looks for the partner',
    pattern: ALONE,
    act: (seat) => inDeployStep(seat, ['partner']),
  },
  {
    says: ['raises the limit with', 'raise the limit with'],
    written: 'raises the limit with A',
    pattern: CARDS,
    act(seat, { cards = [] }) {
      inDeployStep(seat, ['limit'])
      choose(seat, seat.played.decision(seat.side, 'raise-limit'), 'ok', cards)
    },
  },
  {
    says: ['duels', 'duel'],
    written: 'duels A with B against C',
    pattern: /^(?:with )?(?<who>.+?) (?:with|using) (?<with>.+) against (?<foe>.+)$/,
    act(seat, { who = [], with: arm = [], foe = [] }) {
      const decision = seat.played.decision(seat.side, 'duel')
      const role = (name: string) => optionsOf(decision).filter(({ id }) => id.startsWith(`${name}:`))
      const ids = [
        optionFor(who[0] ?? '', role('who')).id,
        optionFor(arm[0] ?? '', role('with')).id,
        optionFor(foe[0] ?? '', role('foe')).id,
      ]
      give(seat, decision, 'duel', { choose: ids })
    },
  },
  {
    says: ['battles', 'battle'],
    written: 'battles with A; B',
    pattern: /^(?:with (?<cards>.+))?$/,
    act: (seat, { cards = [] }) => choose(seat, seat.played.decision(seat.side, 'battle'), 'battle', cards),
  },
  chooses(['removes', 'remove'], 'removes A', ['remove'], 'use'),
  {
    says: ['evens up', 'even up'],
    written: 'evens up discarding A; B',
    pattern: /^(?<wait>and waits)?\s*(?:discarding (?<cards>.+?))?$/,
    act: (seat, { cards = [], wait = [] }) =>
      choose(seat, seat.played.decision(seat.side, 'even-up'), wait.length > 0 ? 'review' : 'end', cards),
  },
  {
    says: ['ends the turn', 'end the turn'],
    written: 'ends the turn',
    pattern: ALONE,
    act(seat) {
      const decision = seat.played.decision(seat.side, 'even-up', 'end-turn')
      if (decision.kind === 'even-up') choose(seat, decision, 'end')
      else give(seat, decision, 'end')
    },
  },
  {
    says: ['surrenders', 'surrender'],
    written: 'surrenders',
    pattern: ALONE,
    act(seat) {
      const decision = seat.played.decision(seat.side, 'even-up', 'end-turn')
      if (decision.kind === 'even-up') choose(seat, decision, 'surrender')
      else give(seat, decision, 'surrender')
    },
  },
  {
    says: ['concedes', 'concede'],
    written: 'concedes',
    pattern: ALONE,
    act: ({ played, side }) => played.concede(side),
  },
  {
    says: ['lays', 'lay'],
    written: 'lays A from the discard pile',
    pattern: /^(?<cards>.+?)(?: from the (?<from>hand|deck|discard)(?: pile)?)?$/,
    act(seat, { cards = [], from = [] }) {
      const decision = seat.played.decision(seat.side, 'start-location', 'next-location')
      const [source] = from
      const options = optionsOf(decision).filter(({ id }) => source === undefined || id.startsWith(`${source}:`))
      // The same Location may be offered in several places; without further words the first one is taken.
      const named = optionFor(cards[0] ?? '', options)
      give(seat, decision, 'ok', { choose: [named.id] })
    },
  },
  {
    says: ['fetches', 'fetch'],
    written: 'fetches A',
    pattern: CARDS,
    act(seat, { cards = [] }) {
      const decision = seat.played.decision(seat.side, 'fetch')
      if (cards.length === 0) give(seat, decision, 'none')
      else choose(seat, decision, 'fetch', cards)
    },
  },
  leaves(['plays no lap card', 'play no lap card'], 'plays no lap card', ['thrust'], 'stop'),
]
