/** English: all that is told of a game, from the words of each mechanism. */
import { battleEn } from '../rules/battle/en.ts'
import { deployEn } from '../rules/deploy/en.ts'
import { destinyEn } from '../rules/destiny/en.ts'
import { drainEn } from '../rules/drain/en.ts'
import { moveEn } from '../rules/move/en.ts'
import { setupEn } from '../rules/setup/en.ts'
import { shotsEn } from '../rules/shots/en.ts'
import { textsEn } from '../rules/texts/en.ts'
import { turnEn } from '../rules/turn/en.ts'
import { closeUpsEn } from './close-ups-en.ts'
import { explainEn } from './explain-en.ts'
import { momentsEn } from './moments-en.ts'
import { plansEn } from './plans-en.ts'
import { scenesEn } from './scenes-en.ts'
import { windowsEn } from './windows-en.ts'

export const en = {
  you: 'you',
  'you.first': 'You',
  ...setupEn,
  ...turnEn,
  ...deployEn,
  ...moveEn,
  ...drainEn,
  ...battleEn,
  ...shotsEn,
  ...destinyEn,
  ...textsEn,
  ...momentsEn,
  ...scenesEn,
  ...windowsEn,
  ...explainEn,
  ...closeUpsEn,
  ...plansEn,
} as const
