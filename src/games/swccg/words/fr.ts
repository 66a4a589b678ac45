/** French: all that is told of a game, from the words of each mechanism. */
import { battleFr } from '../rules/battle/fr.ts'
import { deployFr } from '../rules/deploy/fr.ts'
import { destinyFr } from '../rules/destiny/fr.ts'
import { drainFr } from '../rules/drain/fr.ts'
import { moveFr } from '../rules/move/fr.ts'
import { setupFr } from '../rules/setup/fr.ts'
import { shotsFr } from '../rules/shots/fr.ts'
import { textsFr } from '../rules/texts/fr.ts'
import { turnFr } from '../rules/turn/fr.ts'
import { closeUpsFr } from './close-ups-fr.ts'
import { explainFr } from './explain-fr.ts'
import { momentsFr } from './moments-fr.ts'
import { plansFr } from './plans-fr.ts'
import { scenesFr } from './scenes-fr.ts'
import { windowsFr } from './windows-fr.ts'

export const fr = {
  you: 'vous',
  'you.first': 'Vous',
  ...setupFr,
  ...turnFr,
  ...deployFr,
  ...moveFr,
  ...drainFr,
  ...battleFr,
  ...shotsFr,
  ...destinyFr,
  ...textsFr,
  ...momentsFr,
  ...scenesFr,
  ...windowsFr,
  ...explainFr,
  ...closeUpsFr,
  ...plansFr,
} as const
