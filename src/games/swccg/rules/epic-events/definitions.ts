/** How Epic Events are told, and how their attempts begin. */
import { apart, takesAway, withoutSign } from '../../texts/core/numbers/values.ts'
import { when } from '../../texts/core/sentences.ts'
import { define } from '../../texts/language/definitions.ts'
import { noun, verb } from '../../texts/language/lexicon.ts'
import type { Filter } from '../../texts/language/words.ts'
import { withChance } from '../../texts/language/worth.ts'
import { epicEventWords } from './vocabulary.ts'

/** The arms that add to attempts with starfighters. */
const ARMS = ['missile', 'proton torpedoes'] as const

/** The cards of one player alone, where the rule names the player beside them. */
const owned = (fit: Filter, whose: string | undefined): Filter =>
  whose === 'you' || whose === 'opponent' ? { word: 'all', fit: [fit], whose } : fit

export const epicEventDefinitions = define(epicEventWords, {
  rules: {
    'adds to attempts': {
      say({ amount, of, with: ship, by, whose, ...x }, say) {
        const n = withoutSign(say.number(amount))
        const doer = by ?? (whose === undefined ? ship : undefined)
        const subject = doer === undefined ? say.player(whose ?? 'you') : say.cards(owned(doer, whose))
        const o = of === undefined ? noun('location', 'a') : say.cards(of)
        const attempt =
          doer === ship || ship === undefined
            ? verb('attempt', { o })
            : verb('attempt with', { o, ship: say.cards(ship) })
        const key = takesAway(amount) ? 'subtract from the total' : 'add to the total'
        return {
          front: [...say.during(x), when({ subject, verbs: [attempt] })],
          clause: { verbs: [verb(key, apart(n))] },
        }
      },
      asks: {
        question: 'attempt total',
        roles: { of: 'target', with: 'ship', by: 'pilot', whose: 'player' },
        absent: [{ without: ['whose'], given: { whose: 'you' } }],
      },
      examples: [
        { amount: 2, of: 'site', by: { word: 'self' } },
        { amount: -1, of: 'system', whose: 'opponent' },
        { amount: 3, of: 'system', with: 'starfighter' },
        { amount: 1, of: 'system', with: 'starfighter', whose: 'opponent' },
        { amount: 1, of: 'system', by: 'rebel', whose: 'opponent' },
      ],
    },
    'adds to attempt draws': {
      say: ({ amount, ...x }, say) => ({
        front: say.during(x, true),
        clause: { verbs: [verb('add to each draw', apart(say.number(amount)))] },
      }),
      asks: { question: 'attempt total', roles: {}, yours: 'player' },
      examples: [{ amount: 2 }, { amount: 1, while: { word: 'exists', fit: 'rebel' } }],
    },
  },
  acts: {
    attempt: {
      do: ({ of, above, draws, with: ship, more, wins }, game) =>
        game.start('attempt', ship ?? { word: 'self' }, undefined, {
          ...{ target: of, above, draws, wins, flies: ship !== undefined },
          more: more === undefined ? 0 : (game.from.amountOf(more) ?? 0),
        }),
      worth({ above, with: ship, more, wins }, seen) {
        const { from } = seen
        const base = more === undefined ? 0 : (from.amountOf(more) ?? 0)
        const [flown] = ship === undefined ? [] : seen.meant(ship)
        if (flown === undefined)
          // The first of two destinies counts as the usual one.
          return withChance(
            seen.goodsOf(wins),
            ship === undefined ? seen.chanceAbove(above, base + seen.usualDestiny) : 0,
          )
        const pilots = from.cardsOn(flown).filter((card) => from.roleOf(card) === 'pilot')
        const ability = Math.max(0, ...[flown, ...pilots].map((card) => from.valueOf(card, 'ability') ?? 0))
        const arms = from.armsOf(flown).some((one) => ARMS.some((kind) => from.fits(one, kind))) ? 3 : 0
        return withChance(seen.goodsOf(wins), seen.chanceAbove(above, base + ability + arms + 1))
      },
      say: ({ of, above, draws, with: ship, more, wins }, say) => [
        {
          verb:
            ship === undefined
              ? verb('attempt', { o: say.cards(of) })
              : verb('attempt with', { o: say.cards(of), ship: say.cards(ship) }),
        },
        { verb: verb('draw for it', { o: noun('destiny', 'bare', { count: [draws] }) }) },
        ...(ship === undefined ? [] : [{ verb: verb('add the pilot’s ability') }]),
        ...(more === undefined ? [] : [{ verb: verb('add to the total', apart(say.number(more))) }]),
        {
          if: {
            join: 'and',
            of: [
              {
                subject: noun('attempt total', 'the'),
                verbs: [verb('be greater than', { n: { n: 'number', number: above } })],
              },
            ],
          },
          steps: say.steps(wins),
        },
      ],
      examples: [
        { of: 'system', above: 8, draws: 1, with: 'starfighter', wins: [{ word: 'draw' }] },
        { of: 'site', above: 12, draws: 2, more: 3, wins: [{ word: 'draw' }] },
      ],
    },
    'add to attempt': {
      do: ({ amount }, game) => game.start('attempt-more', { word: 'self' }, undefined, { amount }),
      worth: ({ amount }) => [{ good: 'destiny', number: amount }],
      say: ({ amount }, say) => ({ verb: verb('add to the total', { n: say.number(amount) }) }),
      examples: [{ amount: 1 }],
    },
  },
  moments: {
    'attempt drawn': {
      on: { fact: 'attempt drawn', roles: { of: 'card' } },
      public: true,
      say: ({ of }, say) =>
        when({ subject: say.player('you'), mood: 'just', verbs: [verb('attempt', { o: say.cards(of) })] }),
      examples: [{ of: 'site' }],
    },
  },
})
