/** A league as a file, with what everybody may know of it. Pure. */
import type { League, LeagueGame, PersonId, PlayerId, Round } from '../leagues/league.ts'
import { bothMoved, playerById } from '../leagues/record.ts'
import { criteriaOf, tablesOf } from '../leagues/standings/league-table.ts'
import type { PoolDraw } from './api.ts'
import type { Pool } from './pools.ts'

/** Returns the name of a person in a file. */
type NameOf = (person: PersonId) => string

const SEPARATOR = ','

/** A field of a CSV file: quoted where it has to be, and never a formula for a spreadsheet. */
function field(value: string | number | null): string {
  const text = value === null ? '' : String(value)
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const csv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  rows.map((row) => `${row.map(field).join(SEPARATOR)}\r\n`).join('')

const naming =
  (league: League, nameOf: NameOf) =>
  (id: PlayerId): string =>
    nameOf(playerById(league, id).person)

/** Returns the table of the main stage as CSV, group by group. */
export function tableCsv(league: League, nameOf: NameOf): string {
  const name = naming(league, nameOf)
  const criteria = criteriaOf(league.settings)
  const tables = tablesOf(league)
  const rows = tables.flatMap((table, at) =>
    table.map((row) => [
      tables.length === 1 ? '' : at + 1,
      row.place,
      name(row.player),
      row.won,
      row.drawn,
      row.lost,
      ...criteria.map((criterion) => rounded(row.sums[criterion].value)),
    ]),
  )
  return csv([['group', 'place', 'player', 'won', 'drawn', 'lost', ...criteria], ...rows])
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000

/** Returns all games as CSV, one a line, in the order of their rounds. */
export function gamesCsv(league: League, nameOf: NameOf): string {
  const name = naming(league, nameOf)
  const [one, other] = league.settings.sides
  const rows = allGames(league).map(({ round, table, game }) => [
    round,
    table,
    name(game.seats[0]),
    name(game.seats[1]),
    game.result?.scores[0] ?? null,
    game.result?.scores[1] ?? null,
    game.result?.how ?? null,
    game.result?.turns ?? null,
    game.result === null ? null : isoOf(game.result.at),
  ])
  return csv([['round', 'table', one, other, `score ${one}`, `score ${other}`, 'end', 'turns', 'ended'], ...rows])
}

const isoOf = (at: number): string => new Date(at).toISOString()

const allGames = ({
  rounds,
}: League): readonly { readonly round: number; readonly table: number; readonly game: LeagueGame }[] =>
  rounds.flatMap(({ number, pairings }) =>
    pairings
      .filter(({ voided }) => !voided)
      .flatMap(({ table, games }) => games.map((game) => ({ round: number, table, game }))),
  )

/** The draw of a league that is over, with the pool of each player: everything that checking it needs. */
export interface DrawnPools extends PoolDraw {
  readonly pools: ReadonlyMap<PlayerId, Pool>
}

/** A game in the file: whether both have moved, once it is over; of a running one only who plays it. */
const exportedGame = (game: LeagueGame) => ({
  seats: game.seats,
  result: game.result,
  corrected: game.corrected,
  played: game.result === null ? null : bothMoved(game),
})

/** A round in the file. */
const exportedRound = ({ number, stage, startsAt, hardEndAt, pairings, byes, log }: Round) => ({
  number,
  stage,
  startsAt: isoOf(startsAt),
  endsAt: isoOf(hardEndAt),
  relaxed: log.relaxed,
  byes: byes.map(({ player, worth, why }) => ({ player, worth, why })),
  pairings: pairings.map(({ id, table, players: two, slot, why, voided, left, atLeastWin, games }) => ({
    id,
    table,
    players: two,
    slot,
    why,
    voided,
    left,
    atLeastWin,
    games: games.map(exportedGame),
  })),
})

/** Returns the tables of the main stage as they stand in the file. */
export const exportedTables = (league: League) =>
  tablesOf(league).map((table) =>
    table.map(({ player, place, won, drawn, lost, sums }) => ({
      player,
      place,
      won,
      drawn,
      lost,
      ...Object.fromEntries(
        criteriaOf(league.settings).map((criterion) => [criterion, rounded(sums[criterion].value)]),
      ),
    })),
  )

/**
 * Returns the league as JSON: settings, players, rounds with byes and games, table, final places, pools. The table follows
 * from the rest: points and order of criteria, who has left and whose results are left out, rounds that count as half a win,
 * pairings that somebody left or in which a win is safe, the table of the cut.
 */
export function leagueJson(league: League, nameOf: NameOf, drawn: DrawnPools | null = null): string {
  const name = naming(league, nameOf)
  const { settings, phase, players, rounds, finishedAt } = league
  const value = {
    name: settings.name,
    game: settings.game,
    format: settings.format,
    form: settings.form,
    sides: settings.sides,
    games: settings.games,
    points: settings.points,
    criteria: criteriaOf(settings),
    mainRounds: league.mainRounds,
    groups: league.groups,
    phase,
    finishedAt: finishedAt === null ? null : isoOf(finishedAt),
    players: players.map(({ id, status, seed, rating, from, halves, annulled }) => ({
      id,
      name: name(id),
      status,
      seed,
      rating,
      from,
      halves,
      annulled,
    })),
    rounds: rounds.map(exportedRound),
    tables: exportedTables(league),
    cut:
      league.cutTable === null ? null : { table: league.cutTable, places: league.cutPlaces, bracket: league.bracket },
    final: league.final,
    ...(league.formerFinals === undefined ? {} : { formerFinals: league.formerFinals }),
    ...(drawn === null
      ? {}
      : {
          draw: {
            hash: drawn.hash,
            seed: drawn.seed,
            settings: { rules: settings.rules, decks: settings.decks, pool: settings.pool ?? null },
            pools: Object.fromEntries([...drawn.pools].map(([id, { packs, list }]) => [id, { packs, list }])),
          },
        }),
  }
  return `${JSON.stringify(value, null, 2)}\n`
}
