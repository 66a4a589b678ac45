/**
 * The contract between a game and everything else.
 *
 * A game module is pure: no clock, no database, no Discord, no randomness but the seeded streams in its own state.
 * Everything here is plain data that survives JSON, so that a match can sleep for months between two moves.
 * Nothing outside a game module knows a card or a rule: it shows the decisions that the game offers.
 */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined }

/** One side of a match, by the game's own name for it (`dark`, `light`). */
export type Seat = string

/** Who reads a view: a seat, or anybody else. */
export type Reader = Seat | 'spectator'

export type Language = 'en' | 'fr'
export const LANGUAGES: readonly Language[] = ['en', 'fr']

// ---------------------------------------------------------------- decisions

/**
 * What an answer sets off, or may set off as far as its seat can know. Front ends say so beforehand: undo ends there.
 * - `reveals`: something is turned up or looked at that was not to be seen
 * - `draws`: cards are drawn
 * - `deck`: a draw deck becomes another one: shuffled, searched, cards put into it or taken off it
 * - `asks`: the other seat is asked
 * An answer with none of them can be tried out beforehand: it shows its seat nothing that this seat doesn't know.
 */
export type Consequence = 'reveals' | 'draws' | 'deck' | 'asks'

export interface Option {
  readonly id: string
  /** Catalogue id of the card that the option stands for, where it is one. */
  readonly card?: string
  /** What the option costs of the shape's `budget`; 0 when absent. */
  readonly cost?: number
  /** Other options that can't be taken together with this one. */
  readonly excludes?: readonly string[]
  /** Options of which at least one must be taken before this one. */
  readonly requires?: readonly string[]
  readonly consequences?: readonly Consequence[]
}

/** Something to be put into an order. */
export interface Piece {
  readonly id: string
  readonly card?: string
  /** An anchor stands for itself (a fighter); the others are laid directly before an anchor, or left at the end. */
  readonly anchor: boolean
  /** Anchors with which this piece works, for suggestions and warnings; other places stay legal. */
  readonly fits?: readonly string[]
  /** The piece in whose place this one may be laid: another way of playing the same card. One of them lies in the row. */
  readonly instead?: string
}

/**
 * The closed shapes of a decision. An answer that fits the shape is legal: nobody needs the rules to answer.
 * - `choose`: between `min` and `max` of the options, their costs within `budget`; `ordered` if their order matters
 * - `arrange`: all pieces in one row, first to last; every order is legal; of a piece and those that may lie in its
 *   place exactly one
 * - `number`: a whole number from `min` to `max`
 * - `confirm`: nothing to choose but the exit
 */
export type Shape =
  | {
      readonly type: 'choose'
      readonly options: readonly Option[]
      readonly min: number
      readonly max: number
      readonly ordered?: boolean
      readonly budget?: number
    }
  | { readonly type: 'arrange'; readonly pieces: readonly Piece[] }
  | { readonly type: 'number'; readonly min: number; readonly max: number }
  | { readonly type: 'confirm' }

/**
 * A way of handing the answer in, shown as a button: "deploy and go on", "surrender".
 * Yes or no is a `confirm` shape with two exits.
 */
export interface Exit {
  readonly id: string
  readonly consequences?: readonly Consequence[]
  /** If true the chosen part of the answer is ignored and need not fit (`recycle the whole hand`). */
  readonly bare?: boolean
}

export interface Decision {
  /** Unique within the match and for ever; tells nothing of what the other seat has done in secret. */
  readonly id: string
  readonly seat: Seat
  readonly kind: string
  readonly shape: Shape
  /** At least one; the first is the ordinary one. */
  readonly exits: readonly Exit[]
  /** Facts that the describer needs to put the question into words; the seat may know all of them. */
  readonly about: Readonly<Record<string, Json>>
}

/** The closing of a decision. Exactly the field that the shape names is present, none for `confirm`. */
export interface Answer {
  readonly decision: string
  readonly exit: string
  readonly choose?: readonly string[]
  readonly arrange?: readonly string[]
  readonly number?: number
}

// ---------------------------------------------------------------- results

/** Why something can't be done: a code and values that `describe.refusal` turns into a sentence. */
export interface Refusal {
  readonly refused: string
  readonly values: Readonly<Record<string, Json>>
}

