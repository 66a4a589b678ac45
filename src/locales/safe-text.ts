/**
 * Texts that Discord may show as markup. A text of a person (a name, a reason, a typed line) is a plain `string` until
 * `literal` or `asQuote` has escaped it; only then the program's own texts take it up.
 */

declare const SAFE: unique symbol

/** A text without markup, mentions or links of people: our own words, or a person's after `literal` or `asQuote`. */
export type SafeText = string & { readonly [SAFE]: true }

/** Returns a text of the program's own or of a game, which no person has typed, as safe. Never for what a person wrote. */
export const ours = (text: string): SafeText => text as SafeText

/** Returns a template of our own whose gaps are safe. */
export const safe = (parts: TemplateStringsArray, ...gaps: readonly (SafeText | number)[]): SafeText =>
  ours(String.raw({ raw: parts }, ...gaps))

/** Returns safe texts in a row. @param between our own sign between two of them */
export const joined = (texts: readonly SafeText[], between = ', '): SafeText => ours(texts.join(between))
