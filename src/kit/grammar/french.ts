/** French: gender, agreement, possessives, negation. Elision and contraction are left to the spelling. */
import { agreeing, FRENCH_ENDINGS, formOf } from './french-endings.ts'
import { FrenchNumbers, severalOf } from './french-numbers.ts'
import { frenchForms, verbParts } from './french-verbs.ts'
import { type Agreement, THIRD, type VerbForm, type VerbVoice, type WordedPhrase } from './realiser.ts'
import { comma, mark, name, sign, type Token, type Tokens, tokensOf, word } from './tokens.ts'
import type {
  ClauseTree,
  ClauseTrees,
  Conjunction,
  Keys,
  LimitTree,
  Mood,
  NameTree,
  NounTree,
  PatternSlot,
  PhraseTree,
  SeveralTree,
  ValueTree,
  VerbTree,
} from './tree.ts'

const COMPARED = {
  '<': 'inférieur{e} à',
  '<=': 'au plus égal{e} à',
  '=': 'égal{e} à',
  '>=': 'au moins égal{e} à',
  '>': 'supérieur{e} à',
} as const
const CONJUNCTIONS: Readonly<Record<Conjunction, string>> = {
  while: 'tant que',
  if: 'si',
  unless: 'sauf si',
  when: 'quand',
  after: 'après que',
  'only if': 'seulement si',
}
/** Makes French sentences. */
export class French<K extends Keys = Keys> extends FrenchNumbers<K> {
  readonly language = 'fr'
  protected readonly endings: ReadonlySet<string> = new Set(Object.keys(FRENCH_ENDINGS))
  protected readonly lists = {
    and: new Intl.ListFormat('fr', { type: 'conjunction' }),
    or: new Intl.ListFormat('fr', { type: 'disjunction' }),
  }
  protected readonly afterwards: Tokens = [comma, word('puis')]
  protected readonly purpose = 'pour'