/** A fact, in order. `secret` holds what only the named seats may know beyond the public part. */
export interface GameEvent {
  readonly type: string
  readonly seat?: Seat
  readonly data: Readonly<Record<string, Json>>
  readonly secret?: Readonly<Record<Seat, Readonly<Record<string, Json>>>>
}

/** A fact as one reader may know it. */
export interface SeenEvent {
  readonly type: string
  readonly seat?: Seat
  readonly data: Readonly<Record<string, Json>>
  readonly own?: Readonly<Record<string, Json>>
}

export interface Step<S> {
  readonly state: S
  readonly events: readonly GameEvent[]
}

export interface Outcome {
  /** `planet-victory`, `deck-victory`, `tie`, `concession`, `time-out`, `void` … */
  readonly kind: string
  readonly winner: Seat | null
  readonly values: Readonly<Record<string, Json>>
}

// ---------------------------------------------------------------- set-up

/** A deck list: catalogue ids with how many copies of each. */
export type DeckList = readonly { readonly card: string; readonly count: number }[]

export interface Deck {
  readonly id: string
  readonly name: string
  readonly seat: Seat
  readonly format: string
  readonly list: DeckList
  /** Standing orders that its owner has laid with it. */
  readonly orders?: readonly StandingOrder[]
}

/** The public choices of a match; `rules` holds a value for each of the game's `ruleChoices` that is not the default. */
export interface Options {
  readonly format: string
  readonly rules?: Readonly<Record<string, Json>>
}

/** One way of playing by the rules where there are several. */
export interface RuleValue {
  readonly id: string
  /** Says by itself what is played: "rules of December 2001". At most 100 characters. */
  readonly label: Readonly<Record<Language, string>>
  /** What it means, in one line, with the numbers of the rules. */
  readonly about: Readonly<Record<Language, string>>
}

/** Something in the rules that the players of a match may agree on. */
export interface RuleChoice {
  /** What `Options.rules` calls it. */
  readonly id: string
  /** What it is called where names are one word: lower-case letters, digits and hyphens, at most 32. */
  readonly name: Readonly<Record<Language, string>>
  /** What is to be chosen. At most 100 characters. */
  readonly about: Readonly<Record<Language, string>>
  /**
   * From 2 to 25. The first is the default: what is played where nothing was chosen. It stays the default for ever,
   * because matches keep only what differs from it.
   */
  readonly values: readonly RuleValue[]
}

// ---------------------------------------------------------------- what there is to see

/** One card on the table as a reader sees it; `card` is null when it lies face down. */
export interface Face {
  /** Name of this card for as long as the reader can follow it. */
  readonly handle: string
  readonly card: string | null
  /** What is to be said of it here: numbers, weapon, hidden. Already in the reader's language. */
  readonly note?: string
  /** For a picture: its numbers as they count here, the most important first; else those of its sheet are shown. */
  readonly numbers?: readonly FaceNumber[]
  /** For a picture: what else is to be seen of it at once, in a word or two each: hidden, hits. */
  readonly marks?: readonly string[]
  /** For a picture: what stands in the place of numbers. */
  readonly hint?: string
}

/** `id` is not translated (`power`). */
export interface FaceNumber {
  readonly id: string
  readonly label: string
  /** A few characters; empty where only cards are drawn for it. */
  readonly value: string
  /** So many cards are drawn and added; `said` reads out what is then only drawn: "2 + draw". */
  readonly draws?: number
  readonly said?: string
  /** It is more than stands on the card. */
  readonly raised?: boolean
}

export interface Zone {
  readonly id: string
  readonly owner: Seat | null
  readonly label: string
  readonly count: number
  /** Absent where only the number is known. */
  readonly cards?: readonly Face[]
  /** Where most of the game happens: a picture shows it larger than others. */
  readonly main?: boolean
  /** Cards that only their owner holds. */
  readonly hand?: boolean
  /** A pile of which only the top card is seen: it has no count. */
  readonly top?: boolean
}

