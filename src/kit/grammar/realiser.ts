/** Makes sentences of phrases. Each language adds its own order, agreement and inflection. */
import type { Language } from '../../contract/index.ts'
import type { PronounEntry } from './lexicon.ts'
import { type PatternPart, partsOf } from './pattern.ts'
import { spelled, spelledWithin, stop } from './spelling.ts'
import { comma, mark, type Token, type Tokens, tokensOf, withCommas, word } from './tokens.ts'
import type {
  AdjunctTree,
  ClauseTree,
  ClauseTrees,
  Conjunction,
  Keys,
  LimitTree,
  Mood,
  Num,
  PatternSlot,
  PatternSlots,
  PatternTree,
  PhraseTree,
  SentenceTree,
  SeveralTree,
  VerbTree,
} from './tree.ts'

/** The number, gender and person with which verbs, participles and adjectives agree. */
export interface Agreement {
  readonly many: boolean
  readonly feminine: boolean
  readonly person: 2 | 3
}
export interface WordedPhrase extends Agreement {
  readonly tokens: Tokens
}
/** A verb in its form: the modal words, the verb itself, and what stands behind it. */
export interface VerbForm {
  readonly modal: Tokens
  readonly verb: Tokens
  readonly rest: Tokens
}
/** How a verb without a subject is told: of the thing that speaks, or as an infinitive. */
export type VerbVoice = 'bearer' | 'infinitive'

export const THIRD: Agreement = { many: false, feminine: false, person: 3 }

/** The part of a lexicon that both languages read alike. */
interface Patterns {
  readonly verbs: Readonly<Record<string, string>>
  readonly phrases: Readonly<Record<string, string>>
  readonly prepositions: Readonly<Record<string, string>>
  readonly pronouns: Readonly<Record<string, PronounEntry>>
}

const isVerb = (slot: object): slot is VerbTree => 'v' in slot
const isPhrase = (slot: object): slot is PhraseTree => 'k' in slot

/** Makes sentences in one language. */
export abstract class Realiser<K extends Keys = Keys> {
  abstract readonly language: Language
  /** The names of forms that agree, in patterns. */
  protected abstract readonly endings: ReadonlySet<string>
  protected abstract readonly lexicon: Patterns
  /** How lists are joined. */
  protected abstract readonly lists: Readonly<Record<'and' | 'or', Intl.ListFormat>>
  protected abstract readonly afterwards: Tokens
  protected abstract readonly purpose: string
  /** The gender of the thing that speaks. */
  protected bearer: Agreement = THIRD

  abstract phrase(phrase: PhraseTree): WordedPhrase
  protected abstract post(post: LimitTree, agrees: Agreement): Tokens
  protected abstract num(num: Num): Tokens
  protected abstract signed(num: Num): Tokens
  /** The part of a number that stands behind what it changes: "for each of your scouts". */
  protected abstract tail(num: Num): Tokens
  protected abstract ending(stem: string, ending: string, agrees: Agreement): Token
  protected abstract inflected(verb: VerbTree, subject: Agreement | null, voice: VerbVoice, mood: Mood): VerbForm
  /** A verb as an adverbial: "using", « en utilisant ». */
  protected abstract gerund(verb: VerbTree): Tokens
  protected abstract eitherOr(clause: ClauseTree, subject: WordedPhrase | null, voice: VerbVoice): Tokens
  protected abstract conjunction(conjunction: Conjunction, clauses: ClauseTrees): Tokens

  // ---------------------------------------------------------------- texts

