/** The pictures of the questions of whole games: each fits, can be read, and is told in words. */
import { describe, expect, it } from 'vitest'
import type { Language, Look, Scene } from '../../src/contract/index.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { sceneSketch } from '../../src/pictures/decision/compose.ts'
import { sceneAlt } from '../../src/pictures/decision/scene-alt.ts'
import { PICTURE, TYPE } from '../../src/pictures/style.ts'
import { scenePictureWords } from '../../src/records/picture-words.ts'
import { faults, hiddenHeads } from './decision-checks.ts'
import { played } from './positions.ts'
import { SHEET } from './scenes.ts'

const LENGTHS = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 60, 75, 90, 110, 130, 150, 175, 200, 230, 260]
const look = youngJedi.look as Look
/** The heights that pictures are given: the usual one, one beside much text, and none, which is the tightest. */
const ROOMS = [PICTURE.height, 700, 590, 0]
/** Heights between the loosest and the tightest pictures. */
const BETWEEN = Array.from({ length: 5 }, (_, at) => 520 + at * 60)
/** A row of names is higher than this. */
const ROW = 40

interface Asked {
  readonly scene: Scene
  readonly language: Language
  readonly told: string
}

/** Returns the scenes of the questions that are open after this many answers, and of the table beside them. */
function scenesAfter(format: string, answers: number, language: Language): Asked[] {
  const { state } = played(youngJedi, format, `scene ${format} ${language} ${answers}`, answers)
  const names = { dark: 'Annabelle', light: 'Bertrand' }
  return youngJedi.decisions(state as never).flatMap((decision) => {
    const view = youngJedi.view(state as never, decision.seat)
    const voice = { language, names, reader: decision.seat }
    const proposal = youngJedi.panels.suggest(decision, view) ?? {}
    const begun = [{ suggested: false }, { ...proposal, suggested: true }]
    return begun.flatMap((one) => {
      const panel = youngJedi.panels.ask(decision, view, one, voice)
      return panel === undefined ? [] : [{ scene: panel.scene(), language, told: `${decision.kind} after ${answers}` }]
    })
  })
}

const all = (['starter', 'full'] as const).flatMap((format) =>
  (['en', 'fr'] as const).flatMap((language) => LENGTHS.flatMap((answers) => scenesAfter(format, answers, language))),
)

describe('the pictures of whole games', () => {
  it('are of many kinds of questions', () => {
    expect(new Set(all.map(({ told }) => told.split(' ')[0])).size).toBeGreaterThan(5)
  })

  it('lay nothing over anything else, are not too high and have large letters', () => {
    const poor = all.flatMap(({ scene, told }) =>
      ROOMS.flatMap((room) => {
        const sketch = sceneSketch(scene, look, SHEET, room)
        const small = sketch.parts.filter((part) => part.kind === 'words' && part.fitted.set.size < TYPE.leastWord)
        const high = sketch.height > PICTURE.tallest ? [`${sketch.height} high`] : []
        return [...faults(sketch), ...hiddenHeads(sketch, look), ...high, ...small.map(() => 'small')].map(
          (one) => `${told}, ${room}: ${one}`,
        )
      }),
    )
    expect(poor).toEqual([])
  })

  it('leave no room unused that a row of names would take, on the average', () => {
    const unused = all.flatMap(({ scene }) => {
      const loosest = sceneSketch(scene, look, SHEET, Number.POSITIVE_INFINITY).height
      const tightest = sceneSketch(scene, look, SHEET, 0).height
      const rooms = BETWEEN.filter((room) => room >= tightest && room < loosest)
      return rooms.map((room) => room - sceneSketch(scene, look, SHEET, room).height)
    })
    expect(unused.length).toBeGreaterThan(100)
    expect(Math.min(...unused)).toBeGreaterThanOrEqual(0)
    expect(unused.reduce((sum, one) => sum + one, 0) / unused.length).toBeLessThan(ROW)
  })

  it('have a text that Discord takes as a whole', () => {
    const cut = all.filter(({ scene, language }) => /…$/.test(sceneAlt(scene, scenePictureWords(language))))
    expect(cut.map(({ told }) => told)).toEqual([])
  })
})
