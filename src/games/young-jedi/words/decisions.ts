/** Each question in words: what is asked, what it means, and what each option would do here and now. */
import type { Decision, DecisionWords, Json, Option, Piece, Voice } from '../../game.ts'
import { opposite, type Side } from '../cards/card.ts'
import { cardById } from '../cards/index.ts'
import type { QuestionKind } from '../rules/state.ts'
import type { View } from '../view.ts'
import { battleHint, cardHint, characterHint, charactersOf, costHint, placeOf, weaponUsers } from './hints.ts'
import { cardName, clip } from './naming.ts'
import { type Speaker, speakerOf } from './say.ts'

/** What Discord has room for: a select option's label and description, a button. */
const ROOM = { label: 100, hint: 100, exit: 80 }

interface Asking {
  readonly decision: Decision
  readonly view: View
  readonly speaker: Speaker
  readonly side: Side
  /** The opponent by name. */
  readonly name: string
}

type Options = DecisionWords['options']

export function decisionWords(decision: Decision, view: View, voice: Voice): DecisionWords {
  const describe = ASKED[decision.kind as QuestionKind]
  if (describe === undefined) throw new Error(`no words for a question like ${decision.kind}`)
  const speaker = speakerOf(voice)
  const side = decision.seat as Side
  const words = describe({ decision, view, speaker, side, name: speaker.name(opposite(side)) })
  const exits = decision.exits.map(({ id }) => [id, clip(words.exits[id] ?? id, ROOM.exit)])
  return { ...words, exits: Object.fromEntries(exits) }
}

const ASKED: Readonly<Record<QuestionKind, (asking: Asking) => DecisionWords>> = {
  'start-location': ({ decision, speaker: { say } }) => ({
    title: say('start-location.title'),
    prompt: say('start-location.prompt'),
    options: optionWords(decision, () => null),
    exits: { ok: say('start-location.ok') },
  }),

  deploy: deployWords,

  battle: ({ decision, view, speaker, side, name }) => {
    const { say } = speaker
    return {
      title: say('battle.title'),
      prompt: sentences(
        say('battle.fighters', { own: number(decision, 'own'), name, theirs: number(decision, 'theirs') }),
        optionsOf(decision).length > 0 ? say('battle.choose', { name }) : say('battle.none'),
      ),
      options: handWords(decision, view, side, speaker),
      exits: { battle: say('battle.battle'), pass: say('battle.pass') },
    }
  },

  'battle-cards': ({ decision, view, speaker, side, name }) => {
    const { say } = speaker
    return {
      title: say('battle-cards.title', { name }),
      prompt: sentences(
        say('battle-cards.prompt', { name, count: number(decision, 'number') }),
        optionsOf(decision).length > 0 ? say('battle-cards.choose') : say('battle-cards.none'),
      ),
      options: handWords(decision, view, side, speaker),
      exits: { ok: say('battle-cards.ok') },
    }
  },

  plan: ({ decision, view, speaker, side, name }) => {
    const { say } = speaker
    const role = decision.about.attacker === true ? 'attacker' : 'defender'
    const theirs = { name, count: number(decision, 'number'), theirs: number(decision, 'theirs') }
    return {
      title: say('plan.title'),
      prompt: sentences(say('plan.theirs', theirs), say('plan.order'), say(`plan.${role}`)),
      options: pieceWords(piecesOf(decision), view, side, speaker),
      exits: { ok: say(`plan.ok.${role}`) },
    }
  },

  'even-up': evenUpWords,

  'discard-down': ({ decision, view, speaker, side }) => ({
    title: speaker.say('discard-down.title'),
    prompt: speaker.say('discard-down.prompt', { count: number(decision, 'count') }),
    options: handWords(decision, view, side, speaker, 'with costs'),
    exits: { ok: speaker.say('discard-down.ok') },
  }),

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

  'next-location': ({ decision, view, speaker: { say }, side, name }) => {
    const lost = view.won.at(-1)
    return {
      title: say('next-location.title'),
      prompt:
        lost === undefined || lost.by === side
          ? say('next-location.prompt.other', { name })
          : say('next-location.prompt.lost', { planet: lost.planet }),
      options: optionWords(decision, ({ id }) => {
        const source = id.split(':')[0]
        return source === 'hand' || source === 'deck' || source === 'discard'
          ? say(`next-location.from.${source}`)
          : null
      }),
      exits: { ok: say('next-location.ok') },
    }
  },
}

