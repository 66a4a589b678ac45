/** All tellings and groups of the game, from its mechanisms. */
import type { Storyteller } from '../../../kit/story/telling.ts'
import { battleGroup, battleTellings } from '../rules/battle/story.ts'
import { deployingGroup, deployTellings } from '../rules/deploy/story.ts'
import { destinyTellings } from '../rules/destiny/story.ts'
import { drainGroup, drainTellings } from '../rules/drain/story.ts'
import { moveTellings, movingGroup } from '../rules/move/story.ts'
import { setupTellings } from '../rules/setup/story.ts'
import { shotTellings } from '../rules/shots/story.ts'
import { textTellings } from '../rules/texts/story.ts'
import { forceGroup, turnTellings } from '../rules/turn/story.ts'
import type { CoreFacts, Facts } from '../state/game-facts.ts'
import type { StoryContext, StoryEvent, Sums, Tellings } from './telling-context.ts'

/** The telling of each event of the core: one that is missing does not compile. */
const tellings: Tellings<keyof CoreFacts> = {
  ...setupTellings,
  ...turnTellings,
  ...deployTellings,
  ...moveTellings,
  ...drainTellings,
  ...battleTellings,
  ...shotTellings,
  ...destinyTellings,
  ...textTellings,
}

/** The tellings of all events, once `mechanisms.ts` has added its own, and all groups. */
export const storyteller: Storyteller<StoryEvent, StoryContext, Sums> = {
  tellings: tellings as Tellings<keyof Facts>,
  groups: { battle: battleGroup, drain: drainGroup, deploying: deployingGroup, moving: movingGroup, force: forceGroup },
}

/** The events of mechanisms. */
export type AddedFact = Exclude<keyof Facts, keyof CoreFacts>

/** Adds the tellings of the events of mechanisms. */
export const addTellings = (added: Tellings<AddedFact>): void => void Object.assign(tellings, added)
