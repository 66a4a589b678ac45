/** Battle plans and whole turns of Young Jedi by taps, as few as can be, in the sandbox. */

import type { APIMessage } from 'discord-api-types/v10'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { typePlay } from '../../bench/challenging.ts'
import { type Control, controlsOf, type TestUser, textOf } from '../../sandbox/driver.ts'
import type { Answer, Decision, Option } from '../../src/contract/index.ts'
import { isRefusal } from '../../src/contract/index.ts'
import { questionOf } from '../../src/discord/match/asked-question.ts'
import { timely } from '../../src/discord/match/standing-orders.ts'
import { games } from '../../src/games/registry.ts'
import type { Side } from '../../src/games/young-jedi/cards/card.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import type { View } from '../../src/games/young-jedi/view/player-view.ts'
import type { Sight } from '../../src/matches/api.ts'
import { position } from '../young-jedi/position.ts'
import { actionOf, DECK, firstDeck, openFromThread, startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ games })
})
afterAll(async () => {
  await world?.close()
})

interface Table {
  readonly alice: TestUser
  readonly matchId: string
  readonly threadId: string
}

/** A match against the practice opponent. */
async function begin(name: string, format = 'full'): Promise<Table> {
  const alice = world.sandbox.user(name)
  const known = new Set(alice.threads().map(({ id }) => id))
  const opponent = { id: world.sandbox.botId }
  const asked = await typePlay(alice, { opponent, format: `young-jedi/${format}` })
  await alice.select(asked.message, DECK, firstDeck(asked.message))
  await world.quiet()
  const thread = alice.threads().find(({ id }) => !known.has(id))!
  const [sight] = await world.holonet.matches.of(alice.id)
  return { alice, matchId: sight!.match.id, threadId: thread.id }
}

const asked = async ({ alice, matchId }: Table) => {
  const sight = await world.holonet.matches.sight(matchId, alice.id)
  const [decision] = sight!.decisions
  return { decision, view: sight!.view as View }
}

const practised = (view: View, decision: Decision): Answer => {
  const reply = youngJedi.policies.practice(view, decision as Decision<Side>, null)
  if (reply === 'ask') throw new Error('nobody to ask')
  return reply
}

/** Plays by the practice opponent's answers up to a question that is meant. */
async function playTo(table: Table, meant: (decision: Decision) => boolean): Promise<Decision> {
  for (let moves = 0; moves < 400; moves++) {
    const { decision, view } = await asked(table)
    if (decision === undefined) break
    if (meant(decision)) return decision
    const request = { matchId: table.matchId, person: table.alice.id, interaction: `${table.matchId}:${decision.id}` }
    const played = await world.holonet.matches.play({ ...request, answers: [practised(view, decision)] })
    if (isRefusal(played)) throw new Error(played.refused)
  }
  throw new Error('That was never asked')
}

/** A plan with a choice in it: two fighters, and something that one of them could use. */
const isPlan = ({ kind, shape }: Decision): boolean =>
  kind === 'plan' &&
  shape.type === 'arrange' &&
  shape.pieces.filter(({ anchor }) => anchor).length >= 2 &&
  shape.pieces.some(({ anchor, fits, instead, card }) => !anchor && fits?.length !== 0 && instead === undefined && card)

const controls = (panel: APIMessage, action: RegExp): Control[] =>
  controlsOf(panel).filter(({ customId, disabled }) => !disabled && action.test(actionOf(customId) ?? ''))

async function plansLaid({ matchId }: Table): Promise<string[][]> {
  const rows = await world.holonet.prisma.move.findMany({
    where: { matchId, origin: 'player' },
    orderBy: { seq: 'asc' },
  })
  return rows.flatMap(({ data }) => {
    const { answers } = data as unknown as { answers: { arrange?: string[] }[] }
    return answers.flatMap(({ arrange }) => (arrange === undefined ? [] : [arrange]))
  })
}

