/** How results were counted: the totals of a battle part by part, and shots. All numbers are those of the facts. */
import type { Explanation, SeenEvent, Voice } from '../../../contract/index.ts'
import { because, cardsIn as cardsNamed } from '../../../kit/explain/counting.ts'
import { nameOf } from '../../../kit/wording/words.ts'
import { findCard } from '../cards/index.ts'
import { SIDES, type Side } from '../state/engine-card.ts'
import type { Facts, Fighter } from '../state/game-facts.ts'
import { tell } from '../words/explain-dictionary.ts'
import { shortName } from '../words/short-names.ts'
import { totalWords } from './standing.ts'

type Fields<Name extends keyof Facts> = Facts[Name]['data']

/** Returns how the results told by these facts were counted, in their order. */
export const counts = (events: readonly SeenEvent[], voice: Voice): readonly Explanation[] =>
  events.flatMap(({ type, data }): readonly Explanation[] => {
    if (type === 'totals') return [totalsCount(data as unknown as Fields<'totals'>, voice)]
    if (type === 'shot') return [shotCount(data as unknown as Fields<'shot'>, voice)]
    return []
  })

function totalsCount(data: Fields<'totals'>, voice: Voice): Explanation {
  const { language } = voice
  const { at, parts, fighters, damage } = data
  const lines = SIDES.flatMap((side: Side) => {
    const name = nameOf(side, voice)
    const attrition = side === 'dark' ? data.darkAttrition : data.lightAttrition
    return [
      totalWords(name, parts[side], voice),
      ...fightersLine(fighters[side], language),
      ...(attrition === 0 ? [] : [tell('totals.attrition', language, { name, attrition })]),
    ]
  })
  const title = tell('totals', language, { place: at === null ? '' : shortName(at) })
  const rest = damage === 0 ? [] : [tell('totals.damage', language, { damage })]
  return because([title, ...[...lines, ...rest].map((line) => `- ${line}`)].join('\n'), '9.5.4', '9.4.3', '9.6.8')
}

const fightersLine = (fighters: readonly Fighter[], language: Voice['language']): readonly string[] =>
  fighters.length === 0
    ? []
    : [fighters.map(({ card, power }) => tell('fighter', language, { card: shortName(card), power })).join(', ')]

function shotCount({ card, total, defense, hit }: Fields<'shot'>, { language }: Voice): Explanation {
  return because(tell(hit ? 'shot.hit' : 'shot.missed', language, { card: shortName(card), total, defense }), '2.3.6')
}

/** Returns the ids of the cards that these facts name, each once, the last first. */
export const cardsIn = (events: readonly SeenEvent[]): readonly string[] =>
  cardsNamed(events, (text) => (findCard(text) === undefined ? null : text))
