/** The figures on character cards, and the places of their faces. */
import type { Focus, Pen } from '../../../../contract/index.ts'
import { lookOf } from '../appearance/index.ts'
import { paintPerson, personFocus } from './figure.ts'
import { machineFocus, paintMachine } from './machines.ts'

/** A head with hair and collar: the focus of a character without a look. */
const USUAL: Focus = { x: 0, y: -146, size: 320 }

/**
 * Returns the place of this character's face, with all features that identify them. In the figure's own units: the neck
 * stands at 0/0, the middle of a human head at 0/−150.
 * @param title the title of the character @param subtitle the version, where versions differ
 */
export function faceOf(title: string, subtitle: string | null): Focus {
  const look = lookOf(title, subtitle)
  if (look === null) return USUAL
  return look.kind === 'person' ? personFocus(look) : machineFocus(look)
}

/**
 * Draws the figure of this character around its neck, about 330 units above it and 150 below, with the light from the
 * left. Returns false and draws nothing for a title that is not in the tables of appearance.
 */
export function paintFigure(pen: Pen, title: string, subtitle: string | null): boolean {
  const look = lookOf(title, subtitle)
  if (look === null) return false
  if (look.kind === 'person') paintPerson(pen, look)
  else paintMachine(pen, look)
  return true
}
