/** Sizes, sentences, events and names: what a file of a game may hold. Lists of exceptions may only become shorter. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  factNames,
  factsIn,
  fullFolders,
  kindsOfForms,
  largeMechanisms,
  longFiles,
  participles,
  sentencesIn,
} from './game-files.ts'
import { layerOf } from './game-layers.ts'
import { expectWithin } from './listed.ts'
import { root, sources } from './sources.ts'

const inGames = sources.filter(({ path }) => /^src\/games\/[^/]+\//.test(path))
const pure = sources.filter(({ path }) => /^src\/(?:games|kit|contract)\//.test(path))

/** Files with more lines than they may have. */
const LONG: Readonly<Record<string, number>> = {
  'src/games/swccg/rules/questions.ts': 466,
  'src/games/swccg/texts/core/piles/definitions.ts': 406,
  'src/games/swccg/texts/reading/position-reader.ts': 408,
  'src/games/young-jedi/cards/card.ts': 459,
  'src/games/young-jedi/decks/catalogue-decks.ts': 468,
  'src/games/young-jedi/look/arms.ts': 437,
  'src/games/young-jedi/look/clash.ts': 425,
  'src/games/young-jedi/look/landmark.ts': 514,
  'src/games/young-jedi/rulebook/silent.ts': 891,
  'src/games/young-jedi/state/game-state.ts': 531,
  'src/games/young-jedi/state/game-table.ts': 433,
  'src/games/young-jedi/scenarios/checks.ts': 471,
  'src/games/young-jedi/words/en.ts': 946,
  'src/games/young-jedi/words/fr.ts': 961,
  'src/games/young-jedi/story/glance.ts': 418,
}

/** Folders with more than 25 files. Those of leagues grew with check-in and the words of each form; small files can be merged. */
const FULL: Readonly<Record<string, number>> = {
  'src/contract': 36,
  'src/discord/match': 28,
  'src/discord/shell': 57,
  'src/games/young-jedi/look/figures': 30,
  'src/games/young-jedi/words': 27,
  'src/league-play': 45,
  'src/leagues': 41,
  'src/locales': 50,
  'src/matches': 46,
  'src/pictures/decision': 49,
}

describe('sizes', () => {
  test('a file has at most 400 lines, a list of cards, sentences or rules 600', () => {
    expectWithin(longFiles(pure), LONG)
  })

  test('a folder has at most 25 files', () => {
    expectWithin(fullFolders(sources, 25), FULL)
  })

  test('a mechanism has at most 1,500 lines', () => {
    expectWithin(largeMechanisms(sources, 1500), {})
  })

  test('the tiny game has at most 300 lines', () => {
    const text = readFileSync(join(root, 'test/games/tiny.ts'), 'utf8')
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(300)
  })
})

/** Files with sentences for people elsewhere than in words, rulebook and lesson. */
const SENTENCES: Readonly<Record<string, number>> = {
  'src/games/swccg/agreements.ts': 12,
  'src/games/swccg/library/card-filters.ts': 2,
  'src/games/swccg/library/card-labels.ts': 12,
  'src/games/young-jedi/library/card-filters.ts': 1,
  'src/games/young-jedi/library/nicknames.ts': 10,
  'src/games/young-jedi/library/rulings/corrections.ts': 5,
  'src/games/young-jedi/library/rulings/persons.ts': 40,
  'src/games/young-jedi/library/rulings/things.ts': 41,
  'src/games/young-jedi/library/title-words.ts': 5,
  'src/games/young-jedi/texts/wording/labels.ts': 3,
  'src/games/young-jedi/decks/fault-words.ts': 1,
  'src/games/young-jedi/decks/pack-contents.ts': 5,
  'src/games/young-jedi/agreements.ts': 17,
}

const isForSentences = (path: string): boolean =>
  layerOf(path) === 'words' ||
  /\/(?:rulebook|lesson)\//.test(path) ||
  // Sentences about parts of the game that are missing stand in the texts of cards.
  /\/cards\/sets\//.test(path) ||
  /\/(?:en|fr|lexicon|rulebook)\.ts$/.test(path)

test('sentences for people stand in words, rulebook, lesson and texts of cards alone', () => {
  expectWithin(sentencesIn(inGames.filter(({ path }) => !isForSentences(path))), SENTENCES)
})

/** Where the facts of each game are declared. */
const MAPS: Readonly<Record<string, string>> = {
  swccg: 'src/games/swccg/state/game-facts.ts',
  'young-jedi': 'src/games/young-jedi/state/game-facts.ts',
}

/**
 * Files that name facts elsewhere than in state, rules, story and study. Some words of Young Jedi are kinds of questions and
 * frames as well.
 */
