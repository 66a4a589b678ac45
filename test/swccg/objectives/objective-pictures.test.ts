/** Objectives at the table: the tile before the hand, a look at both sides, and the moment when one turns over. */
import { describe, expect, test } from 'vitest'
import { type Block, type Language, seenBy } from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { closeUps } from '../../../src/games/swccg/panels/close-ups/index.ts'
import { tableScene } from '../../../src/games/swccg/panels/scenes/table-scene.ts'
import { highlights } from '../../../src/games/swccg/story/highlights.ts'
import { sceneSketch } from '../../../src/pictures/decision/compose.ts'
import { faults } from '../../pictures/decision-checks.ts'
import { laid } from '../lent-texts.ts'

const voiceIn = (language: Language) => ({ language, names: { dark: 'Ann', light: 'Bob' }, reader: 'dark' }) as const
const begun = () =>
  laid({
    table: ['Endor Operations', 'Rebel Strike Team'],
    places: ['Endor, dark | Establish Secret Base', 'Endor Back Door, dark'],
    dark: { hand: 'Ominous Rumors; Stormtrooper' },
  })
const find = <K extends Block['block']>(blocks: readonly Block[], kind: K) =>
  blocks.filter((block): block is Extract<Block, { block: K }> => block.block === kind)

const WORDS = {
  en: { mine: 'Objective: Endor Operations', foot: 'Objective', far: 'So far: 1 of 2.', up: 'in force' },
  fr: {
    mine: 'Objectif\u00a0: Endor Operations',
    foot: 'Objectif',
    far: 'Pour l’instant\u00a0: 1 sur 2.',
    up: 'en vigueur',
  },
}

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  const voice = voiceIn(language)
  const said = WORDS[language]

  test('the reader’s own Objective lies before their hand', () => {
    const [tray] = find(tableScene(swccg.view(begun().state, 'dark'), voice).blocks, 'tray')
    expect(tray?.tiles.map(({ card }) => card).slice(0, 2)).toEqual(['8_167', '8_127'])
    expect(tray?.tiles).toHaveLength(3)
    expect(tray?.tiles[0]).toMatchObject({ card: '8_167', foot: said.foot })
    expect(tray?.tiles[0]?.flipped).toBeUndefined()
  })

  test('the menu leads to both Objectives, the own one first', () => {
    const view = swccg.view(begun().state, 'dark')
    const entries = closeUps.menu(view, voice).filter(({ id }) => id.startsWith('objective-'))
    expect(entries.map(({ label }) => label)).toEqual([said.mine, expect.stringContaining('Rebel Strike Team')])
    expect(closeUps.menu(swccg.view(begun().state, 'light'), voice)).toHaveLength(closeUps.menu(view, voice).length)
  })

  test('a look shows both sides, the one in front, and how far what turns it over is', () => {
    const view = swccg.view(begun().state, 'dark')
    const id = closeUps.menu(view, voice).find(({ label }) => label === said.mine)?.id ?? ''
    const shown = closeUps.show(id, view, voice)
    const blocks = shown?.scene?.([]).blocks ?? []
    expect(find(blocks, 'sides')[0]?.faces).toMatchObject([
      { title: 'Endor Operations', state: 'up', says: said.up },
      { title: 'Imperial Outpost' },
    ])
    expect(find(blocks, 'sides')[0]?.faces[1].state).toBeUndefined()
    expect(find(blocks, 'note')[0]?.lines[0]?.text).toContain(said.far)
    // The picture holds both texts: lines below it would be higher than a phone.
    expect(shown?.lines).toBeUndefined()
  })

  test.each(['Endor Operations', 'Rebel Strike Team', 'Bring Him Before Me', 'There Is Good In Him'])(
    'a look at %s shows its texts whole',
    (title) => {
      const { state } = laid({ table: [title], places: ['Endor, dark'] })
      const view = swccg.view(state, 'dark')
      const id = closeUps.menu(view, voice).find((entry) => entry.id.startsWith('objective-'))?.id ?? ''
      const scene = closeUps.show(id, view, voice)?.scene?.([])
      const sketch = sceneSketch(scene!, swccg.look!, (card) => swccg.cards.sheet(card, language), 866)
      expect(faults(sketch)).toEqual([])
      expect(sketch.height).toBeLessThanOrEqual(866)
      const words = sketch.parts.flatMap((part) => (part.kind === 'words' ? part.fitted.set.lines : []))
      expect(JSON.stringify(words)).not.toContain('…')
    },
  )

  test('turning over is a moment that shows the side that is up now', () => {
    const played = begun()
    const from = played.events.length
    played.choose('dark', ['act'], 'do', ({ card }) => card === '8_127', 'Ominous Rumors')
    const view = swccg.view(played.state, 'dark')
    const seen = played.events.map((event) => seenBy(event, 'dark'))
    expect(highlights.may(seen.slice(from))).toBe(true)
    const blocks = highlights.of(seen, from, view, voice, 'act')?.scene?.({ blocks: [] }).blocks ?? []
    expect(find(blocks, 'sides')[0]?.faces.map(({ state }) => state)).toEqual([undefined, 'up'])
    expect(find(tableScene(view, voice).blocks, 'tray')[0]?.tiles[0]).toMatchObject({ card: '8_167b', flipped: true })
    expect(highlights.of(seen.slice(0, from), 0, view, voice, 'act')).toBeNull()
  })
})
