/** Captives on table: in the picture, in its text, in the list of a place, and in the table as text. */
import { describe, expect, test } from 'vitest'
import type { Block, Language } from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { closeUps } from '../../../src/games/swccg/panels/close-ups/index.ts'
import { tableScene } from '../../../src/games/swccg/panels/scenes/table-scene.ts'
import { sceneAlt } from '../../../src/pictures/decision/scene-alt.ts'
import { scenePictureWords } from '../../../src/records/picture-words.ts'
import { laid } from '../lent-texts.ts'

const played = laid({
  ...{ turn: 'dark', phase: 'deploy' },
  places: [
    'Endor Back Door, dark | Tarl + Midge captive + BlasTech E-11B Blaster Rifle; Grond; Chewbacca Of Kashyyyk',
    'Endor Great Forest, dark | General Solo',
  ],
})
const view = swccg.view(played.state, 'dark')
const voiceIn = (language: Language) => ({ language, names: { dark: 'Ann', light: 'Bob' }, reader: 'dark' }) as const
const place = view.places[0]!.id
const WORDS = {
  en: { tile: 'captive: Midge', note: 'Midge, captive (Tarl)', hint: 'Bob · captive · under Tarl' },
  fr: { tile: 'en captivité : Midge', note: 'Midge, en captivité (Tarl)', hint: 'Bob · en captivité · sous Tarl' },
}

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  const voice = voiceIn(language)
  const scene = tableScene(view, voice)
  const find = <K extends Block['block']>(kind: K) =>
    scene.blocks.filter((block): block is Extract<Block, { block: K }> => block.block === kind)

  test('the escort has a lock with the name of its captive, and no other card has', () => {
    const tiles = find('board').flatMap(({ places }) =>
      places.flatMap(({ sides }) => sides.flatMap((one) => one.tiles)),
    )
    expect(tiles.filter(({ keeps }) => keeps !== undefined).map(({ card, keeps }) => [card, keeps])).toEqual([
      ['8_114', WORDS[language].tile],
    ])
    expect(tiles.map(({ card }) => card)).not.toContain('9_11')
  })

  test('a line below the table names the captive and its escort', () => {
    expect(find('note').flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual([WORDS[language].note])
  })

  test('the text of the picture says it', () => {
    expect(sceneAlt(scene, scenePictureWords(language))).toContain(WORDS[language].tile)
  })

  test('a look at the place lists it behind the escort and its arms, and marks the escort', () => {
    const shown = closeUps.show!(place, view, voice)!
    const cards = shown.cards.map(({ card }) => card)
    expect(cards.slice(cards.indexOf('8_114'), cards.indexOf('8_114') + 3)).toEqual(['8_114', '8_85', '9_11'])
    expect(shown.cards.find(({ card }) => card === '9_11')?.hint).toBe(WORDS[language].hint)
    const muster = shown.scene!([]).blocks.find((block) => block.block === 'muster')
    const fighters = muster?.block === 'muster' ? muster.sides.flatMap((side) => side.fighters) : []
    expect(fighters.find(({ tile }) => tile.card === '8_114')?.chips).toContainEqual({ icon: 'lock', text: 'Midge' })
    expect(sceneAlt(shown.scene!([]), scenePictureWords(language))).toContain(WORDS[language].note)
  })

  test('the table as text names what it is', () => {
    const faces = swccg
      .layout(view, voice)
      .board!.flatMap(({ places }) => places.flatMap(({ sides }) => sides.dark ?? []))
    const under = faces.find(({ card }) => card === '8_114')?.under ?? []
    expect(under.map(({ card, role }) => [card, role])).toContainEqual(['9_11', WORDS[language].tile.split(/\s?:/)[0]])
  })
})
