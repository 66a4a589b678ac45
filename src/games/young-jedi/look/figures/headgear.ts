/** Things worn on the head. */
import type { Headgear } from '../appearance/types.ts'
import { CAPS } from './headgear-caps.ts'
import { HELMETS } from './headgear-helmets.ts'
import { HOODS } from './headgear-hoods.ts'
import { PEOPLES } from './headgear-peoples.ts'
import { ROYAL } from './headgear-royal.ts'
import type { WornPainter } from './layers.ts'

/** A painter for each kind of headgear. */
export const HEADGEAR: Readonly<Record<Headgear, WornPainter>> = {
  ...HOODS,
  ...ROYAL,
  ...CAPS,
  ...HELMETS,
  ...PEOPLES,
}
