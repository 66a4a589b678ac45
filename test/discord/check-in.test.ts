/** Check-in by clicks: what joining says of it, who has done it, and how somebody without direct messages hears of it. */
import { expect, it } from 'vitest'
import { controlsOf, isEphemeral, textOf as markedText, type TestUser } from '../../sandbox/driver.ts'
import { tinySettings } from '../league-play/league-net.ts'
import { must } from '../matches/net.ts'
import { boardIn, choose, fits, more } from './league-clicks.ts'
import { asking } from './running-league.ts'
import { publicMessages, type World } from './world.ts'
import { worldOfFile } from './world-of-file.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** The words of a message, with plain spaces. */
const textOf = (message: Parameters<typeof markedText>[0]) => markedText(message).replace(/[\u00a0\u202f]/g, ' ')

let world: World
worldOfFile((started) => {
  world = started
})

it.each([
  {
    language: 'en-GB',
    name: 'Open Cup',
    join: 'Join…',
    take: 'Join with these',
    next: 'Next step: check in.',
    free: '2 places are free.',
    counts: '3 players, 1 checked in. 1 place is free.',
    who: 'Who is in',
    mark: '✅ has checked in: 1 of 3',
    mention: /check in for \*\*Open Cup\*\* by <t:\d+:f>\./,
    checkIn: 'Check in for them',
    checked: 'checked in',
    missing: 'not checked in',
    done: /You’re in\. Round 1 starts/,
  },
  {
    language: 'fr',
    name: 'Coupe ouverte',
    join: 'S’inscrire…',
    take: 'S’inscrire',
    next: 'Ensuite : confirmer votre présence.',
    free: '2 places sont libres.',
    counts: '3 joueurs, dont 1 avec confirmation. 1 place est libre.',
    who: 'Inscrits',
    mark: '✅ présence confirmée : 1 sur 3',
    mention: /confirmez votre présence à \*\*Coupe ouverte\*\* avant le <t:\d+:f>\./,
    checkIn: 'Confirmer à sa place',
    checked: 'présence confirmée',
    missing: 'à confirmer',
    done: /C’est noté/,
  },
])(
  'is counted, marked, recalled and done for others ($language)',
  async (words) => {
    const [judge, ann, ben, cleo] = ['Judge', 'Ann', 'Ben', 'Cleo'].map((name) =>
      world.sandbox.user(`${name}-${words.language}`),
    ) as [TestUser, TestUser, TestUser, TestUser]
    for (const person of [judge, ann, ben, cleo]) person.locale(words.language as 'fr')
    const { leagues, servers } = world.holonet
    await servers.change(world.sandbox.guildId, { language: words.language.slice(0, 2) as 'en' | 'fr' })
    const now = world.clock.now().getTime()
    const dates = { signUpEndsAt: now + HOUR, checkInEndsAt: now + 3 * DAY, startsAt: now + 4 * DAY }
    const channelId = world.sandbox.channelIds.general!
    const host = { guildId: world.sandbox.guildId, channelId, helperRole: null, joinRole: null, championRole: null }
    const settings = tinySettings({ name: words.name, dates, places: { least: 2, most: 4 } })
    const leagueId = must(await leagues.create({ ...asking(judge.id), settings, host })).sight.id
    must(await leagues.organise({ ...asking(judge.id), leagueId, command: { type: 'publish' } }))
    cleo.closeDms()
    for (const person of [ann, ben, cleo]) {
      const sign = await boardIn(world, person, words.name)
      const panel = await person.click(sign, words.join)
      const joined = fits((await person.click(panel.message, words.take)).message)
      expect(textOf(joined)).toContain(words.next)
      if (person === ben) expect(textOf(await boardIn(world, ben, words.free))).toContain(words.name)
    }
    await world.pass(2 * HOUR)

    // A player without direct messages is called in the channel, and answers there for nobody else to see.
    const mentions = () => publicMessages(cleo, channelId).filter((one) => words.mention.test(textOf(one)))
    expect(mentions().map((one) => textOf(one).includes(`<@${cleo.id}>`))).toEqual([true])
    const [mention] = mentions()
    expect(mention!.mentions.map(({ id }) => id)).toEqual([cleo.id])
    const check = await boardIn(world, ann, words.counts.replace(/1 (?=checked|avec)/, '0 '))
    expect(textOf((await ann.click(check, /\|checkin\|/)).message)).toMatch(words.done)
    const counted = await boardIn(world, ben, words.counts)
    const list = fits((await ben.click(counted, words.who)).message)
    expect(textOf(list)).toContain(`✅ ${ann.name}`)
    expect(textOf(list)).toContain(words.mark)
    expect(textOf(list)).not.toContain(`✅ ${ben.name}`)

    // The organiser sees who is missing, moves the end, and checks somebody in.
    const desk = (await judge.slash('league', { what: 'organise' })).message
    const { form } = await choose(judge, desk, /checkintime/)
    await judge.submit(form, { hours: '12' })
    expect((await leagues.find(leagueId, { person: judge.id }))!.league.settings.dates.checkInEndsAt).toBe(
      dates.checkInEndsAt + 12 * HOUR,
    )
    const players = fits(
      (await judge.click((await judge.slash('league', { what: 'organise' })).message, /players/)).message,
    )
    const hintOf = (name: string) =>
      new RegExp(`"label":"${name}"[^}]*"description":"([^"]*)"`).exec(JSON.stringify(players.components))?.[1]
    expect(hintOf(ann.name)).toContain(` · ${words.checked}`)
    expect(hintOf(ben.name)).toContain(` · ${words.missing}`)
    const page = await more(judge, players, ben.name)
    await more(judge, page, words.checkIn)
    const { league } = (await leagues.find(leagueId, { person: ben.id }))!
    expect(league.players.map(({ checkedIn }) => checkedIn)).toEqual([true, true, false])

    // The two reminders go to Cleo alone.
    const heard = (person: TestUser) => person.dms().filter((one) => textOf(one).includes(words.name)).length
    const before = [heard(ann), heard(ben)]
    const ends = dates.checkInEndsAt + 12 * HOUR
    const passTo = (at: number) => world.pass(at - world.clock.now().getTime())
    await passTo(ends - DAY)
    expect(mentions()).toHaveLength(2)
    await passTo(ends - 2 * HOUR)
    expect(mentions()).toHaveLength(3)
    expect([heard(ann), heard(ben)]).toEqual(before)
    const answered = (await cleo.click(mentions().at(-1)!, /\|checkin\|/)).message
    expect(isEphemeral(answered)).toBe(true)
    expect(textOf(answered)).toMatch(words.done)
    expect(controlsOf(answered).length).toBeGreaterThan(0)
  },
  60_000,
)
