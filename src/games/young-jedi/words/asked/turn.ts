/** Questions of a turn: deploying, racing, dueling, battling, Even Up. */
import type { DecisionWords, Option } from '../../../../contract/index.ts'
import { costOf } from '../../../../kit/decisions/shapes.ts'
import { opposite, type Side } from '../../cards/card.ts'
import { GRAMMARS } from '../../cards/grammar.ts'
import { cardById, findCard } from '../../cards/index.ts'
import { powerAfter } from '../../explain/ahead.ts'
import type { QuestionKind } from '../../rules/state.ts'
import type { View } from '../../view.ts'
import { cardHint, handlingOf } from '../hints.ts'
import { cardName, titleOf } from '../naming.ts'
import { textsOf } from '../texts.ts'
import {
  type Asking,
  cardOf,
  type Describe,
  handWords,
  joined,
  laidWords,
  number,
  type Options,
  optionsOf,
  optionWords,
  sentences,
  text,
  worded,
} from './asking.ts'

export const TURN = {
  deploy: deployWords,

  thrust: ({ decision, view, speaker, side }) => {
    const { say } = speaker
    const next = number(decision, 'next')
    const some = optionsOf(decision).length > 0
    return {
      title: say('thrust.title', { next }),
      prompt: sentences(
        say('thrust.standing', { laps: number(decision, 'laps'), count: number(decision, 'left') }),
        some ? say('thrust.prompt', { next }) : say('thrust.nothing', { next }),
      ),
      options: optionWords(decision, ({ card }) =>
        card === undefined ? null : handlingOf(card, next, view, side, speaker),
      ),
      exits: { play: say('thrust.play', { next }), stop: say(some ? 'thrust.stop' : 'go-on') },
    }
  },

  refuel: ({ decision, speaker: { say } }) => {
    const { shape } = decision
    const most = shape.type === 'number' ? shape.max : 0
    const deck = number(decision, 'deck')
    return {
      title: say('refuel.title'),
      prompt: sentences(say('refuel.prompt', { count: most, deck }), deck <= most ? say('refuel.danger') : null),
      options: {},
      exits: { ok: say('refuel.ok') },
    }
  },

  'raise-limit': (asking) => {
    const { say } = asking.speaker
    const effect = asking.view.sides[asking.side].effect?.card ?? null
    const to = effect === null ? null : limitOf(effect)
    return {
      title: say('raise-limit.title'),
      prompt:
        effect === null || to === null
          ? say('raise-limit.plain')
          : say('raise-limit.prompt', { card: cardName(effect), count: to }),
      options: handWords(asking, 'with costs'),
      exits: { ok: say('asked.discard') },
    }
  },

  duel: (asking) => {
    const { decision, view, side, speaker } = asking
    const { say } = speaker
    return {
      title: say('duel.title'),
      prompt: say('duel.prompt'),
      options: Object.fromEntries(
        optionsOf(decision).map(({ id, card = '' }) => {
          const role = id.split(':')[0] as 'who' | 'with' | 'foe'
          const data = cardById(card)
          return [id, worded(say(`duel.${role}`, { card: cardName(card) }), cardHint(data, view, side, speaker))]
        }),
      ),
      exits: { duel: say('duel.duel'), pass: say('duel.pass') },
    }
  },

  battle: (asking) => {
    const { decision, speaker, name } = asking
    const { say } = speaker
    return {
      title: say('battle.title'),
      prompt: sentences(
        say('battle.fighters', { own: number(decision, 'own'), name, theirs: number(decision, 'theirs') }),
        optionsOf(decision).length > 0 ? say('battle.choose', { name }) : say('battle.none'),
      ),
      options: handWords(asking),
      exits: { battle: say('battle.battle'), pass: say('battle.pass') },
    }
  },

  remove: (asking) => {
    const { decision, speaker } = asking
    const { say, language } = speaker
    const card = cardOf(decision)
    return {
      title: card === null ? say('remove.title') : titleOf(card),
      prompt: sentences(
        card === null ? null : textsOf(card, ({ form }) => form === 'remove', language),
        say('remove.prompt'),
      ),
      options: laidWords(asking),
      exits: { use: say('remove.use'), none: say('remove.none') },
    }
  },

  'even-up': evenUpWords,

  'discard-down': (asking) => {
    const { decision, view, side, speaker } = asking
    const count = number(decision, 'count')
    const size = GRAMMARS[speaker.language].number(view.sides[side].hand - count)
    return {
      title: speaker.say('discard-down.title', { size }),
      prompt: speaker.say('discard-down.prompt', { size, count }),
      options: handWords(asking, 'with costs'),
      exits: { ok: speaker.say('asked.discard') },
    }
  },

  'end-turn': ({ decision, view, speaker: { say }, side }) => {
    const planet = text(decision, 'planet')
    const lost = surrenderLoses(view, side) ? '.lost' : ''
    return {
      title: say('end-turn.title'),
      prompt: say(`end-turn.prompt${lost}`, { planet }),
      options: {},
      exits: { end: say('end-turn.end'), surrender: say(`end-turn.surrender${lost}`, { planet }) },
    }
  },
} satisfies Partial<Record<QuestionKind, Describe>>

