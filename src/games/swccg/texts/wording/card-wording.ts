/** The wording of texts: pieces as sentences, in each language. */
import type { Language } from '../../../../contract/index.ts'
import { English } from '../../../../kit/grammar/english.ts'
import { French } from '../../../../kit/grammar/french.ts'
import { joinedRules } from '../../../../kit/grammar/joining.ts'
import type { Realiser } from '../../../../kit/grammar/realiser.ts'
import { spelled, spelledWithin } from '../../../../kit/grammar/spelling.ts'
import { mark, type Tokens } from '../../../../kit/grammar/tokens.ts'
import { frenchSpaced } from '../../../../kit/wording/words.ts'
import {
  type CardTextKeys,
  type Clause,
  type NounKey,
  noun,
  type Phrase,
  type Sentence,
  type Verb,
  worded,
} from '../language/lexicon.ts'
import type { Act, CardPiece, Condition, Filter, Group, Later, Offer, Rule, Text } from '../language/words.ts'
import { lexicons } from '../registry.ts'
import { offerSentences, sentencesOf } from './offers.ts'
import { explicit, type Speaker, sayFor } from './saying.ts'

export type { Speaker } from './saying.ts'

/** A part of a card's text: a function of an Interrupt, or all that is none. */
export interface WordedBlock {
  readonly heading?: string
  readonly text: string
}

const REALISERS: Readonly<Record<Language, Realiser<CardTextKeys>>> = {
  en: new English<CardTextKeys>(lexicons.en),
  fr: new French<CardTextKeys>(lexicons.fr),
}

// ---------------------------------------------------------------- pieces

type Function = Offer & { readonly offer: 'used' | 'lost' | 'starting' }
const isFunction = (piece: CardPiece): piece is Function =>
  'offer' in piece && (piece.offer === 'used' || piece.offer === 'lost' || piece.offer === 'starting')

/** Several values in the same cases are told with one list of cases, "(+3 each for Red 5)", or one "for each …". */
function casesOnce({ clause, ...sentence }: Sentence): Sentence {
  if ('k' in clause) return { clause, ...sentence }
  const gains = clause.verbs.map(({ slots = {} }) => slots.o as Extract<Phrase, { readonly k: 'worded' }>)
  const numbers = gains.map((one) => one?.slots?.n)
  const [first] = numbers
  const isSame =
    clause.verbs.length > 1 &&
    first !== undefined &&
    'n' in first &&
    (first.n === 'cases' || first.n === 'per') &&
    numbers.every((one) => JSON.stringify(one) === JSON.stringify(first))
  if (!isSame) return { clause, ...sentence }
  const verbs = clause.verbs.map((one, at): Verb => {
    const isLast = at === clause.verbs.length - 1
    const told = first.n === 'per' ? { n: 'number' as const, number: first.each } : first.first
    const n = !isLast ? told : first.n === 'per' ? first : { ...first, each: true }
    return { ...one, slots: { o: { ...gains[at]!, slots: { ...gains[at]!.slots, n } } } }
  })
  return { ...sentence, clause: { ...clause, verbs } }
}

/** The first word of the verbs that may be told together: "gets +2 power and is immune to attrition". */
const alike = ({ clause }: Sentence): string => {
  if ('k' in clause) return clause.phrase
  const [first] = clause.verbs
  const base = lexicons.en.verbs[first!.v].split(' ')[0]!
  return base === 'get' || first!.v === 'be immune' ? 'get' : base
}
/** Two ways at the same cost are two sentences. */
const isSameCost = (one: Sentence, two: Sentence): boolean => {
  if ('k' in one.clause || 'k' in two.clause) return false
  const [a, b] = [one.clause.verbs[0]!.v, two.clause.verbs[0]!.v]
  return a === b && a.startsWith('cost ')
}
/** Joins neighbours whose verbs go together. */
function joinedAlike(sentences: readonly Sentence[]): readonly Sentence[] {
  const runs: Sentence[][] = []
  for (const one of sentences) {
    const run = runs.at(-1)
    if (run !== undefined && alike(run[0]!) === alike(one) && !isSameCost(run.at(-1)!, one)) run.push(one)
    else runs.push([one])
  }
  return runs.flatMap((run) => joinedRules(run))
}
/** "Immune to attrition < 4." needs no verb. */
function shortened(sentence: Sentence): Sentence {
  const { clause } = sentence
  if ('k' in clause || clause.subject !== undefined || clause.verbs.length !== 1) return sentence
  const { v, slots = {} } = clause.verbs[0]!
  if (v === 'be immune') return { ...sentence, clause: worded('immune', slots) as never }
  return v === 'be immune to' ? { ...sentence, clause: worded('immune to title', slots) as never } : sentence
}

