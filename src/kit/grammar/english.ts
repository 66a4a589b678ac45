/** English: articles, plurals, third person, genitives. */
import { EnglishNumbers } from './english-numbers.ts'
import { ing, participle, third } from './english-verbs.ts'
import { type Agreement, THIRD, type VerbForm, type VerbVoice, type WordedPhrase } from './realiser.ts'
import { comma, mark, name, sign, type Token, type Tokens, tokensOf, withCommas, word } from './tokens.ts'
import type {
  ClauseTree,
  ClauseTrees,
  Conjunction,
  Keys,
  LimitTree,
  Mood,
  NameTree,
  NounTree,
  Owner,
  PhraseTree,
  SeveralTree,
  ValueTree,
  VerbTree,
} from './tree.ts'

const COMPARED = {
  '<': 'lower than',
  '<=': 'at most',
  '=': 'equal to',
  '>=': 'at least',
  '>': 'higher than',
} as const
const FORMS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  s: ['s', ''],
  es: ['es', ''],
  its: ['its', 'their'],
  it: ['it', 'they'],
  them: ['it', 'them'],
  has: ['has', 'have'],
  is: ['is', 'are'],
}
const OWNERS: Readonly<Record<Owner, string>> = {
  you: 'your',
  opponent: 'your opponent’s',
  owner: 'its owner’s',
  it: 'its',
}
const OF_OWNERS: Readonly<Record<Owner, string>> = {
  you: 'of yours',
  opponent: 'of your opponent’s',
  owner: 'of its owner’s',
  it: 'of its own',
}
const hasAnd = (tokens: Tokens): boolean =>
  tokens.some(({ is, text }) => (is === 'word' ? text === 'and' : is === 'name' && text.includes(' and ')))

/** Makes English sentences. */
export class English<K extends Keys = Keys> extends EnglishNumbers<K> {
  readonly language = 'en'
  protected readonly endings: ReadonlySet<string> = new Set(Object.keys(FORMS))
  protected readonly lists = {
    and: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
    or: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
  }
  protected readonly afterwards: Tokens = [comma, word('then')]
  protected readonly purpose = 'to'

  phrase(phrase: PhraseTree): WordedPhrase {
    switch (phrase.k) {
      case 'noun':
        return this.nounPhrase(phrase)
      case 'name':
        return this.nameOf(phrase)
      case 'pronoun':
        return this.pronoun(phrase.pronoun, phrase.posts)
      case 'several':
        return this.several(phrase)
      case 'quantity':
        return this.quantity(phrase)
      case 'value':
        return this.value(phrase)
      case 'worded':
        return { ...THIRD, tokens: this.pattern(phrase.phrase, phrase.slots) }
      case 'counted':
        return { ...THIRD, tokens: phrase.signed ? this.signed(phrase.number) : this.num(phrase.number) }
    }
  }

  // ---------------------------------------------------------------- nouns and names

