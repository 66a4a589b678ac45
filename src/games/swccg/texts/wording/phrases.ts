/** Noun phrases: puts the parts that filters give together, and makes phrases of them. */
import {
  type Noun,
  type NounKey,
  type NounLimit,
  noun,
  type Phrase,
  type PhraseKey,
  pronoun,
} from '../language/lexicon.ts'
import type { Det, PhrasePart } from '../language/say.ts'
import { lexicons } from '../registry.ts'

/** The card that speaks, as phrases need it. */
export interface PhraseContext {
  readonly self: Phrase
  /** How a card says "that carries it". */
  readonly carries: 'that carries it' | 'that carries it, feminine'
  readonly isPlace: boolean
}

const isAlternative = (part: PhrasePart): boolean => part.either !== undefined
/** Only what stands behind a noun. */
const isBehind = (part: PhrasePart): boolean =>
  part.posts !== undefined && Object.keys(part).every((key) => key === 'posts' || key === 'place')

/** Returns the parts of one noun phrase as one. Of several lists of alternatives the first is the noun. */
export function together(parts: readonly PhrasePart[], owner?: PhrasePart['owner']): PhrasePart {
  const [heads, behind] = [parts.filter((one) => !isPosts(one)), parts.filter(isPosts)]
  const alternatives = heads.filter(isAlternative)
  const such = [...alternatives.slice(1).map((one) => one.either!), ...heads.flatMap((one) => one.such ?? [])]
  const list = <K extends 'kinds' | 'nouns' | 'names' | 'adjectives'>(key: K) =>
    heads.flatMap((one) => (one[key] ?? []) as readonly never[])
  const pick = <K extends keyof PhrasePart>(key: K): Partial<PhrasePart> => {
    const value = parts.find((one) => one[key] !== undefined)?.[key]
    return value === undefined ? {} : { [key]: value }
  }
  const lists = { kinds: list('kinds'), nouns: list('nouns'), names: list('names'), adjectives: list('adjectives') }
  const posts = [...heads.flatMap((one) => one.posts ?? []), ...behind.flatMap(postsOf)]
  return {
    ...Object.fromEntries(Object.entries(lists).filter(([, of]) => of.length > 0)),
    ...pick('phrase'),
    ...pick('other'),
    ...pick('within'),
    ...pick('host'),
    ...pick('here'),
    ...pick('place'),
    ...(alternatives.length === 0 ? {} : { either: alternatives[0]!.either! }),
    ...(such.length === 0 ? {} : { such }),
    ...(owner === undefined ? pick('owner') : { owner }),
    ...(posts.length === 0 ? {} : { posts: inOrder(posts) }),
  }
}
/** Alternatives of which each stands behind a noun are one limit: "with ability under 3 or with an Endor icon". */
const isPosts = (part: PhrasePart): boolean => isBehind(part) || part.either?.every(isBehind) === true
const postsOf = (part: PhrasePart): readonly NounLimit[] =>
  part.either === undefined ? (part.posts ?? []) : [{ p: 'or', of: part.either.flatMap((one) => one.posts ?? []) }]
