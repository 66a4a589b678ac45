/** Both hands for a judge: through the database, with the matches that they are of. */
import { expect, it } from 'vitest'
import { HOUR, START } from '../leagues/leagues.ts'
import { act, must, newInteraction, refusedAs, see } from '../matches/net.ts'
import { asking, matchOf, netsOfTest, passTo, published, sightFor } from './league-net.ts'

const newNet = netsOfTest()

/** A league with a case about its only game. @param values of the cards in the decks of one player */
async function disputed(values: readonly number[]) {
  const net = await newNet()
  const leagueId = await published(net, {}, ['bob'])
  const own = async (seat: string) => {
    const list = values.map((value) => ({ card: `${seat}-${value}`, count: 2 }))
    const deck = { person: 'ann', name: seat, game: 'tiny', seat, format: 'short', list }
    const { id } = (await net.decks.create({ ...deck, interaction: newInteraction() })) as { readonly id: string }
    return `own:${id}`
  }
  const decks = { left: await own('left'), right: await own('right') }
  must(await net.leagues.join({ ...asking('ann'), leagueId, decks }))
  await passTo(net, START + HOUR)
  const matchId = await matchOf(net, leagueId, 'ann')
  const { league } = await sightFor(net, leagueId, 'ann')
  const pairing = league.rounds[0]!.pairings[0]!
  const report = { type: 'report', pairing: pairing.id, topic: 'a card' } as const
  must(await net.leagues.act({ ...asking('ann'), leagueId, command: report }))
  const found = (await sightFor(net, leagueId, 'orga')).league.cases[0]!
  const command = { type: 'askForHands', case: found.id, game: pairing.games[0]!.id } as const
  const ask = () => net.leagues.organise({ ...asking('orga'), leagueId, command })
  const opening = async () => (await sightFor(net, leagueId, 'orga')).league.openings!.at(-1)!.id
  const look = async (person = 'orga', id?: string) =>
    net.leagues.hands({ ...asking(person), leagueId, opening: id ?? (await opening()) })
  const answer = async (person: string, opens: boolean) =>
    net.leagues.act({
      ...asking(person),
      leagueId,
      command: { type: 'answerHands', opening: await opening(), opens },
    })
  return { net, leagueId, matchId, ask, look, answer, opening, game: command.game }
}

/** All that a judge receives about a league and its hands, as text. */
async function everything({ net, leagueId, look }: Awaited<ReturnType<typeof disputed>>): Promise<string> {
  const reader = { person: 'orga' }
  const sight = await net.leagues.find(leagueId, reader)
  return JSON.stringify([
    { ...sight, legal: [...(sight?.legal ?? [])] },
    await look(),
    await net.leagues.log(leagueId, reader, null, 1_000),
    await net.leagues.desk(leagueId, reader),
  ])
}

it('a judge receives the same whatever the hands hold, until both have opened them', async () => {
  const two = [await disputed([1, 2, 3, 4, 5]), await disputed([2, 3, 4, 5, 6])]
  const hands = await Promise.all(
    two.map(async ({ net, matchId }) => JSON.stringify((await see(net, matchId, 'ann')).view)),
  )
  expect(hands[0]).not.toBe(hands[1])
  const same = async () => {
    const [one, other] = [await everything(two[0]!), await everything(two[1]!)]
    expect(other).toBe(one)
  }
  for (const one of two) must(await one.ask())
  await same()
  for (const one of two) must(await one.answer('bob', true))
  await same()
  for (const one of two) must(await one.answer('ann', true))
  expect(await everything(two[0]!)).not.toBe(await everything(two[1]!))
})

