/** How blowing away is told, read and begun. */
import { define } from '../../texts/language/definitions.ts'
import { verb } from '../../texts/language/lexicon.ts'
import { blowingAwayWords } from './vocabulary.ts'

export const blowingAwayDefinitions = define(blowingAwayWords, {
  acts: {
    'blow away': {
      do: ({ of, force }, game) =>
        game.start('blowing-away', { word: 'self' }, undefined, { what: of, force: force ?? 0 }),
      worth({ of, force = 0 }, { from }) {
        const named = from.places.filter((place) => from.fits(place, of))
        const systems = named.flatMap((place) => from.printed(place).system ?? [])
        const isSystem = named.some(
          (place) => from.printed(place).parsec !== undefined || from.orbitedBy(place) !== null,
        )
        const places = isSystem ? from.places.filter((one) => systems.includes(from.printed(one).system ?? '')) : named
        const icons = places.reduce((sum, place) => sum + (from.printed(place).force?.dark ?? 0), 0)
        return [
          { good: 'life', whose: 'opponent', number: -force * icons },
          ...places.flatMap((place) =>
            from.cardsAt(place).map((card) => ({ good: 'card', card, fate: 'lost' }) as const),
          ),
        ]
      },
      say: ({ of, force }, say) => [
        ...(force === undefined
          ? []
          : [
              {
                clause: {
                  subject: say.player('opponent'),
                  verbs: [verb('lose Force for icons', { n: { n: 'number' as const, number: force } })],
                },
              },
            ]),
        { clause: { subject: say.cards(of), verbs: [verb('be blown away')] } },
      ],
      examples: [{ of: 'site' }, { of: 'system', force: 4 }],
    },
    'leave in time': {
      do: ({ of, to }, game) => game.start('leaving', of, undefined, { to }),
      // They are saved from what follows, which counts as if all were lost.
      worth: () => [],
      say: ({ of, to }, say) => ({
        clause: { subject: say.all(of), mood: 'may', verbs: [verb('leave in time', { to: say.where('to', to) })] },
      }),
      examples: [{ of: { word: 'all', fit: ['character'], whose: 'you' }, to: 'site' }],
    },
  },
  tests: {
    'blown away': {
      say: ({ fit, no }, say) => ({
        subject: say.cards(fit),
        verbs: [no === true ? { ...verb('have been blown away'), not: true } : verb('have been blown away')],
      }),
      read: ({ fit }, from) => from.isBlownAway(fit),
      examples: [{ fit: 'site' }],
    },
  },
})
