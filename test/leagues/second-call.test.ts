/** The second call of a silent player names the time at which their silence ends. */
import { expect, it } from 'vitest'
import { toldLine } from '../../src/discord/league/base/told-words.ts'
import type { LeagueLine } from '../../src/league-play/api.ts'
import { running, viewOf } from '../discord/league-views.ts'
import { DAY, START } from './leagues.ts'

it('a second call names the time at which its player is put out', () => {
  const driven = running(4, {})
  driven.until(START + 9 * DAY)
  const happened = driven.events.filter(({ type }) => type === 'calledAgain' || type === 'putOut')
  const calls = happened.flatMap((one) => (one.type === 'calledAgain' ? [one] : []))
  expect(calls.length).toBeGreaterThan(0)
  for (const { player, pairing, until } of calls) {
    const out = happened.find((one) => one.type === 'putOut' && one.player === player && one.pairing === pairing)
    expect(out?.at).toBe(until)
  }
})

it.each(['en', 'fr'] as const)('the message of a second call names that time as a timestamp, in %s', (language) => {
  const driven = running(4, {})
  driven.until(START + 9 * DAY)
  const { players } = driven.league.rounds[0]!.pairings[0]!
  const until = START + 4 * DAY
  const values = { pairing: driven.league.rounds[0]!.pairings[0]!.id, until }
  const line = { id: '1', leagueId: 'l', about: 'calledAgain', at: new Date(START), values, sound: true } as const
  expect(toldLine(viewOf(driven, players[0], language), line as unknown as LeagueLine, '')).toContain(
    `<t:${until / 1000}:f>`,
  )
})
