/** Texts of any code points for property tests: letters, marks, signs, controls and numbers that nobody has given a sign yet. */
import fc from 'fast-check'

const SURROGATES = 0xd800
const HOW_MANY = 0x800

/**
 * One code point that is no half of a pair. The property library's own (`unit: 'binary'`) draws from the same ones and
 * takes one to two seconds to list them in each process.
 */
const codePoint = fc.integer({ min: 0, max: 0x10ffff - HOW_MANY }).map(
  (at) => String.fromCodePoint(at < SURROGATES ? at : at + HOW_MANY),
  (sign) => {
    const code = typeof sign === 'string' && [...sign].length === 1 ? sign.codePointAt(0)! : SURROGATES
    if (code >= SURROGATES && code < SURROGATES + HOW_MANY) throw new Error('not one code point')
    return code < SURROGATES ? code : code - HOW_MANY
  },
)

/** A text of code points. Words that programs stumble over, such as `__proto__`, come among them. */
export const anyText = (lengths: { readonly minLength?: number; readonly maxLength?: number } = {}) =>
  fc.string({ ...lengths, unit: codePoint })
