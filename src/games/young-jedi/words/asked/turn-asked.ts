/** Questions of a turn: deploying, racing, dueling, battling, Even Up. */
import type { DecisionWords, Option } from '../../../../contract/index.ts'
import { costOf } from '../../../../kit/decisions/shapes.ts'
import { opposite, type Planet, type Side } from '../../cards/card.ts'
import { cardById, findCard } from '../../cards/index.ts'
import { type DecisionOf, type OptionOf, optionsOf } from '../../state/abouts.ts'
import { GRAMMARS } from '../../texts/grammar.ts'
import { powerAfter } from '../../view/ahead.ts'
import type { View } from '../../view/player-view.ts'
import { textsOf } from '../card-texts.ts'
import { cardHint, handlingOf } from '../hints.ts'
import { cardName, titleOf } from '../naming.ts'
import type { Say } from '../say.ts'
import {
  type Describers,
  handWords,
  joined,
  laidWords,
  type OptionWords,
  optionWords,
  type QuestionContext,
  sentences,
  worded,
} from './asking.ts'

/** The words of each question of a turn. */
export const TURN = {
  deploy: deployWords,

  thrust: ({ decision, view, speaker, side }) => {
    const { say } = speaker
    const next = decision.about.next
    const some = optionsOf(decision).length > 0
    return {
      title: say('thrust.title', { next }),
      prompt: sentences(
        say('thrust.standing', { laps: decision.about.laps, count: decision.about.left }),
        some ? say('thrust.prompt', { next }) : say('thrust.nothing', { next }),
      ),
      options: optionWords(optionsOf(decision), ({ card }) =>
        card === undefined ? null : handlingOf(card, next, view, side, speaker),
      ),
      exits: { play: say('thrust.play', { next }), stop: say(some ? 'thrust.stop' : 'go-on') },
    }
  },

  refuel: ({ decision, speaker: { say } }) => {
    const { shape } = decision
    const most = shape.type === 'number' ? shape.max : 0
    const deck = decision.about.deck
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
        optionsOf(decision).map(({ id, card = '', about }) => {
          const data = cardById(card)
          return [id, worded(say(`duel.${about.role}`, { card: cardName(card) }), cardHint(data, view, side, speaker))]
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
        say('battle.fighters', { own: decision.about.own, name, theirs: decision.about.theirs }),
        optionsOf(decision).length > 0 ? say('battle.choose', { name }) : say('battle.none'),
      ),
      options: handWords(asking),
      exits: { battle: say('battle.battle'), pass: say('battle.pass') },
    }
  },

  remove: (asking) => {
    const { decision, speaker } = asking
    const { say, language } = speaker
    const card = decision.about.card
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
    const count = decision.about.count
    const size = GRAMMARS[speaker.language].number(view.sides[side].hand - count)
    return {
      title: speaker.say('discard-down.title', { size }),
      prompt: speaker.say('discard-down.prompt', { size, count }),
      options: handWords(asking, 'with costs'),
      exits: { ok: speaker.say('asked.discard') },
    }
  },

  'end-turn': ({ decision, view, speaker: { say }, side }) => {
    const planet = String(decision.about.planet)
    const lost = surrenderLoses(view, side) ? '.lost' : ''
    return {
      title: say('end-turn.title'),
      prompt: say(`end-turn.prompt${lost}`, { planet }),
      options: {},
      exits: { end: say('end-turn.end'), surrender: say(`end-turn.surrender${lost}`, { planet }) },
    }
  },
} satisfies Partial<Describers>

// ---------------------------------------------------------------- deploying

type DeployQuestion = QuestionContext<DecisionOf<'deploy'>>

function deployWords(asking: DeployQuestion): DecisionWords {
  const { decision, speaker } = asking
  const { say } = speaker
  const spent = spentWith(asking)
  const limit = decision.about.limit
  const nothing = optionsOf(decision).length === 0
  return {
    title: say('deploy.title'),
    prompt: sentences(
      spent === 0
        ? say('deploy.counters', { count: limit })
        : say('deploy.counters-left', { count: Math.max(0, limit - spent) }),
      say(nothing ? 'deploy.nothing' : decision.about.hidden ? 'deploy.hidden' : 'deploy.open'),
    ),
    options: Object.fromEntries(optionsOf(decision).map((option) => [option.id, deployable(option, asking)])),
    exits: nothing
      ? { done: say('deploy.go-on'), more: say('deploy.go-on') }
      : { done: say('deploy.done'), more: say('deploy.more') },
  }
}

