/** The questions of a turn on one screen, besides deploying. */
import { PANEL_BELOW, type PanelAction } from '../../../contract/index.ts'
import { answers, gives, takesEnough } from '../../../kit/panels/actions.ts'
import { panelEntries, shortly } from '../../../kit/panels/entries.ts'
import { fitBelow, fitting } from '../../../kit/panels/fitting.ts'
import { WHOLE_HAND } from '../rules/turn-frame.ts'
import { type DecisionOf, optionsOf } from '../state/abouts.ts'
import { limitOf, surrenderLoses } from '../words/asked/turn-asked.ts'
import { handlingOf } from '../words/hints.ts'
import type { Say } from '../words/say.ts'
import {
  askedOfPicked,
  cardList,
  cardOfOption,
  labelled,
  namesOf,
  type Panel,
  type PanelAsking,
  type PanelMakers,
} from './asking.ts'
import { battle, duel } from './attack-panels.ts'
import { deploy } from './deploy-panel.ts'
import { handHint } from './hand-hints.ts'
import { givesAway, lowDeck } from './power-lines.ts'

/** The makers of the panels at the beginning and the end of a turn. */
export const TURN = {
  deploy,
  duel,
  battle,

  thrust: (asking) => {
    const { decision, view, side, speaker, taken } = asking
    const { say } = speaker
    const { next, left } = decision.about
    const stop = answers('stop', say('panel.thrust.stop'))
    const below = say('panel.thrust.below', { count: left })
    const card = cardOfOption(asking, taken[0])
    const plain = say('panel.thrust', { next })
    const play =
      card === undefined
        ? say('panel.thrust.play', { next })
        : labelled(card, (name) => say('panel.thrust.play.card', { next, card: name }))
    if (optionsOf(decision).length === 0)
      return { question: say('panel.thrust.none', { next }), below, actions: [stop] }
    return {
      question:
        play.endsWith('…') && card !== undefined
          ? askedOfPicked(asking, card, (name) => say('panel.thrust.card', { next, card: name }), plain)
          : plain,
      below,
      actions: [gives(asking, 'play', play), stop],
      list: cardList(asking, say(takesEnough(asking) ? 'panel.another' : 'panel.choose', { count: 1 }), ({ card }) =>
        card === undefined ? null : handlingOf(card, next, view, side, speaker),
      ),
    }
  },

  refuel: (asking) => {
    const { decision, speaker } = asking
    const { say } = speaker
    const most = decision.shape.type === 'number' ? decision.shape.max : 0
    const draw = (number: number): PanelAction =>
      number === 0
        ? answers('ok', say('panel.refuel.none'), { id: 'draw-0', number })
        : answers('ok', say('panel.refuel.draw', { count: number }), { id: `draw-${number}`, number })
    const fewer = Array.from({ length: Math.max(0, most - 1) }, (_, at) => draw(most - 1 - at))
    return {
      question: say('panel.refuel', { count: most }),
      below: lowDeck(asking),
      actions: most === 0 ? [draw(0)] : [draw(most), draw(0)],
      more: fewer,
    }
  },

  'raise-limit': (asking) => {
    const { say } = asking.speaker
    const effect = asking.view.sides[asking.side].effect?.card ?? null
    const to = effect === null ? null : limitOf(effect)
    return {
      question: to === null ? say('panel.raise-limit.plain') : say('panel.raise-limit', { count: to }),
      actions: [gives(asking, 'ok', discardLabel(asking))],
      list: discardList(asking),
    }
  },

  remove: (asking) => {
    const { view, side, speaker, taken } = asking
    const { say } = speaker
    const card = cardOfOption(asking, taken[0])
    const plain = say('panel.remove.which')
    return {
      question:
        card === undefined ? plain : askedOfPicked(asking, card, (name) => say('panel.remove', { card: name }), plain),
      actions: [gives(asking, 'use', say('panel.remove.both')), answers('none', say('panel.remove.keep'))],
      list: cardList(asking, say('panel.another'), ({ card: id }) => handHint(id, view, side, speaker)),
    }
  },

  'even-up': evenUp,

  'discard-down': (asking) => {
    const { decision, view, side, speaker } = asking
    const { say } = speaker
    const { count } = decision.about
    return {
      question: say('panel.discard-down', { count, size: view.sides[side].hand - count }),
      below: lowDeck(asking),
      actions: [gives(asking, 'ok', say('panel.discard-down.label', { count }), { next: 'end-turn' })],
      list: discardList(asking),
    }
  },

  'end-turn': (asking) => ({
    question: asking.speaker.say('panel.end-turn'),
    below: lowDeck(asking),
    actions: [answers('end', asking.speaker.say('panel.end-turn.label'))],
    more: surrenders(asking, asking.decision.about.planet),
  }),
} satisfies Partial<PanelMakers>

// ---------------------------------------------------------------- discarding

/** "Discard Watto", "Discard 2 cards". */
export function discardLabel(asking: PanelAsking): string {
  const { say } = asking.speaker
  const { shape } = asking.decision
  const count = shape.type === 'choose' ? shape.min : 1
  const card = count === 1 ? cardOfOption(asking, asking.taken[0]) : undefined
  return card === undefined
    ? say('panel.discard', { count })
    : labelled(card, (name) => say('panel.discard.card', { card: name }))
}

