import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { controlsOf, type TestUser, textOf } from '../../sandbox/driver.ts'
import { DECKS, tinySettings } from '../league-play/league-net.ts'
import { act, must, see } from '../matches/net.ts'
import { boardIn, choose } from './league-clicks.ts'
import { answerPanel, asksSomething, startWorld, type World } from './world.ts'

const HOUR = 3_600_000
const PEOPLE = 8

let world: World
beforeAll(async () => {
  world = await startWorld({ sandbox: { limits: { oldEdits: { requests: 100, perMs: 1000 } } } })
})
afterAll(async () => {
  await world?.close()
})

async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 24 * HOUR) {
    await world.pass(Math.min(left, 24 * HOUR))
  }
}

const open = async (person: TestUser, what?: string) =>
  (await person.slash('league', what === undefined ? {} : { what })).message

const board = (person: TestUser, words: RegExp) => boardIn(world, person, words)

/** The messages and calls of a person that hold these words. */
const told = (person: TestUser, words: string) => person.dms().filter((message) => textOf(message).includes(words))

describe('a season on Discord', () => {
  it('goes from the wish to be told of it to the last place, with rulings, a drop-out, closed messages and restarts', async () => {
    const { sandbox } = world
    const olga = sandbox.user('Olga')
    const people = Array.from({ length: PEOPLE }, (_, at) => sandbox.user(`Player${at + 1}`))
    const [ann, ben, cleo, dan] = people as [TestUser, TestUser, TestUser, TestUser]
    const asking = (person: TestUser) => ({ person: person.id, interaction: `by policy ${++count}` })
    let count = 0

    // Nobody runs a league yet: two want to hear of one, and one of them changes their mind.
    for (const person of [ann, ben]) {
      const none = await open(person)
      expect(textOf(none)).toContain('Tell you when one opens?')
      expect(textOf((await person.click(none, 'Tell me')).message)).toContain('You hear when the next one opens.')
    }
    await ben.click(await open(ben), 'Don’t tell me')
    const none = await open(olga)
    expect(controlsOf(none).flatMap(({ options }) => options.map(({ label }) => label))).toEqual([
      'My page',
      'Ladder of this server',
      'Notifications',
    ])
    expect(textOf(none)).toMatch(/find an opponent$/m)
    expect(textOf((await choose(olga, none, /Ladder of this server/)).message)).toContain('**Ladder.**')

    const panel = await choose(olga, await open(olga, 'create'), /swissOne/)
    const { form } = await olga.click(panel.message, 'Name and dates…')
    const fields = form.modal.components.flatMap((part) =>
      'component' in part && 'options' in part.component ? [part.component] : [],
    )
    const start = fields.find(({ custom_id }) => custom_id === 'start')!.options[4]!.value
    const draft = await olga.submit(form, { name: 'Click League', start, days: '7', most: 'none' })
    await olga.click(draft.message, 'Publish here')
    await world.quiet()
    const [opened] = told(ann, 'Click League')
    expect(textOf(opened!)).toContain('is open. Sign-up ends')
    expect(told(ben, 'Click League')).toEqual([])
    expect(await world.holonet.prisma.leagueWatch.count()).toBe(0)

    // Everybody joins by the button; who was told joins from the message. Two choose other decks.
    for (const person of people) {
      const offered = (await person.click(person === ann ? opened! : await board(person, /Sign-up ends/), 'Join…'))
        .message
      const chosen = person === cleo ? (await choose(person, offered, /: Edges$/)).message : offered
      const mine = (await person.click(chosen, 'Join with these')).message
      expect(textOf(mine)).toContain('Next step: check in.')
      await world.quiet()
    }
    const { leagues } = world.holonet
    const { id } = (await leagues.inServer(sandbox.guildId, { person: ann.id }, 1))[0]!
    const sight = async (person = olga) => (await world.holonet.leagues.find(id, { person: person.id }))!
    const playerOf = async (person: TestUser) => (await sight(person)).player!
    const { dates } = (await sight()).league.settings
    await pass(dates.signUpEndsAt - world.clock.now().getTime() + 1)
    // Each may check in from the message that asks for it, or below the league's; nothing asks them any more.
    for (const [at, person] of people.entries()) {
      const asked = told(person, 'check in by')[0]!
      const checked = await person.click(
        at % 2 === 0 ? asked : await board(person, /Are you still playing\?/),
        'Check in',
      )
      expect(textOf(checked.message)).toContain('You’re in.')
    }
    await pass(dates.startsAt - world.clock.now().getTime() + 1)
    expect((await sight()).league.rounds[0]!.pairings).toHaveLength(PEOPLE / 2)

    // Each player who is asked hands in their first turns from their own panel.
    for (let turn = 0; turn < 2; turn++)
      for (const person of people) {
        const mine = await open(person)
        const play = controlsOf(mine).find(({ customId }) => customId.startsWith('1|open|'))
        const table = play === undefined ? null : (await person.click(mine, play.customId)).message
        if (table !== null && asksSomething(table)) await answerPanel(person, table)
        await world.quiet()
      }
    const began = (await world.holonet.prisma.leagueEvent.findMany({ where: { leagueId: id } })).filter(
      ({ data }) => (data as { type: string }).type === 'moved',
    )
    expect(began.length).toBeGreaterThanOrEqual(PEOPLE / 2)

    // A judge is asked, and writes to both: the same text for each, and in the log.
    const asked = await choose(ann, await open(ann), /Ask for a judge/)
    await ann.submit(asked.form, { topic: 'We disagree about a card.' })
    await world.quiet()
    const opponent = async (person: TestUser) => {
      const { league, player } = await sight(person)
      const { players } = league.rounds.at(-1)!.pairings.find((one) => one.players.includes(player!))!
      const other = league.players.find((one) => players.includes(one.id) && one.id !== player)!
      return people.find((each) => each.id === other.person)!
    }
    const rival = await opponent(ann)
    const opens = (await olga.click(await open(olga, 'organise'), 'Open this case')).message
    const writing = await choose(olga, opens, /Write to both/)
    expect(textOf((await olga.submit(writing.form, { reason: 'Play on, I look at it.' })).message)).toContain('Done.')
    await world.quiet()
    for (const person of [ann, rival]) {
      const [line] = told(person, 'Play on, I look at it.')
      expect(textOf(line!)).toContain('a judge to you and')
    }
    const bystander = people.find((person) => person !== ann && person !== rival)!
    expect(told(bystander, 'Play on, I look at it.')).toEqual([])
    expect(textOf((await choose(bystander, await open(bystander), /^Log/)).message)).toContain('Play on, I look at it.')

    // A locked deck: the organiser permits, the player chooses, and no organiser reads which.
    const deckNames = async () => (await sight(cleo)).ownDecks.map(({ name }) => name)
    const before = await deckNames()
    const refused = await leagues.chooseDecks({
      ...asking(cleo),
      leagueId: id,
      decks: Object.fromEntries((await sight(cleo)).ownDecks.map(({ seat, deckId }) => [seat, deckId])),
    })
    expect(refused).toMatchObject({ refused: 'league.decksLocked' })
    const list = (await olga.click(await open(olga, 'organise'), /players/i)).message
    const page = (await choose(olga, list, new RegExp(`lo\\|player\\|.*\\|${await playerOf(cleo)}$`))).message
    const permit = await choose(olga, page, /Permit other decks/)
    const permitted = (await olga.submit(permit.form, { reason: 'A misprint in the list.' })).message
    expect(textOf(permitted)).toContain('may change decks')
    await world.quiet()
    const [call] = told(cleo, 'you may change your decks once: A misprint in the list.')
    const again = (await cleo.click(call!, 'Change decks')).message
    const even = (await choose(cleo, again, /: Even$/)).message
    await cleo.click(even, 'Change decks')
    await world.quiet()
    expect(await deckNames()).not.toEqual(before)
    expect((await sight(cleo)).ownDecks.every(({ lockedAt }) => lockedAt !== null)).toBe(true)
    // Once: a second change needs a second permission. Opponents of hidden lists are not told.
    expect(controlsOf((await cleo.click(call!, /./)).message).map(({ label }) => label)).not.toContain('Change decks')
    expect(told(await opponent(cleo), 'changed decks')).toEqual([])
    const log = await world.holonet.leagues.log(id, { person: olga.id }, null, 200)
    expect(log.map(({ event }) => event.type).slice(0, 2)).toEqual(['decksReplaced', 'decksPermitted'])
    expect(JSON.stringify(log[0])).not.toMatch(/Even|Edges|deckId/)

    // One drops out by clicks; one has closed direct messages and never moves again.
    const leaving = people.find((person) => ![ann, rival, cleo, dan].includes(person))!
    const sure = (await choose(leaving, await open(leaving), /Drop out/)).message
    await leaving.click(sure, 'Drop out')
    await world.quiet()
    expect((await sight()).league.players.find(({ person }) => person === leaving.id)!.status).toBe('out')
    dan.closeDms()
    await world.restart({}, HOUR)

    // The rest of the season: all players but one answer by the game's policy, in every round.
    let restarted = false
    for (let days = 0; days < 60 && (await sight()).league.phase === 'running'; days++) {
      const now = await sight()
      for (const { matchId, waitsFor } of Object.values(now.games))
        for (const player of waitsFor) {
          const person = now.league.players.find((one) => one.id === player)!.person!
          if (person === dan.id) continue
          for (let answers = 0; answers < 20; answers++) {
            if ((await see(world.holonet, matchId, person)).decisions.length === 0) break
            await act(world.holonet, matchId, person)
          }
        }
      await pass(24 * HOUR)
      if (!restarted && (await sight()).league.rounds.length === 2) {
        restarted = true
        await world.restart({}, 5 * HOUR)
      }
    }
    const { league } = await sight()
    expect(restarted).toBe(true)
    expect(league.phase).toBe('finished')
    expect(league.players.find(({ person }) => person === dan.id)!.status).toBe('silent')

    // Its end: what the games say of the sides, my season, and the wish to hear of the next one.
    const season = await open(ann)
    expect(textOf(season)).toContain('Tell you when the next one opens?')
    expect(textOf((await ann.click(season, 'Tell me')).message)).toContain('You hear when the next one opens.')
    expect(await world.holonet.leagues.watches(sandbox.guildId, ann.id)).toBe(true)
    const figures = textOf((await choose(ann, await open(ann), /Statistics/)).message)
    expect(figures).toContain('Ratings this season: both sides are worth the same.')
    expect(figures).toContain('By these games, from now on:')
    const { advantage } = must((await world.holonet.leagues.statistics(id, { person: ann.id })) as never) as never as {
      advantage: { fitted: number }
    }
    const pool = await world.holonet.prisma.ratingPool.findFirstOrThrow()
    expect(pool.advantage).toBe(advantage.fitted)
    expect(pool.advantage).not.toBe(0)
    expect(world.log.filter((line) => /"level":(?:50|60)/.test(line))).toEqual([])
  })

  it('looks for a player if a call to a match does not reach them, and finds that they have left the server', async () => {
    const people = ['Pia', 'Quinn'].map((name) => world.sandbox.user(name))
    const [pia, quinn] = people as [TestUser, TestUser]
    const further = world.sandbox.world.addGuild('Further', { people })
    const { leagues } = world.holonet
    const now = world.clock.now().getTime()
    const dates = { signUpEndsAt: now + 24 * HOUR, checkInEndsAt: null, startsAt: now + 72 * HOUR }
    const host = {
      guildId: further.id,
      channelId: further.channelId,
      helperRole: null,
      joinRole: null,
      championRole: null,
    }
    const form = { kind: 'roundRobin', legs: 1, playOff: null } as const
    let count = 0
    const asking = ({ id }: TestUser) => ({ person: id, interaction: `further ${++count}` })
    const settings = tinySettings({ name: 'Two far away', dates, form })
    const { sight } = must(await leagues.create({ ...asking(quinn), settings, host }))
    const leagueId = sight.id
    must(await leagues.organise({ ...asking(quinn), leagueId, command: { type: 'publish' } }))
    for (const person of people) must(await leagues.join({ ...asking(person), leagueId, decks: DECKS }))
    await pass(dates.startsAt - now + 1)
    const seen = async () => (await leagues.find(leagueId, { person: quinn.id }))!
    const left = async () => (await seen()).league.players.find(({ person }) => person === pia.id)!.leftServerAt ?? null
    const { matchId } = Object.values((await seen()).games)[0]!
    const moves = async ({ id }: TestUser) => {
      for (let answers = 0; answers < 20; answers++) {
        if ((await see(world.holonet, matchId, id)).decisions.length === 0) return
        await act(world.holonet, matchId, id)
      }
    }
    pia.closeDms()
    world.sandbox.world.guilds.setPerson(further.id, pia.id, false)
    expect(await left()).toBeNull()
    // No time passes, and the league has nothing to say: only the call to the match is refused.
    await moves(pia)
    await moves(quinn)
    await world.quiet()
    expect(await left()).toBe(world.clock.now().getTime())
  })
})
