/** Draws a line of words of which the last stand out. */
import type { MarkedLine, Rect, WordTone } from '../../contract/index.ts'
import type { FontFace } from '../fonts.ts'
import { COLOURS } from '../style.ts'
import type { Align } from '../text.ts'
import { fitWords, line } from './fit.ts'
import type { PartCollector } from './parts.ts'

/** The inks of what words mean to their reader. */
export const TONES: Readonly<Record<WordTone, string>> = {
  good: COLOURS.win,
  bad: COLOURS.lose,
  key: COLOURS.cube,
  pale: COLOURS.pale,
}

/** The way a line is set. */
export interface MarkedStyle {
  readonly size: number
  readonly align?: Align
  readonly ink?: string
  /** Of a line without a mark; two lines keep the distance of the rectangle's height. */
  readonly lines?: number
  readonly face?: FontFace
}

const SPACE = 0.28

/** Draws the line in the middle of the rectangle's height. It is squeezed rather than cut. */
export function drawMarked(
  drawing: PartCollector,
  { text, mark, tone, strong }: MarkedLine,
  rect: Rect,
  { size, align = 'left', ink = COLOURS.white, lines = 1, face: usual = 'body' }: MarkedStyle,
): void {
  const face = strong === true ? 'strong' : usual
  const colour = tone === undefined ? ink : TONES[tone]
  if (mark === undefined || mark === '' || text === '') {
    const words = fitWords(text === '' ? (mark ?? '') : text, rect.width, { face, size, lines })
    drawing.words(words, rect, { colour, align })
    return
  }
  const gap = size * SPACE
  const marked = line(mark, 'strong', size, rect.width * 0.6)
  const words = line(text, face, size, rect.width - marked.width - gap)
  const taken = words.width + gap + marked.width
  const spare = rect.width - taken
  const x = rect.x + (align === 'left' ? 0 : align === 'middle' ? spare / 2 : spare)
  drawing.words(words, { ...rect, x, width: words.width }, { colour: ink })
  drawing.words(marked, { ...rect, x: x + words.width + gap, width: marked.width }, { colour })
}