/** A card to be deployed, or another action of the step. */
function deployable(option: OptionOf<'deploy'>, asking: DeployQuestion): OptionWords[string] {
  const { view, side, speaker } = asking
  const { id, card, about } = option
  const { say, language } = speaker
  switch (about.does) {
    case 'text': {
      const meant = card === undefined ? null : textsOf(card, (_, at) => at === about.text, language)
      return worded(say('deploy.text', { card: cardName(card ?? about.handle) }), meant, option)
    }
    case 'evacuate': {
      const { planet } = about
      return worded(say('deploy.evacuate', { planet }), evacuationHint(view, side, planet, speaker), option)
    }
    case 'thrust': {
      const { race } = view.sides[side]
      return worded(
        say('deploy.thrust'),
        race === null ? null : say('deploy.thrust.hint', { count: race.tokens, laps: race.laps }),
      )
    }
    case 'partner': {
      const { label, hint } = partnerWords(view, side, say)
      return worded(label, hint, option)
    }
    case 'limit': {
      const { label, hint } = limitWords(view, side, say)
      return worded(label, hint)
    }
    case 'deploy': {
      if (card === undefined) return worded(id, null)
      const data = cardById(card)
      const effect = data.type === 'double' ? data.halves.find((half) => half.type === 'effect') : undefined
      const name = effect === undefined ? cardName(card) : cardName(effect.id)
      const left = leaves(option, asking)
      if (about.target === 'objective')
        return worded(say('asked.to-objective', { card: name }), joined(left, say('deploy.objective.hint')), option)
      const power = powerHint(effect?.id ?? data.id, view, side, speaker)
      return worded(name, joined(left, power, cardHint(effect ?? data, view, side, speaker)), option)
    }
  }
}

/** A label and its hint. */
interface LabelAndHint {
  readonly label: string
  readonly hint: string | null
}

/** The search for the pilot or Podracer that matches the one in the race. */
export function partnerWords({ sides }: View, side: Side, say: Say): LabelAndHint {
  const pilot = sides[side].race?.pilot ?? null
  const there = pilot ?? sides[side].race?.podracer ?? null
  return {
    label: say(`deploy.partner.${pilot === null ? 'pilot' : 'podracer'}`),
    hint: say('deploy.partner.hint', { card: there === null ? '' : titleOf(there.card) }),
  }
}

/** Discarding a card for more counters, with the Effect that allows it. */
export function limitWords({ sides }: View, side: Side, say: Say): LabelAndHint {
  const effect = sides[side].effect?.card ?? null
  const to = effect === null ? null : limitOf(effect)
  return {
    label: to === null ? say('deploy.limit.plain') : say('deploy.limit', { count: to }),
    hint: effect === null ? null : cardName(effect),
  }
}

/** Counters spent in this step, with those for the chosen cards. */
const spentWith = ({ decision, chosen }: DeployQuestion): number =>
  decision.about.spent + costOf(decision.shape, chosen)

/** Counters left with this card beside the chosen ones; nothing for a card without a cost. */
function leaves({ id, cost = 0 }: Option, asking: DeployQuestion): string | null {
  const { decision, chosen, speaker } = asking
  const left = decision.about.limit - spentWith(asking) - (chosen.includes(id) ? 0 : cost)
  return cost === 0 ? null : speaker.say('hint.leaves', { left: Math.max(0, left) })
}

/** The power of the own characters there with this card. */
function powerHint(as: string, view: View, side: Side, { say }: QuestionContext['speaker']): string | null {
  const powers = findCard(as)?.type === 'double' ? null : powerAfter(view, side, as)
  return powers === null ? null : say('hint.power', powers)
}

function evacuationHint(
  view: View,
  side: Side,
  planet: Planet,
  { say }: { readonly say: QuestionContext['speaker']['say'] },
): string {
  const own = view.sides[side]
  const cards = planet === view.planet ? own.table : (own.stranded[planet] ?? [])
  return joined(
    say('deploy.evacuate.hint', { count: cards.length }),
    say('deploy.evacuate.ships', { count: own.hyperspace.length }),
  )
}

/** How many counters an Effect gives for a card discarded, or null. */
export function limitOf(effect: string): number | null {
  const card = cardById(effect)
  if (!('text' in card)) return null
  return (
    card.text.flatMap((one) => (one.form === 'counter-limit' && one.discard !== undefined ? [one.counters] : []))[0] ??
    null
  )
}

// ---------------------------------------------------------------- Even Up

function evenUpWords({ decision, view, speaker, side }: QuestionContext<DecisionOf<'even-up'>>): DecisionWords {
  const { say, language } = speaker
  const { hand, size } = decision.about
  const sizeSaid = GRAMMARS[language].number(size)
  const missing = size - hand
  const planet = String(decision.about.planet)
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

/** Whether giving up the planet loses the game (rules 19.1.1, 19.1.2). */
export const surrenderLoses = (view: View, side: Side): boolean =>
  view.format !== 'full' || view.won.some(({ by }) => by === opposite(side))
