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
      worth: () => [],
      say: (_, say) => {
        const here = { word: 'at', place: { word: 'here' } } as const
        const ships = say.all({ word: 'all', fit: ['starfighter', { word: 'piloted' }, here] })
        return { clause: { subject: ships, mood: 'may', verbs: [verb('escape')] } }
      },
    },
    'move system': {
      can: ({ of }, from) => from.exists(of),
      do: ({ of, parsecs }, game) => game.start('system-move', { word: 'self' }, undefined, { system: of, parsecs }),
      // An orbit of a planet that its player holds takes Force in each of their control phases (rule 25.6.1).
      worth({ of, parsecs }, { from }) {
        const system = from.places.find((place) => from.fits(place, of))
        if (system === undefined) return []
        const takes = (place: Parameters<typeof from.printed>[0]): number => {
          const { title, planet } = from.printed(place)
          return planet === true && title !== 'Endor' && from.occupies('you', place) ? 2 : 0
        }
        const near = from.places.filter(
          (place) => place !== system && (from.parsecs(place, system) ?? Infinity) <= parsecs,
        )
        const around = from.orbitedBy(system)
        const more = Math.max(0, ...near.map(takes)) - (around === null ? 0 : takes(around))
        return more <= 0 ? [] : [{ good: 'life', whose: 'opponent', number: -more }]
      },
      say: ({ of, parsecs }, say) => ({
        verb: verb('move a system', { o: say.cards(of), n: { n: 'number', number: parsecs } }),
      }),
      examples: [{ of: 'system', parsecs: 3 }],
    },
  },
})
