/** The picture of a battle, from a single fighter to a crowd: nothing overflows, and everybody is told in words. */
import { describe, expect, it } from 'vitest'
import type { Look, Scene } from '../../../src/contract/index.ts'
import { sceneWords } from '../../../src/discord/table/scene-words.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { sceneContext } from '../../../src/games/swccg/panels/scenes/scene-context.ts'
import { battleBlocks } from '../../../src/games/swccg/rules/battle/scene.ts'
import { newBattle } from '../../../src/games/swccg/rules/battle/steps.ts'
import type { View } from '../../../src/games/swccg/view/player-view.ts'
import { sceneSketch } from '../../../src/pictures/decision/compose.ts'
import { sceneAlt } from '../../../src/pictures/decision/scene-alt.ts'
import { faults } from '../../pictures/decision-checks.ts'
import { laid } from '../scripted-turns.ts'
import { fullTable, LANGUAGES, shown, voiceOf } from './full-tables.ts'

const look = swccg.look as Look

/** The battles at the first places of a table on which each side has at most this many fighters at a place. */
const battles = (crowd: number) =>
  LANGUAGES.flatMap((language) =>
    [0, 1, 2, 3, 4].map((at) => {
      const table = fullTable(`battle ${crowd}`, { places: 14, hand: 6, crowd })
      const view = { ...table, battle: newBattle(at % 2 === 0 ? 'dark' : 'light', table.places[at * 2]!.id, []) }
      const scene: Scene = { blocks: battleBlocks(sceneContext(view, voiceOf('dark', language)), view.battle) }
      return { language, view, scene }
    }),
  )

describe.each([1, 4, 7, 12, 20])('a battle of up to %i fighters a side', (crowd) => {
  it('lays nothing over anything else, and is not too high', () => {
    for (const { scene, language } of battles(crowd)) {
      const sketch = sceneSketch(scene, look, shown(scene, language).sheet)
      expect(faults(sketch)).toEqual([])
      expect(sketch.height).toBeLessThanOrEqual(866)
    }
  })

  it('shows each fighter once, and tells all in words that a reader of pictures gets whole', () => {
    for (const { scene, language, view } of battles(crowd)) {
      const alt = sceneAlt(scene, shown(scene, language).words)
      expect(alt.length).toBeLessThanOrEqual(1024)
      const muster = scene.blocks.find((block) => block.block === 'muster')
      const handles =
        muster?.block === 'muster'
          ? muster.sides.flatMap(({ fighters }) => fighters.map(({ tile }) => tile.handle))
          : []
      const there = view.pieces.filter(({ at }) => at === view.battle.at).map(({ handle }) => handle)
      expect(handles.toSorted()).toEqual(there.toSorted())
    }
  })
})

describe('a ship with a crew', () => {
  /** The note of Red Squadron 7 in a battle, and the text of its side. */
  const noted = (piloted: string) => {
    const state = laid({ turn: 'light', phase: 'battle', places: [`Tatooine | ${piloted}; TIE Defender Mark I`] })
    const view = swccg.view(state, 'light') as View
    const battle = newBattle('light', view.places[0]!.id, [])
    const scene: Scene = { blocks: battleBlocks(sceneContext({ ...view, battle }, voiceOf('light', 'en')), battle) }
    const muster = scene.blocks.find((block) => block.block === 'muster')
    const [ship] = muster?.block === 'muster' ? muster.sides[0].fighters : []
    return { note: ship?.note, words: sceneWords(scene, 'en').join('\n') }
  }

  it('counts the ability of its pilot for battle destiny', () => {
    const { note, words } = noted('Red Squadron 7 + Keir Santage pilot')
    expect(note).toBe('ability 2')
    expect(words).toContain('Red 7 (5, Keir Santage + 2, ability 2)')
  })
})
