/** Acts of organisers and helpers by clicks: what each may do, and what follows if they play in the league themselves. */
import type { APIMessage } from 'discord-api-types/v10'
import { describe, expect, it } from 'vitest'
import { controlsOf, type TestUser, textOf } from '../../sandbox/driver.ts'
import { leagueId as customIdOf } from '../../src/discord/league/base/league-panel.ts'
import { tinySettings } from '../league-play/league-net.ts'
import { must } from '../matches/net.ts'
import { forgeClick, forgeForm } from './forged.ts'
import { choose, fits, more } from './league-clicks.ts'
import { asking, runningLeague } from './running-league.ts'
import type { World } from './world.ts'
import { worldOfFile } from './world-of-file.ts'

const DAY = 24 * 3_600_000

let world: World
worldOfFile((started) => {
  world = started
})

const desk = async (person: TestUser) => fits((await person.slash('league', { what: 'organise' })).message)
const entries = (panel: APIMessage) => controlsOf(panel).flatMap(({ options }) => options.map(({ label }) => label))
/** Opens a red question and answers its form. */
async function asks(person: TestUser, panel: APIMessage, entry: RegExp, button: string, reason: string) {
  const { form } = await person.click(await more(person, panel, entry), button)
  const done = (await person.submit(form, { reason })).message
  await world.quiet()
  return fits(done)
}
const dmOf = (person: TestUser, words: string) =>
  person.until(`a message with ${words}`, () => person.dms().find((message) => textOf(message).includes(words)))

describe('a helper', () => {
  it('rules on games, and does nothing else, whatever click they forge', async () => {
    const role = world.sandbox.role('Helpers')
    const { leagueId, judge, sight, one } = await runningLeague(world, 'Helped', { helperRole: role.id })
    const helper = world.sandbox.user('Helper')
    world.sandbox.setRole(helper, role, true)
    const panel = await desk(helper)
    expect(entries(panel).join()).not.toMatch(/Pause|Cancel|Organisers and roles|Change name/)
    const own = (id: string) => ({ ...asking(id), roles: [role.id], leagueId })
    const player = (await sight()).league.players.find(({ person }) => person === one.id)!.id
    const reason = 'Because.'
    for (const command of [
      { type: 'pause', reason },
      { type: 'cancel', reason },
      { type: 'removePlayer', player, reason },
      { type: 'disqualify', player, reason },
      { type: 'replace', player, person: helper.id, reason },
      { type: 'ruleSamePerson', one: 'p1', other: 'p2', reason },
      { type: 'undoSamePerson', one: 'p1', other: 'p2', reason },
      { type: 'changeTexts', name: 'Mine', about: '' },
      { type: 'resume' },
      { type: 'agreeAnnounced' },
      { type: 'recallAnnounced' },
    ] as const)
      expect(await world.holonet.leagues.organise({ ...own(helper.id), command })).toMatchObject({
        refused: 'league.for-organisers',
      })
    for (const host of [{ organisers: [helper.id] }, { helperRole: null }, { championRole: null }])
      expect(await world.holonet.leagues.rehost({ ...own(helper.id), host })).toMatchObject({
        refused: 'league.for-organisers',
      })
    expect((await sight()).host).toMatchObject({ organisers: [judge.id], helperRole: role.id })
    const [pairing] = (await sight()).league.rounds[0]!.pairings
    must(
      await world.holonet.leagues.organise({
        ...own(helper.id),
        command: { type: 'freeze', pairing: pairing!.id, reason },
      }),
    )
  })
})