describe('a battle plan', () => {
  it('is confirmed as suggested by one tap', async () => {
    const table = await begin('One Tap')
    const decision = await playTo(table, isPlan)
    const { view } = await asked(table)
    const panel = await openFromThread(table.alice, table.threadId)
    expect(textOf(panel)).toContain('Confirm this plan?')
    const [confirm] = controls(panel, /^do\|ok\|/)
    expect(confirm!.label).toBe('✦ Confirm plan')
    await table.alice.click(panel, confirm!.customId)
    expect((await plansLaid(table)).at(-1)).toEqual(practised(view, decision).arrange)
  })

  it('is changed and confirmed by two taps, after a restart too', async () => {
    const table = await begin('Two Taps')
    const { shape } = await playTo(table, isPlan)
    let panel = await openFromThread(table.alice, table.threadId)
    const { value } = moveOf(panel, '>0')
    const [fighter] = value.split('>')
    panel = (await table.alice.select(panel, controls(panel, /^lane\|/)[0]!.customId, value)).message
    expect(controls(panel, /^do\|ok\|/)[0]!.label).toBe('Confirm plan')
    await world.restart()
    panel = await openFromThread(table.alice, table.threadId)
    await table.alice.click(panel, controls(panel, /^do\|ok\|/)[0]!.customId)
    const laid = (await plansLaid(table)).at(-1)!
    const fighters = shape.type === 'arrange' ? shape.pieces.filter(({ anchor }) => anchor).map(({ id }) => id) : []
    expect(laid.find((id) => fighters.includes(id))).toBe(fighter)
  })

  it('takes a card from its user and gives it back, each by one choice', async () => {
    const table = await begin('Gifts')
    const decision = await playTo(table, isPlan)
    const { view } = await asked(table)
    let panel = await openFromThread(table.alice, table.threadId)
    const { value } = moveOf(panel, '>$end')
    const [piece = ''] = value.split('>')
    panel = (await table.alice.select(panel, controls(panel, /^lane\|/)[0]!.customId, value)).message
    const back = controls(panel, /^lane\|/)[0]!.options.find((option) => option.value.startsWith(`${piece}>`))
    expect(back).toBeDefined()
    await table.alice.click(panel, controls(panel, /^do\|ok\|/)[0]!.customId)
    const laid = (await plansLaid(table)).at(-1)!
    const fighters = decision.shape.type === 'arrange' ? decision.shape.pieces.filter(({ anchor }) => anchor) : []
    const last = Math.max(...fighters.map(({ id }) => laid.indexOf(id)))
    expect(laid.indexOf(piece)).toBeGreaterThan(last)
    expect(laid).not.toEqual(practised(view, decision).arrange)
  })
})

/** The ready move of a plan whose value ends so. */
function moveOf(panel: APIMessage, end: string): { readonly value: string; readonly label: string } {
  const move = controls(panel, /^lane\|/)[0]!.options.find(({ value }) => value.endsWith(end))
  if (move === undefined) throw new Error(`No move to ${end}: ${textOf(panel)}`)
  return move
}

describe('the orders beside a question', () => {
  const game = position({
    at: 'Tatooine • Podrace Arena',
    turn: 'dark',
    step: 'battle',
    dark: { faceUp: ['Darth Maul, Sith Apprentice', 'Sith Lightsaber'] },
    light: { faceUp: ['Yoda'], hand: ['DM-29'] },
  })
  const seen = (side: 'dark' | 'light') => {
    const view = youngJedi.view(game.state, side)
    const [decision] = youngJedi.decisions(game.state).filter(({ seat }) => seat === side)
    const sight = { offers: youngJedi.orders(view, side), orders: [] } as unknown as Sight
    return timely(sight, decision).map(({ kind }) => kind)
  }

  it('are those that help at this moment, pairs that save something only together first', () => {
    expect(seen('dark')).toEqual(['even-up'])
    expect(seen('light')).toEqual(['opening', 'defence'])
    game.dark.battles()
    expect(seen('dark')).toEqual(['plans', 'even-up', 'opening'])
    game.light.takes()
    expect(seen('dark')).toEqual(['texts'])
  })

  it('at the end of a turn are about the next one', () => {
    game.dark.plans('Sith Lightsaber', 'Darth Maul')
    expect(game.asked).toContain('dark even-up')
    expect(seen('dark')).toContain('defence')
    expect(seen('dark')).toContain('even-up')
    expect(seen('dark')).not.toContain('plans')
  })
})