  private nounPhrase(noun: NounTree): WordedPhrase {
    const { head, mods = [], adjectives = [], icon, within, posts = [] } = noun
    const many = this.isMany(noun)
    const { place = false, mass = false } = this.noun(head)
    const kinds = posts.flatMap((one) => (one.p === 'except' ? this.plainKinds(one.of) : []))
    const rest = posts.filter((one) => one.p !== 'except' || this.plainKinds(one.of).length === 0)
    const agrees: Agreement = { many, feminine: false, person: 3 }
    const words = [
      ...adjectives.flatMap((one) => tokensOf(this.adjective(one))),
      ...withCommas(kinds.map((one) => tokensOf(`non-${this.noun(one).one}`))),
      ...(icon === undefined ? [] : [name(`[${icon}]`)]),
      ...mods.flatMap((one) => tokensOf(this.noun(one).mod ?? this.noun(one).one)),
      ...(within === undefined ? [] : [name(within)]),
      ...tokensOf(many ? this.plural(head) : this.noun(head).one),
    ]
    return { ...agrees, tokens: [...this.determined(words, noun, many, place, mass), ...this.posts(rest, agrees)] }
  }
  private isMany({ det, count, many, owner }: Pick<NounTree, 'det' | 'count' | 'many' | 'owner'>): boolean {
    if (count !== undefined) return count.at(-1) !== 1
    if (det === 'one of' || det === 'any number of') return true
    // "of your scouts", "none of your scouts"
    if ((det === 'each' || det === 'no') && owner !== undefined) return true
    return many === true
  }
  /** "non-hero": kinds that say nothing else, two at most. */
  private plainKinds(of: PhraseTree): readonly string[] {
    if (of.k === 'several') {
      const kinds = of.of.flatMap((one) => this.plainKinds(one))
      return kinds.length === of.of.length && kinds.length < 3 ? kinds : []
    }
    const isPlain =
      of.k === 'noun' &&
      of.det === 'a' &&
      [of.posts, of.mods, of.adjectives].every((one) => (one ?? []).length === 0) &&
      [of.within, of.owner, of.other, of.icon, of.sign].every((one) => one === undefined)
    return isPlain ? [of.head] : []
  }
  private determined(words: Tokens, noun: NounTree | NameTree, many: boolean, place: boolean, mass: boolean): Tokens {
    const { det, owner, other = false, count, more = false, upTo = false } = noun
    const own: Tokens = [...(noun.sign === undefined ? [] : [sign(noun.sign)]), ...words]
    const whose =
      owner === undefined || (owner === 'opponent' && !place && det !== 'no') ? null : tokensOf(OWNERS[owner])
    const opposed = owner === 'opponent' && whose === null ? [word('opposing'), ...own] : own
    const core = [...(other ? [word('other')] : []), ...opposed]
    const before = (...leads: string[]): Tokens => [...leads.flatMap((one) => tokensOf(one)), ...core]
    // "the same boat of yours"
    const pointed = (lead: string): Tokens => [
      ...before(lead),
      ...(whose === null ? [] : tokensOf(OF_OWNERS[owner ?? 'you'])),
    ]
    const owned: Tokens = whose === null ? core : [...whose, ...core]
    if (count !== undefined) {
      const lead = [...(upTo ? tokensOf('up to') : []), ...this.counted(count), ...(more ? [word('more')] : [])]
      return whose === null ? [...lead, ...core] : [...lead, word('of'), ...owned]
    }
    switch (det) {
      case 'a':
        if (whose !== null) return owned
        if (many || mass) return core
        return other ? [word('another'), ...opposed] : before('a')
      case 'any':
        return whose === null ? before('any') : [word('any'), word('of'), ...owned]
      case 'the':
        return whose === null ? before('the') : owned
      case 'each':
        return whose === null ? core : [word('of'), ...owned]
      case 'no':
        return whose === null ? before('no') : [word('none'), word('of'), ...owned]
      case 'every':
        return [word('all'), ...owned]
      case 'that':
        return pointed(many ? 'those' : 'that')
      case 'the same':
        return pointed('the same')
      case 'this':
        return pointed(many ? 'these' : 'this')
      case 'one of':
        return [word('one'), word('of'), ...(whose === null ? before('the') : owned)]
      case 'any number of':
        return [...tokensOf('any number of'), ...owned]
      default:
        return owned
    }
  }
  private nameOf(title: NameTree): WordedPhrase {
    const { type, typed, asNoun, posts, owner } = title
    const many = asNoun === true && this.isMany(title)
    const words: Tokens = [name(many ? `${title.name}s` : title.name)]
    const agrees: Agreement = { many, feminine: title.feminine === true, person: 3 }
    const before: Tokens = typed && type !== undefined ? [word('the'), ...tokensOf(this.noun(type).one)] : []
    const signed: Tokens = title.sign === undefined ? words : [sign(title.sign), ...words]
    const whose = owner === undefined ? [] : tokensOf(OWNERS[owner])
    const tokens = asNoun ? this.determined(words, title, many, true, false) : [...whose, ...before, ...signed]
    return { ...agrees, tokens: [...tokens, ...this.posts(posts, agrees)] }
  }
  private value({ noun, of, owner, posts, many = false }: ValueTree): WordedPhrase {
    const words = tokensOf(many ? this.plural(noun) : this.noun(noun).one)
    const agrees: Agreement = { ...THIRD, many }
    const behind = this.posts(posts, agrees)
    if (of === undefined)
      return { ...agrees, tokens: [...(owner === undefined ? [] : tokensOf(OWNERS[owner])), ...words, ...behind] }
    const isShort = (of.k === 'name' || of.k === 'noun' || of.k === 'pronoun') && (of.posts ?? []).length === 0
    if (isShort) return { ...agrees, tokens: [...this.genitive(of), ...words, ...behind] }
    return { ...agrees, tokens: [word('the'), ...words, word('of'), ...this.phrase(of).tokens, ...behind] }
  }
  /** "Luke’s", "your characters’", "its". */
  private genitive(of: PhraseTree): Tokens {
    const own = of.k === 'pronoun' ? this.found('pronouns', of.pronoun).genitive : undefined
    if (own !== undefined) return tokensOf(own)
    const { tokens, many } = this.phrase(of)
    return [...tokens, mark(many && tokens.at(-1)?.text.endsWith('s') ? '’' : '’s')]
  }