it('shows the views of both seats by the game’s own rules, and nothing else of the match, until the ruling', async () => {
  const one = await disputed([1, 2, 3, 4, 5])
  const { net, leagueId, matchId, ask, look, answer, game } = one
  // A secret answer of the present question: the view of its own seat decides whether it shows it.
  await act(net, matchId, 'ann')
  must(await ask())
  for (const person of ['ann', 'bob']) must(await answer(person, true))
  for (const person of ['ann', 'bob', 'eve']) expect(refusedAs(await look(person))).toBe('league.not-organiser')
  const seen = must(await look())
  expect(Object.keys(seen).sort()).toEqual(['game', 'match', 'sight', 'views'])
  for (const person of ['ann', 'bob']) {
    const own = await see(net, matchId, person)
    const plain = await net.matches.sightOf(matchId, own.reader)
    expect(seen.views[own.reader]).toEqual(plain!.view)
  }
  const log = await net.leagues.log(leagueId, { person: 'eve' }, null, 100)
  expect(log.map(({ event }) => event.type).filter((type) => /^hand/.test(type))).toEqual([
    'handsSeen',
    'handOpened',
    'handOpened',
    'handsAsked',
  ])
  const command = { type: 'setResult', game, winner: null, how: 'ruling', reason: 'agreed' } as const
  const { id } = (await sightFor(net, leagueId, 'orga')).league.openings![0]!
  must(await net.leagues.organise({ ...asking('orga'), leagueId, command }))
  expect(refusedAs(await look('orga', id))).toBe('league.unknownOpening')
})

it('goes back once both players have agreed on a move, with their whole time, and not on what they have not read', async () => {
  const { net, leagueId, matchId, game } = await disputed([1, 2, 3, 4, 5])
  for (let moves = 0; moves < 4; moves++)
    for (const person of ['ann', 'bob'])
      if ((await see(net, matchId, person)).decisions.length > 0) await act(net, matchId, person)
  const moves = await net.matches.earlierMoves(matchId)
  const { move, reveals } = moves.at(-1)!
  const propose = (changes: object) =>
    net.leagues.act({
      ...asking('ann'),
      leagueId,
      command: { type: 'proposeBack', game, move, reveals, ...changes },
    })
  expect(refusedAs(await propose({ move: 999 }))).toBe('league.backGone')
  expect(refusedAs(await propose({ reveals: !reveals }))).toBe('league.backGone')
  must(await propose({}))
  const agree = { type: 'answerBack', game, move, reveals, accepted: true } as const
  expect(refusedAs(await net.leagues.act({ ...asking('ann'), leagueId, command: agree }))).toBe('league.unknownBack')
  must(await net.leagues.act({ ...asking('bob'), leagueId, command: agree }))
  await net.idle()
  expect((await net.matches.history(matchId, 'nobody'))!.at(-1)!.events.at(-1)).toMatchObject({ type: 'taken-back' })
  const rows = await net.prisma.move.findMany({ where: { matchId }, orderBy: { seq: 'asc' } })
  expect(rows.at(-1)).toMatchObject({ kind: 'go-back', data: { move } })
  // The history marks rows that were undone, and they are no news for its players.
  const history = (await net.matches.history(matchId, 'nobody'))!
  const wanted = rows.filter(
    ({ seq, events }) => seq >= move && seq < rows.at(-1)!.seq && (events as unknown[]).length > 0,
  )
  expect(wanted.length).toBeGreaterThan(0)
  expect(history.filter(({ undone }) => undone).map(({ seq }) => seq)).toEqual(wanted.map(({ seq }) => seq))
  expect(history.at(-1)).toMatchObject({ undoes: move, undone: false })
  for (const person of ['ann', 'bob'])
    expect((await net.matches.since(matchId, person)).map(({ type }) => type)).toEqual(['taken-back'])
  expect((await net.rebuild(matchId))!.differs).toBeNull()
  // Everybody reads that it went back; the proposal is a matter of the two and of organisers.
  const types = async (person: string) =>
    (await net.leagues.log(leagueId, { person }, null, 100)).map(({ event }) => event.type)
  expect(await types('eve')).not.toContain('backProposed')
  expect(await types('eve')).toContain('wentBack')
  expect(await types('bob')).toContain('backProposed')
})
