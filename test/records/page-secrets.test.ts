/**
 * Exports of two matches that differ only in cards that a reader never sees: JSON, text and page are the same to the last
 * byte, so that not even their length tells anything. The end of the log is told to everybody and hides what it covers;
 * both matches get the same one here.
 */
import { describe, expect, it } from 'vitest'
import type { Seat } from '../../src/contract/index.ts'
import { type AnyGame, gameOf } from '../../src/games/games.ts'
import { games } from '../../src/games/registry.ts'
import { Course } from '../../src/matches/course.ts'
import type { ExportSource } from '../../src/matches/fair-play/fair-play.ts'
import type { LoggedRow } from '../../src/matches/match-rows.ts'
import { EXPORT_FORMS, type ExportForm, exportText } from '../../src/records/export-forms.ts'
import { type Given, type Twins, twinsOf } from '../discord/twin-games.ts'
import { exportOf, exportOptions, type PlayedMatch } from './page-games.ts'

const END = 'e'.repeat(64)

/** A match of one of two twins. */
function twinMatch(game: AnyGame, format: string, given: readonly Given[]): PlayedMatch {
  const decks = Object.fromEntries(
    game.seats.map((seat) => [seat, game.decks().find((deck) => deck.seat === seat && deck.format === format)!.list]),
  )
  const course = new Course(game, null)
  course.setup([{ format, rules: {} }, decks, 'twins'] as never)
  for (const { seat, answer } of given) course.answer(seat, [answer], 'player')
  if (game.outcome(course.state) === null) course.stop('concession', game.seats[1]!, 'player')
  const rows = course.rows.map((row, seq) => ({ ...row, seq, at: new Date(seq) })) as unknown as readonly LoggedRow[]
  return { game, format, rows, decks, state: course.state, subject: 'twins', secret: 'a'.repeat(64), seed: 'twins' }
}

/** The export of a match for one reader, with the same end as its twin. */
function sourceOf(match: PlayedMatch, reader: string): ExportSource {
  const source = exportOf(match, reader)
  return { ...source, match: { ...source.match, end: END } }
}

const CASES = [
  { id: 'young-jedi', format: 'starter', owner: 'light', most: 60 },
  { id: 'young-jedi', format: 'full', owner: 'dark', most: 24 },
  { id: 'swccg', format: 'starter', owner: 'light', most: 70 },
] as const

describe.each(CASES)(
  'an export of $id, $format, whose hidden cards of $owner have changed places',
  ({ id, format, owner, most }) => {
    const game = gameOf(games, id)
    const twins: Twins = twinsOf(game, format, owner, (swapped) => swapped, most)
    const [plain, swapped] = [twins.plain, twins.swapped].map((one) => twinMatch(one, format, twins.given)) as [
      PlayedMatch,
      PlayedMatch,
    ]
    const rival = game.seats.find((seat: Seat) => seat !== owner)!
    const text = (match: PlayedMatch, reader: string, form: ExportForm) =>
      // Threads read games by their ids: these have a set-up of their own.
      exportText({ [id]: match.game }, sourceOf(match, reader), form, exportOptions(match.game))

    it('differs in its states, so that there is something to find', () => {
      expect(twins.secret.length).toBeGreaterThan(3)
      expect(JSON.stringify(plain.state)).not.toBe(JSON.stringify(swapped.state))
    })

    it.each(EXPORT_FORMS)('is the same for spectators and for the opponent: %s', (form) => {
      for (const reader of ['spectator', rival]) {
        const [one, other] = [plain, swapped].map((match) => text(match, reader, form))
        expect(one!.length).toBe(other!.length)
        expect(one === other).toBe(true)
      }
    })

    it('differs for the owner of the cards: the comparison finds a leak', () => {
      for (const form of EXPORT_FORMS) expect(text(plain, owner, form) === text(swapped, owner, form)).toBe(false)
    })

    it('would differ for spectators with the hashes of its rows, or with another view in its page', () => {
      const hashed = (match: PlayedMatch) => {
        const source = sourceOf(match, 'spectator')
        const rows = source.rows.map((row, at) => ({ ...row, hash: match.rows[at]!.hash }))
        return exportText({ [id]: match.game }, { ...source, rows }, 'json', exportOptions(match.game))
      }
      expect(hashed(plain) === hashed(swapped)).toBe(false)
      const seen = (match: PlayedMatch) => {
        const source = { ...sourceOf(match, 'spectator'), readers: ['spectator', owner] }
        return exportText({ [id]: match.game }, source, 'page', exportOptions(match.game))
      }
      expect(seen(plain) === seen(swapped)).toBe(false)
    })
  },
)
