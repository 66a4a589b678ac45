/** Pictures for GIFs. */
import { createCanvas } from '@napi-rs/canvas'
import type { Still } from '../../src/pictures/gif-terms.ts'

/** Returns a picture with a field at another place for each number. */
export function still(number: number, height = 120): Still {
  return async () => {
    const canvas = createCanvas(200, height)
    const pen = canvas.getContext('2d')
    pen.fillStyle = '#123'
    pen.fillRect(0, 0, 200, height)
    pen.fillStyle = `hsl(${(number * 47) % 360} 70% 50%)`
    pen.fillRect((number * 13) % 160, (number * 7) % 80, 40, 40)
    return canvas.encode('png')
  }
}
