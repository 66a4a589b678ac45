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
import type { StoryContext, StoryEvent, Sums } from './telling-context.ts'

/** The telling of each event: one that is missing does not compile. */
export const storyteller: Storyteller<StoryEvent, StoryContext, Sums> = {
  tellings: {
    ...setupTellings,
    ...turnTellings,
    ...deployTellings,
    ...moveTellings,
    ...drainTellings,
    ...battleTellings,
    ...shotTellings,
    ...destinyTellings,
    ...textTellings,
  },
  groups: { battle: battleGroup, drain: drainGroup, deploying: deployingGroup, moving: movingGroup, force: forceGroup },
}
