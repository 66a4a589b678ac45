/** A finished match of the Star Wars CCG: its turns as messages of a thread, and its replay. */
import { beforeAll, describe, expect, test } from 'vitest'
import type { GameEvent, Voice } from '../../src/contract/index.ts'
import { momentOf, turnWords } from '../../src/discord/table/turn-story.ts'
import { gameOf } from '../../src/games/games.ts'
import { games } from '../../src/games/registry.ts'
import { swccg } from '../../src/games/swccg/index.ts'
import { cardOf } from '../../src/games/swccg/state/engine-card.ts'
import type { Replay, ReplayStep } from '../../src/matches/api.ts'
import { toldTurn, turnsOf } from '../../src/matches/turns/turns.ts'
import {
  decisiveFrame,
  framesOf,
  heaviestChapters,
  type ReplayFrame,
  replayChaptersOf,
} from '../../src/records/frames.ts'
import { playedOut } from '../swccg/starter-lists.ts'
import { BATTLE_TURN, CARDS, LOSS_TURN, plainSpaces } from '../swccg/words/made-up-turns.ts'

const game = gameOf(games, 'swccg')
const voice: Voice = { language: 'en', names: { dark: 'carol', light: 'bob' }, reader: 'spectator' }
const WORDS = { opening: 'Opening', fight: (turn: string) => turn }

const step = (seq: number, events: readonly GameEvent[]) =>
  ({ seq, at: new Date(seq * 1000), events, undone: false, undoes: null }) as unknown as ReplayStep

const steps: ReplayStep[] = []
let frames: readonly ReplayFrame[] = []
let winner: string | null = null

beforeAll(() => {
  const last = playedOut(302, ({ after, events }) => {
    steps.push({ ...step(steps.length + 1, events), view: swccg.view(after, 'spectator') })
  })
  const outcome = swccg.outcome(last)
  winner = outcome?.winner ?? null
  frames = framesOf(game, { steps, match: { outcome }, reader: 'spectator' } as unknown as Replay, voice, WORDS)
})

describe('the thread', () => {
  test('has one title a turn, which no other line of its message repeats', () => {
    const turns = turnsOf(game, steps, voice).filter(({ number }) => number > 0)
    expect(turns.length).toBeGreaterThan(5)
    const titles = turns.map((turn) => {
      const view = steps[(turn.rows.at(-1) ?? 1) - 1]?.view
      const [title = '', ...lines] = turnWords(toldTurn(game, turn, voice, null, view), false).split('\n')
      expect(lines.filter((line) => line.includes('Turn '))).toEqual([])
      return title
    })
    const told = titles.filter((title) => title !== '')
    expect(told.every((title) => /^\*\*Turn \d+ · .*\S\*\*$/.test(title))).toBe(true)
    expect(new Set(told.map((title) => title.split(' · ')[0])).size).toBe(told.length)
  })

  test('shows a battle of a turn rather than its drains, and nothing of a battle that still goes on', () => {
    const { moments } = game
    const turn = turnsOf(game, steps, voice).find(({ events }) => {
      const types = events.map(({ type }) => type)
      return types.includes('totals') && types.includes('battle-over')
    })
    if (turn === undefined || moments === undefined) throw new Error('no battle')
    const view = steps[(turn.rows.at(-1) ?? 1) - 1]?.view
    const blocksIn = (events: typeof turn.events, over: boolean) => {
      const shown = momentOf(moments, { number: 1, events }, view, voice, over)
      return shown?.kind === 'scene' ? shown.scene.blocks.map(({ block }) => block) : []
    }
    const battle = turn.events.slice(turn.events.findIndex(({ type }) => type === 'battle'))
    expect(blocksIn(battle, false)).toContain('muster')
    const going = battle.slice(0, battle.findIndex(({ type }) => type === 'totals') + 1)
    expect(blocksIn(going, false)).toEqual([])
    expect(blocksIn(going, true)).toContain('muster')
  })
})