  /** "your ships, rafts or horses": an owner is told once for all. */
  protected factored({ of, join, oneArticle }: SeveralTree): readonly WordedPhrase[] {
    const first = of[0]!
    if (oneArticle)
      return of.map((one, at) => this.phrase(at === 0 || one.k !== 'noun' ? one : { ...one, det: 'bare' }))
    const isShared =
      (first.k === 'noun' || first.k === 'name') &&
      first.owner !== undefined &&
      first.count === undefined &&
      of.every((one, at) => {
        if ((one.k !== 'noun' && one.k !== 'name') || one.det !== first.det || one.owner !== first.owner) return false
        if (one.count !== undefined || one.other !== first.other) return false
        return at === of.length - 1 || (one.posts ?? []).length === 0
      }) &&
      !(join === 'and' && first.det === 'a')
    if (!isShared) return of.map((one) => this.phrase(one))
    return of.map((one, at) => {
      if (at === 0) return this.phrase(one)
      const { owner: _, other: __, ...rest } = one as NounTree
      const many = this.isMany(one as NounTree)
      return this.phrase({ ...rest, det: 'bare', ...(many ? { many } : {}) })
    })
  }
  protected listed(parts: readonly Tokens[], { of, join, apart }: SeveralTree): Tokens {
    if (join === 'nor')
      return [word('neither'), ...parts.flatMap((part, at) => (at === 0 ? part : [word('nor'), ...part]))]
    const last = of.at(-1)!
    const isGroup = last.k === 'several' && of.length > 2
    const isMixed = join === 'and' && of.length > 1 && parts.some(hasAnd)
    return this.joined(parts, join, apart === true || isGroup || isMixed)
  }

  // ---------------------------------------------------------------- limits

  protected post(post: LimitTree, agrees: Agreement): Tokens {
    const not = (isNot: boolean | undefined): Tokens => (isNot ? [word('not')] : [])
    switch (post.p) {
      case 'prep':
        return [...not(post.not), ...this.prep(post.prep, post.of)]
      case 'phrase':
        return [...not(post.not), ...this.pattern(post.phrase, post.slots, agrees)]
      case 'that': {
        const subject = this.phrase(post.subject)
        const { modal, verb, rest } = this.inflected(post.verb, subject, 'bearer', 'states')
        // No "that that player occupies".
        const that = subject.tokens[0]?.text === 'that' ? 'which' : 'that'
        return [word(that), ...subject.tokens, ...modal, ...verb, ...rest]
      }
      case 'having': {
        const noun = tokensOf(this.noun(post.noun).one)
        if (post.by === undefined || post.than === undefined) return [word(post.not ? 'without' : 'with'), ...noun]
        const than = this.num(post.than)
        if (post.than.n !== 'number') return [word('with'), ...noun, ...tokensOf(COMPARED[post.by]), ...than]
        const behind = { '<': null, '<=': 'or less', '=': '', '>=': 'or more', '>': null }[post.by]
        if (behind !== null) return [word('with'), ...noun, ...than, ...(behind === '' ? [] : tokensOf(behind))]
        return [word('with'), ...noun, word(post.by === '<' ? 'under' : 'over'), ...than]
      }
      case 'or':
        return this.joined(
          post.of.map((one) => this.post(one, agrees)),
          'or',
        )
      case 'except':
        return [...tokensOf('other than'), ...this.bare(post.of)]
    }
  }
  /** An exception names kinds without an article; one that names a place keeps it. */
  private bare(of: PhraseTree): Tokens {
    const isDetermined = of.k === 'noun' && of.det === 'a' && of.other !== true && of.within === undefined
    return this.phrase(isDetermined ? { ...of, det: 'bare' } : of).tokens
  }

