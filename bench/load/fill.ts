/** Fills a database with open matches: some are really begun and played on, and SQL copies their rows. */
import type { Game } from '../../src/contract/index.ts'
import { games } from '../../src/games/registry.ts'
import { type HoloNet, openHoloNet } from '../../src/holonet.ts'
import { PRACTICE } from '../../src/matches/api.ts'
import type { Database } from '../../src/storage/open.ts'
import { HandClock } from '../../test/hand-clock.ts'

/** The number of matches that are really begun. */
const TEMPLATES = 12
/** Each of them is played on for as many answers as its number times this. */
const ANSWERS_APART = 1
/** One in this many is against the practice opponent. */
const PRACTICE_EACH = 4
const DAY_MS = 24 * 60 * 60 * 1000
/** Rows are copied in steps: a statement may take ten seconds, and a busy machine is slow. */
const STEP = 250
/** The tables whose rows belong to a match, with the columns that are copied as they are. */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  Move: ['seq', 'at', 'kind', 'seat', 'origin', 'engine', 'data', 'events', 'hash'],
  Sitting: [
    'seat',
    'calledAt',
    'deadline',
    'remindAt',
    'lastCallAt',
    'calendar',
    'heldMs',
    'upAt',
    'misses',
    'answered',
  ],
  StandingOrder: ['seat', 'kind', 'key', 'settings'],
  Draft: ['seat', 'about', 'draft'],
}
const MATCH = [
  ...['game', 'format', 'rules', 'rated', 'sittingMs', 'clock', 'guildId', 'channelId', 'threadId', 'status'],
  ...['endedAt', 'outcome', 'version', 'moves', 'engine', 'state'],
]

const listed = (columns: readonly string[]) => columns.map((name) => `"${name}"`).join(', ')
const copied = (columns: readonly string[]) => columns.map((name) => `t."${name}"`).join(', ')

/** The server and the channel in which the matches are played. */
export interface Where {
  readonly guildId: string
  readonly channelId: string
}

/**
 * Fills an empty database with this many open matches. No time runs out in them for days.
 * @param where the server of all matches, which has a board of its games in that channel
 * @param prepare is called with the full database
 */
export async function fill(
  databaseUrl: string,
  dataDir: string,
  matches: number,
  where: Where,
  prepare: (prisma: Database) => Promise<void> = async () => {},
): Promise<void> {
  const clock = new HandClock(new Date())
  let seeds = 0
  const newSeed = () => `template ${++seeds}`
  const holonet = await openHoloNet({ databaseUrl, dataDir, games, clock, newSeed })
  try {
    for (let number = 0; number < Math.min(TEMPLATES, matches); number++) await template(holonet, number, where)
    const ended = await holonet.prisma.match.count({ where: { status: { not: 'running' } } })
    if (ended > 0) throw new Error('a match to be copied has ended')
    await copyMatches(holonet.prisma, matches - TEMPLATES)
    // Notices are for people of the templates; nobody waits for them.
    await holonet.prisma.notice.deleteMany({})
    const { guildId, channelId } = where
    const changedAt = clock.now()
    const settings = { challengeChannels: [], rules: {}, rated: 'asked', boardChannel: channelId, changedAt }
    await holonet.prisma.server.create({ data: { id: guildId, ...settings } })
    await prepare(holonet.prisma)
    await holonet.prisma.$executeRawUnsafe('ANALYZE')
  } finally {
    await holonet.close()
  }
}

/** Begins a match and plays it on by the practice opponent's answers. */
async function template({ challenges, matches }: HoloNet, number: number, place: Where): Promise<void> {
  const [by, to] = [`a${number}`, number % PRACTICE_EACH === 0 ? PRACTICE : `b${number}`]
  const sittingMs = 10 * DAY_MS
  // The safest answer is played when time is up, as in a league.
  const clock = { kind: 'each', sittingMs, counts: 'all', misses: 3 } as const
  const terms = { game: 'young-jedi', format: 'full', rules: {}, rated: false, sittingMs, clock }
  const draft = await challenges.draft({ by, to, terms, place, seat: 'dark', interaction: `draft ${number}` })
  if ('refused' in draft) throw new Error(draft.refused)
  for (const person of to === PRACTICE ? [by] : [by, to]) {
    const decks = await challenges.decksFor(draft.id, person)
    if ('refused' in decks) throw new Error(decks.refused)
    const interaction = `deck ${number} ${person}`
    const chosen = { challengeId: draft.id, person, deckId: decks[0]!.id, interaction }
    const done = await challenges.chooseDeck(chosen)
    if ('refused' in done) throw new Error(done.refused)
  }
  const game = games['young-jedi'] as unknown as Game
  for (let answers = 0; answers < number * ANSWERS_APART; answers++)
    for (const person of [by, to]) {
      const [sight] = await matches.of(person)
      const decision = sight?.decisions[0]
      if (sight === undefined || decision === undefined) continue
      const answer = game.policies.practice(sight.view, decision, null)
      if (answer === 'ask') continue
      const interaction = `answer ${number} ${answers} ${person}`
      const played = await matches.play({ matchId: sight.match.id, person, answers: [answer], interaction })
      if ('refused' in played) throw new Error(played.refused)
    }
}

/**
 * Copies the matches there are, in turn. Each copy began a second before the last one, and has people of its own; the
 * practice opponent stays.
 */
async function copyMatches(prisma: Database, copies: number): Promise<void> {
  await prisma.$executeRawUnsafe(`CREATE TABLE "Template" AS
    SELECT "id", row_number() OVER (ORDER BY "id") - 1 AS "place", count(*) OVER () AS "all" FROM "Match"`)
  for (let from = 0; from < copies; from += STEP) {
    const to = Math.min(copies, from + STEP) - 1
    const pairs = `"Template" o CROSS JOIN generate_series(${from}, ${to}) AS n`
    const where = 'n % o."all" = o."place"'
    const id = `'copy' || n`
    const statements = [
      `INSERT INTO "Match" ("id", "startedAt", ${listed(MATCH)})
        SELECT ${id}, t."startedAt" - n * interval '1 second', ${copied(MATCH)}
        FROM ${pairs} JOIN "Match" t ON t."id" = o."id" WHERE ${where}`,
      `INSERT INTO "Player" ("matchId", "seat", "personId", "misses", "submission")
        SELECT ${id}, t."seat", CASE WHEN t."personId" = '${PRACTICE}' THEN t."personId"
          ELSE t."personId" || '-' || n / 5 END, t."misses", t."submission"
        FROM ${pairs} JOIN "Player" t ON t."matchId" = o."id" WHERE ${where}`,
      ...Object.entries(TABLES).map(
        ([table, columns]) => `INSERT INTO "${table}" ("matchId", ${listed(columns)}) SELECT ${id}, ${copied(columns)}
          FROM ${pairs} JOIN "${table}" t ON t."matchId" = o."id" WHERE ${where}`,
      ),
      `INSERT INTO "Interaction" ("id", "at", "matchId") SELECT ${id} || ' ' || t."id", t."at", ${id}
        FROM ${pairs} JOIN "Interaction" t ON t."matchId" = o."id" WHERE ${where}`,
    ]
    for (const statement of statements) await prisma.$executeRawUnsafe(statement)
  }
  await prisma.$executeRawUnsafe('DROP TABLE "Template"')
}
