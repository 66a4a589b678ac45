/** How contests are told and begun. */
import { define } from '../../texts/language/definitions.ts'
import { noun, pronoun, verb } from '../../texts/language/lexicon.ts'
import { withChance } from '../../texts/language/worth.ts'
import { contestWords } from './vocabulary.ts'

export const contestDefinitions = define(contestWords, {
  stats: { 'contest destiny': { noun: 'contest destiny', reach: 'table' } },
  acts: {
    contest: {
      do: ({ one, two, stat }, game) => game.start('contest', one, two, { stat }),
      worth({ one, two, stat }, seen) {
        const [mine, theirs] = [seen.meant(one)[0], seen.meant(two)[0]]
        if (mine === undefined || theirs === undefined) return []
        const by = { draws: 1, stat }
        return [
          ...withChance([{ good: 'card', card: theirs, fate: 'lost' }], seen.chanceToWin(mine, theirs, by)),
          ...withChance([{ good: 'card', card: mine, fate: 'lost' }], seen.chanceToWin(theirs, mine, by)),
        ]
      },
      say: ({ one, two, stat }, say) => [
        { verb: verb('begin a contest', { one: say.those(one), two: say.those(two) }) },
        { clause: { subject: pronoun('each player'), verbs: [verb('draw', { o: noun('destiny', 'bare') })] } },
        { verb: verb('add its value', { o: noun(say.value(stat), 'the') }) },
        { clause: { subject: noun('lower total', 'the'), verbs: [verb('lose its card')] } },
      ],
      examples: [{ one: 'vehicle', two: 'starship', stat: 'maneuver' }],
    },
  },
})
