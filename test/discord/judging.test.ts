/** Rulings on Discord, by real clicks: hands opened to a judge, going back by agreement, results, clocks, places, pauses. */
import type { APIMessage } from 'discord-api-types/v10'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { controlsOf, isEphemeral, type TestUser, textOf } from '../../sandbox/driver.ts'
import type { Part } from '../../src/discord/shell/components.ts'
import { messageHeight } from '../../src/discord/table/phone-room.ts'
import type { LeagueSettings } from '../../src/leagues/league.ts'
import { DECKS, tinySettings } from '../league-play/league-net.ts'
import { act, must } from '../matches/net.ts'
import { startWorld, type World } from './world.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const SCREEN = 724

let world: World
beforeAll(async () => {
  world = await startWorld({ sandbox: { limits: { oldEdits: { requests: 100, perMs: 1000 } } } })
})
afterEach(() => {
  expect(world.sandbox.problems).toEqual([])
  expect(world.log.filter((line) => /"level":(?:50|60)/.test(line))).toEqual([])
})
afterAll(async () => {
  await world?.close()
})

let count = 0
const asking = (person: string) => ({ person, interaction: `judging-${++count}` })

/** Every panel keeps to one screen, with at most five controls whose labels differ. */
function fits(message: APIMessage): APIMessage {
  expect(messageHeight(message.components as Part[]), textOf(message)).toBeLessThanOrEqual(SCREEN)
  const names = controlsOf(message).map(({ label }) => label)
  expect(names.length, names.join(' | ')).toBeLessThanOrEqual(5)
  expect(new Set(names).size, names.join(' | ')).toBe(names.length)
  for (const label of names) expect(label.length, label).toBeLessThanOrEqual(34)
  return message
}

/** The menu and the entry of a panel whose label or click fits. */
function entryOf(panel: APIMessage, entry: RegExp) {
  const all = controlsOf(panel).flatMap(({ customId, options }) => options.map((option) => ({ customId, option })))
  const found = all.find(({ option }) => entry.test(option.label) || entry.test(option.value))
  if (found === undefined) throw new Error(`no entry ${entry} in: ${all.map(({ option }) => option.label).join(' | ')}`)
  return found
}

async function more(person: TestUser, panel: APIMessage, entry: RegExp): Promise<APIMessage> {
  const { customId, option } = entryOf(panel, entry)
  return fits((await person.select(panel, customId, option.value)).message)
}

/** Opens an entry that asks for a reason, and gives it. */
async function ruled(person: TestUser, panel: APIMessage, entry: RegExp, reason: string): Promise<APIMessage> {
  const { customId, option } = entryOf(panel, entry)
  const { form } = await person.select(panel, customId, option.value)
  return fits((await person.submit(form, { reason })).message)
}

async function sure(person: TestUser, panel: APIMessage, button: string, reason: string): Promise<APIMessage> {
  const { form } = await person.click(panel, button)
  const done = await person.submit(form, { reason })
  await world.quiet()
  return fits(done.message)
}

/** A running league with a case of its first player, and a judge who does not play. */
async function disputed(name: string, changes: Partial<LeagueSettings> = {}, waiting = 0) {
  const judge = world.sandbox.user(`Judge${++count}`)
  const people = Array.from({ length: 2 + waiting }, () => world.sandbox.user(`Player${++count}`))
  const { leagues } = world.holonet
  const now = world.clock.now().getTime()
  const dates = { signUpEndsAt: now + HOUR, checkInEndsAt: null, startsAt: now + DAY }
  const places = { least: 2, most: 2 }
  const guildId = world.sandbox.guildId
  const host = {
    guildId,
    channelId: world.sandbox.channelIds.general!,
    helperRole: null,
    joinRole: null,
    championRole: null,
  }
  const settings = tinySettings({ name, dates, places, ...changes })
  const leagueId = must(await leagues.create({ ...asking(judge.id), settings, host })).sight.id
  must(await leagues.organise({ ...asking(judge.id), leagueId, command: { type: 'publish' } }))
  for (const { id } of people) must(await leagues.join({ ...asking(id), leagueId, decks: DECKS }))
  world.clock.advance(DAY + HOUR)
  await world.holonet.wake()
  await world.quiet()
  const sight = async () => (await leagues.find(leagueId, { person: judge.id }))!
  const pairing = async () => (await sight()).league.rounds[0]!.pairings[0]!
  const game = async () => (await pairing()).games[0]!
  const [one, other] = (await game()).persons.map((id) => people.find((person) => person.id === id)!) as [
    TestUser,
    TestUser,
  ]
  const { matchId } = (await sight()).games[(await game()).id]!
  const report = { type: 'report', pairing: (await pairing()).id, topic: 'A card was misread.' } as const
  must(await leagues.act({ ...asking(one.id), leagueId, command: report }))
  const desk = async () => fits((await judge.slash('league', { what: 'organise' })).message)
  const opened = async () => more(judge, await desk(), /lo\|case\|/)
  const reader = one
  return { judge, one, other, people, leagueId, sight, pairing, game, matchId, desk, opened, reader }
}