  /** Returns the grammar for texts of a card that this noun names. */
  spokenBy(_noun: K['noun']): Realiser<K> {
    return this
  }
  /** Returns sentences as a text. */
  text(sentences: readonly SentenceTree<K>[]): string {
    return spelled(
      sentences.flatMap((one) => this.sentence(one)),
      this.language,
    )
  }
  /** Returns words as they stand within a sentence. */
  words(phrase: PhraseTree<K>): string {
    return spelledWithin(this.phrase(phrase as PhraseTree).tokens, this.language)
  }
  /** Returns words as they stand above a text, with a capital. */
  heading(phrase: PhraseTree<K>): string {
    return spelled(this.phrase(phrase as PhraseTree).tokens, this.language)
  }
  /** Returns a heading and its sentences as running text: "Luke: +2. …". Without a colon the heading is the subject. */
  headed(heading: PhraseTree<K>, joint: 'colon' | 'comma' | 'none', sentences: readonly SentenceTree<K>[]): string {
    const { tokens } = this.phrase(heading as PhraseTree)
    // A list that needed a comma before its last "and" needs one behind it.
    const isLong = tokens.some(({ text }, at) => text === ',' && tokens[at + 1]?.text === 'and')
    const between = joint === 'colon' ? [mark(':')] : joint === 'comma' || isLong ? [comma] : []
    return spelled([...tokens, ...between, ...sentences.flatMap((one) => this.sentence(one))], this.language)
  }
  /** Returns a sentence with its full stop. */
  sentence(sentence: SentenceTree<K>): Tokens {
    return [...this.statement(sentence), stop]
  }
  /** Returns a sentence without its full stop. */
  statement({ front = [], clause, back = [], and = [], also = [], or = [] }: SentenceTree<K>): Tokens {
    const before = front.map((one) => this.adjunct(one as AdjunctTree))
    const alone = [
      ...this.said(clause as ClauseTree | PatternTree),
      ...back.flatMap((one) => this.adjunct(one as AdjunctTree)),
    ]
    const own = and.length === 0 ? alone : this.joined([alone, ...and.map((one) => this.statement(one))], 'and')
    const all = or.length === 0 ? own : this.oneOf([own, ...or.map((one) => this.statement(one))])
    return [...withCommas([...before, all]), ...also.flatMap((one) => [mark(';'), ...this.statement(one)])]
  }
  /** Statements of which one holds. */
  protected abstract oneOf(statements: readonly Tokens[]): Tokens
  protected said(clause: ClauseTree | PatternTree): Tokens {
    return 'k' in clause ? this.pattern(clause.phrase, clause.slots, this.bearer) : this.clause(clause, 'bearer')
  }

  // ---------------------------------------------------------------- patterns

  /** Fills in a phrase of the lexicon. */
  protected pattern(key: string, slots: PatternSlots = {}, agrees: Agreement = THIRD): Tokens {
    return this.filled(this.found('phrases', key), slots, agrees)
  }
  protected found<T extends keyof Patterns>(kind: T, key: string): Patterns[T][string] {
    const entry = this.lexicon[kind][key]
    if (entry === undefined) throw new Error(`no ${this.language} entry for «${key}» in ${kind}`)
    return entry as Patterns[T][string]
  }
  protected filled(pattern: string, slots: PatternSlots, agrees: Agreement): Tokens {
    return this.filledParts(partsOf(pattern, this.endings), slots, agrees)
  }
  private filledParts(parts: readonly PatternPart[], slots: PatternSlots, agrees: Agreement): Tokens {
    return parts.flatMap((part): Tokens => {
      if ('token' in part) return [part.token]
      if ('optional' in part) {
        const isFull = part.optional.every((one) => !('slot' in one) || slots[one.slot] !== undefined)
        return isFull ? this.filledParts(part.optional, slots, agrees) : []
      }
      if ('stem' in part) {
        const slot = part.with === undefined ? undefined : slots[part.with]
        return [this.ending(part.stem, part.agrees, slot !== undefined && isPhrase(slot) ? this.phrase(slot) : agrees)]
      }
      const slot = slots[part.slot]
      if (slot === undefined) throw new Error(`the slot «${part.slot}» is empty`)
      return this.slot(slot, part.how, agrees)
    })
  }
  private slot(slot: PatternSlot, how: string | undefined, agrees: Agreement): Tokens {
    if ('n' in slot) return how === 'signed' ? this.signed(slot) : how === 'tail' ? this.tail(slot) : this.num(slot)
    if ('p' in slot) return this.post(slot, agrees)
    if ('a' in slot) return this.adjunct(slot)
    if (isVerb(slot)) return how === 'ing' ? this.gerund(slot) : this.infinitive(slot)
    return how === undefined ? this.phrase(slot).tokens : this.prep(how, slot)
  }
  protected infinitive(verb: VerbTree): Tokens {
    const { modal, verb: head, rest } = this.inflected(verb, null, 'infinitive', 'states')
    return [...modal, ...head, ...rest]
  }

  // ---------------------------------------------------------------- phrases

