/** Turning points as people see them: from the end card, moment by moment, in both languages, and shared. */
import type { APIMessage } from 'discord-api-types/v10'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { typePlay } from '../../bench/challenging.ts'
import { controlsOf, isEphemeral, type TestUser, textOf } from '../../sandbox/driver.ts'
import { analyse } from '../../src/analysis/analyse.ts'
import type { MatchAnalysis } from '../../src/analysis/match-analysis.ts'
import type { AnalysisSize } from '../../src/analysis/size.ts'
import { games } from '../../src/games/registry.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { playedRows } from '../analysis/played-rows.ts'
import { artist } from './artist.ts'
import { forgeClick } from './forged.ts'
import { ACCEPT, DECK, firstDeck, publicMessages, startWorld, toldAlone, type World, withComponents } from './world.ts'

const SIZE: AnalysisSize = {
  ...{ curve: 4, tried: 12, choicesAgain: 3, worlds: 12 },
  ...{ luck: 4, luckAgain: 8, mostLuckAgain: 2, limit: 50_000 },
}

let world: World
let found: MatchAnalysis
beforeAll(async () => {
  world = await startWorld({ games, analysing: { size: SIZE }, pictures: artist })
  found = analyse(youngJedi, playedRows(3, { light: { atRandom: 30 } }, 'starter'), { seed: 'one', size: SIZE })
  // Every kind of point occurs.
  const [point] = found.points.filter(({ kind }) => kind === 'choice')
  const { turn, seq, at, events } = point!
  const luck = {
    kind: 'luck',
    turn: turn + 1,
    seq,
    at,
    events,
    by: 'dark',
    seat: 'light',
    cost: 0.11,
    error: 0.02,
    before: 0.6,
    after: 0.004,
  } as const
  found = {
    ...found,
    cut: true,
    points: [{ ...point!, seat: 'light' }, { ...point!, turn: turn + 2, seat: 'dark' }, luck],
    costs: { dark: { choices: 0.24, luck: 0.08 }, light: { choices: 0.1, luck: 0 } },
  }
})
afterEach(() => {
  expect(world.sandbox.problems).toEqual([])
})
afterAll(async () => {
  await world?.close()
})

const NEVER_SAID = /blunder|mistake|wrong|should have|gaffe|erreur|auriez dû/i
let people = 0
const user = (name: string) => world.sandbox.user(`${name} ${++people}`)
const labels = (message: APIMessage) => controlsOf(message).map(({ label }) => label)
const entries = (message: APIMessage) => controlsOf(message).flatMap(({ options }) => options.map(({ label }) => label))

/** A match of two people that begins; the first one plays the dark side. */
async function begun(one: TestUser, other: TestUser, game = 'yj', format = 'starter') {
  const asked = await typePlay(one, {
    opponent: other,
    game,
    format,
    ...(game === 'yj' ? { side: 'young-jedi/dark' } : {}),
  })
  const posted = other.next(`<@${other.id}>`)
  await one.select(asked.message, DECK, firstDeck(asked.message))
  const accepted = await other.click(await withComponents(other, await posted), ACCEPT)
  await other.select(accepted.message, DECK, firstDeck(accepted.message))
  await world.quiet()
  const match = await world.holonet.prisma.match.findFirstOrThrow({
    orderBy: { startedAt: 'desc' },
    where: { players: { some: { personId: one.id } } },
  })
  return { matchId: match.id, threadId: match.threadId ?? '' }
}

async function ended(one: TestUser, other: TestUser) {
  const match = await begun(one, other)
  await world.holonet.matches.concede({
    matchId: match.matchId,
    person: other.id,
    interaction: `over ${match.matchId}`,
  })
  await world.quiet()
  return match
}

/** Puts the analysis of another match in the place of that of this one, which was given up at once. */
const keep = (matchId: string) => {
  const kept = { version: found.version, found: found as object, madeAt: new Date(0), shared: [] }
  return world.holonet.prisma.analysis.upsert({ where: { matchId }, create: { matchId, ...kept }, update: kept })
}