/** The message of leagues to a person that has these words. */
const dmOf = (person: TestUser, words: RegExp): Promise<APIMessage> =>
  person.until(`a message with ${words}`, () => person.dms().find((message) => words.test(textOf(message))))

/** Plays some moves of a match. */
async function play(matchId: string, persons: readonly TestUser[], rounds = 4): Promise<void> {
  for (let round = 0; round < rounds; round++)
    for (const { id } of persons)
      if ((await world.holonet.matches.sight(matchId, id))!.decisions.length > 0) await act(world.holonet, matchId, id)
  await world.quiet()
}

const WORDS = {
  en: {
    ask: /Ask to see both hands/,
    sure: 'Ask both to open their hands',
    yes: 'Ask both',
    question: /asks to see both hands/,
    open: 'Open my hand',
    keep: 'Keep it closed',
    ready: /have opened their hands/,
    look: 'Look at both hands',
    shown: /The game as .* sees it/,
    eyes: 'For your eyes only',
    closed: 'Nobody asks for these hands any more.',
  },
  fr: {
    ask: /Demander à voir les mains/,
    sure: 'Demander aux deux d’ouvrir leur main',
    yes: 'Demander aux deux',
    question: /demande à voir les deux mains/,
    open: 'Ouvrir ma main',
    keep: 'La garder fermée',
    ready: /mains sont ouvertes à votre décision/,
    look: 'Voir les deux mains',
    shown: /La partie vue par/,
    eyes: 'Pour vous seul',
    closed: 'Personne ne demande plus ces mains.',
  },
} as const

