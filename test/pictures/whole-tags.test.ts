/** No tag in the picture of a question is cut: words at the foot of a card, labels of piles and numbers, names of places. */
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Look, type Scene } from '../../src/contract/index.ts'
import type { AnyGame } from '../../src/games/games.ts'
import { swccg } from '../../src/games/swccg/index.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { sceneSketch } from '../../src/pictures/decision/compose.ts'
import { PICTURE } from '../../src/pictures/style.ts'
import { textOf } from './decision-checks.ts'
import { played } from './positions.ts'

const LENGTHS = [0, 5, 14, 30, 55, 90, 150, 210]
/** The usual height, one beside much text, and none, which is the tightest. */
const ROOMS = [PICTURE.height, 590, 0]
const NAMES = ['Annabelle', 'Bertrand']

/** The tags in a part of a scene, the ground of its place among them. */
function tagsIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  const place = 'block' in part && part.block === 'place' && 'title' in part ? [part.title] : []
  const own = [...place, 'foot' in part && part.foot, 'label' in part && part.label]
  return [...own.filter((one) => typeof one === 'string'), ...Object.values(part).flatMap(tagsIn)]
}

/** The beginnings of a tag, as they are drawn where the rest is left out. */
const startsOf = (tag: string): string[] =>
  [...tag].map(
    (_, at, letters) =>
      `${letters
        .slice(0, at + 1)
        .join('')
        .trimEnd()}…`,
  )

/** Scenes of the questions and of the table after each number of answers, in both languages. */
function scenesOf(game: AnyGame, format: string): Scene[] {
  return LENGTHS.flatMap((answers) => {
    const { state } = played(game, format, `tags ${format} ${answers}`, answers)
    return game.decisions(state).flatMap((decision) =>
      LANGUAGES.flatMap((language) => {
        const view = game.view(state, decision.seat)
        const names = Object.fromEntries(game.seats.map((seat, at) => [seat, NAMES[at] as string]))
        const voice = { language, names, reader: decision.seat }
        const asked = game.panels.ask(decision, view, { suggested: false }, voice).scene()
        return [asked, game.panels.scene(view, voice)].filter((scene) => scene !== undefined)
      }),
    )
  })
}

describe.each([youngJedi, swccg].map((game) => ({ id: game.id, game: game as AnyGame })))('$id', ({ game }) => {
  test.each(game.formats)('draws every tag whole in the format %s, whatever the room', (format) => {
    const scenes = scenesOf(game, format)
    const tags = new Set<string>()
    const cut = new Set<string>()
    for (const scene of scenes) {
      const starts = new Set(tagsIn(scene.blocks).flatMap(startsOf))
      for (const tag of tagsIn(scene.blocks)) tags.add(tag)
      for (const room of ROOMS)
        for (const part of sceneSketch(scene, game.look as Look, (id) => game.cards.sheet(id, 'en'), room).parts)
          if (starts.has(textOf(part))) cut.add(textOf(part))
    }
    expect([...cut]).toEqual([])
    expect(tags.size).toBeGreaterThan(5)
  })
})