  /** A phrase with its preposition: "at an island"; "here" needs none. */
  protected prep(preposition: string, phrase: PhraseTree): Tokens {
    if (phrase.k === 'pronoun' && this.found('pronouns', phrase.pronoun).place) return this.phrase(phrase).tokens
    return [...tokensOf(this.found('prepositions', preposition)), ...this.phrase(phrase).tokens]
  }
  protected posts(posts: readonly LimitTree[] | undefined, agrees: Agreement): Tokens {
    // A plain exception stands where its text puts it: "sailors other than cooks on an island".
    const isPlain = (of: PhraseTree): boolean => of.k === 'noun' && (of.posts ?? []).length === 0
    const isLast = (post: LimitTree): number => (post.p === 'except' && !isPlain(post.of) ? 1 : 0)
    return [...(posts ?? [])].sort((one, two) => isLast(one) - isLast(two)).flatMap((one) => this.post(one, agrees))
  }
  protected pronoun(key: string, posts: readonly LimitTree[] | undefined): WordedPhrase {
    const { words, many = false, feminine = false, you } = this.found('pronouns', key)
    const agrees: Agreement = { many, feminine, person: you ? 2 : 3 }
    return { ...agrees, tokens: [...tokensOf(words), ...this.posts(posts, agrees)] }
  }
  /** Joins parts as a list: "a, b and c". */
  protected joined(parts: readonly Tokens[], join: 'and' | 'or', apart = false): Tokens {
    const format = this.lists[join].formatToParts(parts.map((_, at) => `${at}`))
    return format.flatMap(({ type, value }, at) => {
      if (type === 'element') return parts[Number(value)]!
      const isLast = at === format.length - 2
      const words = tokensOf(value.trim())
      return isLast && apart && words[0]?.text !== ',' ? [comma, ...words] : words
    })
  }
  /** The phrases of a list, without words that one of them tells for all. */
  protected abstract factored(several: SeveralTree): readonly WordedPhrase[]
  protected several(several: SeveralTree): WordedPhrase {
    const parts = this.factored(several)
    const tokens = this.listed(
      parts.map((one) => one.tokens),
      several,
    )
    return {
      tokens,
      many: several.join === 'and' || parts.at(-1)!.many,
      feminine: parts.every((one) => one.feminine),
      person: 3,
    }
  }
  protected abstract listed(parts: readonly Tokens[], several: SeveralTree): Tokens

  // ---------------------------------------------------------------- clauses

  clause(clause: ClauseTree, voice: VerbVoice): Tokens {
    const subject = clause.subject === undefined ? null : this.phrase(clause.subject)
    if (clause.or !== undefined) return this.eitherOr(clause, subject, voice)
    return [...this.subjectOf(clause, subject), ...this.predicate(clause, subject, voice)]
  }
  protected subjectOf(clause: ClauseTree, subject: WordedPhrase | null): Tokens {
    return clause.mood === 'imperative' ? [] : (subject?.tokens ?? [])
  }
  /** The verbs of a clause: the modal word once, equal verbs once. */
  protected predicate(clause: ClauseTree, subject: Agreement | null, voice: VerbVoice): Tokens {
    const forms = clause.verbs.map((verb) => this.inflected(verb, subject, voice, clause.mood ?? 'states'))
    const [first] = forms as [VerbForm, ...VerbForm[]]
    const same = (one: Tokens, two: Tokens) =>
      one.map(({ text }) => text).join(' ') === two.map(({ text }) => text).join(' ')
    const isOneModal = forms.every(({ modal }) => same(modal, first.modal))
    const isOneVerb = isOneModal && forms.length > 1 && forms.every(({ verb }) => same(verb, first.verb))
    const parts = forms.map(({ modal, verb, rest }) => [
      ...(isOneModal ? [] : modal),
      ...(isOneVerb ? [] : verb),
      ...rest,
    ])
    return [
      ...(isOneModal ? first.modal : []),
      ...(isOneVerb ? first.verb : []),
      ...this.inOrder(parts, clause.join ?? 'and'),
      ...this.purposeOf(clause.to),
    ]
  }
  private purposeOf(verbs: readonly VerbTree[] = []): Tokens {
    if (verbs.length === 0) return []
    return [
      word(this.purpose),
      ...this.joined(
        verbs.map((one) => this.infinitive(one)),
        'and',
      ),
    ]
  }
  protected inOrder(parts: readonly Tokens[], join: 'and' | 'or' | 'then'): Tokens {
    if (join !== 'then') return this.joined(parts, join)
    return parts.flatMap((part, at) => (at === 0 ? part : [...this.afterwards, ...part]))
  }
  protected joinedClauses(clauses: ClauseTrees, each: (clause: ClauseTree) => Tokens): Tokens {
    return this.joined(
      clauses.of.map((one) => ('join' in one && 'of' in one ? this.joinedClauses(one, each) : each(one as ClauseTree))),
      clauses.join,
    )
  }

  adjunct(adjunct: AdjunctTree): Tokens {
    switch (adjunct.a) {
      case 'prep':
        return this.prep(adjunct.prep, adjunct.of)
      case 'phrase':
        return this.pattern(adjunct.phrase, adjunct.slots)
      case 'list':
        return withCommas(adjunct.of.map((one) => this.adjunct(one)))
      default:
        return this.conjunction(adjunct.a, adjunct.of)
    }
  }
}
