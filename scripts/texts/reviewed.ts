/** Complaints of the grammar checkers that a reader found to be wrong. */

export const REVIEWED: {
  readonly rules: readonly (readonly [rule: RegExp, text: RegExp])[]
  readonly most: Readonly<Record<string, number>>
} = {
  /** The rule of the checker, and the words at which it may complain. */
  rules: [
    [/^doublon$/, /Jar Jar Binks/],
    [/guillemets_typographiques/, /Jar Jar Binks'/],
    [/^g3__gn_pfx/, /Capital City/],
    [/indefinite article/, /a STAP/],
    [/Oxford comma/, /./],
    [/star fighter/, /starfighter/],
    [/one character out of place/, /Sil Unch/],
    [/filler word/, /Uh-Oh!/],
    // English titles before a dash
    [/^nbsp_ajout_avant_double_ponctuation$/, /[!?] —/],
  ],
  /** Complaints about texts that are still worded by the game’s own describers. They may only become fewer. */
  most: { 'swccg en': 23, 'swccg fr': 23 },
}

/** Returns whether a reader has found this complaint to be wrong. */
export const isReviewed = ({ rule, excerpt }: { readonly rule: string; readonly excerpt: string }): boolean =>
  REVIEWED.rules.some(([ofRule, text]) => ofRule.test(rule) && text.test(excerpt))