describe('an organiser who plays a running game', () => {
  /** A league whose organisers are one of its players, and these people. */
  async function played(name: string, others: readonly TestUser[] = []) {
    const league = await runningLeague(world, name)
    const organisers = [league.one.id, ...others.map(({ id }) => id)]
    must(
      await world.holonet.leagues.rehost({
        ...asking(league.judge.id),
        leagueId: league.leagueId,
        host: { organisers },
      }),
    )
    return league
  }

  it('alone only announces a pause, which everybody reads at once with their name, and which comes a day later', async () => {
    const { one, other, leagueId, sight } = await played('Paused Cup')
    expect(textOf(await more(one, await desk(one), /lo\|pause\|/))).toContain('Announced now, done a day later')
    const done = await asks(one, await desk(one), /lo\|pause\|/, 'Pause…', 'I need more time.')
    expect(textOf(done)).toContain('Announced to all players with your name.')
    expect(textOf(await dmOf(other, 'pauses on'))).toContain(`${one.name} asks for it: I need more time.`)
    expect((await sight()).league.pausedAt).toBeNull()
    await world.pass(DAY - 3_600_000)
    expect((await sight()).league.pausedAt).toBeNull()
    // It is in the database: the program may be started anew meanwhile.
    expect((await world.holonet.leagues.find(leagueId, { person: other.id }))!.league.announced).toMatchObject({
      by: one.id,
    })
    await world.pass(2 * 3_600_000)
    expect((await sight()).league.pausedAt).not.toBeNull()
    expect(textOf(await dmOf(other, 'is paused'))).toContain(`By ${one.name}, who plays in this league.`)
    const waiting = [one, other].flatMap((person) => person.dms()).map(textOf)
    const called = waiting.filter((words) => words.includes('Your turn against'))
    expect(called).not.toEqual([])
    for (const words of called) expect(words).toContain('⏸️ Your time stands still.')
    expect(called.join()).not.toContain('ends ⏸️')
    // The end of a pause needs nobody else.
    await choose(one, await desk(one), /lo\|resume\|/)
    expect((await sight()).league.pausedAt).toBeNull()
  })

  it('moves no dates: those of a running league stay, for an admin as well', async () => {
    const { one, other, leagueId, sight } = await played('Dated Cup')
    const { dates } = (await sight()).league.settings
    const later = { type: 'changeDates', dates: { ...dates, startsAt: dates.startsAt + DAY } } as const
    for (const manages of [false, true]) {
      const asked = { ...asking(one.id), manages, leagueId, command: later }
      expect(await world.holonet.leagues.organise(asked)).toMatchObject({ refused: 'league.wrongPhase' })
    }
    expect(entries(await desk(one)).join()).not.toMatch(/date/i)
    await forgeForm(world, one, `1|lo|moved|${leagueId}`)
    await forgeForm(world, other, `1|lo|moved|${leagueId}`)
    expect((await sight()).league.settings.dates).toEqual(dates)
  })

  it('does not pause or cancel where another organiser plays no game', async () => {
    const third = world.sandbox.user('Third')
    const { one, sight } = await played('Shared Cup', [third])
    for (const [entry, button] of [
      [/lo\|pause\|/, 'Pause…'],
      [/lo\|cancel\|/, 'Cancel it…'],
    ] as const)
      expect(textOf(await asks(one, await desk(one), entry, button, 'I am losing.'))).toContain(
        'Another organiser or an admin',
      )
    expect((await sight()).league).toMatchObject({ phase: 'running', pausedAt: null })
    await asks(third, await desk(third), /lo\|pause\|/, 'Pause…', 'Holidays.')
    expect((await sight()).league.pausedAt).not.toBeNull()
  })

  it('announces the end, which an admin who does not play can do at once or take back', async () => {
    const { one, other, leagueId, sight } = await played('Ended Cup')
    const ask = async () => asks(one, await desk(one), /lo\|cancel\|/, 'Cancel it…', 'I am losing.')
    await ask()
    const admin = world.sandbox.user('Admin').id
    const acts = (person: string, type: 'agreeAnnounced' | 'recallAnnounced') =>
      world.holonet.leagues.organise({ ...asking(person), manages: person === admin, leagueId, command: { type } })
    expect(await acts(one.id, 'agreeAnnounced')).toMatchObject({ refused: 'league.ownLeague' })
    must(await acts(admin, 'recallAnnounced'))
    await world.quiet()
    await dmOf(other, 'does not end')
    await ask()
    must(await acts(admin, 'agreeAnnounced'))
    expect((await sight()).league.phase).toBe('cancelled')
  })
})

it('the end of a running league with several organisers needs one more of them, or a day', async () => {
  const third = world.sandbox.user('Other organiser')
  const { judge, leagueId, sight } = await runningLeague(world, 'Common Cup')
  const organisers = [judge.id, third.id]
  must(await world.holonet.leagues.rehost({ ...asking(judge.id), leagueId, host: { organisers } }))
  await asks(judge, await desk(judge), /lo\|cancel\|/, 'Cancel it…', 'Too few games.')
  expect((await sight()).league.phase).toBe('running')
  await dmOf(third, 'asks for it: Too few games.')
  expect(textOf(await desk(third))).toContain('This league ends')
  await choose(third, await desk(third), 'Agree: do it now')
  expect((await sight()).league.phase).toBe('cancelled')
})

it('a player who is put out reads the reason, and their games end as a ruling that changes no rating', async () => {
  const { judge, one, leagueId, sight, matchId } = await runningLeague(world, 'Strict Cup', {}, { rated: true })
  const player = (await sight()).league.players.find(({ person }) => person === one.id)!.id
  const page = (await judge.click(await desk(judge), 'A player…')).message
  const own = await more(judge, page, new RegExp(`lo\\|player\\|.*\\|${player}$`))
  await asks(judge, own, /lo\|withdraw\|/, 'Put out…', 'No word for days.')
  expect(textOf(await dmOf(one, 'an organiser has put you out'))).toContain('No word for days.')
  await world.quiet()
  const { outcome } = (await world.holonet.matches.record(matchId))!
  expect(outcome?.kind).toBe('ruling')
  expect(await world.holonet.ratings.ofMatch(matchId)).toEqual({ counts: false, why: 'noResult' })
  expect(await world.holonet.prisma.ratedGame.count({ where: { leagueId, why: null } })).toBe(0)
})