describe('a judge', () => {
  it.each(['en', 'fr'] as const)('sees both hands once both players have opened them: %s', async (language) => {
    const words = WORDS[language]
    const { judge, one, other, opened, game, leagueId } = await disputed(`Hands ${language}`)
    for (const person of [judge, one, other]) person.locale(language === 'fr' ? 'fr' : 'en-US')
    // The words of messages follow the last request of a person.
    for (const person of [judge, one, other]) await person.slash('league')
    const asked = await more(judge, await opened(), words.ask)
    expect(textOf(asked)).toContain(words.sure)
    const done = fits((await judge.click(asked, words.yes)).message)
    expect(
      controlsOf(done)
        .flatMap(({ options }) => options)
        .some(({ value }) => /askhands/.test(value)),
    ).toBe(false)
    await world.quiet()
    for (const person of [one, other]) {
      const question = await dmOf(person, words.question)
      expect(controlsOf(question).map(({ label }) => label)).toEqual(expect.arrayContaining([words.open, words.keep]))
      await person.click(question, words.open)
      await world.quiet()
    }
    const ready = await dmOf(judge, words.ready)
    const shown = (await judge.click(ready, words.look)).message
    expect(isEphemeral(shown)).toBe(true)
    expect(textOf(fits(shown))).toMatch(words.shown)
    expect(textOf(shown)).toContain(words.eyes)
    const hand = async (person: TestUser) =>
      (await world.holonet.matches.sight(
        (await world.holonet.leagues.find(leagueId, { person: person.id }))!.games[(await game()).id]!.matchId,
        person.id,
      ))!
    expect((await hand(one)).reader).not.toBe((await hand(other)).reader)
    const [next] = controlsOf(shown)
    const turned = (await judge.click(shown, next!.customId)).message
    expect(textOf(turned)).toMatch(words.shown)
    expect(textOf(turned)).not.toBe(textOf(shown))
    // Once the ruling is made, the same button shows nothing any more.
    const result = { type: 'setResult', game: (await game()).id, winner: null, how: 'ruling', reason: 'x' } as const
    must(await world.holonet.leagues.organise({ ...asking(judge.id), leagueId, command: result }))
    const late = (await judge.click(turned, controlsOf(turned)[0]!.customId)).message
    expect(textOf(late)).toContain(words.closed)
    expect(textOf(late)).not.toMatch(words.shown)
  })

  it('sees public facts alone if one player keeps their hand closed, and can not ask again', async () => {
    const { judge, one, other, opened, sight, leagueId } = await disputed('Closed hands')
    const asked = await more(judge, await opened(), WORDS.en.ask)
    await judge.click(asked, WORDS.en.yes)
    await world.quiet()
    const question = await dmOf(one, WORDS.en.question)
    await one.click(await dmOf(other, WORDS.en.question).then(() => question), WORDS.en.keep)
    await world.quiet()
    await dmOf(judge, /hands that you asked for stay closed/)
    const panel = await opened()
    expect(textOf(panel)).toContain('Public facts only')
    expect(() => entryOf(panel, WORDS.en.ask)).toThrow('no entry')
    // The question is gone from the call of the other player, and an answer to it comes too late.
    expect(other.dms().filter((message) => WORDS.en.question.test(textOf(message)))).toEqual([])
    const { id: opening } = (await sight()).league.openings![0]!
    const late = { type: 'answerHands', opening, opens: true } as const
    expect(await world.holonet.leagues.act({ ...asking(other.id), leagueId, command: late })).toMatchObject({
      refused: 'league.unknownOpening',
    })
  })

  it('stops the clocks, gives more time, sets a result and corrects it; the log keeps both', async () => {
    const { judge, pairing, game, opened, matchId, one, other, desk } = await disputed('Clocks')
    await play(matchId, [one, other], 2)
    const before = await pairing()
    await more(judge, await opened(), /lo\|freeze\|/)
    expect((await pairing()).frozenAt).not.toBeNull()
    await world.quiet()
    expect((await world.holonet.matches.sightOf(matchId, 'spectator'))!.clock.standstill).not.toBeNull()
    await more(judge, await opened(), /lo\|unfreeze\|/)
    await more(judge, await opened(), /lo\|extend\|/)
    const after = await pairing()
    expect(after.frozenAt).toBeNull()
    expect(after.softEndAt - before.softEndAt).toBe(DAY)
    const set = async (entry: RegExp, reason: string) => {
      const choose = await more(judge, await opened(), /lo\|result\|/)
      await sure(judge, await more(judge, choose, entry), 'Set this result…', reason)
      return (await game()).result
    }
    expect(await set(/\|one$/, 'A misplay.')).toMatchObject({ how: 'ruling', scores: [1, 0] })
    expect(await set(/\|draw$/, 'Both misplayed.')).toMatchObject({ how: 'ruling', scores: [0.5, 0.5] })
    expect((await game()).corrected).toMatchObject([{ scores: [1, 0] }])
    const log = fits((await judge.click(await desk(), 'Log of the league')).message)
    expect(textOf(log)).toContain('Corrected:')
    expect(textOf(log)).toContain('A misplay.')
    await dmOf(one, /Both misplayed/)
  })

  it('replaces a player from the waiting list, and disqualifies another', async () => {
    const { judge, one, people, pairing, opened, sight } = await disputed('Places', {}, 1)
    const third = people.find(({ id }) => id !== one.id && id === people[2]!.id)!
    const [first, second] = (await pairing()).players
    const choose = await more(judge, await opened(), new RegExp(`lo\\|substitute\\|.*\\|${first}$`))
    await ruled(judge, choose, /lo\|replaceform\|/, 'Ill.')
    await world.quiet()
    const player = async (id: string) => (await sight()).league.players.find((one) => one.id === id)!
    expect(await player(first)).toMatchObject({ person: third.id, former: [one.id] })
    const asked = await more(judge, await opened(), new RegExp(`lo\\|dq\\|.*\\|${second}$`))
    expect(textOf(asked)).toContain('Really disqualify')
    await sure(judge, asked, 'Disqualify…', 'Insults.')
    expect((await player(second)).status).toBe('disqualified')
    expect((await pairing()).games[0]!.result).not.toBeNull()
  })

  it('pauses the league and lets it continue; stale forms and a judge’s own game are refused', async () => {
    const { judge, one, other, desk, opened, sight, leagueId, pairing } = await disputed('Pauses')
    const asked = await more(judge, await desk(), /lo\|pause\|/)
    const { form } = await judge.click(asked, 'Pause…')
    const { form: stale } = await judge.click(asked, 'Pause…')
    await judge.submit(form, { reason: 'A feast.' })
    await world.quiet()
    expect((await sight()).league.pausedAt).not.toBeNull()
    expect(textOf((await judge.submit(stale, { reason: 'A feast.' })).message)).toContain('paused')
    await more(judge, await desk(), /lo\|resume\|/)
    await world.quiet()
    expect((await sight()).league.pausedAt).toBeNull()
    await dmOf(other, /continues/)
    const panel = await opened()
    must(
      await world.holonet.leagues.rehost({
        ...asking(judge.id),
        leagueId,
        host: { organisers: [judge.id, one.id] },
      }),
    )
    // Their own desk shows the refusal; and buttons of a judge's panel that they copy do no more.
    const own = await more(
      one,
      fits((await one.slash('league', { what: 'organise' })).message),
      /lo\|(?:case|pairing)\|/,
    )
    expect(textOf(own)).toContain('You can’t rule here')
    const { id } = (await pairing()).games[0]!
    const ask = { type: 'askForHands', case: (await sight()).league.cases[0]!.id, game: id } as const
    expect(await world.holonet.leagues.organise({ ...asking(one.id), leagueId, command: ask })).toMatchObject({
      refused: 'league.ownGame',
    })
    expect(entryOf(panel, WORDS.en.ask).option.label).toBe('Ask to see both hands…')
  })
})

