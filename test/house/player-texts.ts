/** Every text that a player may read, in both languages, with where it comes from. */

import { join } from 'node:path'
import { en as swccgLessonEn } from '../../src/games/swccg/lesson/lesson-en.ts'
import { fr as swccgLessonFr } from '../../src/games/swccg/lesson/lesson-fr.ts'
import { en as swccgEn } from '../../src/games/swccg/words/en.ts'
import { fr as swccgFr } from '../../src/games/swccg/words/fr.ts'
import { ruleChoices } from '../../src/games/young-jedi/agreements.ts'
import { cards } from '../../src/games/young-jedi/cards/index.ts'
import { deckRefusal } from '../../src/games/young-jedi/decks/fault-words.ts'
import { en as lessonEn } from '../../src/games/young-jedi/lesson/lesson-en.ts'
import { fr as lessonFr } from '../../src/games/young-jedi/lesson/lesson-fr.ts'
import { rulings } from '../../src/games/young-jedi/library/card-rulings.ts'
import { chapters } from '../../src/games/young-jedi/rulebook/chapters.ts'
import { decisions, parts } from '../../src/games/young-jedi/rulebook/index.ts'
import type { RuleText } from '../../src/games/young-jedi/rulebook/rule.ts'
import { ruleText } from '../../src/games/young-jedi/texts/describe.ts'
import { en as wordsEn } from '../../src/games/young-jedi/words/en.ts'
import { fr as wordsFr } from '../../src/games/young-jedi/words/fr.ts'
import { entriesOf } from '../../src/kit/notation/lines.ts'
import { en } from '../../src/locales/en.ts'
import { fr } from '../../src/locales/fr.ts'
import { code, sources } from './sources.ts'
import type { Kind, PlayerText } from './terms.ts'

type Texts = Readonly<Record<string, string>>

const table = (kind: Kind, english: Texts, french: Texts): PlayerText[] =>
  Object.entries(english).map(([key, text]) => ({ kind, key, en: text, fr: french[key] ?? '' }))
const one = (kind: Kind, key: string, { en, fr }: RuleText): PlayerText => ({ kind, key, en, fr })

const rulebook = (): PlayerText[] => [
  ...chapters.map(({ title }) => ({ kind: 'rules' as const, key: 'chapter', en: title })),
  ...parts.flatMap(({ number, title, rules }) => [
    one('rules', `part ${number}`, title),
    ...rules.flatMap(({ number, text, older = [], impossible }) => [
      one('rules', number, text),
      ...older.map(({ text }) => one('rules', `${number} (older)`, text)),
      ...(impossible === undefined ? [] : [one('rules', `${number} (impossible)`, impossible)]),
    ]),
  ]),
  ...decisions.flatMap(({ number, question, reading, reason }) =>
    [question, reading, reason].map((text) => one('rules', number, text)),
  ),
]

const choices = (): PlayerText[] =>
  ruleChoices.flatMap(({ id, name, about, values }) => [
    one('choices', id, name),
    one('choices', id, about),
    ...values.flatMap(({ id: value, label, about }) =>
      [label, about].map((text) => one('choices', `${id}=${value}`, text)),
    ),
  ])

const STRING = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g
/** The sentences that the command line and the settings say: string literals of more than one word. */
const program = (): PlayerText[] =>
  sources
    .filter(({ path }) =>
      [join('src', 'cli'), join('src', 'control'), join('src', 'config.ts')].some((of) => path.startsWith(of)),
    )
    .flatMap((source) =>
      [...code(source).matchAll(STRING)]
        .map(([, plain, filled]) => (plain ?? filled ?? '').replace(/\$\{[^}]*\}/g, '…'))
        .filter((text) => /\p{L}+ \p{L}+/u.test(text))
        .map((text) => ({ kind: 'program' as const, key: source.path, en: text })),
    )

/** The messages about faults of a deck, with empty gaps. */
const deckErrors = (): PlayerText[] => {
  const words = sources.find(({ path }) => path === join('src', 'games', 'young-jedi', 'decks', 'fault-words.ts'))
  const codes = new Set([...(words?.text ?? '').matchAll(/'(deck\.[\w.-]+)'/g)].map(([, code]) => String(code)))
  return [...codes].map((code) => {
    const said = (language: 'en' | 'fr') => deckRefusal({ refused: code, values: {} }, language) ?? ''
    return { kind: 'words', key: code, en: said('en'), fr: said('fr') }
  })
}

const SWCCG = join('src', 'games', 'swccg', 'words')
/** The words of the Star Wars CCG: those of its dictionaries, and what it tells. */
const swccgWords = (): PlayerText[] => [
  ...sources
    .filter(({ path }) => path.startsWith(SWCCG) && path.endsWith('dictionary.ts'))
    .flatMap(({ text }) => [...entriesOf(text.slice(text.indexOf('`') + 1, text.lastIndexOf('`')))])
    .map(([key, words]) => one('swccg', key, words)),
  ...table('swccg', swccgEn, swccgFr),
]

/** All of them. */
export const playerTexts = (): readonly PlayerText[] => [
  ...table('locales', en, fr),
  ...table('words', wordsEn, wordsFr),
  ...deckErrors(),
  ...swccgWords(),
  ...table('lesson', lessonEn, lessonFr),
  ...table('lesson', swccgLessonEn, swccgLessonFr),
  ...rulebook(),
  ...rulings().map(({ id, text }) => one('rulings', id, text)),
  ...cards.flatMap((card) => {
    const text = ruleText(card)
    return text === null ? [] : [one('cards', card.id, text)]
  }),
  ...choices(),
  ...program(),
]