describe('Turning points', () => {
  it('are made when somebody first asks, and kept', async () => {
    const [ann, ben] = [user('Ann'), user('Ben')]
    const { matchId, threadId } = await ended(ann, ben)
    const card = publicMessages(ann, threadId).find((message) => textOf(message).includes('🏁'))!
    expect(labels(card)).toEqual(['Rematch', 'Replay', 'Turning points'])
    expect(await world.holonet.prisma.analysis.count({ where: { matchId } })).toBe(0)
    await ann.click(card, 'Turning points')
    const shown = await toldAlone(ann, 'No single moment decided this match.')
    expect(textOf(shown)).toContain('Points lost: 0 (your choices), 0 (luck)')
    const { madeAt } = await world.holonet.prisma.analysis.findUniqueOrThrow({ where: { matchId } })
    await ben.click(card, 'Turning points')
    await toldAlone(ben, 'No single moment decided this match.')
    expect((await world.holonet.prisma.analysis.findUniqueOrThrow({ where: { matchId } })).madeAt).toEqual(madeAt)
  })

  it('are shown one by one, to players and onlookers, in both languages', async () => {
    const [ann, ben, carl] = [user('Ann'), user('Ben'), user('Carl')]
    carl.locale('fr')
    const { matchId } = await ended(ann, ben)
    await keep(matchId)
    const points = { customId: `1|points|${matchId}|show` }
    const curve = await forgeClick(world, ann, points)
    expect(textOf(curve)).toMatch(
      /Three moments decided it\.[\s\S]*Look at a moment\?\n-# Points lost: 24 \(your choices\), 8 \(luck\)/,
    )
    expect(textOf(curve)).toContain('Not all of the match was looked at.')
    expect(labels(curve)).toHaveLength(4)
    expect(entries(curve)).toEqual(['Replay', 'Export…', 'Share in this channel', 'Text only', 'How is it counted?'])
    let panel = curve
    for (const said of [
      /The strong opponent: .*\n-# This choice cost Ben \d+ \d+ of 100\./,
      /This choice cost you \d+ of 100\./,
      /Luck: nobody could have known\./,
    ]) {
      panel = (await ann.click(panel, panel === curve ? /\|moment\|0$/ : 'Next moment')).message
      expect(textOf(panel)).toMatch(said)
      expect(textOf(panel)).not.toMatch(NEVER_SAID)
      expect(labels(panel)).toEqual(['Next moment', 'Show the table', 'Curve'])
    }
    expect(textOf((await ann.click(panel, 'Show the table')).message)).toContain('as seen by')
    const french = await forgeClick(world, carl, points)
    expect(textOf(french)).toMatch(
      /Trois moments ont été décisifs\.[\s\S]*Voir un moment\s\?\n-# Ann \d+\s: 24 \(choix\)/,
    )
    expect(entries(french)).not.toContain('Partager dans ce salon')
    const words = textOf(await forgeClick(world, carl, { customId: `1|points|${matchId}|words` }))
    expect(words).toMatch(/Chances de victoire\s: Ann/)
    expect(words).not.toMatch(NEVER_SAID)
  })

  it('are shared without the choices of the opponent, until the opponent has shared, too', async () => {
    const [ann, ben] = [user('Ann'), user('Ben')]
    const { matchId } = await ended(ann, ben)
    await keep(matchId)
    const share = (person: TestUser) => forgeClick(world, person, { customId: `1|points|${matchId}|share` })
    const first = await share(ann)
    expect(isEphemeral(first)).toBe(false)
    expect(textOf(first)).toContain('Two moments decided it.')
    expect(textOf(first)).toMatch(/Choices of Ben \d+ are shown once they share theirs, too\./)
    expect(controlsOf(first)).toEqual([])
    const second = textOf(await share(ben))
    expect(second).toContain('Three moments decided it.')
    expect(second).not.toContain('shown once')
    expect(textOf(await forgeClick(world, user('Carl'), { customId: `1|points|${matchId}|share` }))).toContain(
      'You don’t play in this match.',
    )
  })

  it('are nobody’s before the match is over, nor where hands stay hidden, by any door', async () => {
    const [ann, ben] = [user('Ann'), user('Ben')]
    const { matchId } = await begun(ann, ben)
    await keep(matchId)
    const refused = async (person: TestUser, id: string, why: string) => {
      for (const verb of ['show', 'words', 'moment|0', 'share']) {
        const told = await forgeClick(world, person, { customId: `1|points|${id}|${verb}` })
        expect(isEphemeral(told) || verb === 'share').toBe(true)
        expect(textOf(told)).toContain(why)
      }
    }
    await refused(ann, matchId, 'This match is still running.')
    expect(await world.holonet.analyses.of(matchId)).toMatchObject({ is: 'none', why: 'running' })
    await world.holonet.prisma.match.update({ where: { id: matchId }, data: { opens: false } })
    await world.holonet.matches.concede({ matchId, person: ben.id, interaction: 'closed' })
    await world.quiet()
    await refused(ann, matchId, 'Hands of this match stay hidden, so it is not analysed.')
    await expect(world.holonet.analyses.of(matchId)).resolves.toMatchObject({ is: 'none', why: 'never' })
  })

  it('are exported and deleted with the data of a person', async () => {
    const [ann, ben] = [user('Ann'), user('Ben')]
    const { matchId } = await ended(ann, ben)
    await keep(matchId)
    const { analyses } = JSON.parse(await world.holonet.personalData.export(ann.id))
    expect(analyses).toMatchObject([{ matchId, version: 1 }])
    await world.holonet.personalData.erase(ann.id)
    expect(await world.holonet.prisma.analysis.count({ where: { matchId } })).toBe(0)
  })
})
