/** The panels of turning points fit a phone, with the longest names, in both languages. */
import { afterAll, describe, expect, it } from 'vitest'
import { analyse } from '../../src/analysis/analyse.ts'
import type { AnalysisSize } from '../../src/analysis/size.ts'
import { playedMatch } from '../../src/analysis/steps.ts'
import { LANGUAGES } from '../../src/contract/index.ts'
import { framePanel, type PanelView } from '../../src/discord/frame/frame.ts'
import { pictureWords } from '../../src/discord/frame/picture-words.ts'
import { curveParts } from '../../src/discord/replay/curve-panel.ts'
import { momentParts } from '../../src/discord/replay/moment-panel.ts'
import type { ShownAnalysis } from '../../src/discord/replay/shown-analysis.ts'
import { pictureRoom } from '../../src/discord/table/phone-room.ts'
import { games } from '../../src/games/registry.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { speak } from '../../src/locales/index.ts'
import { CardPictures } from '../../src/pictures/card-pictures.ts'
import { playedRows } from '../analysis/played-rows.ts'

const SIZE: AnalysisSize = {
  ...{ curve: 2, tried: 12, choicesAgain: 4, worlds: 12 },
  ...{ luck: 2, luckAgain: 4, mostLuckAgain: 1, limit: 6_000 },
}
const ROWS = playedRows(3, { light: { atRandom: 30 } }, 'starter')
const found = analyse(youngJedi, ROWS, { seed: 'one', size: SIZE })
const LONG = { dark: 'Maximiliane-Wilhelmina von Trapp', light: 'Bartholomäus Konstantin Müller-W' }
const pictures = new CardPictures(games)
afterAll(() => pictures.close())

/** The height of a PNG, in drawn pixels. */
const heightOf = (png: Uint8Array): number => Buffer.from(png).readUInt32BE(20)

const [point] = found.points.filter(({ kind }) => kind === 'choice')
const choice = point?.kind === 'choice' ? point : null
const [answer] = choice?.answers ?? []
// Three points with four answers each: no panel is higher.
const full = {
  ...choice,
  answers: Array.from({ length: 4 }, (_, at) => ({ ...answer, is: at === 0 ? 'best' : 'played' })),
}
const points = [full, full, full] as unknown as ShownAnalysis['points']

describe.each(LANGUAGES)('the panels in %s', (language) => {
  const say = speak(language)
  const sides = ['dark', 'light'] as const
  const words = pictureWords({ say, game: youngJedi, sides, language })
  const view: PanelView = { say, language, game: youngJedi, now: new Date(0), wordsOnly: false, sides, words }
  const match = { id: 'Xr4m2Lp0Vd', outcome: youngJedi.outcome(playedMatch(youngJedi, ROWS).end as never) }
  const shown: ShownAnalysis = {
    match: match as unknown as ShownAnalysis['match'],
    analysis: { ...found, cut: true },
    game: youngJedi,
    names: LONG,
    own: null,
    points,
  }

  it.each(['curve', 'moment'] as const)('%s: it fits one screen', async (which) => {
    const parts = which === 'curve' ? curveParts(view, shown) : momentParts(view, shown, points[0]!, 0)
    const { components, files = [] } = await framePanel({ pictures: pictures as never }, view, parts)
    const [file] = files
    expect(heightOf(file!.data)).toBeLessThanOrEqual(pictureRoom(components))
    const controls = components.map((part) => ('components' in part ? part.components.length : 0))
    expect(controls.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(5)
  })
})