/** The cards of the hand of which some have to go. */
export function discardList(asking: PanelAsking) {
  const { decision, view, side, speaker, taken } = asking
  const { say } = speaker
  const count = decision.shape.type === 'choose' ? decision.shape.min : 1
  const placeholder =
    taken.length === 0 ? say('panel.choose', { count }) : say(count === 1 ? 'panel.another' : 'panel.others')
  return cardList(asking, placeholder, ({ card }) => handHint(card, view, side, speaker))
}

// ---------------------------------------------------------------- Even Up

type EvenUp = PanelAsking<DecisionOf<'even-up'>>

/** The effect of an Even Up. */
interface EvenUpEffect {
  /** The cards that are discarded, by choice or for want of room. */
  readonly gone: number
  /** The cards that are drawn. */
  readonly count: number
  /** Whether the draw deck doesn't outlast it. */
  readonly loses: boolean
}

/** Returns what an Even Up with the chosen discards does (rules 17.3, 17.4). */
function evened({ decision, view, side, taken }: EvenUp): EvenUpEffect {
  const { hand, size } = decision.about
  const first = taken.includes(WHOLE_HAND) ? hand : taken.length
  const { deck, race } = view.sides[side]
  const wanted = size - (hand - first)
  const last = deck + (race?.pile.length ?? 0)
  return {
    gone: first + Math.max(0, -wanted),
    count: Math.max(0, Math.min(wanted, last)),
    loses: wanted > 0 && wanted >= last,
  }
}

function evenUp(asking: EvenUp): Panel {
  const { decision, view, side, speaker } = asking
  const { say } = speaker
  const does = evened(asking)
  const { loses } = does
  const { hand, planet } = decision.about
  const review = answers('review', say('panel.even-up.review'))
  return {
    question: loses ? say('panel.even-up.lose', { count: does.count }) : evenUpQuestion(does, say),
    below:
      givesAway(asking) ??
      lowDeck(asking) ??
      fitBelow(say('panel.even-up.holds', { count: hand, deck: view.sides[side].deck })),
    actions: [ends(asking, does)],
    list: discardFirst(asking),
    more: loses ? [] : [review, ...surrenders(asking, planet)],
  }
}

function evenUpQuestion({ gone, count }: EvenUpEffect, say: Say): string {
  if (gone === 0) return count === 0 ? say('panel.end-turn') : say('panel.even-up', { count })
  return count === 0 ? say('panel.even-up.over', { count: gone }) : say('panel.even-up.first', { gone, count })
}

function ends({ speaker: { say } }: EvenUp, { gone, count, loses }: EvenUpEffect): PanelAction {
  if (loses)
    return answers('end', say('panel.even-up.draw-lose'), {
      look: 'bad',
      sure: {
        question: say('panel.even-up.lose', { count }),
        cost: say('panel.last-cards'),
        keep: say('panel.keep-playing'),
        give: say('panel.even-up.draw-lose'),
      },
    })
  if (gone === 0)
    return answers('end', count === 0 ? say('panel.end-turn.label') : say('panel.even-up.draw', { count }))
  const label =
    count === 0 ? say('panel.even-up.discard', { count: gone }) : say('panel.even-up.first.label', { gone, count })
  return answers('end', label)
}

function discardFirst(asking: EvenUp): Panel['list'] {
  const { decision, view, side, speaker, taken } = asking
  const { say } = speaker
  const options = optionsOf(decision)
  if (options.length === 0 || decision.shape.type !== 'choose') return undefined
  const { hand, size } = decision.about
  const entries = options.map(({ id, card }) =>
    card === undefined
      ? {
          choose: [id],
          names: [say('panel.even-up.hand', { count: hand })] as const,
          hint: say('panel.even-up.hand.hint', { count: Math.min(size, view.sides[side].deck) }),
        }
      : { choose: [id], names: namesOf(card), hint: handHint(card, view, side, speaker) },
  )
  return {
    placeholder: say('panel.even-up.list'),
    min: 0,
    max: Math.min(decision.shape.max, entries.length),
    entries: panelEntries(shortly(entries), taken),
  }
}

/** Giving up the planet: only in the menu, and never without being asked again. */
function surrenders(asking: PanelAsking, planet: string | null): PanelAction[] {
  const { view, side, name, speaker } = asking
  const { say } = speaker
  // In the demonstration game nothing is given up.
  if (planet === null || view.rules.damage !== 'printed') return []
  const cost = surrenderLoses(view, side)
    ? say('panel.surrender.lost')
    : fitting(PANEL_BELOW, say('panel.surrender.below', { name, planet }), say('panel.surrender.short'))
  const sure = {
    question: say('panel.surrender', { planet }),
    cost,
    keep: say('panel.surrender.keep'),
    give: say('panel.surrender.give', { planet }),
  }
  return [answers('surrender', say('panel.surrender.label', { planet }), { look: 'bad', sure })]
}
