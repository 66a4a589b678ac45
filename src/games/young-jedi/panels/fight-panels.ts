/** The questions in the middle of a fight on one screen. */
import type { PanelAction } from '../../../contract/index.ts'
import { answers, gives } from '../../../kit/panels/actions.ts'
import { panelEntries } from '../../../kit/panels/entries.ts'
import { cutWords, fitBelow, fitting, LABEL } from '../../../kit/panels/fitting.ts'
import { cardById } from '../cards/index.ts'
import { destinyOf } from '../cards/users.ts'
import { type DecisionOf, optionsOf } from '../state/abouts.ts'
import { totalsNow } from '../view/ahead.ts'
import { armedWith, armHint } from '../words/asked/fight-asked.ts'
import {
  askedOf,
  askedOfPicked,
  cardList,
  cardOfOption,
  foeOf,
  labelled,
  namesOf,
  type Panel,
  type PanelAsking,
  type PanelMakers,
} from './asking.ts'
import { handHint } from './hand-hints.ts'
import { numberActions } from './number-buttons.ts'
import { lowDeck } from './power-lines.ts'
import { discardLabel, discardList } from './turn-panels.ts'

type WithTotals = PanelAsking<DecisionOf<'show-hand' | 'redraw' | 'replace' | 'call-tie'>>

/** "You 8, Bob 6 so far" */
function soFar({ decision, side, name, speaker: { say } }: WithTotals): string | null {
  const { totals } = decision.about
  const both = { own: totals[side], theirs: totals[foeOf({ side })] }
  return fitBelow(say('panel.totals', { ...both, name }), say('panel.totals.short', both))
}

/** "With 5: 12 against 9"; null where totals hang on something that a view doesn't tell. */
function withNumber(asking: PanelAsking, number: number): string | null {
  const totals = totalsNow(asking.view)
  if (totals === null) return null
  const own = Math.max(0, totals[asking.side] + number)
  return fitBelow(asking.speaker.say('panel.with', { number, own, theirs: Math.max(0, totals[foeOf(asking)]) }))
}

/** The makers of the panels of a fight. */
export const FIGHT = {
  strike: (asking) => {
    const { view, side, speaker, taken } = asking
    const { say } = speaker
    const weapon = cardOfOption(asking, taken[0])
    const which = say('panel.strike.which')
    return {
      question:
        weapon === undefined
          ? which
          : askedOfPicked(
              asking,
              weapon,
              () => say('panel.strike', { weapon: armedWith(weapon, view, side, speaker) }),
              which,
            ),
      final: true,
      actions: [gives(asking, 'use', say('panel.strike.use')), answers('none', say('panel.strike.keep'))],
      list: cardList(asking, say('panel.strike.list'), ({ card = '' }) => armHint(card, asking)),
    }
  },

  'show-hand': (asking) => {
    const { say } = asking.speaker
    const { card } = asking.decision.about
    const data = card === null ? null : cardById(card)
    const bonus = data?.type === 'battle' ? data.use.bonus : 0
    return {
      question: bonus === 0 ? say('panel.show-hand.plain') : say('panel.show-hand', { bonus }),
      below: soFar(asking),
      final: true,
      actions: [answers('show', say('panel.show-hand.show')), answers('hide', say('panel.show-hand.hide'))],
    }
  },

  'destiny-number': (asking) => {
    const numbers = optionsOf(asking.decision).map(({ id }) => Number(id))
    return {
      question: asking.speaker.say('panel.number.question'),
      below: asking.decision.about.for === 'guess' ? null : withNumber(asking, Math.max(...numbers)),
      final: true,
      actions: numberActions(asking),
    }
  },

  'destiny-card': (asking) => {
    const { say } = asking.speaker
    return {
      question: say('panel.destiny-card'),
      final: true,
      actions: destinyCards(asking),
    }
  },

  redraw: (asking) => {
    const { say } = asking.speaker
    const { number } = asking.decision.about
    return {
      question: say('panel.redraw', { number }),
      below: lowDeck(asking) ?? soFar(asking),
      final: true,
      actions: [answers('keep', say('panel.redraw.keep', { number })), answers('redraw', say('panel.redraw.again'))],
    }
  },

  replace: (asking) => {
    const { decision, speaker, taken } = asking
    const { say } = speaker
    const { number, drawn } = decision.about
    const from = (id: string) => drawn[Number(id)] ?? 0
    const [chosen] = taken
    const options = optionsOf(decision)
    const lowest = Math.min(...options.map(({ id }) => from(id)))
    const entries = options.map(({ id, card }) => ({
      choose: [id],
      names: [say('panel.replace.entry', { from: from(id) })] as const,
      hint: card === undefined ? null : namesOf(card)[0],
    }))
    return {
      question:
        chosen === undefined ? say('panel.replace.which') : say('panel.replace', { to: number, from: from(chosen) }),
      below: soFar(asking),
      final: true,
      actions: [
        gives(asking, 'use', say('panel.number', { number })),
        answers('none', say('panel.replace.keep', { number: chosen === undefined ? lowest : from(chosen) })),
      ],
      list:
        options.length < 2
          ? undefined
          : { placeholder: say('panel.replace.list'), min: 1, max: 1, entries: panelEntries(entries, taken) },
    }
  },

  switch: swapping,

  'call-tie': (asking) => {
    const { say } = asking.speaker
    const { count } = asking.decision.about
    return {
      question: say('panel.call-tie', { count }),
      below: soFar(asking),
      final: true,
      actions: [
        gives(asking, 'use', say('panel.call-tie.use', { count })),
        answers('none', say('panel.call-tie.none')),
      ],
      list: discardList(asking),
    }
  },

  'give-up': giveUp,

  'defeat-text': (asking) => {
    const { say } = asking.speaker
    const { card } = asking.decision.about
    const plain = say('panel.defeat-text.plain')
    return {
      question: card === null ? plain : askedOf(card, (name) => say('panel.use.question', { card: name }), plain),
      below: lowDeck(asking),
      final: true,
      actions: [answers('use', say('panel.use-it')), answers('none', say('panel.leave-it'))],
    }
  },

  'forced-discard': (asking) => ({
    question: asking.speaker.say('panel.forced-discard'),
    final: true,
    actions: [gives(asking, 'ok', discardLabel(asking))],
    list: discardList(asking),
  }),
} satisfies Partial<PanelMakers>

