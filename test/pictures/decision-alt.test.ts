/** The text of a picture says all that the picture shows. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Language, Look, Scene } from '../../src/contract/index.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { sceneSketch } from '../../src/pictures/decision/compose.ts'
import { sceneAlt } from '../../src/pictures/decision/scene-alt.ts'
import { textOf } from './decision-checks.ts'
import { DESIGN, SHEET, shownScene } from './scenes.ts'
import { crowdedScene, wildScene } from './scenes-generated.ts'

const altOf = (scene: Scene, language: Language): string => sceneAlt(scene, shownScene(scene, language).words)

/** Returns the numbers and words that a text holds. */
const tokens = (text: string): string[] => text.split(/[^\p{L}\d’'-]+/u).filter((word) => /[\p{L}\d]/u.test(word))

/** Returns the words and numbers of the picture that its text lacks. */
function unsaid(scene: Scene): string[] {
  const alt = new Set(tokens(altOf(scene, 'en')).flatMap((word) => [word, word.replace(/^[+−-]/, '')]))
  const { parts } = sceneSketch(scene, youngJedi.look as Look, SHEET)
  const goals = new Set(
    scene.blocks.flatMap((block) => (block.block === 'strip' ? block.goals.map(({ sign }) => sign) : [])),
  )
  return parts
    .filter(({ kind }) => kind === 'words')
    .flatMap((part) => tokens(textOf(part)))
    .map((word) => word.replace(/^[+−-]/, ''))
    .filter((word) => !alt.has(word) && !goals.has(word) && !/^×/.test(word))
}

describe('the text of a picture', () => {
  it.each(Object.entries(DESIGN))('%s says each word and number of the picture', (_, scene) => {
    expect(unsaid(scene).filter((word) => word !== 'Suggested')).toEqual([])
  })

  it('names each card with its number on the most crowded tables, in both languages', () => {
    fc.assert(
      fc.property(crowdedScene, fc.constantFrom<Language[]>('en', 'fr'), (scene, language) => {
        const alt = altOf(scene, language)
        expect(alt.length).toBeLessThanOrEqual(1024)
        expect(alt).not.toMatch(/…$/)
        for (const block of scene.blocks) {
          if (block.block !== 'band' && block.block !== 'tray') continue
          for (const { name } of block.tiles) expect(alt).toContain(name)
          if (block.block === 'band') expect(alt).toContain(block.total?.value)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('names the card of a lane whose picture shows only its number', () => {
    const scene = DESIGN['06-plan']!
    const named: Scene = {
      blocks: scene.blocks.map((block) =>
        block.block !== 'lanes'
          ? block
          : {
              ...block,
              lanes: block.lanes.map((lane) => ({
                ...lane,
                chips: lane.chips.map((chip) => ({ ...chip, name: `Card of ${lane.number}` })),
              })),
            },
      ),
    }
    expect(altOf(scene, 'en')).not.toContain('Card of 1 +2')
    expect(altOf(named, 'en')).toContain('Card of 1 +2')
  })

  it('is never longer than Discord takes', () => {
    fc.assert(
      fc.property(wildScene, (scene) => {
        expect(altOf(scene, 'fr').length).toBeLessThanOrEqual(1024)
      }),
      { numRuns: 100 },
    )
  })

  it('never holds the name by which the program knows a card', () => {
    fc.assert(
      fc.property(crowdedScene, (scene) => {
        const marked = JSON.parse(JSON.stringify(scene).replace(/"handle":"[^"]*"/g, '"handle":"secret-name"')) as Scene
        expect(altOf(marked, 'en')).not.toContain('secret-name')
        expect(JSON.stringify(sceneSketch(marked, youngJedi.look as Look, SHEET))).not.toContain('secret-name')
      }),
      { numRuns: 20 },
    )
  })
})
