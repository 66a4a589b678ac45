/** The height of panels on a telephone: the estimate, and the room that it leaves to pictures. */
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Look } from '../../src/contract/index.ts'
import { laidPanel } from '../../src/discord/match/asked-panel.ts'
import { framesFor, renderReplay, replayRoom } from '../../src/discord/replay/replay-panel.ts'
import { zoneRow } from '../../src/discord/settings/settings-panel.ts'
import { button, picture, row, select, text } from '../../src/discord/shell/components.ts'
import { messageHeight, pictureRoom, textHeight } from '../../src/discord/table/phone-room.ts'
import type { Card, Side } from '../../src/games/young-jedi/cards/card.ts'
import { cards } from '../../src/games/young-jedi/cards/index.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import type { State } from '../../src/games/young-jedi/state/game-state.ts'
import type { Replay } from '../../src/matches/api.ts'
import { partFor } from '../../src/matches/notices.ts'
import { previewOf, sightOf } from '../../src/matches/sight.ts'
import { sceneSketch } from '../../src/pictures/decision/compose.ts'
import { played } from '../pictures/positions.ts'
import { SHEET } from '../pictures/scenes.ts'
import { position } from '../young-jedi/position.ts'
import { NOW, presentOf } from './positions.ts'

const list = (labels: readonly string[], max: number) =>
  select(
    'list',
    'Choose…',
    labels.map((label) => ({ value: label, label, taken: true })),
    { min: 0, max },
  )
/** The height of one part. */
const heightOf = (part: Parameters<typeof messageHeight>[0][number]) =>
  messageHeight([part]) - messageHeight([text('')])

describe('the height of a message', () => {
  it('counts a line for as many words as a telephone shows in it', () => {
    const one = textHeight('Ada deploys Watto.')
    expect(textHeight('Ada deploys Watto, Sebulba, Jabba the Hutt and Aurra Sing.')).toBe(one * 2)
    expect(textHeight('-# small')).toBeLessThan(one)
    expect(textHeight('**Ada3 déploie Aurra Sing et Destroyer Droid.**')).toBe(one * 2)
    expect(textHeight('Ada3 déploie Aurra Sing et Destroyer.')).toBe(one)
  })

  it('counts a row for chips that wrap, and none where one entry is chosen', () => {
    const usual = heightOf(list(['Watto'], 3))
    expect(heightOf(list(['Watto', 'Sebulba'], 3))).toBe(usual)
    expect(heightOf(list(['Naboo Security', 'Tatooine • Podrace Arena', 'Naboo Officer'], 3))).toBeGreaterThan(
      usual + 40,
    )
    expect(heightOf(list(['A name of as many letters as fit in no line of a telephone'], 1))).toBe(usual)
  })

  it('counts a second row of buttons where their labels are long', () => {
    const buttons = (...labels: readonly string[]) => heightOf(row(...labels.map((label) => button(label, label))))
    const usual = buttons('Deploy 2, end turn', 'Attack…')
    expect(buttons('✦ Déployer 4, attaquer…', 'Ou finir')).toBe(usual)
    expect(buttons('✦ Deploy 3, attack…', 'Deploy 3, end turn')).toBe(usual + 50)
  })

  it('leaves less room to a picture the more stands beside it, and none to one that stands there already', () => {
    const few = [text('### Deploy?')]
    const many = [...few, row(button('a', 'Deploy 2, end turn'))]
    expect(pictureRoom(many)).toBeLessThan(pictureRoom(few))
    expect(pictureRoom([...few, picture({ name: 'a.png', data: Buffer.from('') })])).toBe(pictureRoom(few))
    expect(pictureRoom(Array.from({ length: 40 }, () => text('a line')))).toBe(0)
  })
})

const LENGTHS = [2, 6, 11, 17, 24, 32, 41, 52, 66, 84]
const NAMES = { dark: 'Annabelle', light: 'Bertrand' }

