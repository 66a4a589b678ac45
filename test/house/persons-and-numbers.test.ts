/**
 * Each text with a person or a number in it is put through every person (a name, the reader) and number (0, 1, 2, 21), in both
 * languages: it reads as a sentence each time.
 */
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../../src/contract/index.ts'
import { en as swccgEn } from '../../src/games/swccg/words/en.ts'
import { fr as swccgFr } from '../../src/games/swccg/words/fr.ts'
import { en as wordsEn } from '../../src/games/young-jedi/words/en.ts'
import { fr as wordsFr } from '../../src/games/young-jedi/words/fr.ts'
import { speakerOf } from '../../src/games/young-jedi/words/say.ts'
import { filling } from '../../src/kit/wording/texts.ts'
import { en } from '../../src/locales/en.ts'
import { fr } from '../../src/locales/fr.ts'

type Texts = Readonly<Record<string, string>>
type Values = Readonly<Record<string, string | number>>

const COUNTS = [0, 1, 2, 21]
const NAME = 'Zoé'

/** The texts of the program and of the games in a language. */
const TABLES: Readonly<Record<Language, readonly Texts[]>> = {
  en: [en, wordsEn, swccgEn],
  fr: [fr, wordsFr, swccgFr],
}
const SOURCES: readonly { readonly en: Texts; readonly fr: Texts }[] = [
  { en, fr },
  { en: wordsEn, fr: wordsFr },
  { en: swccgEn, fr: swccgFr },
]

const stemOf = (key: string): string => key.replace(/_(?:zero|one|other)$/, '')
/** The gaps of all texts of a stem, by the stem. */
function gapsIn(texts: Texts): ReadonlyMap<string, ReadonlySet<string>> {
  const gaps = new Map<string, Set<string>>()
  for (const [key, text] of Object.entries(texts)) {
    const stem = stemOf(key)
    const own = gaps.get(stem) ?? new Set()
    for (const [, gap] of text.matchAll(/\{\{(\w+)\}\}/g)) own.add(gap!)
    gaps.set(stem, own)
  }
  return gaps
}

// ---------------------------------------------------------------- numbers

/** Words that end in s and are one thing, or no things. */
const ONE_THING = new Set('fois mois cas pas plus dans sans puis vers sous as is was has fights'.split(' '))
/** A single thing, or none in French, with a noun for many. */
const FEW: Readonly<Record<Language, RegExp>> = {
  en: /(?<![\d.,/:+×–-]|of |[Rr]ound )(?<!\d )\b1\*{0,2} (\p{Ll}+s)(?!\p{L})/gu,
  fr: /(?<![\d.,/:+×–-]|sur |de )(?<!\d )\b[01]\*{0,2} (\p{Ll}+[sx])(?!\p{L})/gu,
}
/** Signs of a text that was put together badly. */
const BROKEN =
  /\{\{|\}\}|undefined|(?<!\n) {2}|\b(le|la|les|the|an?|du|des|de|un|une|à|au) \1\b|\b(?:de|à) les? (?=côté)|\(s\)/iu

/** The gaps that hold a number. */
const NUMBERS: ReadonlySet<string> = new Set(
  'most days rounds points reach decay rematch cards copies hours minutes frames left size limit cost due'.split(' '),
)
/** Texts whose numbers are never 1: limits, sizes, and numbers of many. */
const ALWAYS_MANY: ReadonlySet<string> = new Set([
  // Limits of the program.
  ...['hours.holidays', 'decks.full-copies', 'decks.name', 'decks.full', 'decks.large', 'decks.list-long'],
  ...['league.full', 'league.pool-size', 'limit.orders', 'limit.drafts', 'limit.serverLeagues', 'people.blocks-full'],
  ...['servers.league-roles', 'servers.channels'],
  // Settings of templates, and lengths that nobody changes.
  ...['league.outOfReach', 'league.rule.ladder', 'create.short.row.clock', 'live.invited'],
  // Another text speaks of one, or one gives no reason to say it.
  ...['vacation.ask-rounds', 'panel.deploy.all', 'create.warning.tooManyRounds', 'create.warning.longSeason'],
  ...['league.deck-pool', 'league.old.signup', 'replay.moving.alt', 'told.damage.short.you', 'told.damage.short.they'],
  // A hand has six cards, or as many as a text says.
  ...['why.size', 'why.even-up', 'why.even-up.raised', 'discard-down.prompt'],
  // The number beside the noun is the count.
  ...['league.alt.points', 'league.over.points', 'stats.side.now', 'stats.side.next'],
])

const faultsOf = (text: string, language: Language): readonly string[] => [
  ...(BROKEN.test(text) ? [`broken: ${text}`] : []),
  ...[...text.matchAll(FEW[language])].flatMap(([, noun]) => (ONE_THING.has(noun!) ? [] : [`${noun}: ${text}`])),
]

/** The faults of a text whose gaps have words or ones, by number. */
function spokenFaults(texts: Readonly<Record<Language, Texts>>, language: Language): readonly string[] {
  const say = filling({ en: texts.en, fr: texts.fr })[language] as unknown as (key: string, values: Values) => string
  return [...gapsIn(texts[language])].flatMap(([stem, own]) => {
    const gaps = [...own]
    const ones = ALWAYS_MANY.has(stem) ? [] : ['1']
    return (ALWAYS_MANY.has(stem) ? COUNTS.filter((count) => count > 1) : COUNTS).flatMap((count) =>
      [NAME, ...ones].flatMap((number) => {
        const values = Object.fromEntries(gaps.map((gap) => [gap, NUMBERS.has(gap) ? number : NAME]))
        return faultsOf(say(stem, { ...values, count }), language).map((fault) => `${stem} (${language}) ${fault}`)
      }),
    )
  })
}

