/**
 * Checks the file of a match: that its seal holds, that seed and log follow from it, and that every row plays out as written.
 * The first fault is told. Pure.
 */
import type { GameEvent } from '../contract/index.ts'
import { type AnyGame, findGame, type Games } from '../games/games.ts'
import { canonicalJson, canonicalList, firstSeal, linksOf, sealOf, seedOf, wordOf } from '../kit/chance/seal.ts'
import { streamsIn } from '../kit/chance/streams.ts'
import { hashOfState } from '../matches/course.ts'
import { repeat } from '../matches/log.ts'
import type { LoggedRow } from '../matches/match-rows.ts'
import { loggedRows } from './logged-rows.ts'
import type { MatchFile } from './match-file.ts'

/** A fault of a match, by the code of the docs. */
export interface MatchFault {
  readonly code:
    | 'unknown-game'
    | 'seal-other'
    | 'word'
    | 'seal'
    | 'seed'
    | 'link'
    | 'end'
    | 'decks'
    | 'refused'
    | 'events'
    | 'hash'
    | 'outcome'
  readonly row: number | null
  readonly values: Readonly<Record<string, string | number>>
}

/** Why a match without a fault could be checked in part only. */
export interface PartlyChecked {
  readonly code: 'part' | 'closed' | 'view' | 'unsealed' | 'engine'
  readonly values: Readonly<Record<string, string | number>>
}

/** The result of the checks. */
export interface MatchCheck {
  readonly fault: MatchFault | null
  readonly partly: PartlyChecked | null
  readonly checked: {
    /** Where the seal and the end of the log came from that were compared; null: not compared. */
    readonly seal: 'given' | 'file' | null
    readonly log: 'given' | 'file' | null
    /** The first row that was played again. */
    readonly fromRow: number
  }
  /** How many streams of chance the engine opened while it played the match again. */
  readonly shuffles: number
}

/** The digits that a person has kept: the seal of a challenge, and the end of the log. At least 32 of 64. */
export interface KeptDigits {
  readonly seal?: string | undefined
  readonly log?: string | undefined
}

type CheckedParts = MatchCheck['checked']

const fault = (code: MatchFault['code'], values: MatchFault['values'] = {}, row: number | null = null): MatchFault => ({
  code,
  row,
  values: row === null ? values : { row, ...values },
})

/** Checks a match. */
export function verifyMatch(games: Games, file: MatchFile, kept: KeptDigits = {}): MatchCheck {
  const { fair, rows } = file
  const checked: CheckedParts = {
    seal: fair === null ? null : kept.seal === undefined ? 'file' : 'given',
    log: fair === null ? null : kept.log === undefined ? 'file' : 'given',
    fromRow: 0,
  }
  const failed = (one: MatchFault): MatchCheck => ({ fault: one, partly: null, checked, shuffles: 0 })
  const game = findGame(games, file.game)
  if (game === undefined) return failed(fault('unknown-game', { game: file.game }))
  if (kept.seal !== undefined && fair?.seal.startsWith(kept.seal) !== true) return failed(fault('seal-other'))
  if (file.as !== 'all') {
    if (kept.log !== undefined && file.end?.startsWith(kept.log) !== true) return failed(fault('end'))
    const { closed } = file
    return {
      fault: null,
      partly:
        closed === null ? { code: 'view', values: {} } : { code: 'closed', values: { until: closed.until ?? '' } },
      checked: { ...checked, log: null },
      shuffles: 0,
    }
  }
  const sealed = sealFault(game, file, kept)
  if (sealed !== null) return failed(sealed)
  const [setup] = rows
  const { decks } = setup!.data as { decks?: unknown }
  const loose = Object.values(file.decks).some((list) => canonicalJson(canonicalList(list)) !== canonicalJson(list))
  if (canonicalJson(decks) !== canonicalJson(file.decks) || (fair !== null && loose)) return failed(fault('decks'))
  return replayed(game, file, checked)
}

