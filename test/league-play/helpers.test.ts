/** Helpers of a league are told of its cases: those who are known on the server, have the role, and may rule. */
import { expect, it } from 'vitest'
import { DAY, HOUR } from '../leagues/leagues.ts'
import { must } from '../matches/net.ts'
import { asking, DECKS, HOST, type LeagueNet, netForEachTest, passTo, sightFor, tinySettings } from './league-net.ts'

let net: LeagueNet
netForEachTest((opened) => {
  net = opened
})

/** A running league of ann and bob, with a case of ann. */
async function withCase(): Promise<string> {
  const now = net.clock.now().getTime()
  const dates = { signUpEndsAt: now + HOUR, checkInEndsAt: null, startsAt: now + DAY }
  const { sight } = must(await net.leagues.create({ ...asking('orga'), settings: tinySettings({ dates }), host: HOST }))
  const leagueId = sight.id
  must(await net.leagues.organise({ ...asking('orga'), leagueId, command: { type: 'publish' } }))
  for (const person of ['ann', 'bob']) must(await net.leagues.join({ ...asking(person), leagueId, decks: DECKS }))
  await passTo(net, dates.startsAt)
  const pairing = (await sightFor(net, leagueId, 'ann')).league.rounds[0]!.pairings[0]!.id
  must(
    await net.leagues.act({ ...asking('ann'), leagueId, command: { type: 'report', pairing, topic: 'Which card?' } }),
  )
  await net.idle()
  return leagueId
}

/** Somebody who has to do with leagues of this server: they have begun a draft. */
const known = async (person: string) =>
  must(await net.leagues.create({ ...asking(person), settings: tinySettings(), host: HOST }))

const told = () =>
  net.leagueHerald.told.flatMap(({ person, lines }) =>
    lines.filter(({ about }) => about.startsWith('case')).map(({ about }) => `${person} ${about}`),
  )

it('a helper is told once, an organiser by their own line, and nobody who plays in the case or has no role', async () => {
  for (const person of ['cid', 'dan']) await known(person)
  for (const person of ['cid', 'bob', 'orga']) net.leagueHerald.roles.set(person, 'helpers')
  await withCase()
  expect(told().sort()).toEqual(['cid caseForHelpers', 'orga caseOpened'])
  await net.wake()
  await net.idle()
  expect(told()).toHaveLength(2)
})

it('a helper is looked for again while Discord does not say who has the role, and not once the case is settled', async () => {
  await known('cid')
  net.leagueHerald.roles.set('cid', 'helpers')
  net.leagueHerald.holdersAnswers.push('retry')
  const leagueId = await withCase()
  expect(told()).toEqual(['orga caseOpened'])
  net.clock.advance(HOUR)
  await net.wake()
  await net.idle()
  expect(told()).toEqual(['orga caseOpened', 'cid caseForHelpers'])
  // Another case is settled before anybody could be looked for.
  const pairing = (await sightFor(net, leagueId, 'ann')).league.rounds[0]!.pairings[0]!.id
  net.leagueHerald.holdersAnswers.push('retry')
  must(await net.leagues.act({ ...asking('bob'), leagueId, command: { type: 'report', pairing, topic: 'And this?' } }))
  await net.idle()
  const found = (await sightFor(net, leagueId, 'orga')).league.cases.filter(({ settled }) => settled === null)
  for (const { id } of found)
    must(
      await net.leagues.organise({
        ...asking('orga'),
        leagueId,
        command: { type: 'settleCase', case: id, ruling: 'Play on.' },
      }),
    )
  net.clock.advance(HOUR)
  await net.wake()
  await net.idle()
  expect(told().filter((line) => line === 'cid caseForHelpers')).toHaveLength(1)
  expect(await net.prisma.leagueEffect.count({ where: { kind: 'tellHelpers' } })).toBe(0)
})
