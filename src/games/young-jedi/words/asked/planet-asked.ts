/** Questions of set-up and between planets. */

import { cardById } from '../../cards/index.ts'
import { placeBonus } from '../../cards/users.ts'
import { type DecisionOf, type OptionOf, optionsOf } from '../../state/abouts.ts'
import type { Side } from '../../state/game-state.ts'
import type { View } from '../../view/player-view.ts'
import { textsOf, wholeText } from '../card-texts.ts'
import { cardName } from '../naming.ts'
import { type Describers, handWords, joined, optionWords, type QuestionContext, sentences, worded } from './asking.ts'

/** Nothing but numbers to choose from. */
export const numberWords = ({ decision }: QuestionContext<DecisionOf<'start-number' | 'name-numbers'>>) =>
  Object.fromEntries(optionsOf(decision).map(({ id }) => [id, worded(id, null)]))

/** The bonuses that a Location would give to the characters of the reader's own deck, each card once. */
function bonusOfDeck(
  id: string | undefined,
  view: View,
  side: Side,
  { say }: QuestionContext['speaker'],
): string | null {
  const bonuses = bonusesAt(id, view, side)
  return bonuses === null ? null : say('hint.start', bonuses)
}

/** How many characters of the reader's own deck have a bonus at a Location, and the sum; null where it is none. */
export function bonusesAt(
  id: string | undefined,
  view: View,
  side: Side,
): { readonly count: number; readonly bonus: number } | null {
  const location = id === undefined ? undefined : cardById(id)
  const { list } = view.sides[side]
  if (location?.type !== 'location' || list === undefined) return null
  const bonuses = list
    .map((card) => cardById(card))
    .flatMap((card) => (card.type === 'character' ? [placeBonus(card, location.place)] : []))
    .filter((bonus) => bonus > 0)
  return { count: bonuses.length, bonus: bonuses.reduce((all, bonus) => all + bonus, 0) }
}

/** The name of a Location; with its pile where the same one is in several. */
function sourceLabel(
  { card = '', about }: OptionOf<'next-location'>,
  decision: DecisionOf<'next-location'>,
  { say }: QuestionContext['speaker'],
): string {
  const copies = optionsOf(decision).filter((option) => option.card === card)
  return copies.length > 1
    ? say('next-location.with-pile', { card: cardName(card), pile: say(`next-location.pile.${about.from}`) })
    : cardName(card)
}

/** The words of each question of set-up and between planets. */
export const PLANET = {
  'start-number': (asking) => {
    const { decision, speaker, name } = asking
    const { say } = speaker
    const theirs = decision.about.theirs
    return {
      title: say('start-number.title'),
      prompt: sentences(
        say('start-number.prompt', { card: cardName(decision.about.card) }),
        theirs === null
          ? null
          : say('start-number.theirs', { name, number: String(cardById(theirs).destiny ?? 0), card: cardName(theirs) }),
      ),
      options: numberWords(asking),
      exits: { ok: say('start-number.ok') },
    }
  },

  'start-location': ({ decision, view, side, speaker }) => ({
    title: speaker.say('start-location.title'),
    prompt: speaker.say('start-location.prompt'),
    options: optionWords(optionsOf(decision), ({ card }) => bonusOfDeck(card, view, side, speaker)),
    exits: { ok: speaker.say('start-location.ok') },
  }),

  'next-location': ({ decision, view, speaker, side, name }) => {
    const { say } = speaker
    const lost = view.won.at(-1)
    return {
      title: say('next-location.title'),
      prompt:
        lost === undefined || lost.by === side
          ? say('next-location.prompt.other', { name })
          : say('next-location.prompt.lost', { planet: lost.planet }),
      options: Object.fromEntries(
        optionsOf(decision).map((option) => {
          const { id, card = '', about } = option
          const bonus = bonusOfDeck(card, view, side, speaker)
          return [
            id,
            worded(sourceLabel(option, decision, speaker), joined(say(`next-location.from.${about.from}`), bonus)),
          ]
        }),
      ),
      groups: Object.fromEntries(
        optionsOf(decision).flatMap(({ group }) => (group === undefined ? [] : [[group, group]])),
      ),
      exits: { ok: say('next-location.ok') },
    }
  },

  fetch: ({ decision, speaker: { say, language } }) => {
    const some = optionsOf(decision).length > 0
    return {
      title: say('fetch.title'),
      prompt: say(some ? 'fetch.prompt' : 'fetch.nothing'),
      options: optionWords(optionsOf(decision), ({ card }) =>
        card === undefined ? null : wholeText(cardById(card), language),
      ),
      exits: { fetch: say('fetch.fetch'), none: say(some ? 'fetch.none' : 'go-on') },
    }
  },

  'control-text': (asking) => {
    const { decision, speaker } = asking
    const { say, language } = speaker
    const card = decision.about.card
    const discard = decision.about.discard
    return {
      title: say('control-text.title', { planet: String(decision.about.planet) }),
      prompt: sentences(
        say('asked.card-says', {
          card: cardName(card),
          text: textsOf(card, (one) => 'when' in one && one.when.on === 'control', language) ?? '',
        }),
        discard === 0 ? null : say('text-cards.discard', { count: discard }),
      ),
      options: handWords(asking, 'with costs'),
      exits: { use: say('asked.use'), none: say('asked.leave') },
    }
  },
} satisfies Partial<Describers>
