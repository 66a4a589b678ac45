/** French panels hold no English word of the program: neither their own words nor the text of their picture. */
import { expect, test } from 'vitest'
import { sceneWords } from '../../../src/discord/table/scene-words.ts'
import { cards } from '../../../src/games/swccg/cards/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { en as gameEn } from '../../../src/games/swccg/words/en.ts'
import { fr as gameFr } from '../../../src/games/swccg/words/fr.ts'
import { shortName } from '../../../src/games/swccg/words/short-names.ts'
import { en } from '../../../src/locales/en.ts'
import { fr } from '../../../src/locales/fr.ts'
import { sceneAlt } from '../../../src/pictures/decision/scene-alt.ts'
import { scenePictureWords } from '../../../src/records/picture-words.ts'
import { voiceOf } from './full-tables.ts'
import { lookAtShared } from './played-positions.ts'

const wordsIn = (text: string): readonly string[] =>
  (text.replace(/\{\{.*?\}\}/gu, ' ').match(/\p{L}{3,}/gu) ?? []).map((word) => word.toLowerCase())
const lexicon = (...books: readonly object[]): ReadonlySet<string> =>
  new Set(books.flatMap((book) => Object.values(book) as readonly string[]).flatMap(wordsIn))

const FRENCH = lexicon(fr, gameFr)
/** Words that stand in English texts of the program, and in no French one. */
const ENGLISH = new Set([...lexicon(en, gameEn)].filter((word) => !FRENCH.has(word)))
/** Cards have the same names in both languages. */
const NAMES = new Set(cards.flatMap(({ id, title }) => [title, shortName(id)]).flatMap(wordsIn))

test('no English word of the program is left in French panels and in the texts of their pictures', () => {
  const found = new Map<string, string>()
  const look = (text: string) => {
    for (const word of wordsIn(text)) if (ENGLISH.has(word) && !NAMES.has(word)) found.set(word, text)
  }
  let [asked, panels] = [0, 0]
  lookAtShared({ careful: 3, wild: 3, most: 400 }, ({ decision, view }) => {
    asked += 1
    if (decision.silence !== undefined || asked % 4 !== 0) return
    panels += 1
    const proposal = swccg.panels!.suggest(decision, view)
    for (const begun of [{ suggested: false }, ...(proposal === null ? [] : [{ ...proposal, suggested: true }])]) {
      const {
        question,
        below = '',
        actions,
        more,
        list,
        scene,
      } = swccg.panels!.ask(decision, view, begun, voiceOf(decision.seat, 'fr'))
      const entries = list?.entries ?? []
      look([question, below, ...[...actions, ...more, ...entries].map(({ label }) => label)].join(' | '))
      look(entries.map(({ hint = '' }) => hint).join(' | '))
      const shown = scene()
      look(sceneAlt(shown, scenePictureWords('fr')))
      look(sceneWords(shown, 'fr').join(' | '))
    }
  })
  expect([...found]).toEqual([])
  expect(panels).toBeGreaterThan(150)
})

test('a word that stands in English texts alone is found', () => {
  expect(ENGLISH.has('chosen')).toBe(true)
  expect(ENGLISH.has('attrition')).toBe(false)
})
