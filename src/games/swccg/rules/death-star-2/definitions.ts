/** How the mobile system and its sectors are told, read and moved. */
import { define } from '../../texts/language/definitions.ts'
import { verb } from '../../texts/language/lexicon.ts'
import { deathStarWords } from './vocabulary.ts'

export const deathStarDefinitions = define(deathStarWords, {
  rules: {
    'draws to leave': {
      say: ({ below }, say) => ({
        clause: {
          subject: say.all({ word: 'all', fit: ['starship'], whose: 'you' }),
          verbs: [verb('draw to leave'), verb('be lost below', { n: { n: 'number', number: below } })],
        },
      }),
      asks: 'own text',
      examples: [{ below: 2 }],
    },
  },
  filters: {
    'at the place meant': {
      say: () => ({ posts: [{ p: 'phrase', phrase: 'there' }] }),
      read(card, _, from) {
        const place = from.placeOf(card)
        const meant = from.getting === null ? null : from.placeOf(from.getting)
        return place !== null && meant !== null && from.isSame(place, meant)
      },
    },
  },
  acts: {
    escape: {
      do: (_, game) => game.start('escape', { word: 'self' }, undefined, { now: null }),
      say: (_, say) => {
        const here = { word: 'at', place: { word: 'here' } } as const
        const ships = say.all({ word: 'all', fit: ['starfighter', { word: 'piloted' }, here] })
        return { clause: { subject: ships, mood: 'may', verbs: [verb('escape')] } }
      },
    },
    'move system': {
      can: ({ of }, from) => from.exists(of),
      do: ({ of, parsecs }, game) => game.start('system-move', { word: 'self' }, undefined, { system: of, parsecs }),
      say: ({ of, parsecs }, say) => ({
        verb: verb('move a system', { o: say.cards(of), n: { n: 'number', number: parsecs } }),
      }),
      examples: [{ of: 'system', parsecs: 3 }],
    },
  },
})
