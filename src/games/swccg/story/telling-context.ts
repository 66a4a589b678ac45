/** How the events of a game are told: the speaker, names of cards, and the sums of groups. */
import type { SeenEvent, Voice } from '../../../contract/index.ts'
import type { EventTelling, PartOf } from '../../../kit/story/telling.ts'
import { lists } from '../../../kit/wording/words.ts'
import type { Side } from '../state/engine-card.ts'
import type { Facts } from '../state/game-facts.ts'
import { say } from '../words/saying.ts'
import { type StorySpeaker, speakerOf } from '../words/speaker.ts'

/** An event as one reader may know it. */
export type StoryEvent<Name extends keyof Facts = keyof Facts> = SeenEvent<Facts, Name>

/** The speaker of a reader, with the names of cards. */
export interface StoryContext extends StorySpeaker {
  /** The title of a card, or a word of the game; a dash for none. */
  readonly title: (id: string | null) => string
  /** Titles as a list, identical ones counted: "A ×2 and B"; a dash for none. */
  readonly titles: (ids: readonly string[]) => string
  readonly series: (words: readonly string[]) => string
}

/** Returns how events are told to the reader of a voice. */
export function contextOf(voice: Voice): StoryContext {
  const series = lists(voice.language, 'conjunction')
  const title = (id: string | null) => (id === null ? '–' : say(id, voice.language))
  return {
    ...speakerOf(voice),
    title,
    series,
    titles: (ids) => (ids.length === 0 ? '–' : series(counted(ids.map(title)))),
  }
}

/** Each word once; one that comes several times with their number: "A ×2". */
export function counted(words: readonly string[]): readonly string[] {
  const count = new Map<string, number>()
  for (const one of words) count.set(one, (count.get(one) ?? 0) + 1)
  return [...count].map(([one, times]) => (times === 1 ? one : `${one} ×${times}`))
}

/** The losses of a side. */
export interface SideLosses {
  /** Cards that left the table, in order: ids. */
  readonly cards: readonly string[]
  /** Cards of the Life Force and the hand: ids. */
  readonly force: readonly string[]
}

/** A battle, as far as it has been fought. */
export interface BattleSum {
  readonly by: Side
  readonly at: string | null
  readonly place: string | null
  readonly totals: StoryEvent<'totals'>['data'] | null
  readonly losses: Readonly<Record<Side, SideLosses>>
  /** Handles of cards that were hit, and that left the table. */
  readonly hit: readonly string[]
  readonly left: readonly string[]
  /** Shots in order: the handle of who fired, the card at which, and whether it was hit. */
  readonly shots: readonly { readonly by: string; readonly at: string; readonly hit: boolean }[]
  readonly stopped: boolean
}

/** A drain: `amount` null until it is counted. */
export interface DrainSum {
  readonly by: Side
  readonly at: string | null
  readonly cost: number
  readonly amount: number | null
  readonly cancelled: boolean
  readonly lost: readonly string[]
}

type Deployments = readonly StoryEvent<'deployed' | 'placed'>[]

/** The sum of each group. */
export interface Sums {
  readonly battle: BattleSum
  readonly drain: DrainSum
  readonly deploying: Deployments
  readonly moving: readonly StoryEvent<'moved'>[]
  /** Force activated and cards drawn by each side. */
  readonly force: Readonly<Record<Side, { readonly active: number; readonly drawn: number }>>
}

/** The telling of one kind of event. */
export type TellingOf<Name extends keyof Facts> = EventTelling<StoryEvent<Name>, StoryEvent, StoryContext, Sums>
/** The tellings of a mechanism. */
export type Tellings<Name extends keyof Facts> = { readonly [N in Name]: TellingOf<N> }

/** An event that belongs to a group by itself. */
export const partOf = (group: keyof Sums): PartOf<keyof Sums> => ({ group })

/** An event that has no line: others say it, or nobody needs it. */
export const UNSAID = { weight: 'unsaid', line: () => [] } as const

/** Cards that are drawn: named to their player, counted for everybody else. */
export const DRAWING: TellingOf<'drew'> & TellingOf<'first-hand'> = {
  weight: 'detail',
  part: () => partOf('force'),
  line: (
    [{ seat, data, own }]: readonly [StoryEvent<'drew' | 'first-hand'>, ...StoryEvent[]],
    { tell, titles }: StoryContext,
  ) => [
    own === undefined
      ? tell(seat, 'turn.draws-count', { count: data.count })
      : tell(seat, 'turn.draws', { cards: titles(own.cards) }),
  ],
}

/**
 * Returns a list of cards in forms from the longest to the shortest: all by name, then fewer and fewer with the number of the
 * others, then their number alone.
 */
export function fewerNamed(cards: readonly string[], s: StoryContext): readonly string[] {
  const some = (named: number) => {
    const others = s.say('drain.others', { count: cards.length - named })
    return s.series([...cards.slice(0, named).map(s.title), others])
  }
  const fewer = Array.from({ length: Math.max(0, cards.length - 1) }, (_, at) => some(cards.length - 1 - at))
  return [s.titles(cards), ...fewer, ...(cards.length > 1 ? [s.say('turn.cards', { count: cards.length })] : [])]
}