describe('two players', () => {
  it('go back to a move that both have seen, and do not repeat what was refused', async () => {
    const { one, other, matchId, game, sight } = await disputed('Agreed')
    await play(matchId, [one, other])
    const choose = async (person: TestUser) => more(person, fits((await person.slash('league')).message), /lg\|back\|/)
    const ways = await choose(one)
    const entries = controlsOf(ways).flatMap(({ options }) => options.filter(({ value }) => /backmove\|/.test(value)))
    const oldest = entries.at(-1)!.value
    const at = (value: string) => new RegExp(`^${value.replaceAll('|', '\\|')}$`)
    const asked = await more(one, ways, at(oldest))
    expect(textOf(asked)).toContain('Both get their whole time anew')
    fits((await one.click(asked, 'Propose it')).message)
    await world.quiet()
    const told = await dmOf(other, /proposes to go back/)
    const seen = fits((await other.click(told, 'Look at the proposal')).message)
    expect(textOf(seen)).toContain('Go back to before this move?')
    await other.click(seen, 'Play on')
    await world.quiet()
    const again = await more(one, await choose(one), at(oldest))
    expect(textOf((await one.click(again, 'Propose it')).message)).toContain('has refused this move')
    // Another move, to which the opponent agrees.
    const another = entries.at(0)!.value
    await one.click(await more(one, await choose(one), at(another)), 'Propose it')
    await world.quiet()
    const waits = await choose(one)
    expect(textOf(waits)).toContain('Your opponent has not answered.')
    other.locale('fr')
    const french = await choose(other)
    expect(textOf(french)).toContain('Revenir avant ce coup')
    const done = fits((await other.click(french, 'Revenir')).message)
    other.locale('en-US')
    expect(textOf(done)).toContain('revient avant ce coup')
    await world.quiet()
    expect((await world.holonet.matches.history(matchId, 'nobody'))!.at(-1)!.events.at(-1)).toMatchObject({
      type: 'taken-back',
    })
    const { id } = await game()
    expect((await sight()).league.backs!.filter(({ game: of }) => of === id).map(({ state }) => state)).toEqual([
      'refused',
      'over',
    ])
    expect(textOf(await more(one, fits((await one.slash('league')).message), /lg\|log\|/))).toContain(
      'Both players agreed.',
    )
  })
})
