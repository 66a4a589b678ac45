/** The questions of a duel on one screen. */
import type { PanelAction } from '../../../contract/index.ts'
import { answers, gives } from '../../../kit/panels/actions.ts'
import { panelEntries } from '../../../kit/panels/entries.ts'
import { fitBelow } from '../../../kit/panels/fitting.ts'
import { blockWith } from '../policies/defaults.ts'
import { mayBattle } from '../rules/battle/battle-frame.ts'
import { type DecisionOf, optionsOf } from '../state/abouts.ts'
import { seenState } from '../view/seen-state.ts'
import { duelingText } from '../words/card-texts.ts'
import { titleOf } from '../words/naming.ts'
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

/** The makers of the panels of a duel (rule 23). */
export const DUEL = {
  substitute: (asking) => {
    const { decision, view, side, speaker, taken } = asking
    const { say } = speaker
    const { foe, own } = decision.about
    const best = cardOfOption(asking, taken[0])
    const send =
      best === undefined
        ? say('panel.substitute.none')
        : labelled(best, (card) => say('panel.substitute.send', { card }))
    return {
      question: askedOf(foe, (name) => say('panel.substitute', { foe: name }), say('panel.substitute.none')),
      actions: [
        gives(asking, 'use', send),
        answers(
          'none',
          labelled(own, (name) => say('panel.substitute.stays', { own: name })),
        ),
      ],
      list: cardList(asking, say('panel.substitute.list'), ({ card }) => handHint(card, view, side, speaker)),
    }
  },

  'name-numbers': (asking) => {
    const { decision, speaker, taken } = asking
    const { say } = speaker
    const { count } = decision.about
    const options = optionsOf(decision)
    const ready = taken.length === count
    const entries = options.map(({ id }) => ({ choose: [id], names: [id] as const }))
    return {
      question: say('panel.name-numbers', { count }),
      final: true,
      actions: [
        gives(
          asking,
          'ok',
          ready
            ? say('panel.name-numbers.name', { numbers: taken.join(', ') })
            : say('panel.name-numbers.choose', { count }),
        ),
      ],
      list: {
        placeholder: say('panel.name-numbers.list'),
        min: Math.min(count, entries.length),
        max: Math.min(count, entries.length),
        entries: panelEntries(entries, taken),
      },
    }
  },

  'duel-weapon': (asking) => {
    const { view, side, speaker, taken } = asking
    const { say } = speaker
    const weapon = cardOfOption(asking, taken[0])
    const which = say('panel.duel-weapon.which')
    const use =
      weapon === undefined ? say('panel.duel-weapon.use') : labelled(weapon, (card) => say('panel.use', { card }))
    return {
      question:
        weapon === undefined
          ? which
          : askedOfPicked(asking, weapon, (name) => say('panel.duel-weapon', { weapon: name }), which),
      actions: [gives(asking, 'use', use), answers('none', say('panel.duel-weapon.none'))],
      list: cardList(asking, say('panel.duel-weapon.list'), ({ card }) => handHint(card, view, side, speaker)),
    }
  },

  attack,
  block,

  'dueling-text': ({ decision, speaker: { say } }) => ({
    question: askedOf(
      decision.about.card,
      (card) => say('panel.dueling-text', { card }),
      say('panel.defeat-text.plain'),
    ),
    final: true,
    actions: [answers('use', say('panel.use-it')), answers('none', say('panel.leave-it'))],
  }),
} satisfies Partial<PanelMakers>

type Exchange = PanelAsking<DecisionOf<'attack' | 'block'>>

/** "Hits: 2 of 5 against 1 of 6" */
function hits({ decision, side, speaker: { say } }: Exchange): string | null {
  const other = foeOf({ side })
  const { hits: taken, damage } = decision.about
  return fitBelow(
    say('panel.duel.hits', {
      own: taken[side],
      damage: damage[side],
      theirs: taken[other],
      theirDamage: damage[other],
    }),
  )
}

/** Whether the player, having stopped in this duel, might still have started a battle in this turn (rule 23.8). */
function losesBattle({ view, side }: PanelAsking): boolean {
  return view.active === side && mayBattle(seenState(view))
}

function attack(asking: PanelAsking<DecisionOf<'attack'>>): Panel {
  const { decision, speaker, name, taken } = asking
  const { say, language } = speaker
  const options = optionsOf(decision)
  const chosen = options.find(({ id }) => taken.includes(id))
  const number = chosen?.about.number
  const stops = losesBattle(asking)
  const entries = options.map(({ id, card = '', about }) => {
    const label = (of: string) => say('panel.attack.entry', { number: about.number, card: of })
    const [full, title] = namesOf(card)
    return {
      choose: [id],
      names: [label(full), label(title)] as const,
      hint: duelingText(card, language),
    }
  })
  const stop = answers('pass', say('panel.attack.stop'), stops ? { sure: stopSure(asking) } : {})
  return {
    question: number === undefined ? say('panel.attack.which') : say('panel.attack.number', { number }),
    below: stops
      ? fitBelow(say('panel.attack.no-battle'))
      : number === undefined
        ? hits(asking)
        : fitBelow(say('panel.attack.blocked', { name, number }), say('panel.attack.blocked.short', { number })),
    actions: [
      gives(asking, 'attack', number === undefined ? say('panel.attack.none') : say('panel.attack.label', { number }), {
        look: 'main',
      }),
      ...(decision.exits.some(({ id }) => id === 'pass') ? [stop] : []),
    ],
    list: {
      placeholder: say(chosen === undefined ? 'panel.attack.list.which' : 'panel.attack.list'),
      acts: 'attack',
      min: 1,
      max: 1,
      entries: panelEntries(entries, taken),
    },
  }
}

function stopSure({ speaker: { say } }: PanelAsking): NonNullable<PanelAction['sure']> {
  return {
    question: say('panel.attack.stop.question'),
    cost: say('panel.attack.no-battle'),
    keep: say('panel.attack.keep'),
    give: say('panel.attack.stop'),
  }
}

function block(asking: PanelAsking<DecisionOf<'block'>>): Panel {
  const { decision, speaker, taken } = asking
  const { say, language } = speaker
  const { number } = decision.about
  const options = optionsOf(decision)
  const take = answers('take', say('panel.block.take'))
  if (options.length === 0)
    return { question: say('panel.block.none', { number }), below: hits(asking), actions: [take] }
  const texts = new Set(options.map(({ card = '' }) => duelingText(card, language)))
  const [chosen = blockWith(decision) ?? ''] = taken
  const choose = taken.length === 0 ? { choose: [chosen] } : {}
  const card = cardOfOption(asking, chosen) ?? ''
  const with_ = labelled(card, (name) => say('panel.block.with', { card: name }))
  const listed = texts.size > 1
  return {
    question:
      with_.endsWith('…') && !listed
        ? askedOf(card, (name) => say('panel.block.card', { number, card: name }), say('panel.block', { number }))
        : say('panel.block', { number }),
    below: hits(asking),
    actions: [answers('block', with_, { look: 'main', ...choose }), take],
    list: listed
      ? cardList(
          asking,
          say('panel.block.list'),
          (option) => duelingText(option.card ?? '', language) ?? titleOf(option.card ?? ''),
        )
      : undefined,
  }
}
