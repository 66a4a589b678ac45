/** The audit of the chaos bench: it finds nothing in a sound run, and every kind of loss once one is made. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { audit, Postings, watchNotices } from '../../bench/chaos/audit.ts'
import { type Acknowledged, Pair } from '../../bench/chaos/players.ts'
import { controlsOf, isEphemeral, textOf } from '../../sandbox/driver.ts'
import type { StoredMessage } from '../../sandbox/world.ts'
import { games } from '../../src/games/registry.ts'
import type { Prisma } from '../../src/storage/generated/client.ts'
import { startWorld, type World } from '../discord/world.ts'

const MOVES = 8

let world: World
let postings: Postings
const acknowledged: Acknowledged[] = []

beforeAll(async () => {
  world = await startWorld({ games })
  postings = new Postings(world.sandbox)
  await watchNotices(world.holonet.prisma)
  const table = {
    sandbox: world.sandbox,
    ready: async () => {},
    interrupted: () => new Promise<never>(() => {}),
    clicked: () => {},
    acknowledged: (answer: Acknowledged) => void acknowledged.push(answer),
    isOver: () => acknowledged.length >= MOVES && hasScore(),
  }
  // A match whose first battle ends it has no turn with buttons any more: then another is played.
  for (let pair = 1; !hasScore(); pair++) {
    await new Pair(table, `audit ${pair}`).play()
    await world.quiet()
  }
})

afterAll(() => world.close())

/** The messages of the matches that are still played, as everybody sees them. */
function openThreads(): StoredMessage[] {
  const { world: channels } = world.sandbox
  const threads = channels.activeThreads().map(({ id }) => channels.messagesIn(id).filter(isPublic))
  return threads.filter((told) => !told.some(({ message }) => textOf(message).includes('🏁'))).flat()
}

const isPublic = ({ message }: StoredMessage) => !isEphemeral(message)

/** The message of the newest turn: the one that has its buttons. */
const newestTurn = () =>
  openThreads().findLast(({ message }) => controlsOf(message).some(({ customId }) => /\|told\|\w+\|t\d/.test(customId)))

/** Whether a battle of a match that goes on is told, whose score is held together in one line. */
const hasScore = (): boolean =>
  newestTurn() !== undefined && openThreads().some(({ message }) => /\d–\u2060\d/.test(textOf(message)))

const audited = (more: readonly Acknowledged[] = []) =>
  audit({
    holonet: world.holonet,
    sandbox: world.sandbox,
    games,
    postings,
    acknowledged: [...acknowledged, ...more],
  })

it('an undisturbed run loses and doubles nothing', async () => {
  expect(acknowledged.length).toBeGreaterThanOrEqual(MOVES)
  const findings = await audited()
  expect(findings).toMatchObject({ details: [] })
  expect(findings.matches).toBeGreaterThanOrEqual(1)
  expect(findings.notices).toBeGreaterThan(2)
})

it('an acknowledged answer that is nowhere counts as lost', async () => {
  const [first] = acknowledged
  const findings = await audited([{ ...first!, decision: 'd9999' }])
  expect(findings).toMatchObject({ lostMoves: 1, doubledMoves: 0, lostNotices: 0 })
})

it('a message that tells a turn again counts as a repeat', async () => {
  const { world: channels, botId } = world.sandbox
  const { id: _, ...again } = newestTurn()!.message
  expect(again.author.id).toBe(botId)
  const stored = channels.addMessage(again)
  expect(await audited()).toMatchObject({ repeatedNotices: 1, lostNotices: 0 })
  channels.deleteMessage(stored)
})

it('a turn that is told again without buttons counts as a repeat', async () => {
  const { world: channels } = world.sandbox
  const told = openThreads().find(
    ({ message }) => /^(?:\*\*|### )Turn \d+ · /.test(textOf(message)) && controlsOf(message).length === 0,
  )
  const { id: _, ...again } = told!.message
  const stored = channels.addMessage({ ...again, nonce: 'another' })
  // The repeat of the test before counts on.
  expect(await audited()).toMatchObject({ repeatedNotices: 2, lostNotices: 0 })
  channels.deleteMessage(stored)
})

it('an undelivered notice, a missing turn and a missing call count as lost', async () => {
  const { world: channels, botId } = world.sandbox
  const { prisma } = world.holonet
  await prisma.notice.create({
    data: { id: 'left', kind: 'called', data: {}, at: world.clock.now(), deadAt: world.clock.now() },
  })
  expect((await audited()).details).toContain('not told: called left is dead')
  await prisma.notice.delete({ where: { id: 'left' } })
  channels.deleteMessage(newestTurn()!)
  expect(await audited()).toMatchObject({ lostNotices: 1 })
  for (const { user } of channels.people())
    if (user.id !== botId)
      for (const stored of channels.messagesIn(channels.openDm(user.id).id)) channels.deleteMessage(stored)
  expect((await audited()).details.join('\n')).toMatch(/not told: turn \d+ of .*\n.*not told: call of /)
})

it('a decision that the log answers twice counts as doubled, and its log as broken', async () => {
  const { prisma } = world.holonet
  const row = await prisma.move.findFirstOrThrow({ where: { kind: 'answers' }, orderBy: { seq: 'asc' } })
  const data = row.data as { answers: Prisma.JsonArray }
  await prisma.move.update({
    where: { matchId_seq: { matchId: row.matchId, seq: row.seq } },
    data: { data: { ...data, answers: [...data.answers, data.answers[0]!] } as Prisma.InputJsonObject },
  })
  expect(await audited()).toMatchObject({ doubledMoves: 1, brokenMatches: 1 })
})
