/** The news of a panel: what matters most since the last move, as a headline and one sentence more. */
import { PANEL_NEWS, type SeenEvent, type Voice } from '../../../contract/index.ts'
import { eventsTold } from '../../../kit/story/events-told.ts'
import type { StoryPoint, Weight } from '../../../kit/story/telling.ts'
import { clipWords } from '../../../kit/wording/clipping.ts'
import { lifeForce } from '../state/game-state.ts'
import type { View } from '../view/player-view.ts'
import { shortName } from '../words/short-names.ts'
import { placeLines } from './held-places.ts'
import { sentence, storyEvents } from './story-words.ts'
import { storyteller } from './storyteller.ts'
import { contextOf, counted, type StoryContext, type StoryEvent } from './telling-context.ts'
import { LOW } from './turn-pictures.ts'

/** A thing to tell, in forms from the longest to the shortest. */
interface NewsItem {
  /** The greater, the more it matters. */
  readonly weight: number
  readonly forms: readonly string[]
}

const WEIGHTS: Readonly<Record<Weight, number>> = {
  unsaid: -1,
  detail: -1,
  move: 20,
  event: 40,
  fight: 60,
  goal: 80,
  end: 100,
}
/** The weight of a place that changes hands, of a low Life Force, and of the reader's own moves beside all others. */
const PLACE = 50
const LIFE = 55
const OWN = -45
/** The first points of an entry weigh more than those after it. */
const AFTER = -1

/**
 * Returns a headline and one sentence more where there is more that matters; nothing where nothing does.
 * @param view after these events
 */
export function panelNews(events: readonly SeenEvent[], view: View, voice: Voice): readonly string[] {
  const s = contextOf(voice)
  const facts = begunHere(storyEvents(events).filter(({ type }) => type !== 'turn' && type !== 'phase'))
  const losses = lossesAlone(facts)
  const items = [
    ...itemsOf(
      facts.filter((one) => !losses.some((loss) => loss === one)),
      s,
    ),
    ...lossItems(losses, s),
    ...lowLife(facts, view, s),
    ...placeLines(facts, view, s).map((text): NewsItem => ({ weight: PLACE, forms: [text] })),
  ].toSorted((one, other) => other.weight - one.weight)
  const told: string[] = []
  let room = PANEL_NEWS
  for (const { forms } of items) {
    const text = forms.find((form) => form.length <= room)
    if (text === undefined) continue
    told.push(text)
    room -= text.length + 1
    if (told.length === 2) break
  }
  const [first] = items
  return told.length === 0 && first !== undefined ? [clipWords(first.forms.at(-1) ?? '', PANEL_NEWS)] : told
}

/** The end of a battle that began before these events says nothing: its result has been told. */
const begunHere = (facts: readonly StoryEvent[]): readonly StoryEvent[] =>
  facts.filter((one, at) => one.type !== 'battle-over' || facts.slice(0, at).some(({ type }) => type === 'battle'))

/** The losses that belong to no drain or battle told among these facts: those of a payment for what was told before. */
const lossesAlone = (facts: readonly StoryEvent[]): readonly StoryEvent<'lost'>[] =>
  facts.filter((one, at): one is StoryEvent<'lost'> => {
    if (one.type !== 'lost' || one.data.cause === 'text') return false
    const begins = one.data.cause === 'drain' ? 'drained' : 'battle'
    return !facts.slice(0, at).some(({ type }) => type === begins)
  })

/** The lost cards of each side, all by name where they have room, from whichever pile they came. */
function lossItems(losses: readonly StoryEvent<'lost'>[], s: StoryContext): readonly NewsItem[] {
  const brief = briefly(s)
  return s.sides.flatMap((side): readonly NewsItem[] => {
    const cards = losses.filter(({ seat }) => seat === side).map(({ data }) => data.card)
    if (cards.length === 0) return []
    const all = (by: StoryContext) => by.tell(side, 'drain.loses', { cards: by.titles(cards) })
    const some = (named: number) => {
      const count = cards.length - named
      const words = [...cards.slice(0, named).map(brief.title), s.say('drain.others', { count })]
      return s.tell(side, 'drain.loses', { cards: s.series(words) })
    }
    const fewer = Array.from({ length: cards.length - 1 }, (_, at) => some(cards.length - 1 - at))
    const forms = [all(s), all(brief), ...fewer, s.tell(side, 'drain.loses-count', { count: cards.length })]
    return [{ weight: WEIGHTS.event + (s.isReader(side) ? OWN : 0), forms: forms.map(sentence) }]
  })
}

function lowLife(
  facts: readonly StoryEvent[],
  view: View,
  { sides, isReader, say }: StoryContext,
): readonly NewsItem[] {
  const [own] = sides
  const lost = facts.some((one) => one.type === 'lost' && one.seat === own && one.data.from !== 'hand')
  const count = lifeForce(view, own)
  return isReader(own) && lost && count < LOW ? [{ weight: LIFE, forms: [say('news.low', { count })] }] : []
}

/** Names of cards as short as they go. */
const briefly = (s: StoryContext): StoryContext => ({
  ...s,
  title: (id) => (id === null ? '–' : nameOf(id, s)),
  titles: (ids) => (ids.length === 0 ? '–' : s.series(counted(ids.map((id) => nameOf(id, s))))),
})

/** The short name of a card; a pile or another word as it is. */
function nameOf(id: string, s: StoryContext): string {
  const title = s.title(id)
  return title === id ? title : shortOr(id, title)
}

/** A word of the game that is no card has its own name. */
const shortOr = (id: string, title: string): string => {
  const short = shortName(id)
  return short === id ? title : short
}

/** The points of the story that are news, each with its shorter forms. */
function itemsOf(facts: readonly StoryEvent[], s: StoryContext): readonly NewsItem[] {
  const entries = eventsTold(storyteller, facts, s).entries
  const brief = eventsTold(storyteller, facts, briefly(s)).entries
  const hasResult = facts.some(({ type }) => type === 'totals' || type === 'ended')
  return entries.flatMap(({ points }, at) =>
    points.flatMap((point, order): readonly NewsItem[] => {
      const weight = WEIGHTS[point.weight]
      if (weight < 0) return []
      const own = s.isReader(point.by) && !hasResult
      const whole = weight + (own ? OWN : 0) + order * AFTER
      const short = brief[at]?.points[order]
      // A point of several sentences is a headline and what comes of it.
      const [head = '', ...more] = sentencesIn(short?.text ?? point.text)
      if (more.length === 0) return [{ weight: whole, forms: formsOf(point, short) }]
      const [, , ...shorter] = formsOf(point, short)
      return [head, ...more].map((text, sentenceAt) => ({
        weight: whole - sentenceAt / 10,
        forms: sentenceAt === 0 ? [text, ...shorter] : [text],
      }))
    }),
  )
}

/** Returns the sentences of a text. */
const sentencesIn = (text: string): readonly string[] => sentence(text).split(/(?<=[.!?]) (?=\p{Lu})/u)

/** All forms of a point as sentences: with whole names, with short ones, then shorter. */
const formsOf = (point: StoryPoint, short: StoryPoint | undefined): readonly string[] =>
  [point.text, ...(short === undefined ? [] : [short.text]), ...(point.brief ?? []), ...(short?.brief ?? [])].map(
    sentence,
  )
