/** How duels are told and begun. */
import { when } from '../../texts/core/sentences.ts'
import { define } from '../../texts/language/definitions.ts'
import { noun, pronoun, verb } from '../../texts/language/lexicon.ts'
import type { Say, TextStep } from '../../texts/language/say.ts'
import type { Act } from '../../texts/language/words.ts'
import { withChance } from '../../texts/language/worth.ts'
import { duelWords } from './vocabulary.ts'

/** The steps that follow for one player where they win. */
const result = (player: 'you' | 'opponent', acts: readonly Act[], say: Say): readonly TextStep[] =>
  acts.length === 0
    ? []
    : [
        {
          if: { join: 'and', of: [{ subject: say.player(player), verbs: [verb('win the duel')] }] },
          steps: say.steps(acts),
        },
      ]

export const duelDefinitions = define(duelWords, {
  acts: {
    duel: {
      // Rule 34.1: both are present at one place.
      can: ({ one, two }, from) =>
        from
          .cardsFitting(one)
          .some((mine) => from.cardsFitting(two).some((theirs) => from.arePresentTogether(mine, theirs))),
      do: ({ one, two, draws, won, lost }, game) => game.start('duel', one, two, { draws, won, lost }),
      worth({ one, two, draws, won, lost }, seen) {
        const [mine, theirs] = [seen.meant(one)[0], seen.meant(two)[0]]
        if (mine === undefined || theirs === undefined) return []
        const wins = seen.chanceToWin(mine, theirs, { draws, stat: 'ability' })
        const loses = seen.chanceToWin(theirs, mine, { draws, stat: 'ability' })
        return [...withChance(seen.goodsOf(won), wins), ...withChance(seen.goodsOf(lost), loses)]
      },
      say: ({ one, two, draws, won, lost }, say) => [
        { verb: verb('begin a duel', { one: say.cards(one), two: say.cards(two) }) },
        {
          clause: {
            subject: pronoun('each player'),
            verbs: [
              verb('draw destinies', { o: noun('destiny to power', 'bare', { count: [draws] }) }),
              verb('add ability'),
            ],
          },
        },
        ...result('you', won, say),
        ...result('opponent', lost, say),
      ],
      examples: [{ one: 'imperial', two: 'rebel', draws: 2, won: [{ word: 'draw' }], lost: [{ word: 'draw' }] }],
    },
    throw: {
      do: ({ adds }, game) => game.start('throwing', { word: 'self' }, undefined, { adds }),
      worth: ({ adds }) => [{ good: 'destiny', number: adds }],
      say: ({ adds }, say) => [
        { verb: verb('throw', { o: say.self, n: { n: 'number', number: adds } }) },
        { clause: { subject: say.it, verbs: [verb('go away after the duel')] } },
      ],
      examples: [{ adds: 1 }],
    },
  },
  moments: {
    'duel begins': {
      on: { fact: 'duel begun', roles: { of: 'card' } },
      public: true,
      say: ({ of }, say) =>
        when({
          subject: noun('duel', 'a'),
          mood: 'just',
          verbs: [verb('begin between', of === undefined ? {} : { o: say.cards(of) })],
        }),
      examples: [{ of: 'rebel' }, {}],
    },
    'duel won': {
      on: { fact: 'duel won', roles: { by: 'player', with: 'card' } },
      public: true,
      say: ({ by, with: card }, say) =>
        when({
          subject: say.player(by),
          mood: 'just',
          verbs: [verb('win a duel', card === undefined ? {} : { o: say.cards(card) })],
        }),
      examples: [{ by: 'you' }, { by: 'opponent', with: 'rebel' }],
    },
  },
})
