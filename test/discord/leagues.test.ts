/** Leagues on Discord, by real clicks: made, joined, checked in, played, told, ruled on. */
import type { APIMessage } from 'discord-api-types/v10'
import { describe, expect, it } from 'vitest'
import { controlsOf, filesOf, isEphemeral, type TestUser, textOf } from '../../sandbox/driver.ts'
import { pairingById } from '../../src/leagues/record.ts'
import { DECKS, tinySettings } from '../league-play/league-net.ts'
import { act, must } from '../matches/net.ts'
import { artist } from './artist.ts'
import { forge } from './forged.ts'
import { boardIn, choose, fits, more, openedForm } from './league-clicks.ts'
import { answerPanel, asksSomething, type World } from './world.ts'
import { worldOfFile } from './world-of-file.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let world: World
worldOfFile(
  (started) => {
    world = started
  },
  { pictures: artist },
)

let count = 0
const user = (name: string) => world.sandbox.user(`${name}${++count}`)
const labels = (message: APIMessage): string[] => controlsOf(message).map(({ label }) => label)

/** Makes a league from a template by clicks. @returns the taps it took */
async function make(
  organiser: TestUser,
  { template, name, start = 4, days = '7' }: { template?: RegExp; name: string; start?: number; days?: string },
) {
  let taps = 1
  const asked = await organiser.slash('league', { what: 'create' })
  let panel = fits(asked.message)
  if (template !== undefined) {
    panel = fits(await more(organiser, panel, template))
    taps += 2
  }
  const { form } = await organiser.click(panel, 'Name and dates…')
  taps += 1
  const starts = form.modal.components.flatMap((part) =>
    'component' in part && 'options' in part.component ? [part.component] : [],
  )
  const dates = starts.find(({ custom_id }) => custom_id === 'start')!
  const draft = await organiser.submit(form, { name, start: dates.options[start]!.value, days, most: 'none' })
  taps += 2 + 1
  fits(draft.message)
  return { draft: draft.message, taps }
}

const board = (person: TestUser, words: string | RegExp) => boardIn(world, person, words)

async function join(person: TestUser, sign: APIMessage): Promise<APIMessage> {
  const panel = await person.click(sign, 'Join…')
  expect(isEphemeral(panel.message)).toBe(true)
  fits(panel.message)
  const done = await person.click(panel.message, 'Join with these')
  return fits(done.message)
}

/** Exports a league by the menu of a panel. @returns the texts of the files, by name */
async function exported(person: TestUser, panel: APIMessage, as: 'csv' | 'json'): Promise<Record<string, string>> {
  const { message } = await choose(person, panel, new RegExp(`export.*${as}`))
  const texts = filesOf(message).map(async ({ name, url }) => [name, await (await fetch(url)).text()] as const)
  return Object.fromEntries(await Promise.all(texts))
}

