/**
 * What of a figure has to be seen in a small picture: the head with what tells who it is. In the figure's own units: the
 * neck stands at 0/0, the middle of a head at 0/−150, and a head is some 160 wide and 212 high.
 */
import type { Focus } from '../../../contract/index.ts'

/** A head with hair, cap and collar; it fills two thirds of the height. */
const USUAL: Focus = { x: 0, y: -146, size: 320 }

/** @param title whose figure it is @param subtitle which version, where versions differ in what tells them */
export function faceOf(_title: string, _subtitle: string | null): Focus {
  return USUAL
}