// ---------------------------------------------------------------- longer ones

function deployWords({ decision, view, speaker, side }: Asking): DecisionWords {
  const { say } = speaker
  const spent = number(decision, 'spent')
  const limit = number(decision, 'limit')
  const nothing = optionsOf(decision).length === 0
  return {
    title: say('deploy.title'),
    prompt: sentences(
      spent === 0
        ? say('deploy.counters', { count: limit })
        : say('deploy.counters-left', { count: limit - spent, spent }),
      say(nothing ? 'deploy.nothing' : decision.about.hidden === true ? 'deploy.hidden' : 'deploy.open'),
    ),
    options: handWords(decision, view, side, speaker),
    exits: nothing
      ? { done: say('deploy.go-on'), more: say('deploy.go-on') }
      : { done: say('deploy.done'), more: say('deploy.more') },
  }
}

function evenUpWords({ decision, view, speaker, side }: Asking): DecisionWords {
  const { say } = speaker
  const hand = number(decision, 'hand')
  const size = number(decision, 'size')
  const missing = size - hand
  const planet = text(decision, 'planet')
  const { deck } = view.sides[side]
  const options = optionsOf(decision)
  const whole = deck > size ? say('even-up.hand.hint', { count: hand, deck }) : say('even-up.hand.danger', { deck })
  return {
    title: say('even-up.title'),
    prompt: sentences(
      missing > 0
        ? say('even-up.draw', { hand, count: Math.min(missing, deck) })
        : missing === 0
          ? say('even-up.full')
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
  view.format === 'starter' || view.won.some(({ by }) => by !== side)

// ---------------------------------------------------------------- options

function worded(label: string, hint: string | null): Options[string] {
  const short = clip(label, ROOM.label)
  return hint === null || hint === '' ? { label: short } : { label: short, hint: clip(hint, ROOM.hint) }
}

const optionWords = (decision: Decision, hint: (option: Option) => string | null): Options =>
  Object.fromEntries(
    optionsOf(decision).map((option) => [option.id, worded(cardName(option.card ?? option.id), hint(option))]),
  )

/** Cards of the hand; what they cost is said only where the front end doesn't know it from the option. */
function handWords(
  decision: Decision,
  view: View,
  side: Side,
  speaker: Speaker,
  costs: 'with costs' | 'without' = 'without',
): Options {
  return optionWords(decision, ({ card: id }) => {
    if (id === undefined) return null
    const card = cardById(id)
    const price = costs === 'with costs' ? costHint(card, speaker.say) : null
    return [price, cardHint(card, view, side, speaker)].filter((part) => part !== null).join(' · ')
  })
}

/** The cards of a battle plan. */
export function pieceWords(pieces: readonly Piece[], view: View, side: Side, speaker: Speaker): Options {
  const hint = ({ card: id }: Piece): string | null => {
    if (id === undefined) return null
    const card = cardById(id)
    const place = placeOf(view)
    if (card.type === 'character') return characterHint(card, place, speaker.say)
    if (card.type === 'battle') return battleHint(card, view, side, speaker)
    if (card.type !== 'weapon' || place === null) return null
    return weaponUsers(card, charactersOf(view, side, 'face up'), place, speaker) ?? speaker.say('card.no-user')
  }
  return Object.fromEntries(pieces.map((piece) => [piece.id, worded(cardName(piece.card ?? piece.id), hint(piece))]))
}

// ---------------------------------------------------------------- reading a decision

const optionsOf = ({ shape }: Decision): readonly Option[] => (shape.type === 'choose' ? shape.options : [])
const piecesOf = ({ shape }: Decision): readonly Piece[] => (shape.type === 'arrange' ? shape.pieces : [])

const value = ({ about, kind }: Decision, key: string, type: 'number' | 'string'): Json => {
  const found = about[key]
  if (typeof found !== type) throw new Error(`the question ${kind} tells no ${key}`)
  return found as Json
}
const number = (decision: Decision, key: string): number => value(decision, key, 'number') as number
const text = (decision: Decision, key: string): string => value(decision, key, 'string') as string

const sentences = (...parts: readonly string[]): string => parts.join(' ')
