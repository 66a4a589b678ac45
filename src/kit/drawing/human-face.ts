/** The features of a human face: brows, eyes, nose and mouth, for a head whose neck is at 0/0 and whose middle is at y = −150. */
import type { Brush } from './brush.ts'
import { darker, mix } from './colours.ts'

/** The outline of a white of the eye, on the left. */
export const EYE = 'M-53-151Q-34-169-13-148Q-33-138-53-151Z'

/**
 * Draws the features.
 * @param skin the colour around them, from which theirs are mixed
 */
export function humanFace(brush: Brush, skin: string): void {
  const ink = mix(skin, '#1c0c08', 0.72)
  brush.both(() => {
    brush.fill(mix(skin, '#ffffff', 0.72), EYE)
    brush.dot('#241510', -33, -151, 8, 9)
    brush.line(ink, 5, 'M-55-151Q-34-170-12-149')
    brush.line(mix(skin, '#1c0c08', 0.58), 8, 'M-60-174Q-36-188-13-177')
  }, 0)
  brush.line(darker(skin, 0.3), 6, 'M6-146Q10-124 18-108Q8-98-6-101')
  brush.line(mix(skin, '#4a1212', 0.62), 7, 'M-25-77Q0-70 25-77')
  brush.line(darker(skin, 0.2), 5, 'M-12-62Q0-58 12-62')
}
