/** A duel as a picture: both duelists with their draws, ability and totals. */
import type { Block, Language, SumSide } from '../../../../contract/index.ts'
import { plainTile } from '../../panels/scenes/tiles.ts'
import { opponentOf, type Side } from '../../state/engine-card.ts'
import { type AddedMoment, momentOn } from '../../story/added-moments.ts'
import type { StoryContext, StoryEvent } from '../../story/telling-context.ts'
import { shortName } from '../../words/short-names.ts'
import { resultLine, speak } from './story.ts'

/** One duelist: each draw with all that was added to it, its ability, and the total. */
function sumSide({ sides, winner }: StoryEvent<'dueled'>['data'], seat: Side, language: Language): SumSide {
  const { card, handle, draws, ability, total } = sides[seat]
  const say = speak(language)
  const cards = draws.flatMap((one) => one.card ?? [])
  return {
    ...{ seat, name: shortName(card), total, tiles: [plainTile({ handle, card })] },
    lines: [
      {
        label: say('duels.draws'),
        value: draws.length === 0 ? say('duels.no-draw') : draws.map(({ value }) => value).join(' + '),
        ...(cards.length === 0 ? {} : { cards }),
      },
      { label: say('duels.ability'), value: String(ability) },
    ],
    state: winner === null ? 'tied' : winner === seat ? 'won' : 'lost',
  }
}

function blocksOf(event: StoryEvent<'dueled'>, s: StoryContext): readonly Block[] {
  const near = s.sides[0]
  const { data } = event
  return [
    {
      block: 'sum',
      sides: [sumSide(data, near, s.language), sumSide(data, opponentOf(near), s.language)],
    },
    { block: 'note', icon: 'sword', lines: [{ text: resultLine(event, s), strong: true }] },
  ]
}

/** A duel that is over is a moment of its own. */
export const duelMoments: readonly AddedMoment[] = [
  momentOn('dueled', {
    weight: 12,
    fight: true,
    blocks: blocksOf,
    words: (event, s) => [resultLine(event, s)],
  }),
]
