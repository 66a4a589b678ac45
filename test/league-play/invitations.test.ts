/** Invitations to organise are written before anybody is told of them: a message without its invitation reaches nobody. */
import { expect, it } from 'vitest'
import { must } from '../matches/net.ts'
import { asking, HOST, type LeagueNet, netForEachTest, tinySettings } from './league-net.ts'

let net: LeagueNet
netForEachTest((opened) => {
  net = opened
})

it('nobody is told of an invitation that the database has refused, and each is told once it is written', async () => {
  const { prisma, leagues, leagueHerald } = net
  const leagueId = must(await leagues.create({ ...asking('orga'), settings: tinySettings(), host: HOST })).sight.id
  const invite = () => leagues.invitations.name({ ...asking('orga'), leagueId, people: ['orga', 'nell', 'otto'] })
  const invited = () =>
    leagueHerald.told.flatMap(({ person, lines }) =>
      lines.flatMap(({ about }) => (about === 'organiserInvited' ? person : [])),
    )
  await prisma.$executeRawUnsafe(
    `CREATE FUNCTION refuse_invitation() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no room' USING ERRCODE = '53100'; END $$`,
  )
  await prisma.$executeRawUnsafe(
    `CREATE TRIGGER refuse BEFORE INSERT ON "LeagueInvitation" FOR EACH ROW EXECUTE FUNCTION refuse_invitation()`,
  )
  await expect(invite()).rejects.toThrow()
  await net.idle()
  expect(invited()).toEqual([])
  await prisma.$executeRawUnsafe('DROP FUNCTION refuse_invitation CASCADE')
  expect(await invite()).toBeNull()
  await net.idle()
  expect(invited().sort()).toEqual(['nell', 'otto'])
})

it('an admin who takes a league over ends the invitations of its former organisers, and no others', async () => {
  const { leagues } = net
  const leagueId = must(await leagues.create({ ...asking('orga'), settings: tinySettings(), host: HOST })).sight.id
  const name = (person: string, people: readonly string[], manages = false) =>
    leagues.invitations.name({ ...asking(person), manages, leagueId, people })
  expect(await name('orga', ['orga', 'nell'])).toBeNull()
  // An admin takes the league over and invites somebody else: the invitation of its former organiser is void.
  expect(await name('admin', ['admin', 'otto'], true)).toBeNull()
  const invites = (person: string) => leagues.invitations.invites(leagueId, person)
  expect([await invites('nell'), await invites('otto')]).toEqual([false, true])
})