/** What lies where: enough to draw or write the table without knowing the game. */
export interface Layout {
  /** One line: turn, place, score. */
  readonly headline: string
  readonly zones: readonly Zone[]
  /** What has been won for good, by whom, with the card that stands for it. */
  readonly won?: readonly { readonly by: Seat; readonly label: string; readonly card: string | null }[]
}

/** A fight as everybody has seen it. */
export interface ShownFight {
  /** Cards of each side, the fighters first, and what they came to. */
  readonly sides: Readonly<Record<Seat, { readonly cards: readonly string[]; readonly total: number }>>
  /** Null: a tie. */
  readonly winner: Seat | null
}

// ---------------------------------------------------------------- cards

/** A card's facts as anybody may look them up and search by. One record a printing. */
export interface CardFacts {
  readonly id: string
  readonly side: Seat
  readonly type: string
  /** Full name as players say it: title and subtitle. */
  readonly name: string
  readonly title: string
  readonly subtitle: string | null
  /** Every printing of the same card, this one among them; the first stands for all in lists. */
  readonly printings: readonly string[]
  /** Generated from its data, in our own words. */
  readonly text: Readonly<Record<Language, string>> | null
  readonly [field: string]: Json | undefined
}

/** What stands on a card, in the reader's language: enough to draw it or to read it out without knowing the game. */
export interface CardSheet {
  readonly id: string
  readonly side: Seat
  /** The card's type, not translated: for the choice of a design. */
  readonly type: string
  /** Where it belongs, not translated (`Naboo`): for the choice of colours; null if nowhere. */
  readonly realm: string | null
  readonly title: string
  readonly subtitle: string | null
  /** Stands before the title: ◆. */
  readonly mark: string | null
  /** "Dark Side · Character · Tatooine · stackable". */
  readonly kind: string
  readonly sideName: string
  /** Its numbers, the most important first. `id` is not translated (`power`). */
  readonly numbers: readonly { readonly id: string; readonly label: string; readonly value: string }[]
  /** What it gains at which place. */
  readonly places: readonly { readonly label: string; readonly bonus: number }[]
  /** What it does, sentence by sentence; `bonus` and `draws` are drawn beside it. */
  readonly blocks: readonly {
    readonly heading?: string
    readonly bonus?: number
    readonly draws?: number
    readonly text: string
  }[]
  /** Deck-building colours, not translated; `wild` ones may be filled by it as a wild card. */
  readonly slots: readonly { readonly colour: string; readonly wild: boolean }[]
  /** Number, set, rarity. */
  readonly imprint: string
  /** What was changed from print, as a sentence; null if nothing. */
  readonly correction: string | null
}

/** A ruling that concerns a card, in our own words. */
export interface Ruling {
  readonly id: string
  /** Ids of the cards. */
  readonly cards: readonly string[]
  /** Numbers of the rules it rests on. */
  readonly rules: readonly string[]
  readonly text: Readonly<Record<Language, string>>
}

/** Something cards can be searched by. */
export interface CardFilter {
  readonly id: string
  readonly label: Readonly<Record<Language, string>>
  /** Closed: one of these values, each with its name. Otherwise a number. */
  readonly values?: readonly { readonly id: string; readonly label: Readonly<Record<Language, string>> }[]
  /** What a card has of it: one or several value ids, or a number; null if nothing. */
  of(card: CardFacts): readonly string[] | number | null
}

/** All cards of a game, for look-up and for decks. */
export interface CardBook {
  readonly all: readonly CardFacts[]
  /** @throws if there is no such card */
  sheet(id: string, language: Language): CardSheet
  /** Other cards that are the same person or thing, first the most like it: other versions, the weapon of a person … */
  versions(id: string): readonly string[]
  readonly rulings: readonly Ruling[]
  /** What players say for a title: nickname or abbreviation, then the titles it may mean, likeliest first. */
  readonly nicknames: Readonly<Record<string, readonly string[]>>
  readonly filters: readonly CardFilter[]
}

// ---------------------------------------------------------------- the rulebook

/** Words that stand below a rule, under a heading of their own. */
export interface RuleRemark {
  readonly label: Readonly<Record<Language, string>>
  readonly text: Readonly<Record<Language, string>>
}

