/** Moments of mechanisms: events with a picture of their own, for panels, threads and replays. */
import type { Block, Voice } from '../../../contract/index.ts'
import type { View } from '../view/player-view.ts'
import type { StoryContext, StoryEvent } from './telling-context.ts'

/** A moment that a mechanism adds: an event with a picture and words. */
export interface AddedMoment {
  readonly type: StoryEvent['type']
  /** How much it counts beside the other pictures of its turn, where a battle counts by what it has cost. */
  readonly weight: number
  /** It is a fight. */
  readonly fight?: true
  blocks(event: StoryEvent, view: View, voice: Voice): readonly Block[]
  /** A headline, and the sentences behind it. */
  words(event: StoryEvent, s: StoryContext): readonly string[]
}

/** Returns a sentence without its full stop. */
export const headline = (text: string): string => text.replace(/\.$/, '')

const added: AddedMoment[] = []

/** Adds the moments of a mechanism. */
export const addMoments = (moments: readonly AddedMoment[]): void => void added.push(...moments)

/** Returns the moment that an event makes; undefined: none. */
export const momentOf = ({ type }: { readonly type: string }): AddedMoment | undefined =>
  added.find((one) => one.type === type)
