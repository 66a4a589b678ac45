/**
 * Signs in the labels of buttons and entries. A client draws an emoji there in its own size and colour: it makes the
 * label wider than a row has room for, and breaks it. A sign such as `›` or `✦` is a letter like any other.
 */
import { expect, test } from 'vitest'
import { en as wordsEn } from '../../src/games/young-jedi/words/en.ts'
import { fr as wordsFr } from '../../src/games/young-jedi/words/fr.ts'
import { en } from '../../src/locales/en.ts'
import { fr } from '../../src/locales/fr.ts'
import { EMOJI } from '../games/label-complaints.ts'
import { code, sources } from './sources.ts'

type Texts = Readonly<Record<string, string>>
const TEXTS: readonly Texts[] = [en, fr, wordsEn, wordsFr]

/** The places at which a label begins: calls that make buttons, links and menus, and fields of that name. */
const LABELS = /\b(?:button|link|select|channelPick)\(|\b(?:label|placeholder|hint):/g

/** Returns the code of a label: up to the end of its call or field. */
function labelAt(text: string, from: number, ends: string): string {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    const letter = text[at] as string
    if ('([{'.includes(letter)) depth++
    if (depth === 0 && ends.includes(letter)) return text.slice(from, at)
    if (')]}'.includes(letter)) depth--
    if (depth < 0) return text.slice(from, at)
  }
  return text.slice(from)
}

/** Returns the code of all labels of a file. */
const labelsIn = (text: string): string[] =>
  [...text.matchAll(LABELS)].map(({ 0: found, index }) =>
    labelAt(text, index + found.length, found.endsWith('(') ? ')' : ',\n'),
  )

/** Returns what a label may say: its own literals, and the texts that it names, in both languages. */
function saidBy(label: string): string[] {
  const literals = [...label.matchAll(/'([^'\n]*)'|`([^`]*)`/g)].map(([, one, other]) => one ?? other ?? '')
  const named = literals.flatMap((key) =>
    TEXTS.flatMap((texts) => ['', '_one', '_other'].flatMap((form) => texts[`${key}${form}`] ?? [])),
  )
  return [...literals, ...named]
}

test('labels of buttons and entries have no emoji', () => {
  const labels = sources
    .filter(({ path }) => !path.includes('doctor') && !path.includes('pictures'))
    .flatMap((source) => labelsIn(code(source)).map((label) => ({ path: source.path, said: saidBy(label) })))
  expect(labels.length).toBeGreaterThan(500)
  const faults = labels.flatMap(({ path, said }) =>
    said.filter((text) => EMOJI.test(text)).map((text) => `${path}: ${text}`),
  )
  expect([...new Set(faults)]).toEqual([])
})

test('a label with an emoji is found in a literal and in a text, and a plain sign is none', () => {
  const [called = '', field = ''] = labelsIn("row(button(id('a', 'b'), `▶ next`))\n{ label: say('page.on'), value }")
  expect(saidBy(called).some((text) => EMOJI.test(text))).toBe(true)
  expect(saidBy(field)).toContain(en['page.on'])
  expect(EMOJI.test('Next › ✦ 12 #2 ▲ ◆ ●')).toBe(false)
  expect(EMOJI.test('✔\ufe0e')).toBe(false)
})
