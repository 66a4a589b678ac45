/** Organisers are told of the end, of a cancellation with its reason, of drop-outs and cases; admins where nobody else may judge. */
import { expect, it } from 'vitest'
import { DAY, HOUR } from '../leagues/leagues.ts'
import { must } from '../matches/net.ts'
import { asking, DECKS, HOST, type LeagueNet, netForEachTest, passTo, sightFor, tinySettings } from './league-net.ts'

let net: LeagueNet
netForEachTest((opened) => {
  net = opened
})

const people = ['ann', 'bob', 'cid', 'dan']

/** A league that has just begun. @param players those who join; of the organiser, too, if they are one of them */
async function begun(organiser: string, players: readonly string[], least = 2): Promise<string> {
  const now = net.clock.now().getTime()
  const dates = { signUpEndsAt: now + HOUR, checkInEndsAt: null, startsAt: now + DAY }
  const settings = tinySettings({ dates, places: { least, most: null } })
  const { sight } = must(await net.leagues.create({ ...asking(organiser), settings, host: HOST }))
  const leagueId = sight.id
  must(await net.leagues.organise({ ...asking(organiser), leagueId, command: { type: 'publish' } }))
  for (const person of players) must(await net.leagues.join({ ...asking(person), leagueId, decks: DECKS }))
  await passTo(net, dates.startsAt)
  await net.idle()
  return leagueId
}

const told = (person: string) =>
  net.leagueHerald.told.flatMap((one) => (one.person === person ? one.lines : [])).map(({ about }) => about)
const lineOf = (person: string, about: string) =>
  net.leagueHerald.told.flatMap((one) => (one.person === person ? one.lines : [])).find((line) => line.about === about)

it('the organiser hears of a league with too few players how many were ready and how many it needs', async () => {
  await begun('orga', ['ann', 'bob'], 4)
  expect(lineOf('orga', 'leagueCancelled')).toMatchObject({ values: { reason: 'tooFew', ready: 2, least: 4 } })
  expect(lineOf('ann', 'cancelled')).toMatchObject({ values: { reason: 'tooFew', ready: 2, least: 4 } })
})

it('the organiser hears at once who has dropped out, and nothing of what they have done themselves', async () => {
  const leagueId = await begun('orga', people)
  must(await net.leagues.act({ ...asking('dan'), leagueId, command: { type: 'leave' } }))
  await net.idle()
  expect(lineOf('orga', 'droppedOut')).toMatchObject({ values: { why: 'own' } })
  must(
    await net.leagues.organise({
      ...asking('orga'),
      leagueId,
      command: { type: 'cancel', reason: 'The venue is gone.' },
    }),
  )
  await net.idle()
  expect(lineOf('ann', 'cancelled')).toMatchObject({ values: { reason: 'The venue is gone.' } })
  expect(told('orga')).not.toContain('leagueCancelled')
})

it('players and organisers hear of the end once, as soon as the last game is over', async () => {
  const leagueId = await begun('orga', ['ann', 'bob'])
  for (let round = 0; round < 9; round++) {
    const { league } = await sightFor(net, leagueId, 'orga')
    if (league.final !== null) break
    await passTo(net, net.clock.now().getTime() + 4 * DAY)
  }
  await net.idle()
  expect((await sightFor(net, leagueId, 'orga')).league.final).not.toBeNull()
  expect(told('orga').filter((about) => about === 'leagueOver')).toHaveLength(1)
  expect(lineOf('orga', 'leagueOver')?.sound).toBe(true)
})

it('where the only organiser plays in the game of a case, the admins of the server are asked, and it names its game', async () => {
  net.leagueHerald.roles.set('boss', 'admins')
  // Somebody who has to do with leagues of this server: they have begun a draft.
  must(await net.leagues.create({ ...asking('boss'), settings: tinySettings(), host: HOST }))
  const leagueId = await begun('ann', ['ann', 'bob'])
  const [pairing] = (await sightFor(net, leagueId, 'bob')).league.rounds[0]!.pairings
  const game = pairing!.games[0]!.id
  const command = { type: 'report', pairing: pairing!.id, game, topic: 'Which card?' } as const
  must(await net.leagues.act({ ...asking('bob'), leagueId, command }))
  await net.idle()
  expect(told('ann')).not.toContain('caseOpened')
  expect(lineOf('boss', 'caseForAdmins')).toMatchObject({ values: { pairing: pairing!.id, game } })
  expect((await sightFor(net, leagueId, 'bob')).league.cases[0]).toMatchObject({ game })
})