describe('the replay', () => {
  test('opens at the battle that cost most, however much the drains of a turn took', () => {
    const heaviest = (all: readonly ReplayFrame[]) => Math.max(...all.map(({ weight = 0 }) => weight))
    const fights = frames.filter(({ fight }) => fight === true)
    expect(heaviest(fights)).toBeGreaterThan(0)
    const drained = frames.map((frame) =>
      frame.weight !== undefined && frame.fight === undefined ? { ...frame, weight: 100 } : frame,
    )
    for (const all of [frames, drained]) {
      const at = decisiveFrame(all, winner)
      expect([all[at]?.fight, all[at]?.weight]).toEqual([true, heaviest(fights)])
    }
    const peaceful = frames.map(({ fight: _, ...frame }) => frame)
    expect(peaceful[decisiveFrame(peaceful, winner)]?.weight).toBe(heaviest(peaceful))
    const light = frames.map(({ weight: _, ...frame }) => frame)
    expect(decisiveFrame(light, winner)).toBe(frames.length - 1)
  })

  test('has a chapter for each battle and the drains of a turn, of many the heaviest 25 with the first and the last', () => {
    const chapters = replayChaptersOf(frames, WORDS.opening)
    const pictures = frames.flatMap(({ moment }, at) =>
      moment !== null && moment !== 'end' && moment.kind === 'scene' ? [at] : [],
    )
    expect(pictures.length).toBeGreaterThan(5)
    // The first picture of a turn stands in the chapter that begins with its table.
    const missing = pictures.filter((at) => !chapters.some(({ frame }) => frame === at || frame === at - 1))
    expect(missing).toEqual([])
    const many = Array.from({ length: 60 }, (_, at) => ({ turn: at, frame: at, title: `Turn ${at}`, weight: at % 30 }))
    const kept = heaviestChapters(many, 25)
    expect(kept).toHaveLength(25)
    expect(kept.map(({ frame }) => frame)).toEqual(kept.map(({ frame }) => frame).toSorted((one, other) => one - other))
    expect([kept[0], kept.at(-1)]).toEqual([many[0], many[59]])
    const least = Math.min(...kept.slice(1, -1).map(({ weight }) => weight))
    expect(many.filter(({ weight }) => weight > least).every((one) => kept.includes(one))).toBe(true)
    expect(heaviestChapters(many.slice(0, 25), 25)).toEqual(many.slice(0, 25))
  })

  test.each([
    ['en', 'Turn 11 · Chewbacca is lost'],
    ['fr', 'Tour 11 · Perte : Chewbacca'],
  ] as const)(
    'has a chapter for a unique character lost outside of a battle, and the thread no picture of it (%s)',
    (language, title) => {
      const view = steps.at(-1)?.view
      const told = { ...voice, language }
      const made = [...BATTLE_TURN, ...LOSS_TURN].map((event, at) => ({ ...step(at + 1, [event]), view }))
      const replayed = { steps: made, match: { outcome: null }, reader: 'spectator' } as unknown as Replay
      const chapters = replayChaptersOf(framesOf(game, replayed, told, WORDS), WORDS.opening)
      const titles = chapters.map((chapter) => plainSpaces(chapter.title))
      // Those who were lost in the battle have none.
      expect(titles).toHaveLength(2)
      expect(titles[1]).toBe(title)
      expect(game.moments!.pictures!(LOSS_TURN as never, view, told)).toMatchObject([
        { aside: true, weight: cardOf(CARDS.chewbacca).forfeit },
      ])
      expect(momentOf(game.moments!, { number: 2, events: LOSS_TURN }, view, told, true)).toBeNull()
    },
  )

  test('names a turn by its battle, and ends with the result', () => {
    const chapters = replayChaptersOf(frames, WORDS.opening)
    expect(chapters.some(({ title }) => /^Turn \d+ · (?:carol|bob) wins at |^Turn \d+ · A tie at /.test(title))).toBe(
      true,
    )
    expect(frames.at(-1)?.moment).toBe('end')
  })
})
