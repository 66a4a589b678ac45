/** Questions of a duel. */

import { opposite } from '../../cards/card.ts'
import { type DecisionOf, optionsOf } from '../../state/abouts.ts'
import { duelingText } from '../card-texts.ts'
import { cardName, titleOf } from '../naming.ts'
import { type Describers, laidWords, optionWords, type QuestionContext, sentences, worded } from './asking.ts'
import { numberWords } from './planet-asked.ts'

type Exchange = DecisionOf<'attack' | 'block' | 'dueling-text'>

/** "Hits: your Darth Maul 2 of 5, Yoda 1 of 4. Dueling hands: you 3, Bob 2." */
function course({ decision, view, speaker: { say }, side, name }: QuestionContext<Exchange>): string {
  const other = opposite(side)
  const { hits, damage, cards } = decision.about
  const who = (of: typeof side) => view.duel?.duelists[of]?.card ?? null
  const hurt = (of: typeof side) => ({ hits: hits[of], damage: damage[of], who: titleOf(who(of) ?? '') })
  return sentences(
    say('duel-course.hits', {
      own: say('duel-course.one', hurt(side)),
      theirs: say('duel-course.one', hurt(other)),
    }),
    say('duel-course.hands', { own: cards[side], name, theirs: cards[other] }),
  )
}

const duelistsOf = ({ decision }: QuestionContext<DecisionOf<'substitute' | 'duel-weapon'>>) => ({
  own: cardName(decision.about.own),
  foe: cardName(decision.about.foe),
})

/** The words of each question of a duel. */
export const DUEL = {
  substitute: (asking) => {
    const { say } = asking.speaker
    const { own, foe } = duelistsOf(asking)
    return {
      title: say('substitute.title', { name: asking.name }),
      prompt: say('substitute.prompt', { own, foe }),
      options: laidWords(asking),
      exits: {
        use: say('substitute.use'),
        none: say('substitute.none', { own: titleOf(asking.decision.about.own) }),
      },
    }
  },

  'name-numbers': (asking) => {
    const { say } = asking.speaker
    return {
      title: say('name-numbers.title'),
      prompt: say('name-numbers.prompt', { count: asking.decision.about.count, name: asking.name }),
      options: numberWords(asking),
      exits: { ok: say('name-numbers.ok') },
    }
  },

  'duel-weapon': (asking) => {
    const { say } = asking.speaker
    return {
      title: say('duel-weapon.title'),
      prompt: say('duel-weapon.prompt', duelistsOf(asking)),
      options: laidWords(asking),
      exits: { use: say('duel-weapon.use'), none: say('duel-weapon.none') },
    }
  },

  attack: (asking) => {
    const { decision, speaker } = asking
    const { say, language } = speaker
    return {
      title: say('attack.title'),
      prompt: sentences(say('attack.prompt'), course(asking)),
      options: Object.fromEntries(
        optionsOf(decision).map(({ id, card = '', about }) => [
          id,
          worded(say('attack.option', { number: about.number, card: cardName(card) }), duelingText(card, language)),
        ]),
      ),
      exits: { attack: say('attack.attack'), pass: say('attack.pass') },
    }
  },

  block: (asking) => {
    const { decision, speaker, name } = asking
    const { say, language } = speaker
    const card = decision.about.card
    const count = decision.about.number
    const some = optionsOf(decision).length > 0
    return {
      title: say('block.title', { number: count }),
      prompt: sentences(
        say('block.prompt', { name, number: count, card: card === null ? '' : cardName(card) }),
        say(some ? 'block.may' : 'block.cannot', { number: count }),
        card === null ? null : textBehind(duelingText(card, language)),
        course(asking),
      ),
      options: optionWords(optionsOf(decision), ({ card: own }) =>
        own === undefined ? null : duelingText(own, language),
      ),
      exits: { block: say('block.block'), take: say('block.take') },
    }
  },

  'dueling-text': (asking) => {
    const { decision, speaker } = asking
    const { say, language } = speaker
    const card = decision.about.card
    return {
      title: say('dueling-text.title'),
      prompt: sentences(
        say('asked.card-says', { card: cardName(card), text: duelingText(card, language) ?? '' }),
        course(asking),
      ),
      options: {},
      exits: { use: say('asked.use'), none: say('asked.leave') },
    }
  },
} satisfies Partial<Describers>

/** The effect of the attack if it scores. */
const textBehind = (text: string | null): string | null => (text === null ? null : `(${text})`)
