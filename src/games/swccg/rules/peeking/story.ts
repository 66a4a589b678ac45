/** How looks at the top card are told. */
import { speaking } from '../../../../kit/wording/speaker.ts'
import { SIDES } from '../../state/engine-card.ts'
import type { AddedFact } from '../../story/storyteller.ts'
import type { StoryContext, Tellings } from '../../story/telling-context.ts'
import { word } from '../../words/dictionary.ts'
import { peekingEn } from './en.ts'
import { peekingFr } from './fr.ts'

/** Says the texts of looks at the top card, in a language or to the reader of a voice. */
export const { speak } = speaking({ texts: { en: peekingEn, fr: peekingFr }, seats: SIDES, seatName: word })

/** The player and the owner of the deck, as the reader sees both. */
const who = (
  seat: 'dark' | 'light',
  owner: 'dark' | 'light',
  { isReader }: StoryContext,
): 'you.own' | 'you.theirs' | 'they.own' | 'they.yours' | 'they.other' => {
  if (isReader(seat)) return seat === owner ? 'you.own' : 'you.theirs'
  if (seat === owner) return 'they.own'
  return isReader(owner) ? 'they.yours' : 'they.other'
}

export const peekingTellings: Pick<Tellings<AddedFact>, 'peeked' | 'top-moved' | 'hand-looked' | 'held-placed'> = {
  peeked: {
    weight: 'move',
    line: ([{ seat, data, own }], s) => {
      const say = speak(s.language)
      const seen = own === undefined ? '' : say('peeking.seen', { cards: s.titles(own.cards) })
      const values = { by: s.title(data.by), name: s.name(seat), other: s.name(data.owner) }
      return [`${say(`peeking.looks.${who(seat, data.owner, s)}`, values)}${seen}`]
    },
  },
  'top-moved': {
    weight: 'move',
    line: ([{ seat, data }], s) => [
      s.isReader(seat)
        ? speak(s.language)(`peeking.${data.to}.you`)
        : speak(s.language)(`peeking.${data.to}.they`, { name: s.name(seat) }),
    ],
  },
  'hand-looked': {
    weight: 'move',
    line: ([{ seat, data, own }], s) => {
      const say = speak(s.language)
      const who = s.isReader(seat) ? 'you' : s.isReader(data.owner) ? 'yours' : 'they'
      const seen = own === undefined ? '' : say('peeking.hand.seen', { cards: s.titles(own.cards) })
      return [`${say(`peeking.hand.${who}`, { by: s.title(data.by), name: s.name(seat) })}${seen}`]
    },
  },
  'held-placed': {
    weight: 'event',
    line: ([{ seat, data }], s) => [
      s.isReader(seat)
        ? speak(s.language)('peeking.held.you', { card: s.title(data.card) })
        : speak(s.language)('peeking.held.they', { card: s.title(data.card), name: s.name(seat) }),
    ],
  },
}