describe('the organisers of a league', () => {
  const PEOPLE = /lo\|people\|/
  const names = async (person: TestUser, people: readonly TestUser[]) => {
    const panel = await more(person, await desk(person), /lo\|host\|/)
    const done = (await person.select(panel, PEOPLE, people)).message
    await world.quiet()
    return textOf(done)
  }

  it('come by invitation alone: they are members, no bots, and have said yes', async () => {
    const { judge, leagueId, sight } = await runningLeague(world, 'Invited Cup')
    const [nina, otto] = [world.sandbox.user('Nina'), world.sandbox.user('Otto')]
    const organisers = async () => (await sight()).host.organisers
    expect(await names(judge, [judge, { id: world.sandbox.botId } as TestUser])).toContain(
      'members of this server, and no bots',
    )
    expect(await names(judge, [judge, nina, otto])).toContain('once they have said yes')
    expect(await organisers()).toEqual([judge.id])
    const asked = await dmOf(nina, 'asks you to organise')
    await nina.click(asked, 'Organise it, too')
    await world.quiet()
    expect(await organisers()).toEqual([judge.id, nina.id])
    expect(textOf(await dmOf(judge, 'organises it now, too'))).toContain(nina.name)
    await otto.click(await dmOf(otto, 'asks you to organise'), 'No, thanks')
    const again = { ...asking(otto.id), leagueId, accepts: true }
    expect(await world.holonet.leagues.invitations.answer(again)).toMatchObject({ refused: 'league.invitation-gone' })
    // A former organiser hears that they are none any more, and their button does nothing.
    expect(await names(nina, [nina])).toContain('Done')
    expect(await organisers()).toEqual([nina.id])
    await dmOf(judge, 'has changed who organises it')
    expect(
      await world.holonet.leagues.invitations.name({ ...asking(judge.id), leagueId, people: [judge.id] }),
    ).toMatchObject({
      refused: 'league.not-organiser',
    })
  })

  it('of a draft are asked and removed as those of a league that is published, and read it only in between', async () => {
    const [olga, nina, otto] = [world.sandbox.user('Olga'), world.sandbox.user('Nell'), world.sandbox.user('Oskar')]
    const now = world.clock.now().getTime()
    const dates = { signUpEndsAt: now + DAY, checkInEndsAt: null, startsAt: now + 2 * DAY }
    const roles = { helperRole: null, joinRole: null, championRole: null }
    const host = { guildId: world.sandbox.guildId, channelId: world.sandbox.channelIds.general!, ...roles }
    const settings = tinySettings({ name: 'Drafted Cup', dates })
    const leagueId = must(await world.holonet.leagues.create({ ...asking(olga.id), settings, host })).sight.id
    const reads = async (person: TestUser) =>
      (await world.holonet.leagues.find(leagueId, { person: person.id })) !== null
    const namesNow = async (person: TestUser, people: readonly TestUser[]) => {
      const customId = customIdOf('lo', 'people', leagueId)
      const values = people.map(({ id }) => id)
      const told = textOf(await forgeClick(world, person, { customId, values }))
      await world.quiet()
      return told
    }
    expect(await namesNow(olga, [olga, nina, otto])).toContain('once they have said yes')
    expect(await reads(world.sandbox.user('Mallory'))).toBe(false)
    await otto.click(await dmOf(otto, 'asks you to organise'), 'No, thanks')
    await nina.click(await dmOf(nina, 'asks you to organise'), 'Organise it, too')
    await world.quiet()
    expect((await world.holonet.leagues.find(leagueId, { person: olga.id }))!.host.organisers).toEqual([
      olga.id,
      nina.id,
    ])
    expect([await reads(nina), await reads(otto)]).toEqual([true, false])
    expect(await namesNow(nina, [nina])).toContain('Done')
    expect(textOf(await dmOf(olga, 'you organise it no longer'))).toContain('Drafted Cup')
    expect(await reads(olga)).toBe(false)
  })

  it('let an invitation expire after three days, and with the place of its author', async () => {
    const { judge, leagueId, sight } = await runningLeague(world, 'Late Cup')
    const [pia, quin] = [world.sandbox.user('Pia'), world.sandbox.user('Quin')]
    const { invitations } = world.holonet.leagues
    const yes = (person: string) => invitations.answer({ ...asking(person), leagueId, accepts: true })
    expect(await invitations.name({ ...asking(judge.id), leagueId, people: [judge.id, pia.id] })).toBeNull()
    world.clock.advance(73 * 3_600_000)
    expect(await yes(pia.id)).toMatchObject({ refused: 'league.invitation-gone' })
    expect(await invitations.name({ ...asking(judge.id), leagueId, people: [judge.id, quin.id] })).toBeNull()
    // An admin takes the league back at once.
    const admin = world.sandbox.user('Admin')
    const back = { ...asking(admin.id), manages: true, leagueId, people: [admin.id] }
    expect(await invitations.name(back)).toBeNull()
    expect((await sight()).host.organisers).toEqual([admin.id])
    expect(await yes(quin.id)).toMatchObject({ refused: 'league.invitation-gone' })
    await dmOf(judge, 'has changed who organises it')
    expect(await invitations.name({ ...asking(admin.id), manages: true, leagueId, people: [] })).toMatchObject({
      refused: 'league.no-organiser',
    })
  })
})