/** One thing of the rulebook that has a number: a part, a rule, or a decision where the rules leave a question. */
export interface RuleEntry {
  /** `10`, `10.2.3`, `G-26`: letters, digits, points and hyphens. It never comes to mean something else. */
  readonly number: string
  readonly kind: 'part' | 'rule' | 'decision'
  /** The number of the entry that it stands in; null at the top. */
  readonly above: string | null
  /** In our own words, terms bold and names of cards in italics: the title of a part, the question of a decision. */
  readonly text: Readonly<Record<Language, string>>
  /** What older editions say instead; `label` names them. */
  readonly editions: readonly RuleRemark[]
  /** The reading and the reason of a decision, and whatever else is to be said. */
  readonly remarks: readonly RuleRemark[]
  /** Numbers of the entries that it points to; of a decision first the rules that it belongs to. */
  readonly links: readonly string[]
  /** Ids of the cards that it names. */
  readonly cards: readonly string[]
}

/** All rules of a game, to be looked up. */
export interface Rulebook {
  /** Which edition is played. */
  readonly edition: Readonly<Record<Language, string>>
  /** In order; what stands in an entry follows it. */
  readonly entries: readonly RuleEntry[]
  /** The entry of a number, however it is written (`G-26`, `g26`, `rule 10.2`); null if there is none. */
  find(number: string): RuleEntry | null
  /** Numbers of the entries that a text asks for, best first. Slips of the keyboard are forgiven. */
  search(query: string, language: Language): readonly string[]
  /** Numbers of the entries that concern a card, in order: by name, by its rulings, by what it is. */
  about(card: string): readonly string[]
}

// ---------------------------------------------------------------- player-substitutes

/** Which answer a player-substitute gives, or `ask`: it leaves this one to the person. */
export type Reply = Answer | 'ask'

/**
 * Opponent, safest answer, random tester and standing orders are all this: a function of what the seat sees.
 * None of them is ever given the state.
 */
export type Policy<V = unknown, Settings = unknown> = (view: V, decision: Decision, settings: Settings) => Reply

/** One thing to be laid down in a standing order; filled in with the same panels as a decision. */
export interface OrderField {
  readonly id: string
  readonly shape: Shape
  readonly optional?: boolean
}

/** A standing order that a seat may lay down now. */
export interface OrderOffer {
  readonly kind: string
  /** What it is kept with: `match`, or one battle (`battle:7`). An order whose key is not offered any more is void. */
  readonly key: string
  readonly fields: readonly OrderField[]
  /** What the game would fill in: a sensible start for the panel. */
  readonly suggestion?: StandingOrder['settings']
  /** Facts for the describer. */
  readonly about: Readonly<Record<string, Json>>
  /** Kinds of decisions at which it helps to lay it; `WAITING`: while nothing is asked of its seat. */
  readonly moments?: readonly string[]
  /** How many calls it saves, as a rule. */
  readonly saves?: number
  /** Another kind of order without which it saves nothing. */
  readonly together?: string
  /** Public facts that it rests on, in a notation of the game's own: when they change its seat is told. */
  readonly basis?: readonly string[]
}

/** The moment at which nothing is asked of a seat. */
export const WAITING = 'waiting'

/** A standing order as laid down: one answer for each field that was filled in. */
export interface StandingOrder {
  readonly kind: string
  readonly key: string
  readonly settings: Readonly<Record<string, Omit<Answer, 'decision'>>>
  /** The public facts that its offer rested on when it was laid down, or kept. */
  readonly basis?: readonly string[]
}

/** Standing orders that belong to a deck: taken into each match that is begun with it, and changeable there. */
export interface DeckOrders {
  offers(list: DeckList, seat: Seat, format: string): readonly OrderOffer[]
  words(offer: OrderOffer, seat: Seat, language: Language): OrderWords
  /** An order in one sentence. */
  standing(order: StandingOrder, seat: Seat, language: Language): string
}

// ---------------------------------------------------------------- words

export interface Voice {
  readonly language: Language
  /** How each seat is called in this text (a person's name or a mention). */
  readonly names: Readonly<Record<Seat, string>>
  /** For whom it is said; its own seat is addressed as "you". */
  readonly reader: Reader
}

