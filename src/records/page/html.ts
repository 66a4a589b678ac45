/** Markup whose gaps are escaped: no text of a person or a file becomes an element. */
import { escapeUTF8 } from 'entities'

/** Markup that can be put into a page as it is. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  toString(): string {
    return this.text
  }
}

type Gap = string | number | Markup | readonly Markup[] | null | undefined | false

const written = (gap: Gap): string => {
  if (gap === null || gap === undefined || gap === false) return ''
  if (gap instanceof Markup) return gap.text
  return Array.isArray(gap) ? gap.map(String).join('') : escapeUTF8(String(gap))
}

/** Returns markup. A text in a gap is escaped, for elements and for values of attributes in quotation marks alike. */
export const html = (pieces: TemplateStringsArray, ...gaps: readonly Gap[]): Markup =>
  new Markup(pieces.reduce((text, piece, at) => `${text}${written(gaps[at - 1])}${piece}`))

/** No markup. */
export const NOTHING = new Markup('')