// ---------------------------------------------------------------- deploying

function deployWords(asking: Asking): DecisionWords {
  const { decision, speaker } = asking
  const { say } = speaker
  const spent = spentWith(asking)
  const limit = number(decision, 'limit')
  const nothing = optionsOf(decision).length === 0
  return {
    title: say('deploy.title'),
    prompt: sentences(
      spent === 0
        ? say('deploy.counters', { count: limit })
        : say('deploy.counters-left', { count: Math.max(0, limit - spent), spent }),
      say(nothing ? 'deploy.nothing' : decision.about.hidden === true ? 'deploy.hidden' : 'deploy.open'),
    ),
    options: Object.fromEntries(optionsOf(decision).map((option) => [option.id, deployable(option, asking)])),
    exits: nothing
      ? { done: say('deploy.go-on'), more: say('deploy.go-on') }
      : { done: say('deploy.done'), more: say('deploy.more') },
  }
}

/** A card to be deployed, or what else can be done in the step. */
function deployable(option: Option, asking: Asking): Options[string] {
  const { view, side, speaker } = asking
  const { id, card } = option
  const { say, language } = speaker
  const [does = '', handle = '', index = ''] = id.split(':')
  switch (does) {
    case 'text': {
      const meant = card === undefined ? null : textsOf(card, (_, at) => at === Number(index), language)
      return worded(say('deploy.text', { card: cardName(card ?? handle) }), meant, option)
    }
    case 'evacuate':
      return worded(say('deploy.evacuate', { planet: handle }), evacuationHint(view, side, handle, speaker), option)
    case 'thrust': {
      const { race } = view.sides[side]
      return worded(
        say('deploy.thrust'),
        race === null ? null : say('deploy.thrust.hint', { count: race.tokens, laps: race.laps }),
      )
    }
    case 'partner':
      return worded(
        say(`deploy.partner.${view.sides[side].race?.pilot == null ? 'pilot' : 'podracer'}`),
        say('deploy.partner.hint'),
        option,
      )
    case 'limit': {
      const effect = view.sides[side].effect?.card
      const to = effect == null ? null : limitOf(effect)
      return worded(
        to === null ? say('deploy.limit.plain') : say('deploy.limit', { count: to }),
        effect == null ? null : cardName(effect),
      )
    }
    default: {
      if (card === undefined) return worded(id, null)
      const data = cardById(card)
      const effect = data.type === 'double' ? data.halves.find((half) => half.type === 'effect') : undefined
      const name = effect === undefined ? cardName(card) : cardName(effect.id)
      const left = leaves(option, asking)
      if (id.endsWith('@objective'))
        return worded(say('asked.to-objective', { card: name }), joined(left, say('deploy.objective.hint')), option)
      const power = powerHint(effect?.id ?? data.id, view, side, speaker)
      return worded(name, joined(left, power, cardHint(effect ?? data, view, side, speaker)), option)
    }
  }
}

