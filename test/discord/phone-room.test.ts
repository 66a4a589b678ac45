/** The height of panels on a telephone: the estimate, and the room that it leaves to pictures. */
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Look } from '../../src/contract/index.ts'
import { laidPanel } from '../../src/discord/match/asked-panel.ts'
import { framesFor, renderReplay, replayRoom } from '../../src/discord/replay/replay-panel.ts'
import { zoneRow } from '../../src/discord/settings/settings-panel.ts'
import { button, picture, row, select, text } from '../../src/discord/shell/components.ts'
import { messageHeight, pictureRoom, textHeight } from '../../src/discord/table/phone-room.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import type { Replayed } from '../../src/matches/api.ts'
import { partFor } from '../../src/matches/notices.ts'
import { previewOf, sightOf } from '../../src/matches/sight.ts'
import { sketchOf } from '../../src/pictures/decision/compose.ts'
import { played } from '../pictures/positions.ts'
import { SHEET } from '../pictures/scenes.ts'
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

/** The heights of the panels that are open after so many answers, with their pictures, in both languages. */
function heightsAfter(format: string, seed: number, answers: number, asksZone = false): number[] {
  const { state, events } = played(youngJedi, format, `room ${format} ${seed}`, answers)
  return youngJedi.decisions(state as never).flatMap(({ seat }) => {
    const present = presentOf(state as never, seat, [], false)
    const sight = sightOf(present, seat, previewOf(present, seat))
    const happened = events.slice(-12).map((event) => partFor(event, seat))
    return LANGUAGES.map((language) => {
      const foot = asksZone ? [zoneRow(language)] : []
      const { scene, room, body } = laidPanel({ game: youngJedi, sight, language, names: NAMES, happened, foot })
      const { height } = sketchOf(scene(), youngJedi.look as Look, SHEET, room)
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

describe('the replay of a match', () => {
  it('is one screen with its story, as a picture and in words, in both languages', () => {
    const heights = [0, 2, 17, 32, 52].flatMap((answers) => {
      const { state, events } = played(youngJedi, 'full', 'room full 2', answers)
      return (['dark', 'spectator'] as const).flatMap((reader) => {
        const view = youngJedi.view(state as never, reader)
        const { record } = presentOf(state as never, 'dark', [], false)
        const step = { at: NOW, view, events: events.map((event) => partFor(event, reader)) }
        const replayed = { match: record, reader, readers: ['dark', 'light'], steps: [step] } as unknown as Replayed
        return LANGUAGES.flatMap((language) => {
          const watched = { game: youngJedi, replayed, language, names: NAMES }
          const frames = framesFor(watched)
          return frames.flatMap((_, at) => {
            const input = { ...watched, frames, at }
            const scene = youngJedi.panels!.scene(view as never, { language, names: NAMES, reader })
            const { height } = sketchOf(scene, youngJedi.look as Look, SHEET, replayRoom(input))
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