  // ---------------------------------------------------------------- verbs

  private verbParts(verb: VerbTree, subject: Agreement | null): readonly [base: string, rest: Tokens] {
    const pattern = this.found('verbs', verb.v)
    const base = pattern.split(/[ [{]/, 1)[0]!
    return [base, this.filled(pattern.slice(base.length), verb.slots ?? {}, subject ?? THIRD)]
  }
  protected inflected(verb: VerbTree, subject: Agreement | null, voice: VerbVoice, mood: Mood): VerbForm {
    const [base, rest] = this.verbParts(verb, subject)
    const words = (modal: string, head: string): VerbForm => ({
      modal: modal === '' ? [] : tokensOf(modal),
      verb: tokensOf(head),
      rest,
    })
    const isThird = subject === null ? voice === 'bearer' : subject.person === 3 && !subject.many
    const is = isThird ? 'is' : 'are'
    const not = verb.not ? 'not' : ''
    if (mood === 'imperative') return words(not && 'do not', base)
    if (mood === 'may') return words(not ? 'may not' : 'may', base)
    if (mood === 'must') return words(not ? 'must not' : 'must', base)
    if (mood === 'may not') return words('may not', base)
    if (mood === 'about') return words(`${is} about ${not ? 'not to' : 'to'}`, base)
    if (mood === 'just') return words(isThird ? 'has just' : 'have just', participle(base))
    if (voice === 'infinitive' && subject === null) return words(not, base)
    if (base === 'be') return words('', not ? `${is} not` : is)
    if (not) return words(isThird ? 'does not' : 'do not', base)
    return words('', isThird ? third(base) : base)
  }
  protected gerund(verb: VerbTree): Tokens {
    const [base, rest] = this.verbParts(verb, null)
    return [...(verb.not ? [word('not')] : []), word(ing(base)), ...rest]
  }
  protected ending(stem: string, ending: string, { many, person }: Agreement): Token {
    const [one, plural] = FORMS[ending]!
    return word(stem + (many || person === 2 ? plural : one))
  }
  protected eitherOr(clause: ClauseTree, subject: WordedPhrase | null, voice: VerbVoice): Tokens {
    const { or, ...first } = clause
    const lead = this.subjectOf(clause, subject)
    const modal = this.inflected(clause.verbs[0]!, subject, voice, clause.mood ?? 'states').modal
    const behind = (one: ClauseTree) => this.predicate(one, subject, voice).slice(modal.length)
    return [...lead, ...modal, word('either'), ...behind(first), comma, word('or'), ...behind({ ...first, ...or })]
  }

  protected oneOf(statements: readonly Tokens[]): Tokens {
    return [word('either'), ...statements.flatMap((one, at) => (at === 0 ? one : [comma, word('or'), ...one]))]
  }

  // ---------------------------------------------------------------- conditions

  protected conjunction(conjunction: Conjunction, clauses: ClauseTrees): Tokens {
    return [...tokensOf(conjunction), ...this.joinedClauses(clauses, (one) => this.subordinate(one, conjunction))]
  }
  /** "while piloting X", "while at an island" for the thing that speaks; "when it is lost" for a moment. */
  private subordinate(clause: ClauseTree, conjunction: Conjunction): Tokens {
    const [first] = clause.verbs as [VerbTree, ...VerbTree[]]
    const isShort = conjunction === 'while' || conjunction === 'unless'
    if (clause.subject !== undefined) return this.clause(clause, 'bearer')
    if (!isShort || (clause.mood ?? 'states') !== 'states') return [word('it'), ...this.clause(clause, 'bearer')]
    const [base, rest] = this.verbParts(first, null)
    return base === 'be' ? [...(first.not ? [word('not')] : []), ...rest] : this.gerund(first)
  }
}