/** Short limits stand first; a limit with a relative clause of its own is apart where another one follows. */
function inOrder(posts: readonly NounLimit[]): readonly NounLimit[] {
  const sorted = [...posts].sort((one, two) => weightOf(one) - weightOf(two))
  return sorted.map((one, at) => {
    if (one.p !== 'phrase') return one
    if (one.phrase === 'related to' && sorted[at + 1]?.p === 'that') return { ...one, phrase: '(related to)' }
    const isSecond = sorted[at - 1]?.p === 'that'
    const before = sorted[at - 1]
    if (before?.p === 'phrase' && before.phrase === 'present' && AFTER_PRESENT.has(one.phrase))
      return { ...one, phrase: `and ${one.phrase}` as PhraseKey }
    if (isSecond && one.phrase === 'where you have') return { ...one, phrase: 'and where you have' }
    if (isSecond && one.phrase === 'where your opponent has') return { ...one, phrase: 'and where your opponent has' }
    return one
  })
}
/** The lighter a limit, the nearer it stands to its noun. */
const weightOf = (one: NounLimit): number => {
  if (one.p === 'phrase' && one.phrase === 'deployed this phase') return 2
  // "sites related to a system that you control with your general": who is there stands behind where it is.
  if (one.p === 'phrase' && WHO_IS_THERE.has(one.phrase)) return 2.6
  if (one.p === 'phrase') return one.slots === undefined || Object.keys(one.slots).length === 0 ? 0 : 2
  if (one.p === 'that') return 2.4
  if (one.p === 'except') return one.of.k === 'noun' && (one.of.posts ?? []).length === 0 ? 1 : 3
  return one.p === 'having' ? 1 : 2
}
/** Limits that begin with the same word as one before them. */
const AFTER_PRESENT: ReadonlySet<string> = new Set(['present with', 'present at'])
const WHO_IS_THERE: ReadonlySet<string> = new Set(['where you have', 'where your opponent has'])

/** Returns the phrase of a part. */
export function phraseOf(part: PhrasePart, det: Det, many: boolean, context: PhraseContext): Phrase {
  const { either, names, phrase, posts = [], host, here } = part
  if (either !== undefined) return alternatives(part, either, det, many, context)
  const isBare = (part.kinds ?? part.nouns) === undefined
  if (phrase !== undefined) {
    const all = [...whatItIs(part, context), ...posts]
    return all.length === 0 ? phrase : ({ ...phrase, posts: all } as Phrase)
  }
  if (names === undefined && here && isBare) return hereIn({ ...part, place: true }, context)
  if (host && isBare) return { ...pronoun('its bearer'), posts: [...whatItIs(part, context), ...posts] } as Phrase
  if (names !== undefined) return named({ ...part, posts: [...whatItIs(part, context), ...posts] }, names, det)
  return nounOf(part, det, many, context)
}

/** "the same location"; of a location that speaks it is this one. */
function hereIn(part: PhrasePart, context: PhraseContext): Phrase {
  if (!context.isPlace) return nounOf(part, 'the same', false, context)
  const { here: _, place, posts = [], ...rest } = part
  const all = [...whatItIs({ ...rest, phrase: context.self }, context), ...posts]
  return all.length === 0 ? context.self : ({ ...context.self, posts: all } as Phrase)
}

/** Returns limits that a card which is meant already must also fit: "its bearer (Falcon or Red 5)", "Luke (a pilot)". */
function whatItIs(part: PhrasePart, context: PhraseContext): readonly NounLimit[] {
  const { kinds, nouns, adjectives, within, owner, other, here, host } = part
  const isBearer = part.phrase === undefined && host === true && (kinds ?? nouns) === undefined
  const isNamed = part.phrase === undefined && part.names !== undefined && !isBearer
  const rest: PhrasePart = {
    ...(here === undefined ? {} : { here, place: true }),
    ...(other === undefined ? {} : { other }),
    ...(host === undefined || isBearer ? {} : { host }),
    ...(owner === undefined || isNamed ? {} : { owner }),
    ...(kinds === undefined ? {} : { kinds }),
    ...(nouns === undefined ? {} : { nouns }),
    ...(adjectives === undefined ? {} : { adjectives }),
    ...(within === undefined ? {} : { within }),
    ...(isNamed || part.names === undefined ? {} : { names: part.names }),
  }
  if (Object.keys(rest).length === 0) return []
  return [{ p: 'phrase', phrase: '(such a one)', slots: { o: phraseOf(rest, 'a', false, context) } }]
}