describe('a league on Discord', () => {
  it('is made from a template in at most eight taps, and lives through check-in, a round and its result', async () => {
    const [grace, alice, bob, carol] = [user('Grace'), user('Alice'), user('Bob'), user('Carol')]
    const { draft, taps } = await make(grace, { template: /swissOne/, name: 'Autumn League' })
    expect(textOf(draft)).toContain('Publish “Autumn League”?')
    // An organiser who has closed the panel finds the draft again.
    const found = fits((await grace.slash('league', { what: 'organise' })).message)
    expect(labels(found)).toEqual(labels(draft))
    // Its clock may be one of the list, or typed.
    const clocks = fits(await more(grace, found, 'Time to answer'))
    const { form: typed } = await grace.click(clocks, 'Write…')
    const wrong = fits((await grace.submit(typed, { value: '72+12/24' })).message)
    expect(textOf(wrong)).toContain('This setting can’t work: Time to answer.')
    const { form: anew } = await grace.click(fits(await more(grace, wrong, 'Time to answer')), 'Write…')
    const set = fits((await grace.submit(anew, { value: '60+12/72w' })).message)
    const freely = fits(await more(grace, set, 'Gifts of time'))
    const barred = fits((await grace.select(freely, /changed/, 'off')).message)
    expect(textOf(barred)).toContain('Publish “Autumn League”?')
    expect(taps + 1).toBeLessThanOrEqual(8)
    const preview = await grace.click(draft, 'Preview')
    expect(textOf(preview.message)).toContain('Sign-up ends')
    const back = await grace.click(preview.message, 'Back')
    const published = fits((await grace.click(back.message, 'Publish here')).message)
    expect(textOf(published)).toContain('**Autumn League is published.** Everybody sees it in this channel.')
    expect(textOf(published)).toContain('with *organise*')
    expect(labels(published)).toEqual(['Join…', 'My desk', 'More…'])
    await world.quiet()
    const sign = fits(await board(alice, 'Sign-up ends'))
    expect(labels(sign)).toEqual(['Join…', 'Who is in', 'Rules'])

    const rules = fits((await alice.click(sign, 'Rules')).message)
    expect(textOf(rules)).toMatch(/At most 3 days in stock · 2 time-outs in a row lose .* no gifts of time/)

    // A second tap on Join finds one place taken, not two.
    const offered = await alice.click(await board(alice, 'Sign-up ends'), 'Join…')
    const twice = await Promise.all([
      alice.click(offered.message, 'Join with these'),
      alice.click(offered.message, 'Join with these'),
    ])
    expect(twice.map(({ message }) => labels(fits(message)).includes('Join with these'))).toEqual([false, false])

    // Two taps each; a second click on an old panel shows where they stand.
    for (const person of [bob, carol, grace]) {
      const mine = await join(person, await board(person, 'Sign-up ends'))
      expect(textOf(mine)).toContain('Next step: check in.')
    }
    await world.quiet()
    const again = await alice.click(await board(alice, 'Sign-up ends'), 'Join…')
    expect(labels(again.message)).not.toContain('Join with these')
    // So does the command.
    expect(textOf((await bob.slash('league', { what: 'join' })).message)).toContain('Next step: check in.')
    expect(textOf(await board(alice, '4 players are in.'))).toContain('Sign-up ends')

    const [league] = await world.holonet.leagues.inServer(world.sandbox.guildId, { person: alice.id }, 5)
    const sight = () => world.holonet.leagues.find(league!.id, { person: alice.id })
    const { dates } = (await sight())!.league.settings
    await world.pass(dates.signUpEndsAt - world.clock.now().getTime() + 1)
    const check = fits(await board(alice, 'Are you still playing?'))
    for (const person of [alice, bob, carol, grace]) {
      const checked = await person.click(check, 'Check in')
      expect(textOf(checked.message)).toContain('You’re in. Round 1 starts')
    }
    await world.pass(dates.startsAt - world.clock.now().getTime() + 1)
    const round = fits(await board(alice, 'round 1'))
    expect(labels(round)).toEqual(['My games', 'Standings', 'Pairing rule'])
    // Each has one message: the pairing stands below the call to the match, or alone until there is one.
    const people = [alice, bob, carol, grace]
    const told = people.map((person) => person.dms())
    expect(told.map((messages) => messages.length)).toEqual([1, 1, 1, 1])
    for (const messages of told) expect(textOf(messages[0]!)).toMatch(/Autumn League, round 1:\*\* you meet/)
    expect(told.filter(([message]) => asksSomething(message!)).length).toBeGreaterThanOrEqual(2)
    // No public picture or text names an hour of its own: times are stamps.
    expect(textOf(round)).toMatch(/Ends <t:\d+:F>/)

    const mine = fits((await alice.click(round, 'My games')).message)
    expect(textOf(mine)).toMatch(/Round 1/)
    expect(labels(mine)).toContain('Standings')
    const table = fits((await alice.click(mine, 'Standings')).message)
    expect(textOf(table)).toMatch(/You are \d(?:st|nd|rd|th) of 4/)
    const dated = fits(await more(alice, table, 'Schedule'))
    expect(textOf(dated)).toContain('the dates as they hold now')

    expect(await exported(alice, dated, 'csv')).toEqual({
      'standings.csv': expect.stringMatching(/^group,place,player,/),
      // Nothing of a running game but who plays it.
      'games.csv': expect.stringMatching(/^round,table,left,right,[^\n]*\r\n(1,[12],\w+,\w+,,,,,\r\n){2,}$/),
    })

    await playRound(people)
    // The pairing was told once: no later call repeats it.
    for (const person of people)
      expect(person.dms().filter((message) => /round 1:\*\* you meet/.test(textOf(message)))).toEqual([])
    const results = people.flatMap((person) => person.dms().filter((message) => textOf(message).includes('🏁')))
    expect(results.map(labels)).toEqual(results.map(() => ['Replay']))
    expect(results.length).toBeGreaterThan(0)
    const after = fits((await alice.slash('league', { what: 'standings' })).message)
    expect(textOf(after)).toMatch(/You are \d/)
    const { 'games.csv': games = '' } = await exported(alice, after, 'csv')
    expect(games.split('\r\n').slice(1, -1)).toEqual([
      expect.stringMatching(/^1,1,\w+,\w+,(?:1,0|0,1|0.5,0.5),played,\d*,2030-/),
      expect.stringMatching(/^1,2,/),
    ])
    expect(Object.keys(await exported(alice, after, 'json'))).toEqual(['league.json'])
    const why = labels(after).find((label) => label.startsWith('Why'))!
    const explained = fits((await alice.click(after, why)).message)
    expect(textOf(explained)).toContain('It changes with each result.')
    const order = fits((await alice.click(explained, 'The rule')).message)
    expect(textOf(order)).toContain('Order of the table: points')
    expect(
      (await sight())!.league.rounds[0]!.pairings.every(({ games }) => games.every(({ result }) => result !== null)),
    ).toBe(true)
  })

  it('lets an organiser rule, and nobody rule on their own game', async () => {
    const [olga, ann, ben] = [user('Olga'), user('Ann'), user('Ben')]
    const others = [user('Cleo'), user('Dan')]
    const { draft } = await make(olga, { template: /swissOne/, name: 'Winter League' })
    await olga.click(draft, 'Publish here')
    await world.quiet()
    for (const person of [ann, ben, ...others]) await join(person, await board(person, /Sign-up ends/))
    const { leagues } = world.holonet
    const league = (await leagues.of(olga.id, 5)).find(({ name }) => name === 'Winter League')!
    const sight = async () => (await leagues.find(league.id, { person: olga.id }))!
    const { dates } = (await sight()).league.settings
    await world.pass(dates.signUpEndsAt - world.clock.now().getTime() + 1)
    for (const person of [ann, ben, ...others])
      await person.click(await board(person, 'Are you still playing?'), 'Check in')
    await world.pass(dates.startsAt - world.clock.now().getTime() + 1)

    // A player calls a judge; a stranger who clicks the organiser's button sees nothing of it.
    const mine = (await ann.slash('league')).message
    const ask = controlsOf(mine)
      .flatMap(({ customId, options }) => options.map((option) => ({ customId, option })))
      .find(({ option }) => option.label === 'Ask for a judge…')!
    const { form } = await openedForm(ann, await ann.select(mine, ask.customId, ask.option.value))
    await ann.submit(form, { topic: 'We agreed on a draw.' })
    const desk = fits((await olga.slash('league', { what: 'organise' })).message)
    expect(textOf(desk)).toContain('1 case waits for you.')
    const opened = fits((await olga.click(desk, 'Open this case')).message)
    expect(textOf(opened)).toContain('What do you decide?')
    // Nobody waits for a place: the judge reads what else they can do.
    const queue = (await olga.slash('league', { what: 'organise' })).message
    const aside = (await olga.click(queue, 'Open this case')).message
    const nobody = fits(await more(olga, aside, /Find a substitute/))
    expect(textOf(nobody)).toContain('Pair the opponent with another instead.')
    // They go back to before the first move: the judge reads what it costs, and both are told.
    const before = await sight()
    const disputed = pairingById(before.league, before.league.cases[0]!.pairing)!.games[0]!
    const { matchId } = before.games[disputed.id]!
    for (let moves = 0; moves < 4; moves++)
      for (const person of disputed.persons) {
        const seen = await world.holonet.matches.sight(matchId, person!)
        if (seen!.decisions.length > 0) await act(world.holonet, matchId, person!)
      }
    await world.quiet()
    const ways = fits(await more(olga, opened, /Go back to a move/))
    expect(textOf(ways)).toContain('Go back to just before which move?')
    const earlier = controlsOf(ways).flatMap(({ options }) => options.filter(({ value }) => /goback\|/.test(value)))
    expect(earlier.length).toBeGreaterThan(0)
    const sure = fits(await more(olga, ways, earlier.at(-1)!.label))
    expect(textOf(sure)).toContain('Really go back?')
    const why = await olga.click(sure, 'Go back…')
    const gone = await olga.submit(why.form, { reason: 'A card was misread.' })
    expect(textOf(gone.message)).toContain('Done.')
    await world.quiet()
    expect((await world.holonet.matches.history(matchId, 'nobody'))!.at(-1)!.events.at(-1)).toMatchObject({
      type: 'taken-back',
      data: { ruled: true },
    })

    const result = fits(await more(olga, opened, /Set a result/))
    expect(textOf(result).match(/Choose a result/g), 'asked once, and not ticked before it is chosen').toHaveLength(1)
    const drawn = fits(await more(olga, result, 'Draw'))
    expect(textOf(drawn)).toContain('Set this result?')
    const reason = await olga.click(drawn, 'Set this result…')
    const done = await olga.submit(reason.form, { reason: 'Agreed by both.' })
    expect(textOf(done.message)).toContain('Done.')
    const game = (await sight()).league.rounds[0]!.pairings[0]!.games[0]!
    expect(game.result).toMatchObject({ how: 'ruling', scores: [0.5, 0.5] })
    // The ruling has settled the case.
    expect(textOf(fits((await olga.click(done.message, 'Back to the desk')).message))).toContain('Nothing waits.')

    const stranger = await ann.slash('league', { what: 'organise' })
    expect(textOf(stranger.message)).toContain('New league')
    // An organiser who plays may not rule on their own game.
    await leagues.rehost({
      person: olga.id,
      interaction: 'host',
      leagueId: league.id,
      host: { organisers: [olga.id, ann.id] },
    })
    const annDesk = fits((await ann.slash('league', { what: 'organise' })).message)
    const results = fits(await more(ann, annDesk, 'Pairings and results…'))
    const own = fits(await more(ann, results, new RegExp(`lo\\|pairing\\|.*\\|${before.league.cases[0]!.pairing}$`)))
    expect(textOf(own)).toContain('You can’t rule here')
    const log = fits(
      (await olga.click((await olga.slash('league', { what: 'organise' })).message, 'Log of the league')).message,
    )
    expect(textOf(log)).toContain('Log of Winter League')

    // Two accounts of one person: the game that was drawn is void, and drawn again once the ruling is undone.
    const [one, other] = (await sight()).league.rounds[0]!.pairings[0]!.players as [string, string]
    const choose = async (player: string, action: string) => {
      const start = (await olga.slash('league', { what: 'organise' })).message
      const entry = (message: APIMessage, value: RegExp) => more(olga, message, value)
      const players = controlsOf(start).find(({ customId }) => customId.startsWith('1|lo|players|'))!
      const page = (await olga.click(start, players.label)).message
      const own = await entry(page, new RegExp(`lo\\|player\\|.*\\|${player}$`))
      return fits(await entry(own, new RegExp(`lo\\|${action}\\|`)))
    }
    const rules = async (form: string, reason: string) => {
      const panel = await choose(one, 'same')
      const found = controlsOf(panel)
        .flatMap(({ customId, options }) => options.map((option) => ({ customId, option })))
        .find(({ option }) => option.value.includes(`|${form}|`) && option.value.endsWith(`|${one}|${other}`))!
      const asked = await openedForm(olga, await olga.select(panel, found.customId, found.option.value))
      await olga.submit(asked.form, { reason })
      await world.quiet()
      return textOf(panel)
    }
    const howNow = () => sight().then((now) => now.league.rounds[0]!.pairings[0]!.games[0]!.result?.how)
    expect(await rules('sameform', 'Both share their decks.')).toContain('two accounts of one person?')
    expect(await howNow()).toBe('void')
    olga.locale('fr')
    expect(await rules('unsameform', 'They are brothers.')).toContain('deux comptes d’une personne')
    olga.locale('en-US')
    expect(await howNow()).toBe('ruling')
  })

  it('proposes to be away in a round that a vacation takes most of, and says that no round waits', async () => {
    const [ivy, jan, kai] = [user('Ivy'), user('Jan'), user('Kai')]
    const { draft } = await make(ivy, { template: /robin/, name: 'Summer Robin', days: '3' })
    const kept = fits((await ivy.click(draft, 'Keep 3 days')).message)
    await ivy.click(kept, 'Publish here')
    await world.quiet()
    for (const person of [ivy, jan, kai]) await join(person, await board(person, /Sign-up ends/))
    const league = (await world.holonet.leagues.of(jan.id, 5)).find(({ name }) => name === 'Summer Robin')!
    const sight = async () => (await world.holonet.leagues.find(league.id, { person: jan.id }))!
    const { dates } = (await sight()).league.settings
    await world.pass(dates.signUpEndsAt - world.clock.now().getTime() + 1)
    for (const person of [ivy, jan, kai]) await person.click(await board(person, 'Are you still playing?'), 'Check in')
    await world.pass(dates.startsAt - world.clock.now().getTime() + 1)
    const asked = (await jan.select((await jan.slash('vacation')).message, /\|days\|/, '10')).message
    expect(textOf(asked)).toMatch(/Summer Robin:\*\* round 1 ends <t:\d+:D>, vacation or not/)
    expect(textOf(asked)).toContain('Take 10 days, away in 2 rounds?')
    expect(labels(asked)).toContain('Only the 10 days')
    const taken = (await jan.click(asked, 'Take both')).message
    expect(textOf(taken)).toContain('10 vacation days taken. Your leagues know when you are away.')
    expect((await sight()).league.players.find(({ person }) => person === jan.id)!.away).toEqual([2, 3])
  })

  it('asks before somebody drops out, and takes them back', async () => {
    const [ines, jo, kim] = [user('Ines'), user('Jo'), user('Kim')]
    const { draft } = await make(ines, { template: /robin/, name: 'Spring Robin', days: '10' })
    await ines.click(draft, 'Publish here')
    await world.quiet()
    for (const person of [ines, jo, kim]) await join(person, await board(person, /Sign-up ends/))
    const mine = (await jo.slash('league')).message
    const asked = fits(await more(jo, mine, 'Drop out…'))
    expect(textOf(asked)).toContain('Really drop out?')
    // The same panels in French, without English words and within the same screen.
    kim.locale('fr')
    const french = fits((await kim.slash('league')).message)
    expect(textOf(french)).toContain('confirmer votre présence.')
    for (const what of ['standings', 'schedule', 'drop'])
      expect(textOf(fits((await kim.slash('league', { what })).message))).not.toMatch(/\b(?:You|your|round|the)\b/)
    kim.locale('en-US')
    const stayed = await jo.click(asked, 'Stay in')
    expect(textOf(stayed.message)).toContain('Next step: check in.')
    const sure = await more(jo, stayed.message, 'Drop out…')
    const league = (await world.holonet.leagues.of(jo.id, 5)).find(({ name }) => name === 'Spring Robin')!
    const old = (await jo.slash('league', { what: 'drop' })).message
    const gone = await jo.click(sure, 'Drop out')
    // The button of another panel, from before they went, shows the present state.
    const stale = await jo.click(old, 'Drop out')
    expect(textOf(fits(stale.message))).not.toContain('Really drop out?')
    const sight = await world.holonet.leagues.find(league.id, { person: jo.id })
    expect(sight!.league.players.filter(({ status }) => status === 'in')).toHaveLength(2)
    // An old message of theirs opens the present state.
    expect(textOf(gone.message)).not.toContain('Really drop out?')
    fits((await jo.slash('league')).message)
    expect(
      (await world.holonet.leagues.find(league.id, { person: ines.id }))!.league.players.filter(
        ({ status }) => status === 'in',
      ),
    ).toHaveLength(2)
  })

  it('finds out that somebody has left the server, takes them out after 72 hours and back by their message', async () => {
    const people = [user('Lea'), user('Max'), user('Noa'), user('Oda')]
    const [lea, max] = people as [TestUser, TestUser]
    const further = world.sandbox.world.addGuild('Further', { people })
    const { leagues } = world.holonet
    const now = world.clock.now().getTime()
    const dates = { signUpEndsAt: now + DAY, checkInEndsAt: null, startsAt: now + 3 * DAY }
    const host = { guildId: further.id, channelId: further.channelId, organisers: [max.id] }
    let asked = 0
    const asking = (person: string) => ({ person, interaction: `server-${++asked}` })
    const made = must(
      await leagues.create({
        ...asking(max.id),
        settings: tinySettings({ name: 'Further League', dates }),
        host: { ...host, helperRole: null, joinRole: null, championRole: null },
      }),
    )
    const leagueId = made.sight.id
    must(await leagues.organise({ ...asking(max.id), leagueId, command: { type: 'publish' } }))
    for (const { id } of people) must(await leagues.join({ ...asking(id), leagueId, decks: DECKS }))
    const seen = async (person: TestUser) =>
      (await leagues.find(leagueId, { person: max.id }))!.league.players.find((one) => one.person === person.id)!
    world.sandbox.world.guilds.setPerson(further.id, lea.id, false)
    await world.pass(DAY)
    const { leftServerAt } = await seen(lea)
    expect(leftServerAt).toBeGreaterThan(now)
    expect(await seen(max)).not.toHaveProperty('leftServerAt')
    await world.pass(leftServerAt! + 3 * DAY - HOUR - world.clock.now().getTime())
    expect((await seen(lea)).status).toBe('in')
    for (let tries = 0; tries < 3; tries++) await world.pass(12 * HOUR)
    expect(await seen(lea)).toMatchObject({ status: 'out', leftServerAt: null })
    const { league } = (await leagues.find(leagueId, { person: max.id }))!
    const theirs = league.rounds[0]!.pairings.find(({ games }) => games[0]!.persons.includes(lea.id))!
    const { seats, result } = theirs.games[0]!
    expect(result!.scores[seats.indexOf((await seen(lea)).id)]).toBe(0)
    expect(theirs.left).toEqual([(await seen(lea)).id])

    world.sandbox.world.guilds.setPerson(further.id, lea.id, true)
    const told = await lea.until('the message that they are out', () =>
      lea.dms().find((message) => textOf(message).includes('you left its server')),
    )
    const panel = fits((await lea.click(told, 'Open my league')).message)
    await lea.click(panel, 'Come back')
    expect(await seen(lea)).toMatchObject({ status: 'in', from: 2 })
  })

  it('opens the usual panel for a choice that no client offers', async () => {
    const stranger = user('Stranger')
    const usual = (await stranger.slash('league')).message
    const forged = await forge(world, stranger, 'league', { what: '__proto__' })
    expect([textOf(forged), labels(forged)]).toEqual([textOf(usual), labels(usual)])
  })

  it('shows a page, a ladder and a search to people who never played', async () => {
    const zed = user('Zed')
    const page = fits((await zed.slash('profile')).message)
    expect(textOf(page)).toContain('No rated game yet.')
    const ladder = fits((await zed.slash('ladder')).message)
    expect(textOf(ladder)).toMatch(/Nobody is listed yet|Settled ratings/)
    const queue = fits((await zed.slash('queue')).message)
    expect(textOf(queue)).toContain('Search with these decks?')
    const looking = fits((await zed.click(queue, 'Start looking')).message)
    expect(textOf(looking)).toContain('You are looking for an opponent.')
    const stopped = fits((await zed.click(looking, 'Stop looking')).message)
    expect(textOf(stopped)).toContain('You are not looking any more.')
  })

  it('finds two people for each other, who both accept', async () => {
    const [uma, vic] = [user('Uma'), user('Vic')]
    for (const person of [uma, vic]) await person.click((await person.slash('queue')).message, 'Start looking')
    await world.pass(HOUR)
    for (const person of [uma, vic]) {
      const found = fits((await person.slash('queue')).message)
      expect(textOf(found)).toContain('Found:')
      await person.click(found, 'Accept and play')
    }
    await world.pass(1000)
    expect((await world.holonet.matches.of(uma.id)).length).toBe(1)
  })
})

/** Plays the open games of people by clicks, from their panels in direct messages or in threads. */
async function playRound(people: readonly TestUser[]): Promise<void> {
  for (let turn = 0; turn < 40; turn++) {
    let moved = false
    for (const person of people) {
      const mine = (await person.slash('league')).message
      const play = controlsOf(mine).find(({ customId }) => customId.startsWith('1|open|'))
      if (play === undefined) continue
      let panel = (await person.click(mine, play.customId)).message
      while (asksSomething(panel)) {
        panel = await answerPanel(person, panel)
        moved = true
      }
      await world.quiet()
    }
    if (!moved) break
  }
  await world.pass(DAY / 24)
}