/** The heights of the panels that are open after this many answers, with their pictures, in both languages. */
function heightsAfter(format: string, seed: number, answers: number, asksZone = false): number[] {
  const { state, events } = played(youngJedi, format, `room ${format} ${seed}`, answers)
  return youngJedi.decisions(state as never).flatMap(({ seat }) => {
    const present = presentOf(state as never, seat, [], false)
    const sight = sightOf(present, seat, previewOf(present, seat))
    const happened = events.slice(-12).map((event) => partFor(event, seat))
    return LANGUAGES.map((language) => {
      const foot = asksZone ? [zoneRow(language)] : []
      const { scene, room, body } = laidPanel({ game: youngJedi, sight, language, names: NAMES, happened, foot })
      const { height } = sceneSketch(scene(), youngJedi.look as Look, SHEET, room)
      const { components } = body([{ name: 'a.png', data: Buffer.from('') }])
      return messageHeight(components, [height])
    })
  })
}

describe('panels of whole games', () => {
  it('are one screen with the question for a time zone below them, too', () => {
    const heights = ['starter', 'full'].flatMap((format) =>
      [1, 2].flatMap((seed) => [2, 6, 11].flatMap((length) => heightsAfter(format, seed, length, true))),
    )
    expect(heights.length).toBeGreaterThan(15)
    expect(Math.max(...heights)).toBeLessThanOrEqual(724)
  })

  it('are one screen: 724 pixels for 95 of 100, and 940 for all', () => {
    const heights = ['starter', 'full']
      .flatMap((format) => [1, 2, 3].flatMap((seed) => LENGTHS.flatMap((length) => heightsAfter(format, seed, length))))
      .sort((one, other) => one - other)
    expect(heights.length).toBeGreaterThan(60)
    expect(heights[Math.ceil(heights.length * 0.95) - 1]).toBeLessThanOrEqual(724)
    expect(heights.at(-1)).toBeLessThanOrEqual(940)
  })
})

/** The ids of this many cards of a side and a type: those with the longest names, each name once. */
function longest(side: Side, type: Card['type'], count: number): string[] {
  const titles = new Map(
    cards.filter((card) => card.side === side && card.type === type).map((one) => [one.title, one]),
  )
  const byLength = [...titles.values()].sort((one, other) => other.title.length - one.title.length)
  return byLength.slice(0, count).map(({ id }) => id)
}

/** Twelve characters with weapons on each side, and a hand of long names: the fullest table. */
const CROWD = {
  dark: { faceUp: [...longest('dark', 'character', 12), ...longest('dark', 'weapon', 6)] },
  light: { faceUp: [...longest('light', 'character', 12), ...longest('light', 'weapon', 3)] },
}
const HAND = [...longest('dark', 'battle', 4), ...longest('dark', 'character', 3)]

/** The panels of a position without pictures, in both languages, with the scene that they tell. */
const inWords = (state: State, seat: Side) =>
  LANGUAGES.map((language) => {
    const present = presentOf(state, seat, [], false)
    const sight = sightOf(present, seat, previewOf(present, seat))
    const { scene, body } = laidPanel({ game: youngJedi, sight, language, names: LONG_NAMES, happened: [] })
    return { scene: scene(), components: body([]).components }
  })
const LONG_NAMES = { dark: 'Anna-Maximiliana von und zu Xant', light: 'Bartholomew the Unpronounceable' }

