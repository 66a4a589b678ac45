/** Claims of a French lexicon about single words, each to be looked up in a foreign word list. */
import { frenchForms, verbParts } from '../../src/kit/grammar/french-verbs.ts'
import type { FourForms, FrenchLexicon } from '../../src/kit/grammar/lexicon.ts'

/** A word, and what the lexicon takes it for. */
export interface Claim {
  /** The part of the lexicon and the key of the entry. */
  readonly entry: string
  readonly word: string
  readonly is: string
  /** Matches what the word list says of a word that is so: `>vaisseau/:N:m:s/*`. */
  readonly fits: RegExp
}
const GENDERS = { masculine: 'm|e', feminine: 'f|e' } as const
const NUMBERS = { singular: 's|i', plural: 'p|i' } as const
type Gender = keyof typeof GENDERS
type Quantity = keyof typeof NUMBERS

/** From these words on nothing agrees with the noun any more. */
const COMPLEMENT = /^(?:de|du|des|à|au|aux|en|sur|par|pour|avec|sans|hors|dans|contre|qui|et|ou)$|^d’/

/** The words of a noun phrase that agree: up to its complement, without names and adverbs. */
function headWords(phrase: string): readonly string[] {
  const words = phrase.split(/[ (]/)
  const end = words.findIndex((one) => COMPLEMENT.test(one))
  return (end < 0 ? words : words.slice(0, end)).filter((one) => /^\p{Ll}/u.test(one) && one !== 'non')
}

/** @param head whether the first word is the noun itself: a noun beside another keeps its gender (« droïde sonde ») */
const agreed = (
  entry: string,
  phrase: string,
  { gender, quantity, head }: { readonly gender: Gender; readonly quantity: Quantity; readonly head: boolean },
): readonly Claim[] =>
  headWords(phrase).map((word, at) => {
    const [own, many] = [GENDERS[gender], NUMBERS[quantity]]
    const isHead = head && at === 0
    return {
      entry,
      word,
      is: `${gender} ${quantity}`,
      fits: new RegExp(`:A:[^/]*(?:${own}):(?:${many})|:[NQ]:[^/]*(?:${isHead ? own : 'm|f|e'}):(?:${many})`),
    }
  })

const FORMS = [
  { gender: 'masculine', quantity: 'singular', head: false },
  { gender: 'feminine', quantity: 'singular', head: false },
  { gender: 'masculine', quantity: 'plural', head: false },
  { gender: 'feminine', quantity: 'plural', head: false },
] as const
const fourForms = (entry: string, forms: FourForms): readonly Claim[] =>
  forms.flatMap((form, at) => agreed(entry, form, FORMS[at]!))

function nounClaims({ nouns }: FrenchLexicon): readonly Claim[] {
  return Object.entries(nouns).flatMap(([key, { one, many = `${one}s`, feminine, plural, mod }]) => {
    const entry = `nouns ${key}`
    const gender = feminine === true ? 'feminine' : 'masculine'
    return [
      ...agreed(entry, one, { gender, quantity: plural === true ? 'plural' : 'singular', head: true }),
      ...(plural === true ? [] : agreed(entry, many, { gender, quantity: 'plural', head: true })),
      ...(Array.isArray(mod) ? fourForms(entry, mod as unknown as FourForms) : []),
    ]
  })
}

function verbClaims({ verbs }: FrenchLexicon): readonly Claim[] {
  const bases = new Map(Object.entries(verbs).map(([key, pattern]) => [verbParts(pattern).base, key]))
  return [...bases].flatMap(([base, key]) => {
    const { singular, plural, you, participle, present } = frenchForms(base)
    const of = (word: string, is: string, tags: string): Claim => ({
      entry: `verbs ${key}`,
      word,
      is: `${is} of «${base}»`,
      fits: new RegExp(`>${base}/:V[^/]*${tags}`),
    })
    return [
      of(base, 'infinitive', ':Y'),
      of(singular, 'third person singular', ':3s'),
      of(plural, 'third person plural', ':3p'),
      of(you, 'second person plural', ':2p'),
      of(participle, 'participle', ':Q[^/]*:(?:m|e):(?:s|i)'),
      of(present, 'present participle', ':P'),
    ]
  })
}

/** Adjectives: the ending that agrees stands behind the stem, as in « touché{e} ». */
function adjectiveClaims(
  { adjectives }: FrenchLexicon,
  endings: Readonly<Record<string, FourForms>>,
): readonly Claim[] {
  return Object.entries(adjectives).flatMap(([key, pattern]) =>
    fourForms(
      `adjectives ${key}`,
      FORMS.map((_, at) => pattern.replace(/\{(\w+)\}/g, (_, ending: string) => endings[ending]?.[at] ?? '')) as never,
    ),
  )
}

/** Returns what a lexicon says of its words: genders, plurals, forms that agree, forms of verbs. */
export const claimsOf = (lexicon: FrenchLexicon, endings: Readonly<Record<string, FourForms>>): readonly Claim[] => [
  ...nounClaims(lexicon),
  ...verbClaims(lexicon),
  ...adjectiveClaims(lexicon, endings),
]

/** Words of grammar alone, as articles and pronouns, agree with nothing in a lexicon. */
const ofGrammar = /\/:G/

/** Returns the claims that the word list contradicts: it has the word, and nothing it says of it fits. */
export const contradicted = (
  claims: readonly Claim[],
  list: ReadonlyMap<string, readonly string[]>,
): readonly Claim[] =>
  claims.filter(({ word, fits }) => {
    const said = (list.get(word) ?? []).filter((one) => !ofGrammar.test(one))
    return said.length > 0 && !said.some((one) => fits.test(one))
  })
