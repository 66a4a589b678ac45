/** Questions of a duel. */

import { opposite } from '../../cards/card.ts'
import { cardById } from '../../cards/index.ts'
import type { QuestionKind } from '../../rules/state.ts'
import { cardName, titleOf } from '../naming.ts'
import { duelingText } from '../texts.ts'
import {
  type Asking,
  bySide,
  cardOf,
  type Describe,
  laidWords,
  number,
  optionsOf,
  optionWords,
  sentences,
  text,
  worded,
} from './asking.ts'
import { numberWords } from './planet.ts'

/** "Hits: your Darth Maul 2 of 5, Yoda 1 of 4. Dueling hands: you 3, Bob 2." */
function course({ decision, view, speaker: { say }, side, name }: Asking): string {
  const other = opposite(side)
  const [hits, damage, cards] = [bySide(decision, 'hits'), bySide(decision, 'damage'), bySide(decision, 'cards')]
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

const duelistsOf = ({ decision }: Asking) => ({
  own: cardName(text(decision, 'own')),
  foe: cardName(text(decision, 'foe')),
})

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
        none: say('substitute.none', { own: titleOf(text(asking.decision, 'own')) }),
      },
    }
  },

  'name-numbers': (asking) => {
    const { say } = asking.speaker
    return {
      title: say('name-numbers.title'),
      prompt: say('name-numbers.prompt', { count: number(asking.decision, 'count'), name: asking.name }),
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
        optionsOf(decision).map(({ id, card = '' }) => [
          id,
          worded(
            say('attack.option', { number: attackNumber(id, card), card: cardName(card) }),
            duelingText(card, language),
          ),
        ]),
      ),
      exits: { attack: say('attack.attack'), pass: say('attack.pass') },
    }
  },

  block: (asking) => {
    const { decision, speaker, name } = asking
    const { say, language } = speaker
    const card = cardOf(decision)
    const count = number(decision, 'number')
    const some = optionsOf(decision).length > 0
    return {
      title: say('block.title', { number: count }),
      prompt: sentences(
        say('block.prompt', { name, number: count, card: card === null ? '' : cardName(card) }),
        say(some ? 'block.may' : 'block.cannot', { number: count }),
        card === null ? null : textBehind(duelingText(card, language)),
        course(asking),
      ),
      options: optionWords(decision, ({ card: own }) => (own === undefined ? null : duelingText(own, language))),
      exits: { block: say('block.block'), take: say('block.take') },
    }
  },

  'dueling-text': (asking) => {
    const { decision, speaker } = asking
    const { say, language } = speaker
    const card = cardOf(decision) ?? ''
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
} satisfies Partial<Record<QuestionKind, Describe>>

/** The number of an attack: told by its option for a card with two, else the card's own. */
function attackNumber(id: string, card: string): number {
  const told = id.split(':')[1]
  return told === undefined ? ([cardById(card).destiny ?? 0].flat()[0] ?? 0) : Number(told)
}

/** What follows if the attack scores. */
const textBehind = (text: string | null): string | null => (text === null ? null : `(${text})`)