/** Rules under one condition: one sentence where they share a subject, else several behind the condition. */
function groupSentences({ while: condition, pieces }: Group, speaker: Speaker): readonly Sentence[] {
  const say = sayFor(speaker)
  const rules = joinedRules(Object.values(pieces).map((rule) => say.rule(rule)))
  const clauses = say.condition(condition)
  const told = rules.map(
    ({ clause, ...rest }): Sentence => ({
      ...rest,
      clause: 'k' in clause || clause.subject !== undefined ? clause : { ...clause, subject: say.it },
    }),
  )
  const [first, ...also] = told
  return [
    {
      ...first!,
      front: [{ a: 'while', of: explicit(clauses, say.it) }, ...(first!.front ?? [])],
      ...(also.length === 0 ? {} : { also }),
    },
  ]
}
const laterSentence = ({ later, says }: Later, language: Language): Sentence => {
  const about: Phrase = later in lexicons.en.phrases ? worded(later as never) : { k: 'name', name: later, det: 'bare' }
  const name = language === 'fr' ? frenchSpaced(says.fr) : says.en
  return { clause: worded('not in play yet', { about, says: { k: 'name', name, det: 'bare' } }) as never }
}

/** The sentences of pieces; neighbours that say something of the same cards are joined. */
function sentencesIn(pieces: readonly CardPiece[], speaker: Speaker, language: Language): readonly Sentence[] {
  const say = sayFor(speaker)
  const found: Sentence[] = []
  let rules: Rule[] = []
  const close = (): void => {
    found.push(
      ...joinedAlike(rules.map((rule) => say.rule(rule)))
        .map(casesOnce)
        .map(shortened),
    )
    rules = []
  }
  for (const piece of pieces) {
    if ('word' in piece) {
      rules.push(piece)
      continue
    }
    close()
    if ('later' in piece) found.push(laterSentence(piece, language))
    else if ('group' in piece) found.push(...groupSentences(piece, speaker))
    else found.push(...offerSentences(piece, speaker))
  }
  close()
  return found
}

// ---------------------------------------------------------------- texts

const realiserOf = (speaker: Speaker, language: Language): Realiser<CardTextKeys> =>
  REALISERS[language].spokenBy(speaker.noun)

/** Returns the blocks of a text in reading order; none if it has no pieces. */
export function wordedBlocks(text: Text, speaker: Speaker, language: Language): readonly WordedBlock[] {
  const realiser = realiserOf(speaker, language)
  const pieces = Object.values(text)
  const [plain, functions] = [pieces.filter((one) => !isFunction(one)), pieces.filter(isFunction)]
  const textOf = (of: readonly CardPiece[]) => realiser.text(sentencesIn(of, speaker, language))
  return [
    ...(plain.length === 0 ? [] : [{ text: textOf(plain) }]),
    ...functions.map((one) => ({
      heading: realiser.heading(worded(`function ${one.offer}`)),
      text: textOf([one]),
    })),
  ]
}

/** Returns the heading of the text of one side of a location. */
export const sideHeading = (side: 'dark' | 'light', language: Language): string =>
  REALISERS[language].heading(worded(`side ${side}`))

/** Returns the heading of a part of a text that speaks to each player, or to the opponent. */
export const partHeading = (part: 'each' | 'theirs', language: Language): string =>
  REALISERS[language].heading(worded(`text of ${part}`))

/** Returns acts as words on a button or in a hint: no sentence, French in the infinitive. */
export function actLabel(acts: readonly Act[], speaker: Speaker, language: Language): string {
  const realiser = realiserOf(speaker, language)
  const steps = sayFor(speaker).steps(acts)
  const labels = sentencesOf(steps).map(({ clause, ...rest }): Tokens => {
    const isDone = !('k' in clause) && clause.mood === 'imperative' && clause.or === undefined
    if (!isDone) return realiser.statement({ clause, ...rest })
    return realiser.statement({ ...rest, clause: infinitives(clause) })
  })
  return spelled(
    labels.flatMap((one, at) => (at === 0 ? one : [mark(';'), ...one])),
    language,
  )
}
const infinitives = ({ verbs }: Clause): Sentence['clause'] => {
  const each = verbs.map((v) => worded('act', { v }))
  const told: Phrase = each.length === 1 ? each[0]! : { k: 'several', join: 'and', of: each }
  return worded('label', { o: told }) as Sentence['clause']
}

/** Returns in English what cards a filter means: "starship or vehicle". */
export const cardWords = (filter: Filter, speaker: Speaker, det: 'a' | 'bare' = 'bare'): string =>
  REALISERS.en.words(sayFor(speaker).cards(filter, det))

/** Returns a condition in English: "it is at an Endor site". */
export function conditionWords(condition: Condition, speaker: Speaker): string {
  const realiser = realiserOf(speaker, 'en')
  const [, ...tokens] = realiser.adjunct({ a: 'if', of: sayFor(speaker).condition(condition) })
  return spelledWithin(tokens, 'en')
}

/** Returns the name of a kind in a list of facts. */
export function kindLabel(kind: string, language: Language): string {
  if (!lexicons.hasNoun(kind)) return REALISERS[language].words(worded(kind as never))
  return REALISERS[language].words(noun(kind as NounKey, 'bare'))
}
