/** Reads moves written as sentences: `left lays A`, `right cannot pass: not asked`. */
import type { Seat } from '../../contract/index.ts'
import { onlyNamed, parts, readItems } from './items.ts'
import type { PlayedGame } from './played.ts'
import { Mistake, WHYS, type Why } from './problems.ts'
import { nearest } from './spelling.ts'

/** The side that makes a move, and the game in which it does. */
export interface Mover<Played, Side extends Seat> {
  readonly played: Played
  readonly side: Side
}

/** The words after the verb, by the names of the pattern's groups; a list is split at its semicolons. */
export type VerbWords = Readonly<Record<string, readonly string[]>>

/** A verb of a move: its forms, the words that may follow it, and the answer it makes. */
export interface Verb<Played, Side extends Seat> {
  /** Its two forms, after a side and after "cannot": `lays`, `lay`. */
  readonly says: readonly [string, string]
  /** An example for the documentation: `lays A; B`. */
  readonly written: string
  /** The words that may follow. */
  readonly pattern: RegExp
  act(mover: Mover<Played, Side>, words: VerbWords): void
}

/** The moves of a game. */
export interface Moves<Played, Side extends Seat> {
  readonly sides: readonly Side[]
  readonly verbs: readonly Verb<Played, Side>[]
  /** Names of groups in patterns that hold no names of cards. */
  readonly noCards: ReadonlySet<string>
  /** Checks names. @throws Mistake for an unknown name, because its move would be refused for the wrong reason */
  checkNames(played: Played, words: VerbWords): void
}

/** Returns the names in a list; "2 × A" gives two. @throws Mistake for cards without a name (`5 more`) */
const namesIn = (text: string | undefined): string[] =>
  text === undefined ? [] : onlyNamed(readItems(text)).items.map(({ name }) => name)

/**
 * Plays a move, or proves that it can't be played.
 * @param why the expected reason of a refusal; null: any reason
 * @throws Mistake for a sentence that can't be understood or is not true
 * @throws RefusedMove for a move that is not possible
 */
export function playSentence<S, Side extends Seat, Played extends PlayedGame<S, Side>>(
  moves: Moves<Played, Side>,
  played: Played,
  sentence: string,
  why: string | null,
): void {
  const [, who = '', rest = ''] = sentence.trim().match(/^(\S+) (.+)$/) ?? []
  const side = moves.sides.find((one) => one === who.toLowerCase())
  if (side === undefined)
    throw new Mistake(`A move begins with ${moves.sides.map((one) => `"${one}"`).join(' or ')}: "${sentence}".`)
  const [, not, said = rest] = rest.match(/^(cannot )(.+)$/i) ?? []
  const { verb, words } = readVerb(moves, said, not === undefined ? 0 : 1)
  const act = () => verb.act({ played, side }, words)
  if (not === undefined) {
    if (why !== null)
      throw new Mistake(
        'Only a move with "cannot" has a reason behind a colon. A name with a colon in it goes without the colon.',
      )
    return act()
  }
  const wanted = why === null ? null : readWhy(why)
  moves.checkNames(played, words)
  const refused = played.trial(act)
  if (refused === null) throw new Mistake(`${side} can: the rules allow "${said}" here.`)
  if (wanted !== null && refused.why !== wanted)
    throw new Mistake(`${side} can't, but for another reason: ${refused.why}, not ${why}. ${refused.message}`)
}

/** Whether a sentence says that a move can't be made. */
export const isTrial = (sentence: string): boolean => /^\S+ cannot /i.test(sentence)

function readVerb<Played, Side extends Seat>(
  { verbs, noCards }: Moves<Played, Side>,
  rest: string,
  form: 0 | 1,
): { verb: Verb<Played, Side>; words: VerbWords } {
  // The longest verbs come first: "plays lap card" before "plays".
  const begins = verbs
    .filter(({ says }) => rest === says[form] || rest.startsWith(`${says[form]} `))
    .toSorted((one, other) => other.says[0].length - one.says[0].length)
  for (const verb of begins) {
    const found = rest.slice(verb.says[form].length).trim().match(verb.pattern)
    if (found !== null) return { verb, words: wordsOf(found.groups ?? {}, noCards) }
  }
  const [verb] = begins
  if (verb !== undefined) throw new Mistake(`"${rest}": this is written "${verb.written}".`)
  const known = verbs.map(({ says }) => says[form])
  const near = nearest(rest.split(' ')[0] ?? '', known)
  throw new Mistake(
    `"${rest}": no move begins so. ${near.length > 0 ? `Perhaps "${near[0]}"? ` : ''}There are: ${known.toSorted().join(', ')}.`,
  )
}

const wordsOf = (groups: Readonly<Record<string, string | undefined>>, noCards: ReadonlySet<string>): VerbWords =>
  Object.fromEntries(
    Object.entries(groups)
      .filter(([, text]) => text !== undefined)
      .map(([name, text = '']) => [name, noCards.has(name) ? parts(text) : namesIn(text)]),
  )

function readWhy(written: string): Why {
  const why = WHYS.find((one) => one === written.trim().toLowerCase())
  if (why === undefined) throw new Mistake(`"${written}" is no reason for a refusal. There are: ${WHYS.join(', ')}.`)
  return why
}
