/** Moments of mechanisms: events with a picture of their own, for panels, threads and replays. */
import type { BannerBlock, Block, Voice } from '../../../contract/index.ts'
import { withoutStop } from '../../../kit/wording/full-stops.ts'
import type { StoryContext, StoryEvent } from './telling-context.ts'

type EventType = StoryEvent['type']

/** A moment that a mechanism adds, by the type of its event: a picture and words. */
interface MomentOf<Type extends EventType> {
  readonly type: EventType
  /** How much it counts beside the other pictures of its turn, where a battle counts by what it has cost. */
  readonly weight: number
  /** It is a fight. */
  readonly fight?: true
  blocks(event: StoryEvent<Type>, s: StoryContext, voice: Voice): readonly Block[]
  /** A headline, and the sentences behind it. */
  words(event: StoryEvent<Type>, s: StoryContext): readonly string[]
}

/** A moment that a mechanism adds: of an event of another type it shows and tells nothing. */
export type AddedMoment = MomentOf<EventType>

/** Returns the moment that the events of a type make. */
export function momentOn<Type extends EventType>(type: Type, moment: Omit<MomentOf<Type>, 'type'>): AddedMoment {
  const isIts = (event: StoryEvent): event is StoryEvent & StoryEvent<Type> => event.type === type
  return {
    ...{ ...moment, type },
    blocks: (event, s, voice) => (isIts(event) ? moment.blocks(event, s, voice) : []),
    words: (event, s) => (isIts(event) ? moment.words(event, s) : []),
  }
}

/** Returns the banner of a moment: its card, the sentence that tells it, and words below. */
export const bannerOf = (card: string, sentence: string, notes: readonly string[] = []): BannerBlock => ({
  ...{ block: 'banner', card, title: withoutStop(sentence), notes },
})

const added: AddedMoment[] = []

/** Adds the moments of a mechanism. */
export const addMoments = (moments: readonly AddedMoment[]): void => void added.push(...moments)

/** Returns the moment that an event makes; undefined: none. */
export const momentOf = ({ type }: { readonly type: string }): AddedMoment | undefined =>
  added.find((one) => one.type === type)