/** Checks what can be checked without the rules. */
function sealFault(game: AnyGame, { fair, decks, rows, end }: MatchFile, kept: KeptDigits): MatchFault | null {
  if (fair === null) return null
  const { subject, author, first, seal, secret = '', words = {}, said = {}, seed = '' } = fair
  if (firstSeal(subject, secret) !== first) return fault('seal')
  for (const [seat, text] of Object.entries(said))
    if (wordOf(subject, text) !== words[seat]) return fault('word', { seat })
  const own =
    author === null
      ? first
      : sealOf({ first, secret, seat: author, deck: decks[author] ?? [], word: words.author ?? '' })
  if (own !== seal) return fault('seal')
  const roles = author === null ? game.seats : ['author', 'guest']
  const [one = '', other = ''] = roles.map((role) => words[role] ?? '')
  if (seedOf(secret, seal, [one, other]) !== seed) return fault('seed')
  const links = linksOf(
    seal,
    seed,
    rows.map(({ link: _, thought: __, ...row }) => row),
  )
  const broken = rows.findIndex(({ link }, index) => link !== links[index])
  if (broken !== -1) return fault('link', {}, broken)
  if (links.at(-1) !== end) return fault('end')
  return kept.log !== undefined && !end.startsWith(kept.log) ? fault('end') : null
}

/** Plays the match again, from the last row from which this engine can. */
function replayed(game: AnyGame, file: MatchFile, checked: CheckedParts): MatchCheck {
  const rows = loggedRows(file)
  const from = rows.findLastIndex(
    ({ kind, engine }) => engine === game.version && (kind === 'setup' || kind === 'upgrade'),
  )
  const place = { ...checked, fromRow: from }
  const failed = (one: MatchFault): MatchCheck => ({ fault: one, partly: null, checked: place, shuffles: 0 })
  if (from === -1) {
    const values = {
      from: 0,
      to: rows.length - 1,
      engine: rows[0]!.engine,
      own: game.version,
      release: file.madeBy.release,
    }
    return { fault: null, partly: { code: 'engine', values }, checked, shuffles: 0 }
  }
  const again = streamsIn(() => playAgain(game, rows.slice(from)))
  if ('code' in again.result) return failed(again.result)
  const outcome = game.outcome(again.result.state)
  const { ruled: _, ...written } = file.outcome
  if (canonicalJson(outcome) !== canonicalJson(written))
    return failed(fault('outcome', { written: file.outcome.kind, own: outcome?.kind ?? 'none' }))
  const partly: PartlyChecked | null =
    from > 0
      ? { code: 'part', values: { row: from - 1 } }
      : file.fair === null
        ? { code: 'unsealed', values: {} }
        : null
  return { fault: null, partly, checked: place, shuffles: again.opened }
}

function playAgain(game: AnyGame, rows: readonly LoggedRow[]): { readonly state: unknown } | MatchFault {
  let state: unknown = null
  const states = new Map<number, unknown>()
  for (const row of rows) {
    const { kind, data, seq } = row
    if (kind === 'upgrade' && (data as { from?: unknown }).from === game.version) return fault('refused', {}, seq)
    const again = repeated(game, state, row, states)
    if (again === null) return fault('refused', {}, seq)
    const wrong = eventFault(row, again.events)
    if (wrong !== null) return wrong
    if (hashOfState(again.state) !== row.hash) return fault('hash', {}, seq)
    state = JSON.parse(JSON.stringify(again.state))
    states.set(seq, state)
  }
  return { state }
}

/** An engine may throw where a forged row is nonsense. */
function repeated(game: AnyGame, state: unknown, row: LoggedRow, states: ReadonlyMap<number, unknown>) {
  try {
    return repeat(game, state, row, states)
  } catch {
    return null
  }
}

function eventFault({ events, seq }: LoggedRow, own: readonly GameEvent[]): MatchFault | null {
  const most = Math.max(events.length, own.length)
  for (let at = 0; at < most; at++) {
    const [written, follows] = [events[at], own[at]]
    if (
      canonicalJson(JSON.parse(JSON.stringify(written ?? null))) !==
      canonicalJson(JSON.parse(JSON.stringify(follows ?? null)))
    )
      return fault('events', { event: written?.type ?? 'nothing', own: follows?.type ?? 'nothing' }, seq)
  }
  return null
}
