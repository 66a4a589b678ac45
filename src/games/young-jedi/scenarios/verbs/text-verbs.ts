/** The verbs for actions that texts of cards allow. */
import type { Decision } from '../../../../contract/index.ts'
import { Mistake, RefusedMove } from '../../../../kit/scenarios/problems.ts'
import { calls, cardsCalled } from '../names.ts'
import { optionsFor } from '../options.ts'
import { ALONE, CARDS, choose, chooses, give, leaves, type MovingSide, optionsOf, type Verb } from './verb.ts'

/** Questions about one card, which may be used or not. */
const ABOUT_ONE = ['dueling-text', 'defeat-text', 'control-text']

function use(seat: MovingSide, name: string, discarded: readonly string[]): void {
  const one = seat.played.open(seat.side, ...ABOUT_ONE)
  if (one !== null) return useOne(seat, one, name, discarded)
  const set = seat.played.open(seat.side, 'text')
  if (set !== null) return choose(seat, set, 'use', [name])
  const decision = seat.played.decision(seat.side, 'deploy')
  const ids = optionsFor([`text of ${name}`], optionsOf(decision)).map(({ id }) => id)
  give(seat, decision, 'more', { choose: ids })
}

function useOne(seat: MovingSide, decision: Decision, name: string, discarded: readonly string[]): void {
  const card = String(decision.about.card ?? '')
  if (calls(name, card) === 0 && !card.startsWith('RF-D')) {
    cardsCalled(null, name)
    throw new RefusedMove('not offered', `Now it is not "${name}" that may be used.`)
  }
  if (decision.shape.type === 'confirm') return give(seat, decision, 'use')
  choose(seat, decision, 'use', discarded)
}

/** The exits that decline. */
const NO = ['none', 'hide', 'keep', 'let', 'take', 'pass', 'stop', 'leave']

/** The verbs of texts of choice. */
export const TEXT_VERBS: readonly Verb[] = [
  {
    says: ['uses', 'use'],
    written: 'uses A discarding B; C',
    pattern: /^(?:the text of )?(?<cards>.+?)(?: discarding (?<discarded>.+))?$/,
    act: (seat, { cards = [], discarded = [] }) => use(seat, cards[0] ?? '', discarded),
  },
  {
    says: ['declines', 'decline'],
    written: 'declines',
    pattern: ALONE,
    act(seat) {
      const [decision] = seat.played.asked().filter(({ seat: asked }) => asked === seat.side)
      if (decision === undefined)
        throw new RefusedMove('not asked', `${seat.side} is asked nothing. Asked is ${seat.played.askedWords}.`)
      const exit = decision.exits.find(({ id }) => NO.includes(id))
      if (exit === undefined)
        throw new RefusedMove('not offered', `${seat.side} can't decline this: asked is ${seat.played.askedWords}.`)
      give(seat, decision, exit.id, exit.bare === true || decision.shape.type !== 'choose' ? {} : { choose: [] })
    },
  },
  {
    says: ['finds', 'find'],
    written: 'finds A for the Objective',
    pattern: CARDS,
    act(seat, { cards = [] }) {
      const decision = seat.played.decision(seat.side, 'search')
      if (cards.length === 0) give(seat, decision, 'none')
      else choose(seat, decision, 'take', cards)
    },
  },
  {
    says: ['puts back', 'put back'],
    written: 'puts back A; B',
    pattern: CARDS,
    act: (seat, { cards = [] }) => choose(seat, seat.played.decision(seat.side, 'reshuffle'), 'ok', cards),
  },
  leaves(['leaves the card', 'leave the card'], 'leaves the card', ['peek'], 'leave'),
  leaves(['puts the card under', 'put the card under'], 'puts the card under', ['peek'], 'under'),
  {
    says: ['puts under the deck', 'put under the deck'],
    written: 'puts under the deck A',
    pattern: CARDS,
    act(seat, { cards = [] }) {
      const either = seat.played.open(seat.side, 'text-either')
      if (either !== null) give(seat, either, 'bottom')
      choose(seat, seat.played.decision(seat.side, 'text-cards'), 'ok', cards)
    },
  },
  leaves(['draws', 'draw'], 'draws', ['text-either'], 'draw'),
  chooses(
    ['discards', 'discard'],
    'discards A; B',
    ['text-cards', 'discard-down', 'forced-discard', 'raise-limit'],
    'ok',
  ),
  {
    says: ['chooses', 'choose'],
    written: 'chooses A',
    pattern: /^(?<cards>.+)$/,
    act(seat, { cards = [] }) {
      const decision = seat.played.decision(seat.side, 'text-target', 'destiny-card', 'destiny-number', 'start-number')
      if (decision.kind === 'text-target' || decision.kind === 'destiny-card')
        return choose(seat, decision, 'ok', cards)
      const [number = ''] = cards
      if (!/^\d$/.test(number)) throw new Mistake('Of two destiny numbers one is chosen: write the number.')
      give(seat, decision, 'ok', { choose: optionsFor([number], optionsOf(decision)).map(({ id }) => id) })
    },
  },
]