export interface DecisionWords {
  readonly title: string
  readonly prompt: string
  /** Per option or piece id. Label at most 100 characters, hint likewise. */
  readonly options: Readonly<Record<string, { readonly label: string; readonly hint?: string }>>
  /** Per exit id: what its button says, at most 80 characters. */
  readonly exits: Readonly<Record<string, string>>
}

/** A line of a story at a glance. At most `STORY_LINE` characters, names of people not counted. */
export interface StoryLine {
  /**
   * - `turn`: a turn (a round …) begins
   * - `head`: something that happened
   * - `more`: more of the line above, to be left out where there is no room
   */
  readonly kind: 'turn' | 'head' | 'more'
  readonly text: string
}

export const STORY_LINE = 120

export interface OrderWords extends DecisionWords {
  readonly fields: Readonly<Record<string, string>>
  /** What it gives up, in a few words without a capital: "his number". */
  readonly gives?: string
}

export interface Words<V> {
  /** The game's own name. */
  title(language: Language): string
  seat(seat: Seat, language: Language): string
  format(format: string, language: Language): string
  decision(decision: Decision, view: V, voice: Voice): DecisionWords
  /** Short readable lines; facts that are nothing to tell give none. */
  events(events: readonly SeenEvent[], voice: Voice): string[]
  /** The same at a glance: a headline for each thing that happened, and below it what there is more to say. */
  story(events: readonly SeenEvent[], voice: Voice): readonly StoryLine[]
  refusal(refusal: Refusal, language: Language): string
  outcome(outcome: Outcome, voice: Voice): string
  order(offer: OrderOffer, view: V, voice: Voice): OrderWords
  /** A standing order in one sentence. */
  standing(order: StandingOrder, view: V, voice: Voice): string
  /**
   * What has changed of the public facts that an order rests on, in short sentences; empty if nothing that matters. It
   * follows from the two lists alone, so that whether a seat is told hangs on nothing else.
   */
  changes?(before: readonly string[], now: readonly string[], voice: Voice): readonly string[]
}

// ---------------------------------------------------------------- explanations

/** Something explained in the reader's language, with the numbers of the rules on which it rests. */
export interface Explanation {
  readonly text: string
  readonly rules: readonly string[]
}

/** Something that a reader may miss among the answers to his question. */
export interface Missing {
  /** The handle of a card, or the game's own name for something to be done. */
  readonly id: string
  readonly card: string | null
  /** Exactly one reason, the one that would have to go first. */
  readonly refusal: Refusal
}

/** Answers to "why?". All of it is made from what its reader sees, by the functions that the rules themselves use. */
export interface Help<V> {
  /** What holds for a player as a whole now: what he may spend, who leads, what comes. For anybody else: for all. */
  standing(view: V, voice: Voice): readonly Explanation[]
  /** The numbers of a face of the layout, and what it can do here. Empty for what the reader does not see. */
  explain(handle: string, view: V, voice: Voice): readonly Explanation[]
  /** How the results told by these facts were counted, in their order. */
  counts(events: readonly SeenEvent[], voice: Voice): readonly Explanation[]
  /** Ids of the cards that these facts name, each once, the last first. */
  cardsIn(events: readonly SeenEvent[]): readonly string[]
  /** What the question does not offer to its seat, and why. */
  whyNot(view: V, decision: Decision): readonly Missing[]
  /** How such a thing is called (at most 100 characters), and its reason in words. */
  missing(one: Missing, view: V, voice: Voice): Explanation & { readonly label: string }
}

// ---------------------------------------------------------------- rows of pieces

export type ArrangeShape = Extract<Shape, { type: 'arrange' }>

/** A row that makes sense, to start from. */
export interface Suggested {
  readonly id: string
  readonly row: readonly string[]
  /** At most 80 characters. */
  readonly label: string
  /** What it is good for, in one line. */
  readonly why: string
}

/** What a row of pieces comes to as it lies. */
export interface RowWords {
  /** Beside a piece: of an anchor all that it comes to, of a loose one what it adds there. */
  readonly notes: Readonly<Record<string, string>>
  /** What will come of it that may not be meant; such a row is legal all the same. The weightiest first. */
  readonly faults: readonly Explanation[]
}