/** Counters that are spent in this step, with those for the cards that are chosen. */
const spentWith = ({ decision, chosen }: Asking): number => {
  const { shape } = decision
  return number(decision, 'spent') + (shape.type === 'choose' ? costOf(shape, chosen) : 0)
}

/** Counters that are left with this card beside those that are chosen; nothing of what costs nothing. */
function leaves({ id, cost = 0 }: Option, asking: Asking): string | null {
  const { decision, chosen, speaker } = asking
  const left = number(decision, 'limit') - spentWith(asking) - (chosen.includes(id) ? 0 : cost)
  return cost === 0 ? null : speaker.say('hint.leaves', { left: Math.max(0, left) })
}

/** What a card would make of the power of the own characters there. */
function powerHint(as: string, view: View, side: Side, { say }: Asking['speaker']): string | null {
  const powers = findCard(as)?.type === 'double' ? null : powerAfter(view, side, as)
  return powers === null ? null : say('hint.power', powers)
}

function evacuationHint(
  view: View,
  side: Side,
  planet: string,
  { say }: { readonly say: Asking['speaker']['say'] },
): string {
  const own = view.sides[side]
  const cards = planet === view.planet ? own.table : (own.stranded[planet as keyof typeof own.stranded] ?? [])
  return joined(
    say('deploy.evacuate.hint', { count: cards.length }),
    say('deploy.evacuate.ships', { count: own.hyperspace.length }),
  )
}

/** How many counters an Effect gives for a card discarded, or null. */
function limitOf(effect: string): number | null {
  const card = cardById(effect)
  if (!('text' in card)) return null
  return (
    card.text.flatMap((one) => (one.form === 'counter-limit' && one.discard !== undefined ? [one.counters] : []))[0] ??
    null
  )
}

// ---------------------------------------------------------------- Even Up

function evenUpWords({ decision, view, speaker, side }: Asking): DecisionWords {
  const { say, language } = speaker
  const hand = number(decision, 'hand')
  const size = number(decision, 'size')
  const sizeSaid = GRAMMARS[language].number(size)
  const missing = size - hand
  const planet = text(decision, 'planet')
  const { deck } = view.sides[side]
  const options = optionsOf(decision)
  const whole =
    deck > size
      ? say('even-up.hand.hint', { count: hand, size: sizeSaid, deck })
      : say('even-up.hand.danger', { size: sizeSaid, deck })
  return {
    title: say('even-up.title'),
    prompt: sentences(
      missing > 0
        ? say('even-up.draw', { hand, count: Math.min(missing, deck) })
        : missing === 0
          ? say('even-up.full', { size: sizeSaid })
          : say('even-up.over', { hand, count: -missing }),
      ...(missing > 0 && deck <= missing ? [say('even-up.danger')] : []),
      ...(options.length > 1 ? [say('even-up.locations')] : options.length === 1 ? [say('even-up.recycle')] : []),
    ),
    options: Object.fromEntries(
      options.map(({ id, card }) => [
        id,
        card === undefined ? worded(say('even-up.hand'), whole) : worded(cardName(card), say('even-up.location')),
      ]),
    ),
    exits: {
      end: say('even-up.end'),
      review: say('even-up.review'),
      surrender: say(`even-up.surrender${surrenderLoses(view, side) ? '.lost' : ''}`, { planet }),
    },
  }
}

/** Whether giving up the planet gives up the game (rules 19.1.1, 19.1.2). */
const surrenderLoses = (view: View, side: Side): boolean =>
  view.format !== 'full' || view.won.some(({ by }) => by === opposite(side))
