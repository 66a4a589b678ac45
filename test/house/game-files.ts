/** Finds what the tests of this folder look for in files: long ones, sentences, names of facts, participles that name types. */
import { code, type Source } from './sources.ts'

type File = Pick<Source, 'path' | 'text'>

const linesOf = (text: string): number => text.trimEnd().split('\n').length

/** Files that are lists rather than code: cards, sentences, rules in words. */
const LISTS = /\/(?:sets|pool|rulebook)\/|\/words\/(?:.*-)?(?:en|fr)\.ts$|\/rules\/[^/]+\/(?:en|fr)\.ts$|\/lexicon\.ts$/

/** The most lines of a file. */
const mostLines = (path: string): number => (LISTS.test(path) ? 600 : 400)

/** Returns the files with more lines than they may have, and how many they have. */
export const longFiles = (files: readonly File[]): ReadonlyMap<string, number> =>
  new Map(files.flatMap(({ path, text }) => (linesOf(text) > mostLines(path) ? [[path, linesOf(text)] as const] : [])))

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'))

/** Returns the folders with more files than this, and how many they have. */
export function fullFolders(files: readonly File[], most: number): ReadonlyMap<string, number> {
  const count = new Map<string, number>()
  for (const { path } of files) count.set(folderOf(path), (count.get(folderOf(path)) ?? 0) + 1)
  return new Map([...count].filter(([, number]) => number > most))
}

/** Returns the mechanisms of games with more lines than this, and how many they have. */
export function largeMechanisms(files: readonly File[], most: number): ReadonlyMap<string, number> {
  const lines = new Map<string, number>()
  for (const { path, text } of files) {
    const mechanism = /^src\/games\/[^/]+\/rules\/[^/]+(?=\/)/.exec(path)?.[0]
    if (mechanism !== undefined) lines.set(mechanism, (lines.get(mechanism) ?? 0) + linesOf(text))
  }
  return new Map([...lines].filter(([, number]) => number > most))
}

const LITERAL = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g

/** A text of at least three words, some of them with letters that only French has. */
const FRENCH = /(?=.*[àâçèéêëîïôùûœ])^.(?:\S+\s){2,}/

/** Returns how many French sentences stand in each file: every sentence for people has one. */
export const sentencesIn = (files: readonly Source[]): ReadonlyMap<string, number> =>
  counted(files, (file) => (code(file).match(LITERAL) ?? []).filter((text) => FRENCH.test(text)).length)

/** Returns how often each file names one of these facts. */
export const factsIn = (files: readonly Source[], names: readonly string[]): ReadonlyMap<string, number> =>
  counted(files, (file) => (code(file).match(LITERAL) ?? []).filter((text) => names.includes(text.slice(1, -1))).length)

/** The names of the facts that a map of facts in this source declares; those of one word are words of cards, too. */
export const factNames = ({ text }: File): readonly string[] =>
  [...text.matchAll(/^ {2}(?:readonly )?'([a-z]+(?:-[a-z]+)+)': /gm)].map(([, name]) => String(name))

const IRREGULAR =
  'Begun Bought Built Chosen Done Drawn Fought Found Given Heard Held Kept Known Laid Left Lost Made Meant Met Paid Read Said Seen Sent Shown Sold Spoken Taken Told Understood Won Written'.split(
    ' ',
  )

/** Nouns that look like participles: words of the field, and of English. */
const NOUNS = [
  ...['Deed', 'Finding', 'Happening', 'Meaning', 'Meeting', 'Nothing', 'Opening', 'Pairing', 'Posting', 'Rating'],
  ...['Reckoning', 'Ruling', 'Setting', 'Sitting', 'Thing', 'Warning'],
]

/** Whether a name is a participle alone: `Told`, `Asked`, `Reading`. */
const isParticiple = (name: string): boolean =>
  (/^[A-Z][a-z]+(?:ed|ing)$/.test(name) && !NOUNS.includes(name)) || IRREGULAR.includes(name)

/** Returns the types that are called by a participle alone, unexported ones included, as `path: Name`. */
export const participles = (files: readonly Source[]): readonly string[] =>
  files.flatMap((file) =>
    [...code(file).matchAll(/^(?:export )?(?:declare )?(?:abstract )?(?:type|interface|class) (\w+)/gm)]
      .map(([, name]) => String(name))
      .filter(isParticiple)
      .map((name) => `${file.path}: ${name}`),
  )

function counted(files: readonly Source[], count: (file: Source) => number): ReadonlyMap<string, number> {
  return new Map(files.map((file) => [file.path, count(file)] as const).filter(([, number]) => number > 0))
}

/** Returns how often each part asks for the kind of a league's form, outside of the folders of forms. */
export function kindsOfForms(files: readonly Source[], partOf: (path: string) => string): ReadonlyMap<string, number> {
  const count = new Map<string, number>()
  for (const file of files.filter(({ path }) => !path.includes('/forms/'))) {
    const times = (code(file).match(/\bform\.kind\b/g) ?? []).length
    if (times > 0) count.set(partOf(file.path), (count.get(partOf(file.path)) ?? 0) + times)
  }
  return count
}
