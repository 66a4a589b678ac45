/** The results of telling words, and the helper that words get: no word imports the definition of another. */
import type {
  AdjectiveKey,
  Adjunct,
  Clauses,
  Noun,
  NounKey,
  NounLimit,
  NumberPhrase,
  Phrase,
  PhraseKey,
  Sentence,
  Verb,
} from './lexicon.ts'
import type {
  Act,
  Amount,
  Condition,
  Cost,
  Deed,
  Filter,
  Leave,
  Moment,
  Rule,
  SpanName,
  Stat,
  TextKind,
  TextPlayer,
  While,
} from './words.ts'

/** The part of a noun phrase that a filter gives. The parts of a list of filters are put together to one phrase. */
export interface PhrasePart {
  readonly kinds?: readonly TextKind[]
  /** Nouns of the lexicon that are no kinds: "captive". */
  readonly nouns?: readonly NounKey[]
  /** Names and titles, one of these. */
  readonly names?: readonly string[]
  /** A phrase that stands by itself: "this card", "the location". */
  readonly phrase?: Phrase
  readonly adjectives?: readonly AdjectiveKey[]
  readonly owner?: Noun['owner']
  readonly other?: true
  /** A system or building of which a place is a part. */
  readonly within?: string
  readonly posts?: readonly NounLimit[]
  /** On or in which this card is. */
  readonly host?: true
  /** This card's location: "the same site". */
  readonly here?: true
  /** Alternatives: what stands around them stands around each. */
  readonly either?: readonly PhrasePart[]
  /** More lists of alternatives, of which each must hold: "a rebel or alien that is a scout or pilot". */
  readonly such?: readonly (readonly PhrasePart[])[]
  /** A place is meant where no kind says so. */
  readonly place?: true
}

/** A step as it is told: something that its player does, a statement, or what hangs on a condition or a choice. */
export type TextStep =
  | { readonly verb: Verb; readonly adjuncts?: readonly Adjunct[] }
  | { readonly clause: Sentence['clause']; readonly adjuncts?: readonly Adjunct[] }
  | { readonly if: Clauses; readonly steps: readonly TextStep[] }
  | { readonly either: readonly (readonly TextStep[])[] }

/** How many are meant, and which. */
export type Det = Noun['det']

/** Helps a word to tell its arguments. */
export interface Say {
  part(filter: Filter): PhrasePart
  /** Puts the parts of one noun phrase together. */
  together(parts: readonly PhrasePart[], owner?: PhrasePart['owner']): PhrasePart
  /** The noun of a value. */
  value(stat: Stat): NounKey
  span(span: SpanName): PhraseKey
  /** One such card, all, or as determined: "a pilot", "your starships". */
  cards(filter: Filter, det?: Det, many?: boolean): Phrase
  /** All that such a rule reaches: "your starships"; a name stays as it is. */
  all(filter: Filter): Phrase
  /** Cards that an effect reaches: those that are meant already, or all of them. */
  those(filter: Filter): Phrase
  /** A place without preposition: "a site", "this location", "the same site". */
  placed(filter: Filter): Phrase
  /** Where: "at a site", "to a site", "here", "from here". */
  where(preposition: 'at' | 'to' | 'into' | 'from' | 'on', filter: Filter): NounLimit
  /** Limits a place to where such a card is, or is none: "with your scout". */
  having(filter: Filter, none?: boolean): NounLimit
  number(amount: Amount): NumberPhrase
  condition(condition: Condition): Clauses
  player(player: TextPlayer | undefined): Phrase
  steps(acts: readonly Act[]): readonly TextStep[]
  rule(rule: Rule): Sentence
  moment(moment: Moment): Adjunct
  cost(cost: Cost): Verb
  deed(deed: Deed, limits: object): Verb
  leave(leave: Leave, limits: object): Verb
  /** When a rule holds, for a statement about the card that speaks or about others. */
  during(x: While, isAboutSelf?: boolean): readonly Adjunct[]
  /** The card that speaks, as a noun and as a pronoun. */
  readonly self: Phrase
  readonly it: Phrase
  /** The card that speaks is a location: "here" is itself. */
  readonly isPlace: boolean
  /** The card that speaks carries others: "aboard this starship". */
  readonly isCarrier: boolean
  /** The card that speaks lies on others, as weapons do. */
  readonly isCarried: boolean
  /** The chosen card of that name, as it is called where it is meant. */
  chosen(name: string): Phrase
  /** The card of the moment, as it is called where it is meant. */
  readonly ofMoment: Phrase
}
