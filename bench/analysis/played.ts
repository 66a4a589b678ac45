/** Matches between levels of the practice opponent, as logs that can be analysed. */
import type { DeckList, Seat } from '../../src/contract/index.ts'
import type { AnyGame } from '../../src/games/games.ts'
import { chanceOf } from '../../src/kit/search/chances.ts'
import { Course } from '../../src/matches/course.ts'
import type { LoggedRow } from '../../src/matches/match-rows.ts'
import { type OpponentLevel, opponentAnswer } from '../../src/opponents/levels.ts'
import { OpponentMemory } from '../../src/opponents/memory.ts'

/** More answers than any match has. */
const MOST_ANSWERS = 2_000

/** A match to be played. */
export interface MatchOfLevels {
  readonly seed: string
  readonly levels: Readonly<Record<Seat, OpponentLevel>>
  /** Another number of playouts for *strong* than its own. */
  readonly playouts?: number | undefined
}

/** Returns the log of a whole match with ready-made decks. The same seed gives the same match. */
export function playedLog(game: AnyGame, { seed, levels, playouts }: MatchOfLevels): readonly LoggedRow[] {
  const format = game.formats.at(-1) ?? ''
  const draw = chanceOf(seed, 'decks')
  const decks: Record<Seat, DeckList> = {}
  for (const seat of game.seats) {
    const own = game.decks().filter((deck) => deck.seat === seat && deck.format === format)
    decks[seat] = own[draw(own.length)]?.list ?? []
  }
  const terms = { format, rules: {} }
  const course = new Course(game, null)
  course.setup([terms, decks, seed] as never)
  const memories = game.seats.map(
    (seat) => [seat, new OpponentMemory(game, { seat, deck: decks[seat] ?? [], terms, decks: game.decks() })] as const,
  )
  let told = 0
  const tell = () => {
    const events = course.events.slice(told)
    told += events.length
    for (const [, memory] of memories) memory.add(events, course.state)
  }
  tell()
  for (let answers = 0; game.outcome(course.state) === null; answers++) {
    const [decision] = game.decisions(course.state)
    const memory = memories.find(([seat]) => seat === decision?.seat)?.[1]
    if (decision === undefined || memory === undefined || answers > MOST_ANSWERS) throw new Error('no end of a match')
    const job = memory.jobFor(course.state, decision, levels[decision.seat] ?? 'fair', seed)
    const { answer } = opponentAnswer(game, { ...job, ...(playouts === undefined ? {} : { playouts }) })
    if (course.answer(decision.seat, [answer], 'player') !== null) throw new Error('an answer was refused')
    tell()
  }
  return course.rows.map((row, seq) => JSON.parse(JSON.stringify({ ...row, seq, at: new Date(0) })))
}
