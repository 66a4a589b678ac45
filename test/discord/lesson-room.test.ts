/** The height of the panels of a first game on a telephone: every step, every page of its explanations. */

import { describe, expect, it } from 'vitest'
import {
  LANGUAGES,
  type Language,
  type Look,
  type Moments,
  type SeenEvent,
  type Voice,
} from '../../src/contract/index.ts'
import { lessonBeside } from '../../src/discord/lesson/lesson-panel.ts'
import { laidPanel } from '../../src/discord/match/asked-panel.ts'
import type { PanelInput } from '../../src/discord/match/panel-input.ts'
import { replayButton } from '../../src/discord/replay/replay-panel.ts'
import { row } from '../../src/discord/shell/components.ts'
import { customId } from '../../src/discord/shell/custom-id.ts'
import { longOf } from '../../src/discord/table/moment-pictures.ts'
import { messageHeight } from '../../src/discord/table/phone-room.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { lesson } from '../../src/games/young-jedi/lesson/index.ts'
import { jointsOf } from '../../src/kit/wording/words.ts'
import { speak } from '../../src/locales/index.ts'
import type { Sight } from '../../src/matches/api.ts'
import { partFor } from '../../src/matches/notices.ts'
import { previewOf, sightOf } from '../../src/matches/sight.ts'
import { sceneSketch } from '../../src/pictures/decision/compose.ts'
import { momentSketch } from '../../src/pictures/moments/moment-artist.ts'
import { SHEET } from '../pictures/scenes.ts'
import { type Moment, type Player, players, playLesson } from '../young-jedi/lesson/playing.ts'
import { presentOf } from './positions.ts'

/** Discord leaves this much of a telephone's screen to a message. */
const SCREEN = 724
/** The width of a picture on the screen, as a share of its drawn pixels. */
const SHOWN = 316 / 760
const GAP = 8
const LOOK = youngJedi.look as Look

const PLAYERS: readonly (readonly [name: string, player: Player])[] = [
  ['practice', players.practice],
  ['first', players.first],
  ['safest', players.safest],
  ...[1, 2].map((seed): [string, Player] => [`random ${seed}`, players.random(seed)]),
]

/** A panel of the lesson as a learner sees it. */
interface Seen {
  readonly where: string
  readonly height: number
}

/** Returns the panels of one step: one for each page of its explanations, and the one without explanations. */
function panelsAt(moment: Moment, told: readonly SeenEvent[], language: Language): Seen[] {
  const { kind, words, state, since } = moment
  const present = presentOf(state, 'light', [], false)
  const found = sightOf(present, 'light', previewOf(present, 'light'))
  const terms = { ...found.match.terms, format: lesson.format }
  const sight: Sight = { ...found, match: { ...found.match, terms } }
  const over = state.outcome !== null
  const names = { dark: speak(language)('practice.name'), light: 'Bertrand' }
  const reading = over ? [] : [{ quiet: true, page: 0 }]
  const pages = [
    ...Array.from({ length: Math.max(1, words.length) }, (_, page) => ({ quiet: false, page })),
    ...reading,
  ]
  return pages.map(({ quiet, page }) => {
    const about = { game: youngJedi, matchId: sight.match.id, seat: 'light', language, page, quiet, over }
    const input: PanelInput = {
      game: youngJedi,
      sight,
      language,
      names,
      happened: since.map((event) => partFor(event, 'light')),
      lesson: lessonBeside({ ...about, words: quiet ? [] : words }),
      ...(over ? { ended: endOf(sight, language) } : {}),
    }
    const { scene, room, body } = laidPanel(input)
    const voice: Voice = { language, names, reader: 'light' }
    const drawn = over ? endHeight(sight, told, voice) : sceneSketch(scene(), LOOK, SHEET, room).height
    const { components } = body([{ name: 'a.png', data: Buffer.from('') }])
    const said = quiet ? 'hidden' : (words[page]?.id ?? 'nothing')
    return { where: `${language} ${kind} ${said}`, height: messageHeight(components) + GAP + drawn * SHOWN }
  })
}

/** The ways on after a first game. */
function endOf({ match }: Sight, language: Language): NonNullable<PanelInput['ended']> {
  const say = speak(language)
  const entries = [{ id: customId('share', match.id), label: say('ended.share') }]
  return { line: null, buttons: row(replayButton(match.id, language)), entries }
}

/** The height of the card of the result, as drawn. */
function endHeight({ match, view }: Sight, told: readonly SeenEvent[], voice: Voice): number {
  const moments = youngJedi.moments as Moments<unknown>
  const end = moments.end(told, view, voice)
  if (end === null) return 0
  const words = { lost: '', wins: '', tie: '', deck: '', more: () => '', joints: jointsOf(voice.language) }
  const standing = moments.standing(view, voice)
  const setting = { seats: ['light', 'dark'], square: 'dark', names: voice.names, standing, words, sheet: SHEET }
  return momentSketch(setting, { kind: 'end', end, long: longOf(match, voice.language) }, LOOK).height
}

describe('the panels of the lesson', () => {
  it.each(LANGUAGES)('are one screen at every step, on every page (%s)', (language) => {
    const panels = PLAYERS.flatMap(([name, player]) => {
      const { moments, told } = playLesson(lesson.seed, player, language)

      return moments.flatMap((moment) =>
        panelsAt(moment, told, language).map(({ where, height }) => ({ where: `${name}: ${where}`, height })),
      )
    })
    expect(panels.length).toBeGreaterThan(100)
    expect(panels.filter(({ height }) => height > SCREEN)).toEqual([])
  })
})