describe('panels in words with twelve cards a side', () => {
  const at = 'Tatooine • Podrace Arena'
  const deploy = position({ at, step: 'deploy', dark: { ...CROWD.dark, hand: HAND }, light: CROWD.light })
  const battle = position({ at, step: 'battle', dark: { ...CROWD.dark, hand: HAND.slice(0, 4) }, light: CROWD.light })
  const plan = position({ at, step: 'battle', ...CROWD, light: { ...CROWD.light, hand: ['Rabé'] } })
  plan.dark.battles()

  it.each([
    ['deploying', deploy, 'dark', 42],
    ['battling', battle, 'dark', 33],
    ['waiting', plan, 'dark', 33],
    ['planning', plan, 'light', 12],
  ] as const)('are at most 940 pixels high with every card and number: %s', (_, { state }, seat, least) => {
    for (const { scene, components } of inWords(state, seat)) {
      expect(messageHeight(components)).toBeLessThanOrEqual(940)
      const words = components.map((part) => ('content' in part ? part.content : '')).join('\n')
      const tiles = scene.blocks.flatMap((block) => [
        ...('tiles' in block ? block.tiles : []),
        ...('things' in block ? (block.things ?? []) : []),
      ])
      const lanes = scene.blocks.flatMap((block) => ('lanes' in block ? block.lanes : []))
      const told = [
        ...tiles.map(({ name, plate, figures = [] }) => {
          const numbers = [plate, ...figures].flatMap((one) => (one === undefined ? [] : [one.value])).join('/')
          // The numbers of a hand are in brackets.
          return words.includes(`${name} (${numbers})`) ? `${name} (${numbers})` : `${name} ${numbers}`.trim()
        }),
        ...lanes.map(({ name, total }) => `**${name}** ${total.value}`),
      ]
      expect(told.length).toBeGreaterThanOrEqual(least)
      expect(told.filter((one) => !words.includes(one))).toEqual([])
      expect(words).not.toContain('…')
    }
  })

  it('count equal cards', () => {
    const crowd = Array.from({ length: 12 }, () => 'Battle Droid Squad')
    const game = position({ at, step: 'battle', dark: { faceUp: crowd }, light: { faceUp: ['Rabé'] } })
    for (const { components } of inWords(game.state, 'dark')) {
      const words = components.map((part) => ('content' in part ? part.content : '')).join('\n')
      expect(words).toContain('12× Battle Droid Squad 5')
      expect(words.split('Battle Droid Squad')).toHaveLength(2)
      expect(words).toMatch(/Rabé \d/)
    }
  })

  it('leave usual panels in letters of usual size', () => {
    const game = position({ at, step: 'battle', dark: { faceUp: ['Battle Droid Squad'] }, light: { faceUp: ['Rabé'] } })
    for (const { components } of inWords(game.state, 'dark'))
      expect(components.some((part) => 'content' in part && /^Battle Droid Squad 5/m.test(part.content))).toBe(true)
  })
})

describe('the replay of a match', () => {
  it('is one screen in words with twelve cards a side, too', () => {
    const { state } = position({ at: 'Tatooine • Podrace Arena', step: 'battle', ...CROWD })
    const { record } = presentOf(state, 'dark', [], false)
    const step = { at: NOW, view: youngJedi.view(state, 'dark'), events: [] }
    const replayed = { match: record, reader: 'dark', readers: ['dark', 'light'], steps: [step] } as unknown as Replay
    for (const language of LANGUAGES) {
      const watched = { game: youngJedi, replayed, language, names: LONG_NAMES }
      const drawn = renderReplay({ ...watched, frames: framesFor(watched), at: 0 })
      expect(messageHeight(drawn.components)).toBeLessThanOrEqual(724)
    }
  })

  it('is one screen with its story, as a picture and in words, in both languages', () => {
    const heights = [0, 2, 17, 32, 52].flatMap((answers) => {
      const { state, events } = played(youngJedi, 'full', 'room full 2', answers)
      return (['dark', 'spectator'] as const).flatMap((reader) => {
        const view = youngJedi.view(state as never, reader)
        const { record } = presentOf(state as never, 'dark', [], false)
        const step = { at: NOW, view, events: events.map((event) => partFor(event, reader)) }
        const replayed = { match: record, reader, readers: ['dark', 'light'], steps: [step] } as unknown as Replay
        return LANGUAGES.flatMap((language) => {
          const watched = { game: youngJedi, replayed, language, names: NAMES }
          const frames = framesFor(watched)
          return frames.flatMap((_, at) => {
            const input = { ...watched, frames, at }
            const scene = youngJedi.panels.scene(view as never, { language, names: NAMES, reader })
            const { height } = sceneSketch(scene, youngJedi.look as Look, SHEET, replayRoom(input))
            const drawn = renderReplay({ ...input, shown: [{ name: 'a.png', data: Buffer.from('') }] })
            return [messageHeight(drawn.components, [height]), messageHeight(renderReplay(input).components)]
          })
        })
      })
    })
    expect(heights.length).toBeGreaterThan(30)
    expect(Math.max(...heights)).toBeLessThanOrEqual(724)
  })
})
