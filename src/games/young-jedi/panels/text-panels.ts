/** The questions that texts ask outside fights, on one screen. */

import { answers, gives, takesEnough } from '../../../kit/panels/actions.ts'
import { panelEntries } from '../../../kit/panels/entries.ts'
import { fitting, LABEL } from '../../../kit/panels/fitting.ts'
import { findCard } from '../cards/index.ts'
import { type DecisionOf, optionsOf } from '../state/abouts.ts'
import { startedBy, starterOf } from '../words/asked/texts-asked.ts'
import { textsOf } from '../words/card-texts.ts'
import {
  askedOf,
  askedOfPicked,
  cardList,
  cardOfOption,
  labelled,
  namesFor,
  type Panel,
  type PanelAsking,
  type PanelMakers,
} from './asking.ts'
import { handHint } from './hand-hints.ts'
import { discardList } from './turn-panels.ts'

/** The makers of the panels on which the texts of cards ask something. */
export const TEXTS = {
  text: whichText,

  'text-cards': (asking) => {
    const { decision, speaker } = asking
    const { say } = speaker
    const { does, count } = decision.about
    const label = does === 'bottom' ? say('panel.bottom', { count }) : say('panel.discard', { count })
    return {
      question: say(`panel.text-cards.${does}`, { count }),
      actions: [gives(asking, 'ok', label)],
      list: discardList(asking),
    }
  },

  'text-either': (asking) => {
    const { decision, speaker } = asking
    const { say } = speaker
    const data = findCard(decision.about.card)
    const text = data !== undefined && 'text' in data ? data.text.find((one) => one.form === 'hand') : undefined
    const under = text?.price?.bottom ?? 0
    const draw = text?.draw ?? 0
    return {
      question: say('panel.text-either'),
      final: true,
      actions: [
        answers('draw', say('panel.text-either.draw', { count: text?.or?.draw ?? 0 })),
        answers(
          'bottom',
          draw === 0 ? say('panel.bottom', { count: under }) : say('panel.text-either.both', { under, draw }),
        ),
      ],
    }
  },

  'text-target': (asking) => {
    const { decision, view, side, speaker, taken } = asking
    const { say } = speaker
    const target = cardOfOption(asking, taken[0])
    const label = target === undefined ? say('panel.text-target.none') : labelled(target, (name) => name)
    return {
      question: askedOf(
        decision.about.card,
        (card) => say('panel.text-target', { card }),
        say('panel.text-target.none'),
      ),
      actions: [gives(asking, 'ok', label)],
      list: cardList(asking, say('panel.text-target.list'), ({ card }) => handHint(card, view, side, speaker)),
    }
  },

  peek: ({ decision, speaker: { say } }) => {
    const { top } = decision.about
    const leave = answers('leave', say(top === null ? 'panel.continue' : 'panel.peek.leave'))
    if (top === null) return { question: say('panel.peek.nothing'), actions: [leave] }
    return {
      question: askedOf(top, (card) => say('panel.peek', { card }), say('panel.peek.it')),
      final: true,
      actions: [leave, answers('under', say('panel.peek.under'))],
    }
  },

  search,

  reshuffle: (asking) => {
    const { decision, speaker, taken } = asking
    const { say } = speaker
    const count = taken.length
    const none = answers('ok', say('panel.reshuffle.none'), { id: 'none', choose: [] })
    const some = answers('ok', say('panel.reshuffle.shuffle', { count }), { id: 'some' })
    const most = Math.max(1, Math.min(decision.about.most, optionsOf(decision).length))
    return {
      question: count === 0 ? say('panel.reshuffle.which', { count: most }) : say('panel.reshuffle', { count }),
      final: true,
      actions: count === 0 ? [none] : [some, none],
      list: cardList(asking, say('panel.deploy.list'), (option) => {
        const from = optionsOf(decision).find(({ id }) => id === option.id)?.about.from
        return from === undefined ? null : say(`panel.next-location.pile.${from}`)
      }),
    }
  },
} satisfies Partial<PanelMakers>

function whichText(asking: PanelAsking<DecisionOf<'text'>>): Panel {
  const { decision, view, speaker, taken } = asking
  const { say, language } = speaker
  const options = optionsOf(decision)
  const [only] = options
  const card = cardOfOption(asking, taken[0])
  const use = card === undefined ? say('panel.text.use') : labelled(card, (name) => say('panel.use', { card: name }))
  const single = options.length === 1 && card !== undefined
  const by = only === undefined ? null : starterOf(only, view)
  const which = say('panel.text.which')
  const entries = options.map((option) => ({
    choose: [option.id],
    names: namesFor(option.card, option.id),
    hint: [
      startedBy(option, view, say),
      option.card === undefined ? null : textsOf(option.card, (_, at) => at === option.about.text, language),
    ]
      .filter((part) => part !== null)
      .join(' · '),
  }))
  const may = decision.exits.some(({ id }) => id === 'none')
  return {
    question: single
      ? askedOfPicked(
          asking,
          card,
          (name) =>
            by === null ? say('panel.use.question', { card: name }) : say('panel.use.question.by', { card: name, by }),
          which,
        )
      : which,
    actions: [
      gives(asking, 'use', use),
      ...(may ? [answers('none', say(single ? 'panel.leave-it' : 'panel.text.none'))] : []),
    ],
    list:
      options.length < 2
        ? undefined
        : {
            placeholder: say('panel.text.list'),
            min: 1,
            max: 1,
            entries: panelEntries(entries, taken),
          },
  }
}

function search(asking: PanelAsking<DecisionOf<'search'>>): Panel {
  const { decision, view, side, speaker, taken } = asking
  const { say } = speaker
  const options = optionsOf(decision)
  const does = decision.about.to === 'hand' ? 'take' : 'deploy'
  const none = answers('none', say(`panel.search.${does}.none`))
  if (options.length === 0) return { question: say('panel.search.nothing'), final: true, actions: [none] }
  const card = cardOfOption(asking, taken[0])
  const isRaced = options.some(({ id, about }) => id === taken[0] && about.target === 'objective')
  const raced = (name: string) => (isRaced ? say('panel.deploy.objective', { card: name }) : name)
  const which = say(`panel.search.${does}.which`)
  const entries = options.map((option) => {
    const names = namesFor(option.card, option.id)
    const race = option.about.target === 'objective'
    return {
      choose: [option.id],
      names: race ? ([say('panel.deploy.objective', { card: names[1] }), names[1]] as const) : names,
      hint: handHint(option.card, view, side, speaker),
    }
  })
  return {
    question:
      card === undefined
        ? which
        : askedOfPicked(asking, card, (name) => say(`panel.search.${does}.one`, { card: raced(name) }), which),
    final: true,
    actions: [gives(asking, 'take', fitting(LABEL, say(`panel.search.${does}`))), none],
    list:
      entries.length < 2
        ? undefined
        : {
            placeholder: say(takesEnough(asking) ? 'panel.another' : 'panel.choose', { count: 1 }),
            min: 1,
            max: 1,
            entries: panelEntries(entries, taken),
          },
  }
}