/** A button for each card drawn; cards that are alike are told apart by a number. */
function destinyCards(asking: PanelAsking<DecisionOf<'destiny-card'>>): PanelAction[] {
  const { say } = asking.speaker
  const options = optionsOf(asking.decision).slice(0, 3)
  const entries = options.map(({ id, card = '' }) => {
    const number = destinyOf(cardById(card))
    const [full, title] = namesOf(card)
    const label = (name: string) => say('panel.destiny-card.label', { card: name, number })
    const names = [label(full), label(title), cutWords(label(title), LABEL)].filter((name) => name.length <= LABEL)
    return { choose: [id], names: names as [string, ...string[]] }
  })
  return panelEntries(entries, []).map(({ choose, label }, at) => answers('ok', label, { id: `card-${at}`, choose }))
}

function swapping(asking: PanelAsking<DecisionOf<'switch'>>): Panel {
  const { decision, speaker, taken } = asking
  const { say } = speaker
  const { drawn } = decision.about
  const options = optionsOf(decision)
  const numbers = ({ about }: (typeof options)[number]) => ({
    own: drawn[about.own] ?? 0,
    theirs: drawn[about.theirs] ?? 0,
  })
  const chosen = options.find(({ id }) => taken.includes(id))
  const entries = options.map((option) => ({
    choose: [option.id],
    names: [say('panel.switch.entry', numbers(option))] as const,
  }))
  const totals = totalsNow(asking.view)
  const gain = chosen === undefined ? 0 : numbers(chosen).theirs - numbers(chosen).own
  return {
    question: chosen === undefined ? say('panel.switch.which') : say('panel.switch', numbers(chosen)),
    below:
      totals === null || chosen === undefined
        ? null
        : fitBelow(
            say('panel.totals.then', {
              own: Math.max(0, totals[asking.side] + gain),
              theirs: Math.max(0, totals[foeOf(asking)] - gain),
            }),
          ),
    final: true,
    actions: [gives(asking, 'ok', say('panel.switch.swap'))],
    list:
      options.length < 2
        ? undefined
        : { placeholder: say('panel.switch.list'), min: 1, max: 1, entries: panelEntries(entries, taken) },
  }
}

/** Two buttons for two; a list from three on. */
function giveUp(asking: PanelAsking<DecisionOf<'give-up'>>): Panel {
  const { decision, view, side, speaker, taken } = asking
  const { say } = speaker
  const options = optionsOf(decision)
  const question = say('panel.give-up')
  if (options.length <= 2) {
    const entries = options.map(({ id, card = '' }) => {
      const [full, title] = namesOf(card)
      return { choose: [id], names: [fitting(LABEL, full, title, cutWords(title, LABEL))] as const }
    })
    const actions = panelEntries(entries, []).map(({ choose, label }, at) =>
      answers('ok', fitting(LABEL, label), { id: `card-${at}`, choose }),
    )
    return { question, final: true, actions }
  }
  const card = cardOfOption(asking, taken[0])
  return {
    question,
    final: true,
    actions: [
      gives(
        asking,
        'ok',
        card === undefined
          ? say('panel.give-up.none')
          : labelled(card, (name) => say('panel.give-up.card', { card: name })),
      ),
    ],
    list: cardList(asking, say('panel.give-up.list'), ({ card: id }) => handHint(id, view, side, speaker)),
  }
}
