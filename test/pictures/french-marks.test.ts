/** Texts of pictures set the marks of French with a space before them: « puissance 0 : Aucune carte ». */
import { describe, expect, it } from 'vitest'
import type { Scene } from '../../src/contract/index.ts'
import { sceneWords } from '../../src/discord/table/scene-words.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { jointsOf } from '../../src/kit/wording/words.ts'
import { altOf } from '../../src/pictures/alt.ts'
import { sceneAlt } from '../../src/pictures/decision/scene-alt.ts'
import { leagueAlt } from '../../src/pictures/leagues/league-alt.ts'
import type { LeagueBlock } from '../../src/pictures/leagues/league-blocks.ts'
import { scenePictureWords } from '../../src/records/picture-words.ts'
import { DESIGN } from './scenes.ts'

/** A mark as English sets it: right behind a word. */
const ENGLISH = /[^\s\u00a0][:;](?=\s|$)/g
const english = (text: string): readonly string[] => [...text.matchAll(ENGLISH)].map(([mark]) => mark)

/** The scenes whose own texts have none of these marks, so that all marks are set by the picture. */
const SCENES: readonly (readonly [string, Scene])[] = Object.entries(DESIGN).map(([name, scene]) => [
  name,
  JSON.parse(
    JSON.stringify(scene).replace(/(?<=\w)[:;!?](?=[ "])(?!":)/g, (mark, at: number, all: string) =>
      all[at + 1] === '"' && all[at + 2] === ':' ? mark : '',
    ),
  ) as Scene,
])

describe('French texts of pictures', () => {
  it('have a space before each mark in the descriptions of scenes', () => {
    const texts = SCENES.map(([, scene]) => sceneAlt(scene, scenePictureWords('fr')))
    expect(texts.filter((text) => text.includes('\u00a0: ')).length).toBeGreaterThan(SCENES.length / 2)
    expect(texts.flatMap(english)).toEqual([])
    expect(SCENES.flatMap(([, scene]) => english(sceneAlt(scene, scenePictureWords('en')))).length).toBeGreaterThan(0)
  })

  it('have one in scenes as text', () => {
    const lines = SCENES.flatMap(([, scene]) => sceneWords(scene, 'fr'))
    expect(lines.some((line) => line.includes('\u00a0: '))).toBe(true)
    expect(lines.flatMap(english)).toEqual([])
  })

  it('have one on cards', () => {
    const named = ({ title, subtitle }: { title: string; subtitle: string | null }) => [title, subtitle ?? '']
    const texts = youngJedi.cards.all.map((card) =>
      named(card).reduce(
        (text, name) => (name === '' ? text : text.replaceAll(name, '')),
        altOf(youngJedi.cards.sheet(card.id, 'fr'), 'fr'),
      ),
    )
    expect(texts.flatMap(english)).toEqual([])
  })

  it('have one in leagues', () => {
    const words = {
      ...{
        sideNames: ['A', 'B'] as const,
        marks: { won: 'gagnée', drawn: 'nulle', lost: 'perdue', running: 'en cours' },
      },
      ...{
        up: String,
        down: String,
        points: String,
        games: String,
        against: 'contre',
        to: 'à',
        likely: (from: number, to: number) => `places probables ${from} à ${to}`,
        possible: (from: number, to: number) => `places possibles ${from} à ${to}`,
        joints: jointsOf('fr'),
      },
    }
    const blocks = [
      { block: 'bars', rows: [{ label: 'jours', value: '3' }] },
      { block: 'compare', names: ['A', 'B'], rows: [{ left: '1', label: 'points', right: '2' }], parts: [] },
    ] as unknown as readonly LeagueBlock[]
    const alt = leagueAlt({ blocks, words } as never)
    expect(alt).toContain('jours\u00a0: 3')
    expect(english(alt)).toEqual([])
  })
})
