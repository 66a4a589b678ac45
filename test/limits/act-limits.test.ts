/** The table of acts and that of limits agree: each limit is named by an act, and each act that posts counts as a post. */
import { describe, expect, it } from 'vitest'
import { CLICK_ACTS, kindRow } from '../../src/discord/acts/acts.ts'
import { COMMAND_ACTS } from '../../src/discord/acts/command-acts.ts'
import { requestUses } from '../../src/discord/shell/request-limits.ts'
import type { IncomingRequest } from '../../src/discord/shell/requests.ts'
import { LIMIT_TABLE, type LimitName } from '../../src/limits/limit-table.ts'

/**
 * How each act that posts is counted. `answer`: its answer is public. `beside`: by its custom id. A file: where it is known
 * which channel it posts in.
 */
const POSTS: Readonly<Record<string, string>> = {
  'replay share': 'answer',
  share: 'answer',
  'points share': 'answer',
  'card share': 'answer',
  'card announce': 'answer',
  'rule share': 'answer',
  '/card': 'answer',
  '/search': 'answer',
  '/rules': 'answer',
  '/invite': 'answer',
  'd post': 'beside',
  'pf share': 'beside',
  'st hereshare': 'beside',
  'st leagueshare': 'beside',
  'c deck': 'src/matches/challenge-limits.ts',
  '/play': 'src/matches/challenge-limits.ts',
  rematch: 'src/matches/challenge-limits.ts',
  'lg share': 'src/discord/league/league-clicks.ts',
  'ln publish': 'src/league-play/league-limits.ts',
}

const acts = [
  ...Object.keys(CLICK_ACTS).flatMap((kind) =>
    Object.entries(kindRow(kind as Parameters<typeof kindRow>[0]).acts).map(
      ([action, row]) => [`${kind} ${action}`.trim(), row] as const,
    ),
  ),
  ...Object.entries(COMMAND_ACTS).flatMap(([command, rows]) =>
    Object.entries(rows).map(([sub, row]) => [`/${command} ${sub}`.trim(), row] as const),
  ),
]

const incoming = {
  person: 'mallory',
  language: 'en',
  place: { guildId: 'server', channelId: 'channel' },
} as IncomingRequest
const POST = [{ limit: 'posts', of: { person: 'mallory', server: 'server' } }]

describe('acts that post', () => {
  it('are those of the table of acts', () => {
    const named = acts.filter(([, { limits }]) => limits.includes('posts')).map(([act]) => act)
    expect(named.toSorted()).toEqual(Object.keys(POSTS).toSorted())
  })

  it('by a public answer in a server use a post, whatever they are, and nothing in direct messages', () => {
    expect(requestUses(incoming, 'public')).toEqual(POST)
    expect(requestUses({ ...incoming, place: { guildId: null, channelId: 'dm' } }, 'public')).toEqual([])
    expect(requestUses(incoming, 'private')).toEqual([])
  })

  it.each([
    ['d post', '1|d|deck|3|post|list'],
    ['pf share', '1|pf|share|mallory'],
    ['st hereshare', '1|st|hereshare|-|young-jedi|starter|cards|0|all|picture'],
  ])('beside their answer use a post: %s', (_, customId) => {
    expect(requestUses({ ...incoming, customId }, 'update')).toEqual(POST)
  })
})

/** Limits of requests of every kind, and of what is counted together with another one. */
const OF_ALL: readonly LimitName[] = ['acts', 'completions']
/** Limits of what HoloNet tells people by itself. */
const OF_NOTICES: readonly LimitName[] = ['leagueMentions']

it('each limit is named by an act that it counts', () => {
  const named = new Set(acts.flatMap(([, { limits }]) => limits))
  const others = [...OF_ALL, ...OF_NOTICES]
  const left = (Object.keys(LIMIT_TABLE) as LimitName[]).filter((name) => !named.has(name) && !others.includes(name))
  expect(left).toEqual([])
})