  /** The noun of the card that speaks. */
  private speaker: string | null = null
  /** Returns the same grammar for texts of a card that this noun names. */
  override spokenBy(noun: K['noun']): French<K> {
    const own = new French<K>(this.lexicon as never)
    own.bearer = this.agreementOf(noun, false)
    own.speaker = noun
    return own
  }

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
    const { head, det, mods = [], adjectives = [], owner, icon, within, posts = [] } = noun
    const agrees = this.agreementOf(head, this.isMany(noun))
    // « un de vos marins présents »: noun and limits are plural, what is said of the one is not.
    const inner: Agreement = { ...agrees, many: agrees.many || this.isAmong(noun) }
    const words = [
      ...this.head(head, inner.many),
      ...mods.toReversed().flatMap((one) => this.mod(one, inner)),
      ...adjectives.flatMap((one) => this.adjective(one, inner)),
      ...(owner === 'opponent' ? [word(inner.many ? 'adverses' : 'adverse')] : []),
      ...this.behind(head),
      ...(within === undefined ? [] : [word('de'), name(within)]),
      ...(icon === undefined ? [] : [name(`[${icon}]`)]),
      ...(owner === 'owner' ? tokensOf('de son propriétaire') : []),
    ]
    return {
      ...agrees,
      many: det === 'each' || det === 'no' ? false : agrees.many,
      tokens: [...this.determined(words, noun, inner), ...this.posts(posts, inner)],
    }
  }
  private isMany({ det, count, many }: Pick<NounTree, 'det' | 'count' | 'many'>): boolean {
    if (count !== undefined) return count.at(-1)! > 1
    if (det === 'no' || det === 'each') return false
    return many === true || det === 'every' || det === 'any number of'
  }
  private readonly isAmong = ({ det, owner, count }: Pick<NounTree, 'det' | 'owner' | 'count'>): boolean =>
    count === undefined
      ? det === 'one of' || (owner === 'you' && ['a', 'each', 'any', 'no'].includes(det))
      : owner === 'you'
  private mod(key: string, agrees: Agreement): Tokens {
    const { mod } = this.noun(key)
    if (mod === undefined) return this.unit(key, agrees.many)
    return tokensOf(typeof mod === 'string' ? mod : agreeing(mod, agrees))
  }
  private adjective(key: string, agrees: Agreement): Tokens {
    const entry = this.lexicon.adjectives[key]
    if (entry === undefined) throw new Error(`no fr entry for «${key}» in adjectives`)
    return this.filled(entry, {}, agrees)
  }
  private determined(words: Tokens, noun: NounTree | NameTree, { many, feminine }: Agreement): Tokens {
    const { det, owner, other = false, count, more = false, upTo = false } = noun
    const e = feminine ? 'e' : ''
    const core: Tokens = [
      ...(other ? [word(many ? 'autres' : 'autre')] : []),
      ...(noun.sign === undefined ? [] : [sign(noun.sign)]),
      ...words,
      ...(more ? tokensOf('de plus') : []),
    ]
    const lead = (before: string): Tokens => [...tokensOf(before), ...core]
    // « le même navire à vous »
    const yours = owner === 'you' ? tokensOf('à vous') : []
    const the = many ? 'les' : feminine ? 'la' : 'le'
    const possessive =
      owner === 'you' ? (many ? 'vos' : 'votre') : owner === 'it' ? (many ? 'ses' : feminine ? 'sa' : 'son') : null
    if (count !== undefined) {
      const number = [...(upTo ? [word('jusqu’à')] : []), ...this.counted(count, feminine)]
      return owner === 'you' ? [...number, ...lead('de vos')] : [...number, ...core]
    }
    switch (det) {
      case 'a':
        return lead(owner === 'you' ? `un${e} de vos` : many ? 'des' : `un${e}`)
      case 'any':
        return lead(owner === 'you' ? `un${e} de vos` : many ? `tou${feminine ? 'te' : ''}s` : `tout${e}`)
      case 'the':
      case 'all':
        return lead(possessive ?? (det === 'all' ? 'les' : the))
      case 'every':
        return lead(`tou${feminine ? 'te' : ''}s ${possessive ?? 'les'}`)
      case 'each':
        return lead(owner === 'you' ? `chacun${e} de vos` : 'chaque')
      case 'no':
        return lead(owner === 'you' ? `aucun${e} de vos` : `aucun${e}`)
      case 'one of':
        return lead(`l’un${e} ${owner === 'you' ? 'de vos' : 'des'}`)
      case 'any number of':
        return lead(owner === 'you' ? 'n’importe quel nombre de vos' : 'n’importe quel nombre de')
      case 'the same':
        return [...lead(`${the} même${many ? 's' : ''}`), ...yours]
      case 'this':
      case 'that': {
        const pointed = [...lead(many ? 'ces' : feminine ? 'cette' : 'ce'), ...yours]
        // « ce navire » is the card that speaks, « ce navire-là » another one.
        const isOther = det === 'that' && noun.k === 'noun' && noun.head === this.speaker
        return isOther ? [...pointed.slice(0, -1), word(`${pointed.at(-1)!.text}-là`)] : pointed
      }
      default:
        return possessive === null ? core : lead(possessive)
    }
  }
  /** A name stays as it is. Possessives and numbers stand before nouns, never before titles: « vos cartes « Ambush » ». */
  private nameOf(title: NameTree): WordedPhrase {
    const { type, typed, owner, posts, quoted, count, other, asNoun } = title
    const many = asNoun === true && (count !== undefined || owner !== undefined) && this.isMany(title)
    const gender = type === undefined ? THIRD : this.agreementOf(type, many)
    const agrees: Agreement = { ...gender, feminine: title.feminine ?? ((quoted || typed) === true && gender.feminine) }
    const own: Tokens = quoted ? [mark('«'), name(title.name), mark('»')] : [name(title.name)]
    const signed: Tokens = title.sign === undefined ? own : [sign(title.sign), ...own]
    const opposed = owner === 'opponent' ? [word(many ? 'adverses' : 'adverse')] : []
    const isTyped = type !== undefined && (typed || (quoted && (owner ?? count ?? other) !== undefined))
    if (!isTyped) {
      const before = count === undefined ? [] : this.counted(count, agrees.feminine)
      const whose = owner === 'you' ? [word('votre')] : []
      return { ...agrees, tokens: [...before, ...whose, ...signed, ...opposed, ...this.posts(posts, agrees)] }
    }
    const inner: Agreement = { ...agrees, many: many || title.det === 'one of' }
    const noun = [...this.head(type, inner.many), ...opposed, ...this.behind(type)]
    const det = title.det === 'one of' || other ? title.det : many ? 'all' : 'the'
    const { sign: _, owner: whose, ...free } = title
    const lead = this.determined(noun, { ...free, ...(whose === 'you' ? { owner: whose } : {}), det }, inner)
    return { ...agrees, tokens: [...lead, ...signed, ...this.posts(posts, agrees)] }
  }
  private value({ noun, of, owner, posts, many: isMany }: ValueTree): WordedPhrase {
    const many = isMany === true || this.noun(noun).plural === true
    const agrees = this.agreementOf(noun, many)
    const behind = this.posts(posts, agrees)
    const det = { k: 'noun', head: noun, det: 'the', many } as const
    const isIt = of?.k === 'pronoun' && of.pronoun === 'it' && (of.posts ?? []).length === 0
    const whose: NounTree = isIt
      ? { ...det, owner: 'it' }
      : owner === undefined || of !== undefined
        ? det
        : { ...det, owner }
    const { tokens } = this.nounPhrase(whose)
    return { ...agrees, tokens: [...tokens, ...(of === undefined || isIt ? [] : this.ofPhrase(of)), ...behind] }
  }
  /** « de A et de B »: each of a list has its own preposition. */
  private readonly ofPhrase = (of: PhraseTree): Tokens => this.repeated('de', of)
  private repeated(preposition: string, of: PhraseTree): Tokens {
    if (of.k !== 'several' || of.join === 'nor') return [...tokensOf(preposition), ...this.phrase(of).tokens]
    return this.joined(
      of.of.map((one) => this.repeated(preposition, one)),
      of.join,
      of.apart,
    )
  }
  protected override prep(preposition: string, phrase: PhraseTree): Tokens {
    const words = this.found('prepositions', preposition)
    const isRepeated = phrase.k === 'several' && ['de', 'à'].includes(words)
    return isRepeated ? this.repeated(words, phrase) : super.prep(preposition, phrase)
  }

  /** « vos navires et marins », « un navire ou une carte adverse »: an owner is told once. */
  protected factored({ of }: SeveralTree): readonly WordedPhrase[] {
    const first = of[0]!
    if (first.k !== 'noun' || first.owner === undefined || first.count !== undefined)
      return of.map((one) => this.phrase(one))
    const isSame = of.every((one, at) => {
      if (one.k !== 'noun' || one.owner !== first.owner || one.det !== first.det || one.count !== undefined)
        return false
      if (one.other !== first.other || (at < of.length - 1 && (one.posts ?? []).length > 0)) return false
      return (
        first.owner === 'opponent' ||
        this.noun(one.head).feminine === this.noun(first.head).feminine ||
        first.many === true
      )
    })
    if (!isSame) return of.map((one) => this.phrase(one))
    return of.map((one, at) => {
      const noun = one as NounTree
      const { owner: _, other: __, ...free } = noun
      const isLast = at === of.length - 1
      if (first.owner === 'opponent') return this.phrase(isLast ? noun : free)
      return this.phrase(at === 0 ? noun : { ...free, det: 'bare', many: this.isMany(noun) || this.isAmong(noun) })
    })
  }
  protected listed(parts: readonly Tokens[], { of, join, apart }: SeveralTree): Tokens {
    if (join === 'nor') return parts.flatMap((part) => [word('ni'), ...part])
    const last = of.at(-1)!
    if (last.k === 'several' && of.length > 2 && join === 'and') {
      const before = parts.slice(0, -1).flatMap((part) => [...part, comma])
      return [...before, ...tokensOf('ainsi que'), ...parts.at(-1)!]
    }
    return this.joined(parts, join, apart === true)
  }

  // ---------------------------------------------------------------- limits

  protected post(post: LimitTree, agrees: Agreement): Tokens {
    const not = (isNot: boolean | undefined): Tokens => (isNot ? [word('pas')] : [])
    switch (post.p) {
      case 'prep':
        return [...not(post.not), ...this.prep(post.prep, post.of)]
      case 'phrase':
        return [...not(post.not), ...this.pattern(post.phrase, post.slots, agrees)]
      case 'that': {
        const subject = this.phrase(post.subject)
        const { modal, verb, rest } = this.inflected(post.verb, subject, 'bearer', 'states')
        return [word('que'), ...subject.tokens, ...modal, ...verb, ...rest]
      }
      case 'having': {
        const noun = this.unit(post.noun, this.noun(post.noun).plural === true)
        if (post.by === undefined || post.than === undefined) return [word(post.not ? 'sans' : 'avec'), ...noun]
        const than = this.num(post.than)
        const inner = this.agreementOf(post.noun, this.noun(post.noun).plural === true)
        const compared = this.filled(COMPARED[post.by], {}, inner)
        if (post.than.n !== 'number') return [word('de'), ...noun, ...compared, ...than]
        const behind = { '<': null, '<=': 'ou moins', '=': '', '>=': 'ou plus', '>': null }[post.by]
        if (behind === null) return [word('de'), ...noun, ...compared, ...than]
        return [word('de'), ...noun, ...than, ...(behind === '' ? [] : tokensOf(behind))]
      }
      case 'or':
        return this.joined(
          post.of.map((one) => this.post(one, agrees)),
          'or',
        )
      case 'except':
        return [
          word(agrees.many ? 'autres' : 'autre'),
          word('que'),
          ...this.phrase(agrees.many ? severalOf(post.of) : post.of).tokens,
        ]
    }
  }

  // ---------------------------------------------------------------- verbs

  protected inflected(verb: VerbTree, subject: Agreement | null, voice: VerbVoice, mood: Mood): VerbForm {
    const { clitic, base, rest: behind } = verbParts(this.found('verbs', verb.v))
    const rest = this.filled(behind, verb.slots ?? {}, subject ?? this.bearer)
    const { ne, pas } = this.negation(verb, mood)
    const of = (they: Tokens, verbs: Tokens): VerbForm => ({ modal: they, verb: verbs, rest })
    const who = subject?.person === 2 ? 'you' : subject?.many ? 'plural' : 'singular'
    const before = clitic === 'se' && who === 'you' ? 'vous' : clitic
    const self: Tokens = before === null ? [] : [word(before)]
    const infinitive: Tokens = [...self, word(base)]
    const form = (of: string): Token => word(frenchForms(of)[who])
    if (mood === 'may' || mood === 'must' || mood === 'may not') {
      const modal = form(mood === 'must' ? 'devoir' : 'pouvoir')
      return of([...ne, modal, ...pas], infinitive)
    }
    if (mood === 'about') return of([...ne, form('aller'), ...pas], infinitive)
    if (mood === 'just') return of([...ne, form('venir'), ...pas, word('de')], infinitive)
    if (mood === 'imperative') {
      const [{ you }, own] = [frenchForms(base), clitic === 'se' ? 'vous' : clitic]
      if (ne.length > 0) return of([], [...ne, ...(own === null ? [] : [word(own)]), word(you), ...pas])
      return of([], [word(own === null ? you : `${you}-${own}`)])
    }
    if (voice === 'infinitive' && subject === null) return of([], [...ne, ...pas, ...infinitive])
    return of([], [...ne, ...self, form(base), ...pas])
  }
  /** « ne … pas »; with *aucun* and *ni* among the words behind it « ne » alone. */
  private negation({ slots = {}, not }: VerbTree, mood: Mood): { readonly ne: Tokens; readonly pas: Tokens } {
    const negative = Object.values(slots).some((one) => one !== undefined && isNegative(one))
    if (negative) return { ne: [word('ne')], pas: [] }
    return not || mood === 'may not' ? { ne: [word('ne')], pas: [word('pas')] } : { ne: [], pas: [] }
  }
  /** « ne peut ni se déployer ni se déplacer »: of several deeds that are barred each has its *ni*. */
  protected override predicate(clause: ClauseTree, subject: Agreement | null, voice: VerbVoice): Tokens {
    const { verbs, join, mood, or } = clause
    if (mood !== 'may not' || join !== 'or' || verbs.length < 2 || or !== undefined)
      return super.predicate(clause, subject, voice)
    const forms = verbs.map((verb) => this.inflected(verb, subject, voice, mood))
    const modal = forms[0]!.modal.filter(({ text }) => text !== 'pas')
    return [...modal, ...forms.flatMap(({ verb, rest }) => [word('ni'), ...verb, ...rest])]
  }
  protected gerund(verb: VerbTree): Tokens {
    const { clitic, base, rest } = verbParts(this.found('verbs', verb.v))
    return [
      word('en'),
      ...(clitic === null ? [] : [word(clitic)]),
      word(frenchForms(base).present),
      ...this.filled(rest, verb.slots ?? {}, this.bearer),
    ]
  }
  protected ending(stem: string, ending: string, agrees: Agreement): Token {
    const text = stem + formOf(ending, agrees)
    return ending === 'le' ? { ...word(text), pronoun: true } : word(text)
  }
  /** « vous pouvez soit A, soit B », « soit vous A, soit vous B ». */
  protected eitherOr(clause: ClauseTree, subject: WordedPhrase | null, voice: VerbVoice): Tokens {
    const { or, ...first } = clause
    const mood = clause.mood ?? 'states'
    const isTold = mood === 'imperative' || mood === 'states'
    const you: WordedPhrase = { many: true, feminine: false, person: 2, tokens: [word('vous')] }
    const who = mood === 'imperative' ? you : subject
    const lead = who?.tokens ?? []
    const modal = isTold ? [] : this.inflected(clause.verbs[0]!, who, voice, mood).modal
    const told = (one: ClauseTree): Tokens =>
      this.predicate({ ...one, mood: isTold ? 'states' : mood }, who, voice).slice(modal.length)
    const each = (one: ClauseTree): Tokens => [word('soit'), ...(isTold ? lead : []), ...told(one)]
    return [...(isTold ? [] : [...lead, ...modal]), ...each(first), comma, ...each({ ...first, ...or })]
  }

  protected oneOf(statements: readonly Tokens[]): Tokens {
    return statements.flatMap((one, at) => [...(at === 0 ? [] : [comma]), word('soit'), ...one])
  }

  // ---------------------------------------------------------------- conditions

  protected conjunction(conjunction: Conjunction, clauses: ClauseTrees): Tokens {
    const told = (clause: ClauseTree): Tokens => [
      ...(clause.subject === undefined ? [word(formOf('il', this.bearer))] : []),
      ...this.clause(clause, 'bearer'),
    ]
    return [...tokensOf(CONJUNCTIONS[conjunction]), ...this.joinedClauses(clauses, told)]
  }
  /** « quand A et que B ». */
  protected override joinedClauses(clauses: ClauseTrees, each: (clause: ClauseTree) => Tokens): Tokens {
    const told = clauses.of.map((one) => ('of' in one ? this.joinedClauses(one, each) : each(one)))
    return this.joined(
      told.map((one, at) => (at === 0 ? one : [word('que'), ...one])),
      clauses.join,
    )
  }
}

function isNegative(slot: PatternSlot): boolean {
  if (!('k' in slot)) return false
  if (slot.k === 'noun') return slot.det === 'no' || slot.count?.[0] === 0
  return slot.k === 'several' && (slot.join === 'nor' || slot.of.every(isNegative))
}
