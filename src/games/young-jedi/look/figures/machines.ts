/** Droids and vehicles on character cards. */

import type { Focus, Pen } from '../../../../contract/index.ts'
import { Brush } from '../../../../kit/drawing/brush.ts'
import { HELPERS } from '../../../../likeness/serving-machines.ts'
import type { MachineLook, MachineShape } from '../appearance/types.ts'
import { BATTLE } from './machines-battle.ts'
import { WAR } from './machines-war.ts'

/** Draws a machine in its metal and its paint; bare metal has none. */
type MachineDraw = (brush: Brush, metal: string, accent: string | null) => void

interface MachinePainter {
  readonly focus: Focus
  readonly draw: MachineDraw
}

const SHAPES: Readonly<Record<MachineShape, MachinePainter>> = {
  ...BATTLE,
  ...WAR,
  ...{ astromech: HELPERS.astromech, protocol: HELPERS.protocol, 'protocol-bare': HELPERS['protocol-bare'] },
  ...{ 'pit-droid': HELPERS.pit, 'power-droid': HELPERS.power },
}

/** The place of this machine's face, or of its nearest likeness, in the units of `paintMachine`. */
export const machineFocus = (look: MachineLook): Focus => SHAPES[look.shape].focus

/** Draws the machine around the same origin as a person: about 330 units above it and 150 below. */
export function paintMachine(pen: Pen, look: MachineLook): void {
  SHAPES[look.shape].draw(new Brush(pen), look.metal, look.accent)
}