/** What a game says of rows of pieces while they are put together; made from what its reader sees alone. */
export interface Rows<V> {
  /** No two alike; the first is what the practice opponent would lay. At most five. */
  suggestions(shape: ArrangeShape, view: V, voice: Voice): readonly Suggested[]
  read(shape: ArrangeShape, row: readonly string[], view: V, voice: Voice): RowWords
  /** The row with a loose piece (or another way of playing it) given to an anchor, or to nobody. */
  give(shape: ArrangeShape, row: readonly string[], piece: string, anchor: string | null): readonly string[]
}

// ---------------------------------------------------------------- the game

/** What came of a scenario: a position, what is played, and what must follow. */
export interface ScenarioReport {
  readonly file: string
  /** Where it begins in its file. */
  readonly line: number
  readonly id: string
  readonly title: string
  /** Everything that is not as the scenario says, or wrong with the scenario itself; empty when it has passed. */
  readonly problems: readonly { readonly line: number; readonly text: string }[]
}

/** Rulings that run: scenarios as people write them, played through the engine. */
export interface Scenarios {
  /**
   * Plays every scenario of a file. Whatever is wrong with the text itself is a problem of its report.
   * @param reload whether the state is saved and loaded between any two moves
   */
  run(text: string, file: string, options?: { readonly reload?: boolean }): readonly ScenarioReport[]
}

/** Something that a newcomer is told when it first matters. */
export interface LessonWord {
  readonly id: string
  /** At most some sixty words. */
  readonly text: string
  /** Number of the rule that it rests on. */
  readonly rule: string
}

/** What has happened so far, as the learner has seen it: up to his last answer, and since. */
export interface LessonCourse {
  readonly before: readonly SeenEvent[]
  readonly since: readonly SeenEvent[]
}

/** A first game against the practice opponent: a match like any other, of a format of its own, with words beside it. */
export interface Lesson<V> {
  /** None of the `formats` that people may choose. */
  readonly format: string
  /** Whom the learner plays. */
  readonly seat: Seat
  readonly decks: Readonly<Record<Seat, DeckList>>
  /** The same for everybody, so that the lesson meets every rule. */
  readonly seed: string
  /** Ids of all words. */
  readonly words: readonly string[]
  /** What is said with a question, or (null) without one; it follows from what the learner sees alone. */
  hints(view: V, decision: Decision | null, course: LessonCourse, voice: Voice): readonly LessonWord[]
}

/** S is the state (secret, plain JSON), V a view of it. */
export interface Game<S = unknown, V = unknown> {
  readonly id: string
  /** Version of the engine: the same version and the same answers give the same states, for ever. */
  readonly version: string
  readonly seats: readonly Seat[]
  readonly formats: readonly string[]
  /** What the players may agree on beside the format, the most important first. */
  readonly ruleChoices: readonly RuleChoice[]

  readonly cards: CardBook
  readonly rulebook: Rulebook
  /** Ready-made decks. */
  decks(): readonly Deck[]
  /** A legal deck drawn at random, for simulations and tests. `random()` gives numbers from 0 up to 1. */
  randomDeck?(seat: Seat, options: Options, random: () => number): DeckList
  /** Everything wrong with a list; empty when it is legal. */
  checkDeck(list: DeckList, seat: Seat, options: Options): readonly Refusal[]
  /** Cards of a list that this engine can't play yet, as refusals. A game that plays all its cards hasn't this. */
  unplayable?(list: DeckList): readonly Refusal[]

  /** @throws never for decks that `checkDeck` accepts. `seed` is any string, secret until the match is over. */
  setup(options: Options, decks: Readonly<Record<Seat, DeckList>>, seed: string): Step<S>
  /** All that the game waits for, of every seat. Empty if and only if there is an outcome. */
  decisions(state: S): readonly Decision[]
  /**
   * For whom the game waits, as far as the reader may know: a seat that has answered in secret still counts
   * for everybody but itself, until what it answered comes to light.
   */
  calls(state: S, reader: Reader): readonly Seat[]
  /**
   * Takes answers of one seat, all or none. Each must answer a decision that is open when its turn comes,
   * so that the answers of a whole sitting can be handed in at once.
   */
  play(state: S, seat: Seat, answers: readonly Answer[]): Step<S> | Refusal
  /** Ends the match from outside the rules of play: concession, time-out, agreement. `loser` null: nobody wins. */
  stop(state: S, reason: 'concession' | 'time-out' | 'void', loser: Seat | null): Step<S>
  view(state: S, reader: Reader): V
  outcome(state: S): Outcome | null
  /** Taking a move back where both players agree; a game without it knows no taking back. */
  readonly takeBack?: TakeBack<S>
  /** A state of an older version as this version continues it. @throws if it can't. */
  upgrade(state: unknown, from: string): S