function alternatives(
  part: PhrasePart,
  either: readonly PhrasePart[],
  det: Det,
  many: boolean,
  context: PhraseContext,
): Phrase {
  const { either: _, kinds = [], posts: behind = [], such = [], ...rest } = part
  // "an A-wing or a bomber (a starship)"
  const isTyped = kinds.length > 0 && either.every((one) => one.kinds !== undefined || one.names !== undefined)
  const type: NounLimit[] = isTyped
    ? [{ p: 'phrase', phrase: '(such a one)', slots: { o: phraseOf({ kinds }, 'a', false, context) } }]
    : []
  const others = such.map((one): NounLimit => {
    const o = phraseOf({ either: one }, 'a', many, context)
    return { p: 'phrase', phrase: many ? 'that are such' : 'that is such', slots: { o } }
  })
  const posts = [...type, ...behind, ...others]
  const around = isTyped || kinds.length === 0 ? rest : { ...rest, kinds }
  const parts = either.map((one, at) =>
    // Limits behind the last alternative are said of all.
    together([one, { ...around, ...(posts.length > 0 && at === either.length - 1 ? { posts } : {}) }]),
  )
  const join = det === 'all' || det === 'every' || det === 'each' || (det === 'bare' && many) ? 'and' : 'or'
  const of = parts.map((one) => phraseOf(one, det, many, context))
  const flat = of.flatMap((one) => (one.k === 'several' && one.join === join ? one.of : [one]))
  return { k: 'several', join, of: flat, ...(haveOneArticle(flat, posts.length) ? { oneArticle: true } : {}) }
}

/** "a character, creature or vehicle", "the same system or sector": limits stand behind the last alone. */
const haveOneArticle = (of: readonly Phrase[], shared: number): boolean =>
  of.every(
    (one, at) =>
      one.k === 'noun' &&
      (one.det === 'a' || one.det === 'the same') &&
      one.many !== true &&
      one.owner === undefined &&
      one.other === undefined &&
      one.det === (of[0] as Noun).det &&
      (one.posts ?? []).length === (at === of.length - 1 ? shared : 0),
  )

function named({ owner, posts }: PhrasePart, names: readonly string[], det: Det): Phrase {
  const each = names.map(
    (name, at): Phrase => ({
      k: 'name',
      name,
      det: 'bare',
      ...(owner === undefined ? {} : { owner }),
      ...(posts === undefined || at < names.length - 1 ? {} : { posts }),
    }),
  )
  return each.length === 1 ? each[0]! : { k: 'several', join: det === 'all' ? 'and' : 'or', of: each }
}

const allOf = (of: Phrase): Phrase => (of.k === 'noun' && of.det === 'a' ? { ...of, many: true } : of)
function nounOf(part: PhrasePart, det: Det, many: boolean, context: PhraseContext): Noun {
  const { adjectives = [], owner, other, within, host, here, place } = part
  const kinds = [...new Set([...(part.kinds ?? []), ...(part.nouns ?? [])])] as NounKey[]
  const ranked = kinds.toSorted((one, two) => lexicons.weightOf(one) - lexicons.weightOf(two))
  const head = ranked.at(-1) ?? (place ? 'location' : 'card')
  const carries: NounLimit[] = host ? [{ p: 'phrase', phrase: context.carries }] : []
  // "cards other than droids", where no noun says what they are.
  const others = (part.posts ?? []).map(
    (one): NounLimit =>
      one.p === 'except' && kinds.length === 0
        ? { p: 'phrase', phrase: 'other than', slots: { o: many ? allOf(one.of) : one.of } }
        : one,
  )
  const posts = [...carries, ...others]
  const isOne = host || here
  return noun(head, here && !context.isPlace ? 'the same' : isOne ? 'the' : det, {
    ...(many && !isOne ? { many } : {}),
    mods: ranked.slice(0, -1),
    adjectives,
    ...(owner === undefined ? {} : { owner }),
    ...(other ? { other } : {}),
    ...(within === undefined ? {} : { within }),
    posts,
  })
}
