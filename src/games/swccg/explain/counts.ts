/** How results were counted: the totals of a battle part by part, and shots. All numbers are those of the facts. */
import type { Explanation, SeenEvent, Voice } from '../../../contract/index.ts'
import { because, cardsIn as cardsNamed, countsOf } from '../../../kit/explain/counting.ts'
import { signed } from '../../../kit/wording/words.ts'
import { findCard } from '../cards/index.ts'
import { opponentOf, SIDES, type Side } from '../state/engine-card.ts'
import type { Facts, Fighter } from '../state/game-facts.ts'
import { storyEvents } from '../story/story-words.ts'
import type { StoryEvent } from '../story/telling-context.ts'
import { shortName } from '../words/short-names.ts'
import { type StorySpeaker, speakerOf } from '../words/speaker.ts'
import { drawsInWords, totalWords } from './battle-numbers.ts'

/** Returns how the results told by these facts were counted, in their order. */
export const counts = (events: readonly SeenEvent[], voice: Voice): readonly Explanation[] =>
  countsOf<Facts, null, StorySpeaker>(
    {
      begin: () => null,
      results: {
        totals: (fact, _seen, speaker) => totalsCount(fact, speaker),
        shot: (fact, _seen, speaker) => shotCount(fact, speaker),
      },
    },
    storyEvents(events),
    speakerOf(voice),
  )

function totalsCount({ data }: StoryEvent<'totals'>, speaker: StorySpeaker): Explanation {
  const { say } = speaker
  const { at, parts, fighters, damage } = data
  const lines = SIDES.flatMap((side) => {
    const name = speaker.name(side)
    return [
      totalWords(name, parts[side], speaker),
      ...fightersLine(fighters[side], speaker),
      ...attritionLine(data, side, speaker),
    ]
  })
  const title = say('why.totals', { place: at === null ? '' : shortName(at) })
  const rest = damage === 0 ? [] : [say('why.totals.damage', { damage })]
  return because([title, ...[...lines, ...rest].map((line) => `- ${line}`)].join('\n'), '9.5.4', '9.4.3', '9.6.8')
}

/** The attrition against a side: each destiny that made it with its card, and how much texts have changed it. */
function attritionLine(data: Facts['totals']['data'], side: Side, speaker: StorySpeaker): readonly string[] {
  const { say } = speaker
  const attrition = data[`${side}Attrition`]
  const draws = data.draws[opponentOf(side)].filter(({ use }) => use === 'battle')
  const changed = attrition - draws.reduce((sum, { value }) => sum + value, 0)
  if (attrition === 0 && changed === 0) return []
  const texts = changed === 0 ? [] : [say('why.part.texts', { number: signed(changed) })]
  const total = say('why.totals.attrition', { name: speaker.name(side), attrition })
  return [say('why.total.parts', { total, parts: [...drawsInWords(draws, speaker), ...texts].join(', ') })]
}

const fightersLine = (fighters: readonly Fighter[], { say }: StorySpeaker): readonly string[] =>
  fighters.length === 0
    ? []
    : [fighters.map(({ card, power }) => say('why.fighter', { card: shortName(card), power })).join(', ')]

function shotCount({ data }: StoryEvent<'shot'>, { say }: StorySpeaker): Explanation {
  const { card, total, defense, hit, works, drawn, by } = data
  const numbers = { card: shortName(card), total, defense }
  if (works === undefined) return because(say(hit ? 'why.shot.hit' : 'why.shot.missed', numbers), '2.3.6')
  const key = drawn === true ? 'why.shot.drawn' : 'why.shot.compared'
  const verdict = say(works ? 'why.shot.works' : 'why.shot.fails', { weapon: shortName(by ?? '') })
  return because(say(key, { ...numbers, verdict }), drawn === true ? '9.2.11' : '9.2.10')
}

/** Returns the ids of the cards that these facts name, each once, the last first. */
export const cardsIn = (events: readonly SeenEvent[]): readonly string[] =>
  cardsNamed(events, (text) => (findCard(text) === undefined ? null : text))
