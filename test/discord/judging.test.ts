/** Rulings on Discord, by real clicks: hands opened to a judge, going back by agreement, results, clocks, places, pauses. */
import { type APIMessage, MessageFlags } from 'discord-api-types/v10'
import { describe, expect, it } from 'vitest'
import { controlsOf, isEphemeral, type TestUser, textOf } from '../../sandbox/driver.ts'
import type { LeagueSettings } from '../../src/leagues/league.ts'
import { DECKS, tinySettings } from '../league-play/league-net.ts'
import { act, must } from '../matches/net.ts'
import { choose, entryOf, fits } from './league-clicks.ts'
import { asksSomething, publicMessages, type World } from './world.ts'
import { worldOfFile } from './world-of-file.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let world: World
worldOfFile((started) => {
  world = started
})

let count = 0
const asking = (person: string) => ({ person, interaction: `judging-${++count}` })

/** Opens an entry. @returns the panel that it shows, on one screen */
const more = async (person: TestUser, panel: APIMessage, entry: RegExp) =>
  fits((await choose(person, panel, entry)).message)

/** Opens an entry that asks for a reason, and gives it. */
async function ruled(person: TestUser, panel: APIMessage, entry: RegExp, reason: string): Promise<APIMessage> {
  const { form } = await choose(person, panel, entry)
  return fits((await person.submit(form, { reason })).message)
}

async function sure(person: TestUser, panel: APIMessage, button: string, reason: string): Promise<APIMessage> {
  const { form } = await person.click(panel, button)
  const done = await person.submit(form, { reason })
  await world.quiet()
  return fits(done.message)
}

/** A running league with a case of its first player, and a judge who does not play. */
async function disputed(
  name: string,
  changes: Partial<LeagueSettings> = {},
  waiting = 0,
  roles: { readonly helperRole?: string; readonly championRole?: string } = {},
) {
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
    ...roles,
  }
  const settings = tinySettings({ name, dates, places, ...changes })
  const leagueId = must(await leagues.create({ ...asking(judge.id), settings, host })).sight.id
  must(await leagues.organise({ ...asking(judge.id), leagueId, command: { type: 'publish' } }))
  for (const { id } of people) must(await leagues.join({ ...asking(id), leagueId, decks: DECKS }))
  await world.pass(DAY + HOUR)
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
  /** The pairing by *Pairings and results…*, where it stands when it is over, too. */
  const found = async () => more(judge, await more(judge, await desk(), /lo\|results\|/), /lo\|pairing\|/)
  const reader = one
  return { judge, one, other, people, leagueId, sight, pairing, game, matchId, desk, opened, found, reader }
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
    eyes: 'Visible de vous uniquement',
    closed: 'Personne ne demande plus ces mains.',
  },
} as const