  layout(view: V, voice: Voice): Layout
  /** The fights that these facts tell, in order, for a picture. */
  fights?(events: readonly SeenEvent[]): readonly ShownFight[]
  readonly words: Words<V>
  /** A game without it has its pieces put into rows without a word. */
  readonly rows?: Rows<V>
  /** A game without it shows its cards and explains nothing. */
  readonly help?: Help<V>

  readonly policies: {
    /** The answer that spends and reveals least, for when time is up. Never `ask`. */
    readonly safest: Policy<V, null>
    /** Plays to win, from its own view alone. Never `ask`. */
    readonly practice: Policy<V, null>
    /** Any legal answer; `random()` gives numbers from 0 up to 1. Never `ask`. */
    readonly random: Policy<V, { readonly random: () => number }>
  }
  /** The standing orders that this seat may lay down now, or has laid down and may change. */
  orders(view: V, seat: Seat): readonly OrderOffer[]
  /**
   * The answer that the standing orders give to a decision, or `ask`.
   * Whether it answers hangs on public facts alone; what it answers may hang on what the seat knows.
   */
  obey(view: V, decision: Decision, orders: readonly StandingOrder[]): Reply

  /** A game without it has no orders that belong to decks. */
  readonly deckOrders?: DeckOrders

  /** Once a match is over, everybody may see what each seat has seen, and the decks. */
  readonly opensAtEnd?: boolean
  /** What simulations need to count by kind of turn; a game without it is counted as a whole. */
  readonly statistics?: Statistics<V>
  readonly scenarios?: Scenarios
  readonly lesson?: Lesson<V>
}

/** What a game says of moves that are taken back. */
export interface TakeBack<S> {
  /**
   * Whether what set off these facts may be undone: nothing was drawn, turned up or left to chance by it, and nothing
   * was seen but what its own seat laid open.
   */
  revocable(events: readonly GameEvent[]): boolean
  /**
   * The state before a move as it is played on when the move is taken back, and the fact that it was: a decision of
   * `seat` gets an id that was never used, so that an old panel answers nothing.
   * @param before the state before the move
   * @param after the state now
   */
  restore(before: S, after: S, seat: Seat): Step<S>
}

/** A question that was put to a seat, and what was answered. */
export interface AskedQuestion {
  readonly decision: Decision
  readonly answer: Answer
  /** Whether a standing order answered it: nobody had to be called. */
  readonly byOrder: boolean
}

export interface Statistics<V> {
  startsTurn(event: GameEvent): boolean
  /** What kind of turn these facts and questions make, as hand-overs are counted by. */
  kindOfTurn(events: readonly GameEvent[], asked?: readonly AskedQuestion[]): string
  /** All standing orders that this seat can lay down now, filled in so that none of them ever asks. */
  fullOrders(view: V, seat: Seat): readonly StandingOrder[]
  /** Kinds of orders that give up nothing: an answer for each thing that may come. */
  readonly lossless?: readonly string[]
  /** What the rules can do to a game, by name, and what of it these facts and questions of a turn show, each time. */
  readonly effects?: {
    readonly names: readonly string[]
    of(events: readonly GameEvent[], asked: readonly AskedQuestion[]): readonly string[]
  }
}

export function isRefusal(result: unknown): result is Refusal {
  return typeof result === 'object' && result !== null && 'refused' in result
}

/** A fact as one reader may know it. */
export function seenBy(event: GameEvent, reader: Reader): SeenEvent {
  const own = event.secret?.[reader]
  return {
    type: event.type,
    data: event.data,
    ...(event.seat === undefined ? {} : { seat: event.seat }),
    ...(own === undefined ? {} : { own }),
  }
}