// ---------------------------------------------------------------- a whole turn

/** A duel in the same turn is counted by itself. */
const DUEL = ['duel', 'substitute', 'duel-weapon', 'attack', 'block', 'dueling-text']

describe('a turn on proposals', () => {
  it('offers the cards of the last turn again where they are in hand and another turn is proposed', async () => {
    const table = await begin('Again')
    const view = async () => (await asked(table)).view
    let other: Option | undefined
    const decision = await playTo(table, (open) => open.kind === 'deploy' && open.shape.type === 'choose')
    const proposal = youngJedi.panels.suggest(decision as Decision<Side>, await view())
    if (decision.shape.type === 'choose')
      other = decision.shape.options.find(
        ({ id, about }) => (about as { does?: string }).does === 'deploy' && !proposal!.choose!.includes(id),
      )
    const sight = (await world.holonet.matches.sight(table.matchId, table.alice.id))!
    const input = { game: youngJedi, sight, language: 'en', names: {}, happened: [] } as const
    const last = [{ type: 'deploy', seat: sight.reader as string, data: { where: 'planet', card: other!.card! } }]
    const offered = (facts: typeof last) =>
      questionOf({ ...input, last: facts }, decision).question!.actions.filter(({ id }) => id === 'again')
    expect(offered(last)).toMatchObject([{ label: 'Same as last turn', puts: { choose: [other!.id] } }])
    expect(offered([])).toEqual([])
    expect(offered([{ ...last[0]!, seat: sight.reader === 'dark' ? 'light' : 'dark' }])).toEqual([])
  })

  it('takes one tap where it is quiet, one more to redraw a hand, and at most four with a battle', async () => {
    const table = await begin('Few')
    const taps = new Map<number, number>()
    const fought = new Set<number>()
    const redrawn = new Map<number, number>()
    let panel = await openFromThread(table.alice, table.threadId)
    for (let moves = 0; moves < 90; moves++) {
      const sight = await world.holonet.matches.sight(table.matchId, table.alice.id)
      const now = sight?.pending ?? sight
      const [decision] = now?.decisions ?? []
      if (decision === undefined) break
      const view = now!.view as View
      // A battle that has been shown is left by a tap that answers nothing.
      const [fight] = controls(panel, /^seen\|/)
      if (fight !== undefined) {
        panel = (await table.alice.click(panel, fight.customId)).message
        continue
      }
      const [primary] = controls(panel, /^(?:do|act)\|/)
      // The last cards of the draw deck: the end of the match is asked for once more.
      if (primary === undefined && textOf(panel).includes('lose the match?')) break
      panel = (
        primary!.kind === 'select'
          ? await table.alice.select(panel, primary!.customId, primary!.options[0]!.value)
          : await table.alice.click(panel, primary!.customId)
      ).message
      if (view.active !== sight!.reader || DUEL.includes(decision.kind) || view.turn === 0) continue
      const counted = decision.kind === 'even-up' ? redrawn : taps
      counted.set(view.turn, (counted.get(view.turn) ?? 0) + 1)
      if (['plan', 'battle'].includes(decision.kind)) fought.add(view.turn)
    }
    expect(Math.max(0, ...redrawn.values())).toBeLessThanOrEqual(1)
    const quiet = [...taps].filter(([turn]) => !fought.has(turn)).map(([, count]) => count)
    expect(quiet.length).toBeGreaterThan(1)
    expect(quiet.sort((one, other) => one - other)[Math.floor(quiet.length / 2)]).toBe(1)
    const battles = [...fought].map((turn) => taps.get(turn) ?? 0)
    expect(battles.length).toBeGreaterThan(0)
    expect(battles.sort((one, other) => one - other)[Math.floor(battles.length / 2)]).toBeLessThanOrEqual(4)
  })
})
