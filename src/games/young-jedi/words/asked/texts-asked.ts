/** Questions that texts ask, outside fights. */

import type { Text } from '../../cards/card.ts'
import { cardById, findCard } from '../../cards/index.ts'
import { type OptionOf, optionsOf } from '../../state/abouts.ts'
import { GRAMMARS } from '../../texts/grammar.ts'
import { cardUnder, type View } from '../../view/player-view.ts'
import { textsOf, wholeText } from '../card-texts.ts'
import { cardHint } from '../hints.ts'
import { cardName, titleOf } from '../naming.ts'
import type { Say } from '../say.ts'
import { type Describers, handWords, joined, laidWords, optionWords, sentences, worded } from './asking.ts'

/** A card's text of one form, for this question; the card's name if it has none. */
const says = (card: string, form: Text['form'], language: 'en' | 'fr'): string | null =>
  textsOf(card, (one) => one.form === form, language)

/** The title of the card whose deployment started a text of another card; null where it started its own. */
export function starterOf({ about }: OptionOf<'text'>, view: View): string | null {
  const card = about.by === about.source ? null : cardUnder(view, about.by)
  return card === null ? null : titleOf(card)
}

/** "you deploy Adi Gallia": what started a text of another card; null where its own deployment did. */
export function startedBy(option: OptionOf<'text'>, view: View, say: Say): string | null {
  const card = starterOf(option, view)
  return card === null ? null : say('panel.text.by', { card })
}

/** The words of each question that a text asks. */
export const TEXTS = {
  text: ({ decision, view, speaker: { say, language } }) => {
    const options = optionsOf(decision)
    const [only, ...more] = options
    const several = more.length > 0
    const may = decision.exits.some(({ id }) => id === 'none')
    const text = ({ card, about }: OptionOf<'text'>) =>
      card === undefined ? null : textsOf(card, (_, at) => at === about.text, language)
    return {
      title: say(several ? 'text.title.several' : 'text.title.one'),
      prompt: sentences(
        say(several ? 'text.prompt.several' : 'text.prompt.one'),
        several || only?.card === undefined
          ? null
          : say('asked.card-says', { card: cardName(only.card), text: text(only) ?? '' }),
        may ? null : say('text.must'),
      ),
      options: Object.fromEntries(
        options.map((option) => {
          const { id, card } = option
          return [id, worded(cardName(card ?? id), joined(startedBy(option, view, say), text(option)), option)]
        }),
      ),
      exits: { use: say('asked.use'), none: say(several ? 'text.none' : 'asked.leave') },
    }
  },

  'text-cards': (asking) => {
    const { decision, speaker } = asking
    const { say, language } = speaker
    const card = decision.about.card
    const { does } = decision.about
    return {
      title: titleOf(card),
      prompt: sentences(says(card, 'hand', language), say(`text-cards.${does}`, { count: decision.about.count })),
      options: handWords(asking, 'with costs'),
      exits: { ok: say(`text-cards.${does}.ok`) },
    }
  },

  'text-either': ({ decision, speaker: { say, language } }) => {
    const card = decision.about.card
    const data = findCard(card)
    const choice = data !== undefined && 'text' in data ? data.text.find((one) => one.form === 'hand') : undefined
    const cards = (count: number | undefined) => GRAMMARS[language].cards(count ?? 0)
    return {
      title: titleOf(card),
      prompt: sentences(says(card, 'hand', language), say('text-either.prompt')),
      options: {},
      exits: {
        draw: say('text-either.draw', { cards: cards(choice?.or?.draw) }),
        bottom:
          choice?.draw === undefined
            ? say('text-either.under', { under: cards(choice?.price?.bottom) })
            : say('text-either.bottom', { under: cards(choice.price?.bottom), cards: cards(choice.draw) }),
      },
    }
  },

  'text-target': (asking) => {
    const { decision, speaker } = asking
    const { say, language } = speaker
    const card = decision.about.card
    const form = decision.about.does === 'stay-out' ? 'stay-out' : 'remove'
    return {
      title: titleOf(card),
      prompt: sentences(says(card, form, language), say(`text-target.${form}`)),
      options: laidWords(asking),
      exits: { ok: say('text-target.ok') },
    }
  },

  peek: ({ decision, speaker: { say, language }, name }) => {
    const top = decision.about.top
    const data = top === null ? undefined : findCard(top)
    return {
      title: say('peek.title'),
      prompt:
        top === null
          ? say('peek.nothing', { name })
          : sentences(
              say('peek.prompt', { name, card: cardName(top) }),
              data === undefined ? null : wholeText(data, language),
            ),
      options: {},
      exits: { leave: say('peek.leave'), under: say('peek.under') },
    }
  },

  search: ({ decision, view, side, speaker }) => {
    const { say, language } = speaker
    const options = optionsOf(decision)
    const card = decision.about.card
    const to = decision.about.to === 'hand' ? 'hand' : 'play'
    return {
      title: say('search.title'),
      prompt: sentences(
        say('asked.card-says', {
          card: cardName(card),
          text: says(card, 'search', language) ?? says(card, 'podrace', language) ?? '',
        }),
        options.length === 0 ? say('search.nothing') : null,
        to === 'play' ? say('search.penalty') : null,
      ),
      options: Object.fromEntries(
        options.map(({ id, card: found = id, cost, about }) => {
          const data = cardById(found)
          const name =
            about.target === 'objective' ? say('asked.to-objective', { card: cardName(found) }) : cardName(found)
          const price = to === 'hand' || cost === undefined ? null : say('card.counters', { count: cost })
          return [id, worded(name, joined(price, cardHint(data, view, side, speaker)))]
        }),
      ),
      exits: { take: say(`search.take.${to}`), none: say(options.length === 0 ? 'go-on' : `search.none.${to}`) },
    }
  },

  reshuffle: ({ decision, speaker: { say } }) => ({
    title: say('reshuffle.title'),
    prompt: say('reshuffle.prompt', { count: decision.about.most }),
    options: optionWords(optionsOf(decision), ({ about }) => say(`next-location.from.${about.from}`)),
    exits: { ok: say('reshuffle.ok') },
  }),
} satisfies Partial<Describers>