describe('a judge', () => {
  it('is told of a case by a message that opens it, unless they play in it', async () => {
    const { judge, one, other, leagueId, pairing, sight } = await disputed('Told of cases')
    await world.quiet()
    const asked = await dmOf(judge, /asks for a judge/)
    expect(textOf(asked)).not.toContain('A card was misread')
    const opened = fits((await judge.click(asked, 'Open the case')).message)
    expect(textOf(opened)).toContain('A card was misread.')
    const organisers = [judge.id, other.id]
    must(await world.holonet.leagues.rehost({ ...asking(judge.id), leagueId, host: { organisers } }))
    const report = { type: 'report', pairing: (await pairing()).id, topic: 'Once more.' } as const
    const again = () => world.holonet.leagues.act({ ...asking(one.id), leagueId, command: report })
    // The first case waits for them already.
    expect(await again()).toMatchObject({ refused: expect.stringContaining('caseOpen') })
    const [first] = (await sight()).league.cases
    const settle = { type: 'settleCase', case: first!.id, ruling: 'leftToRules' } as const
    must(await world.holonet.leagues.organise({ ...asking(judge.id), leagueId, command: settle }))
    must(await again())
    await world.quiet()
    expect(other.dms().filter((message) => /asks for a judge/.test(textOf(message)))).toEqual([])
  })

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
    // The opponent's call no longer asks, and an answer to it comes too late.
    expect(other.dms().filter((message) => WORDS.en.question.test(textOf(message)))).toEqual([])
    const { id: opening } = (await sight()).league.openings![0]!
    const late = { type: 'answerHands', opening, opens: true } as const
    expect(await world.holonet.leagues.act({ ...asking(other.id), leagueId, command: late })).toMatchObject({
      refused: 'league.unknownOpening',
    })
  })

  it('stops the clocks, gives more time, sets a result and corrects it; the log keeps both', async () => {
    const { judge, pairing, game, opened, found, matchId, one, other, desk, sight } = await disputed('Clocks')
    await play(matchId, [one, other], 2)
    const before = await pairing()
    await more(judge, await opened(), /lo\|freeze\|/)
    expect((await pairing()).frozenAt).not.toBeNull()
    await world.quiet()
    expect((await world.holonet.matches.sightOf(matchId, 'spectator'))!.clock.standstill).not.toBeNull()
    await more(judge, await opened(), /lo\|unfreeze\|/)
    expect((await sight()).league.cases[0]!.settled).toBeNull()
    const extended = await more(judge, await opened(), /lo\|extend\|/)
    // The ruling has answered the case, and nothing has to be settled by hand.
    expect(textOf(extended)).toContain('Done. The case is settled.')
    expect((await sight()).league.cases[0]!.settled).toEqual({ judge: judge.id, ruling: 'dayMore' })
    expect(textOf(await desk())).toContain('Nothing waits.')
    const after = await pairing()
    expect(after.frozenAt).toBeNull()
    expect(after.softEndAt - before.softEndAt).toBe(DAY)
    const set = async (entry: RegExp, reason: string) => {
      const choose = await more(judge, await found(), /lo\|result\|/)
      await sure(judge, await more(judge, choose, entry), 'Set this result…', reason)
      return (await game()).result
    }
    expect(await set(/\|one$/, 'A misplay.')).toMatchObject({ how: 'ruling', scores: [1, 0] })
    expect(await set(/\|draw$/, 'Both misplayed.')).toMatchObject({ how: 'ruling', scores: [0.5, 0.5] })
    expect((await game()).corrected).toMatchObject([{ scores: [1, 0] }])
    const log = fits((await judge.click(await desk(), 'Log of the league')).message)
    expect(textOf(log)).toContain('Corrected:')
    expect(textOf(log)).toContain('A misplay.')
    expect(textOf(log)).toContain('1 day more for both.')
    await dmOf(one, /Both misplayed/)
    const over = await more(judge, await desk(), /lo\|results\|/)
    expect(JSON.stringify(over.components)).toContain('Table 1 · ½–½ · corrected')
  })

  it('does not overrule what they have not seen: another organiser’s ruling, or the end of the game', async () => {
    const { judge, opened, found, game } = await disputed('Two judges')
    const choice = async (entry: RegExp, from: () => Promise<APIMessage>) =>
      more(judge, await more(judge, await from(), /lo\|result\|/), entry)
    const { form: mine } = await judge.click(await choice(/\|one$/, opened), 'Set this result…')
    const { form: theirs } = await judge.click(await choice(/\|other$/, opened), 'Set this result…')
    await judge.submit(theirs, { reason: 'First.' })
    const late = fits((await judge.submit(mine, { reason: 'Second.' })).message)
    expect(textOf(late)).toContain('The result has changed since you looked.')
    expect((await game()).result).toMatchObject({ scores: [0, 1] })
    await sure(judge, await choice(/\|one$/, found), 'Set this result…', 'Third.')
    expect((await game()).result).toMatchObject({ scores: [1, 0] })
  })

  it('finds the pairings of earlier rounds, page by page', async () => {
    const { judge, desk, leagueId } = await disputed('Many pages')
    const clicked = async (person: TestUser, panel: APIMessage, label: string) =>
      fits((await person.click(panel, label)).message)
    const first = await more(judge, await desk(), /lo\|results\|/)
    expect(textOf(first)).toContain('Round 1: pairings and results.')
    expect(controlsOf(first).map(({ label }) => label)).not.toContain('Next page')
    // A season of two rounds, the first with more tables than a menu holds.
    const row = await world.holonet.prisma.league.findUniqueOrThrow({ where: { id: leagueId } })
    const league = JSON.parse(row.snapshot)
    const [{ pairings, ...round }] = league.rounds
    const tables = Array.from({ length: 30 }, (_, at) => ({
      ...pairings[0],
      id: at === 0 ? pairings[0].id : `${leagueId}.old${at}`,
      table: at + 1,
      games: at === 0 ? pairings[0].games : [],
    }))
    league.rounds = [
      { ...round, closed: true, pairings: tables },
      { ...round, number: 2, pairings: [] },
    ]
    await world.holonet.prisma.league.update({
      where: { id: leagueId },
      data: { snapshot: JSON.stringify(league), nextAt: null },
    })
    const last = await more(judge, await desk(), /lo\|results\|/)
    const old = await more(judge, last, /^Round 1$/)
    expect(controlsOf(old)[0]!.options).toHaveLength(25)
    const next = await clicked(judge, old, 'Next page')
    expect(controlsOf(next)[0]!.options.map(({ value }) => value.split('.old')[1])).toEqual(
      Array.from({ length: 5 }, (_, at) => `${at + 25}`),
    )
    const back = await clicked(judge, next, 'Previous page')
    expect(controlsOf(back)[0]!.options).toHaveLength(25)
    expect(textOf(back)).toContain('Round 1: pairings and results.')
  })

  it('changes the message of a result that they correct: what counts, why, and what stood before', async () => {
    const { judge, one, other, matchId, sight, game, found } = await disputed('Corrections')
    await play(matchId, [one, other], 2)
    must(await world.holonet.matches.concede({ ...asking(one.id), matchId }))
    await world.quiet()
    const { threadId } = (await sight()).games[(await game()).id]!
    const results = () => publicMessages(judge, threadId!).filter((message) => textOf(message).includes('🏁'))
    expect(results().map(textOf)).toEqual([expect.stringContaining(`${other.name} wins`)])
    expect(textOf(results()[0]!)).not.toContain('Corrected')
    const corrects = async (entry: RegExp, reason: string) => {
      const choose = await more(judge, await found(), /lo\|result\|/)
      await sure(judge, await more(judge, choose, entry), 'Set this result…', reason)
    }
    await corrects(/\|one$/, 'They had *not* resigned.')
    const [told] = await judge.until('the correction', () =>
      results().some((message) => textOf(message).includes('Corrected')) ? results() : undefined,
    )
    expect(results()).toHaveLength(1)
    expect(textOf(told!)).toContain(`## 🏁 ${one.name} wins`)
    expect(textOf(told!)).toContain('Corrected by a ruling of **Corrections**: They had \\*not\\* resigned.')
    expect(textOf(told!)).toMatch(new RegExp(`Before: ${other.name} wins.*`))
    // A second correction names what the first one said.
    await corrects(/\|void$/, 'Both agree.')
    const last = await judge.until('the second correction', () =>
      results().find((one) => /doesn’t count/.test(textOf(one))),
    )
    expect(textOf(last)).toContain('## 🏁 This game doesn’t count')
    expect(textOf(last)).toContain(`Before: ${one.name} wins`)
    expect(results()).toHaveLength(1)
  })

  it('shows a corrected result wherever it is read, and gives the title of a league that is over to its right owner', async () => {
    const role = world.sandbox.role('Champion')
    world.sandbox.world.rights.allow('ManageRoles')
    const board = world.sandbox.channelIds.games!
    const { judge, one, other, people, matchId, sight, found } = await disputed('Titles', {}, 0, {
      championRole: role.id,
    })
    await play(matchId, [one, other], 2)
    must(await world.holonet.matches.concede({ ...asking(one.id), matchId }))
    await world.quiet()
    expect((await sight()).league.phase).toBe('finished')
    const champions = () => people.filter((person) => world.sandbox.hasRole(person, role)).map(({ id }) => id)
    await judge.until('the role', () => champions().includes(other.id) || undefined)
    const told = await dmOf(one, new RegExp(`🏁.*${other.name} wins`))
    const choose = await more(judge, await found(), /lo\|result\|/)
    await sure(judge, await more(judge, choose, /\|one$/), 'Set this result…', 'They had not resigned.')

    // The places: the role, the final message.
    const { league } = await sight()
    expect(league.final?.map((id) => league.players.find((player) => player.id === id)?.person)).toEqual([
      one.id,
      other.id,
    ])
    await judge.until('the other champion', () => champions().join() === one.id || undefined)
    await world.pass(HOUR)
    const face = publicMessages(judge, world.sandbox.channelIds.general).filter((message) =>
      textOf(message).includes('Titles is over'),
    )
    expect(face.map(textOf)).toEqual([expect.stringContaining(`Champion before: ${other.name}`)])
    // The direct message of the result changes in its place.
    const dm = one.now(told)!
    expect(textOf(dm)).toContain(`${one.name} wins`)
    expect(textOf(dm)).toMatch(new RegExp(`As played: .*${other.name} wins`))
    // Lists and boards.
    const list = textOf((await one.slash('games')).message)
    expect(list).toContain('⚖️')
    expect(list).toMatch(new RegExp(`${one.name} wins.*as played: .*${other.name} wins`))
    await world.holonet.servers.change(world.sandbox.guildId, { boardChannel: board })
    world.clock.advance(60_000)
    const listed = await judge.sees('Games of this server', { channel: board })
    expect(textOf(listed)).toMatch(new RegExp(`⚖️ ${one.name} wins.*as played: .*${other.name} wins`))
    // The replay of this game opens at its end.
    const replayed = textOf((await one.slash('replay', { match: matchId })).message)
    expect(replayed).toMatch(new RegExp(`⚖️ ${one.name} wins.*as played: .*${other.name} wins`))
    await world.holonet.servers.change(world.sandbox.guildId, { boardChannel: null })
  })

  it('asks without a sound while a call rings, and a call makes none while the question rings', async () => {
    const { judge, one, opened } = await disputed('Few sounds')
    const isSilent = ({ flags }: APIMessage) => ((flags ?? 0) & MessageFlags.SuppressNotifications) !== 0
    const silent = async (words: RegExp) => isSilent(await dmOf(one, words))
    // The round has just called both players, and nobody has answered.
    const ask = async () => judge.click(await more(judge, await opened(), WORDS.en.ask), WORDS.en.yes)
    await ask()
    await world.quiet()
    expect(await silent(WORDS.en.question)).toBe(true)
    await one.click(await dmOf(one, WORDS.en.question), WORDS.en.keep)
    // In another case, a while later, the question makes a sound, and the next call none.
    const again = await disputed('Loud question')
    await world.pass(10 * 60_000)
    await again.judge.click(await more(again.judge, await again.opened(), WORDS.en.ask), WORDS.en.yes)
    await world.quiet()
    expect(isSilent(await dmOf(again.one, WORDS.en.question))).toBe(false)
    await play(again.matchId, [again.one, again.other], 1)
    const call = again.one.dms().findLast((message) => asksSomething(message))
    expect(isSilent(call!)).toBe(true)
  })

  it('opens the desk by the command as a helper by role, who has no other part in the league', async () => {
    const role = world.sandbox.role('Helpers of a cup')
    const { leagueId } = await disputed('Helped Cup', {}, 0, { helperRole: role.id })
    const helper = world.sandbox.user(`Helper${++count}`)
    const organise = async () => (await helper.slash('league', { what: 'organise' })).message
    expect(textOf(await organise())).toContain('Start from this template?')
    world.sandbox.setRole(helper, role, true)
    const desk = fits(await organise())
    expect(controlsOf(desk).some(({ customId }) => customId.includes(leagueId))).toBe(true)
    expect(textOf(desk)).toContain('1 case waits for you.')
  })

  it('does not read what their opponent has written to a judge', async () => {
    const { judge, one, other, leagueId } = await disputed('Own case')
    must(
      await world.holonet.leagues.rehost({ ...asking(judge.id), leagueId, host: { organisers: [judge.id, other.id] } }),
    )
    const own = fits((await other.slash('league', { what: 'organise' })).message)
    expect(JSON.stringify(own.components)).not.toContain('misread')
    const { league } = (await world.holonet.leagues.find(leagueId, { person: other.id }))!
    expect(league.cases.map(({ topic }) => topic)).toEqual([''])
    const mine = (await world.holonet.leagues.find(leagueId, { person: one.id }))!
    expect(mine.league.cases.map(({ topic }) => topic)).toEqual(['A card was misread.'])
  })

  it('replaces a player from the waiting list, and disqualifies another', async () => {
    const { judge, one, people, pairing, opened, found, sight } = await disputed('Places', {}, 1)
    const third = people.find(({ id }) => id !== one.id && id === people[2]!.id)!
    const [first, second] = (await pairing()).players
    const choose = await more(judge, await opened(), new RegExp(`lo\\|substitute\\|.*\\|${first}$`))
    await ruled(judge, choose, /lo\|replaceform\|/, 'Ill.')
    await world.quiet()
    const player = async (id: string) => (await sight()).league.players.find((one) => one.id === id)!
    expect(await player(first)).toMatchObject({ person: third.id, former: [one.id] })
    const asked = await more(judge, await found(), new RegExp(`lo\\|dq\\|.*\\|${second}$`))
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
    expect(textOf(asked)).toContain('Both clocks restart with full time')
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
    expect(textOf(french)).toContain('Revenir avant cette action')
    const done = fits((await other.click(french, 'Revenir')).message)
    other.locale('en-US')
    expect(textOf(done)).toContain('revient avant cette action')
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
