/** The words for kinds of characters that English cannot make by rule, and all of them in French. */

interface KindWords {
  /** English plural, where it isn't the word with an s. */
  readonly many?: string
  /** French singular and plural. */
  readonly fr: readonly [string, string]
}

export const KINDS: Readonly<Record<string, KindWords>> = {
  'battle droid': { fr: ['droïde de bataille', 'droïdes de bataille'] },
  'Bravo Pilot': { fr: ['pilote Bravo', 'pilotes Bravo'] },
  'destroyer droid': { fr: ['droïde destroyer', 'droïdes destroyers'] },
  Gungan: { fr: ['Gungan', 'Gungans'] },
  Jawa: { fr: ['Jawa', 'Jawas'] },
  Jedi: { many: 'Jedi', fr: ['Jedi', 'Jedi'] },
  'Naboo Officer': { fr: ['officier de Naboo', 'officiers de Naboo'] },
  'Naboo Security': { many: 'Naboo Security', fr: ['agent de sécurité de Naboo', 'agents de sécurité de Naboo'] },
  Neimoidian: { fr: ['Neimoidien', 'Neimoidiens'] },
  'pit droid': { fr: ['droïde de stand', 'droïdes de stand'] },
  'Podracer pilot': { fr: ['pilote de module de course', 'pilotes de module de course'] },
  'Royal Guard': { fr: ['garde royal', 'gardes royaux'] },
  'Trade Federation Tank': { fr: ['char de la Fédération du commerce', 'chars de la Fédération du commerce'] },
  'Tusken Raider': { fr: ['pillard Tusken', 'pillards Tusken'] },
}

/** @throws for a kind without words: the catalogue is not complete then. */
export function kindWords(kind: string): KindWords {
  const words = KINDS[kind]
  if (words === undefined) throw new Error(`no words for the kind ${kind}`)
  return words
}