describe('texts with numbers', () => {
  it.each(LANGUAGES)('fit 0, 1, 2 and 21, and nothing in them is doubled: %s', (language) => {
    expect([...new Set(SOURCES.flatMap((texts) => spokenFaults(texts, language)))]).toEqual([])
  })

  it('are found where they don’t fit', () => {
    expect(faultsOf('1 cards left.', 'en')).toHaveLength(1)
    expect(faultsOf('Encore 1 tours.', 'fr')).toHaveLength(1)
    expect(faultsOf('0 cartes.', 'fr')).toHaveLength(1)
    expect(faultsOf('11 cards, 1 card.', 'en')).toEqual([])
    expect(faultsOf('Votre partie du le côté obscur.', 'fr')).toEqual([])
    expect(faultsOf('Partie de le côté obscur.', 'fr')).toHaveLength(1)
    expect(faultsOf('Vous jouez  {{side}}.', 'fr')).toHaveLength(1)
    expect(faultsOf('It is the the end.', 'en')).toHaveLength(1)
  })
})

// ---------------------------------------------------------------- persons

/** The verbs that texts use of a person who is named. */
const verbsOf = (language: Language, pattern: RegExp): ReadonlySet<string> =>
  new Set(
    TABLES[language]
      .flatMap(Object.values)
      .flatMap((text: string) => [...text.matchAll(pattern)].map(([, verb]) => verb!)),
  )
const VERBS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set([...verbsOf('en', /\{\{name\}\}\*{0,2} (\p{Ll}+s)(?!\p{L})/gu), 'is', 'has', 'was', 'does']),
  fr: new Set([...verbsOf('fr', /\{\{name\}\}\*{0,2} (?:ne |n’|se |s’)?(\p{Ll}+)(?!\p{L})/gu), 'est', 'a', 'était']),
}
/** Words that follow a name in French and are no verbs of a person, or the same for the reader. */
const NO_VERBS = new Set('à et en pour contre sur avec dans de jusqu ou la le les y vous'.split(' '))

/** The reader as the subject, with the verb that a name has: "You is", « Vous est ». */
const misaddressed = (text: string, language: Language): readonly string[] =>
  language === 'en'
    ? [...text.matchAll(/(?<!\p{L})[Yy]ou\*{0,2} (\p{Ll}+)(?!\p{L})/gu)].flatMap(([words, verb]) =>
        VERBS.en.has(verb!) ? [`${words}: ${text}`] : [],
      )
    : [...text.matchAll(/(?:^|(?<=[.:;!?–·] |\*\*))Vous\*{0,2} (?:ne |n’)?(\p{Ll}+)(?!\p{L})/gu)].flatMap(
        ([words, verb]) =>
          VERBS.fr.has(verb!) && !NO_VERBS.has(verb!) && !/(?:ez|tes)$/.test(verb!) ? [`${words}: ${text}`] : [],
      )

const STEMS: ReadonlySet<string> = new Set(Object.keys(wordsEn).map(stemOf))
/** The stems of texts that have a form for the reader and one for anybody else. */
const PERSONAL = [...STEMS]
  .filter((key) => key.endsWith('.you') && STEMS.has(key.replace(/you$/, 'they')))
  .map((key) => key.replace(/\.you$/, ''))

describe.each(LANGUAGES)('texts with persons: %s', (language) => {
  const names = { dark: NAME, light: 'Bob' }
  const speaker = speakerOf({ language, names, reader: 'dark' })
  const tell = speaker.tell as unknown as (seat: string, stem: string, values: Values) => string
  const gapsBy = gapsIn(language === 'en' ? wordsEn : wordsFr)
  const told = (seat: string) =>
    PERSONAL.flatMap((stem) => {
      const gaps = [...(gapsBy.get(`${stem}.${seat === 'dark' ? 'you' : 'they'}`) ?? [])]
      const values = Object.fromEntries(gaps.filter((gap) => gap !== 'name').map((gap) => [gap, '3']))
      return COUNTS.map((count) => ({ stem, text: tell(seat, stem, { ...values, count }) }))
    })

  it('address the reader, and never by a verb for somebody else', () => {
    const own = told('dark')
    expect(own.length).toBeGreaterThan(400)
    const reader = language === 'en' ? /\byou(?:r|rs)?\b/i : /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/iu
    expect(own.filter(({ text }) => !reader.test(text))).toEqual([])
    expect(own.flatMap(({ text }) => [...misaddressed(text, language), ...faultsOf(text, language)])).toEqual([])
  })

  it('name anybody else, and never say you', () => {
    const theirs = told('light')
    const reader = language === 'en' ? /\byou(?:r|rs)?\b/i : /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/iu
    expect(theirs.filter(({ text }) => reader.test(text))).toEqual([])
    expect(theirs.flatMap(({ text }) => faultsOf(text, language))).toEqual([])
  })

  it('have a verb for the reader wherever the reader is the subject', () => {
    const all = TABLES[language].flatMap((texts) => Object.values(texts))
    expect(all.flatMap((text) => misaddressed(text, language))).toEqual([])
  })
})

it('The reader with a verb for somebody else is found', () => {
  expect(misaddressed('You is champion.', 'en')).toHaveLength(1)
  expect(misaddressed('You has the win.', 'en')).toHaveLength(1)
  expect(misaddressed('**L** est finie. Vous remporte la ligue.', 'fr')).toHaveLength(0)
  expect(misaddressed('Vous est champion.', 'fr')).toHaveLength(1)
  expect(misaddressed('Zoé vous défie.', 'fr')).toEqual([])
  expect(misaddressed('You win the match.', 'en')).toEqual([])
})