const FACTS: Readonly<Record<string, number>> = {
  'src/games/swccg/lesson/index.ts': 3,
  'src/games/young-jedi/explain/why-not.ts': 2,
  'src/games/young-jedi/lesson/index.ts': 4,
  'src/games/young-jedi/lesson/lesson-en.ts': 1,
  'src/games/young-jedi/lesson/lesson-fr.ts': 1,
  'src/games/young-jedi/panels/attack-panels.ts': 1,
  'src/games/young-jedi/panels/battle-panels.ts': 1,
  'src/games/young-jedi/panels/duel-panels.ts': 1,
  'src/games/young-jedi/panels/scenes/duel-scene.ts': 2,
  'src/games/young-jedi/panels/scenes/versus.ts': 2,
  'src/games/young-jedi/policies/deploying.ts': 1,
  'src/games/young-jedi/policies/orders/battles.ts': 2,
  'src/games/young-jedi/policies/orders/duels.ts': 2,
  'src/games/young-jedi/policies/orders/text-orders.ts': 4,
  'src/games/young-jedi/policies/practice.ts': 2,
  'src/games/young-jedi/policies/safest.ts': 2,
  'src/games/young-jedi/policies/search/candidates.ts': 1,
  'src/games/young-jedi/policies/search/imagine.ts': 1,
  'src/games/young-jedi/policies/search/index.ts': 1,
  // It folds facts into what a seat remembers.
  'src/games/young-jedi/policies/search/knowledge.ts': 13,
  'src/games/young-jedi/policies/worth.ts': 1,
  'src/games/young-jedi/scenarios/checks.ts': 4,
  'src/games/young-jedi/scenarios/fact-lines.ts': 19,
  'src/games/young-jedi/scenarios/verbs/battle.ts': 2,
  'src/games/young-jedi/scenarios/verbs/duel.ts': 1,
  'src/games/young-jedi/words/asked/battle-asked.ts': 1,
  'src/games/young-jedi/words/asked/duel-asked.ts': 2,
  'src/games/young-jedi/words/asked/texts-asked.ts': 2,
}

const namesFacts = (path: string): boolean =>
  ['cards', 'state', 'rules', 'story', 'root'].includes(String(layerOf(path))) ||
  /\/(?:cards|study|texts\/wording)\//.test(path)

test('facts are named only where they are declared, told and studied', () => {
  const found = Object.entries(MAPS).flatMap(([game, map]) => {
    const own = inGames.filter(({ path }) => path.startsWith(`src/games/${game}/`))
    const names = own.flatMap((file) => (file.path === map ? factNames(file) : []))
    expect(names.length, map).toBeGreaterThan(10)
    return [
      ...factsIn(
        own.filter(({ path }) => !namesFacts(path)),
        names,
      ),
    ]
  })
  expectWithin(new Map(found), FACTS)
})

/** The folder of a game, or of the first level in `src`. */
const partOf = (path: string): string => /^(?:src\/games\/[^/]+|src\/[^/]+)(?=\/)/.exec(path)?.[0] ?? path

test('no type is called by a participle alone: Told, Asked, Reading', () => {
  expect(participles(sources)).toEqual([])
})

test('the kind of a form is asked for only in the folders of forms', () => {
  expect([...kindsOfForms(sources, partOf)]).toEqual([])
})

describe('the checks', () => {
  const file = (path: string, text: string) => ({ path, text, imports: [] })

  test('see long files and full folders, and leave lists more room', () => {
    const lines = (count: number) => 'x\n'.repeat(count)
    const files = [file('src/games/one/a.ts', lines(401)), file('src/games/one/words/fr.ts', lines(600))]
    expect([...longFiles(files)]).toEqual([['src/games/one/a.ts', 401]])
    expect([...fullFolders(files, 0)]).toEqual([
      ['src/games/one', 1],
      ['src/games/one/words', 1],
    ])
    const mechanism = [file('src/games/one/rules/b/a.ts', lines(900)), file('src/games/one/rules/b/c.ts', lines(700))]
    expect([...largeMechanisms(mechanism, 1500)]).toEqual([['src/games/one/rules/b', 1600]])
  })

  test('see sentences, facts, participles and kinds of forms, and none in comments', () => {
    const text = [
      "// 'Elle est là, dit-on.'",
      "const a = 'Elle est là, dit-on.'",
      "const b = 'drain-over'",
      'interface Told {}',
      'type Reader = 1',
      'if (form.kind === x) {}',
    ].join('\n')
    const files = [file('src/leagues/a.ts', text), file('src/leagues/forms/b.ts', text)]
    expect(sentencesIn(files).get('src/leagues/a.ts')).toBe(1)
    expect(factsIn(files, ['drain-over']).get('src/leagues/a.ts')).toBe(1)
    expect(participles(files)).toEqual(['src/leagues/a.ts: Told', 'src/leagues/forms/b.ts: Told'])
    expect([...kindsOfForms(files, partOf)]).toEqual([['src/leagues', 1]])
    expect(
      factNames(file('src/games/one/facts.ts', "  readonly 'drain-over': Fact\n  'a-b': Fact\n  lost: Fact")),
    ).toEqual(['drain-over', 'a-b'])
  })

  test('let a list shrink, and not grow', () => {
    const found = new Map([['a', 2]])
    expectWithin(found, { a: 2 })
    expectWithin(found, { a: 3 })
    expect(() => expectWithin(found, { a: 1 })).toThrow()
    expect(() => expectWithin(found, { a: 2, b: 1 })).toThrow()
  })
})
