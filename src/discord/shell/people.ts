/** What the Discord side knows of people: their names, and the language that they read. */
import type { Language } from '../../contract/index.ts'
import { speak } from '../../locales/index.ts'
import { type PersonId, PRACTICE } from '../../matches/api.ts'
import type { Persons } from '../../people/person.ts'

/** What is needed to know people. */
export interface PeopleOptions {
  /** The display name of a user, from Discord. Null if there is none (any more). */
  readonly lookUp: (person: PersonId) => Promise<string | null>
  readonly persons: Pick<Persons, 'of' | 'spoke'>
}

/** More names than this are not kept in mind. */
const MOST_NAMES = 5_000

/** Keeps the names and languages of people in memory, and looks up those that it does not know. */
export class People {
  readonly #options: PeopleOptions
  readonly #names = new Map<PersonId, string>()
  readonly #languages = new Map<PersonId, Language>()

  constructor(options: PeopleOptions) {
    this.#options = options
  }

  /** Takes note of what an interaction tells about its person. */
  met(person: PersonId, name: string, language: Language): void {
    bounded(this.#names).set(person, name)
    bounded(this.#languages).set(person, language)
  }

  /** Takes note of a name. */
  named(person: PersonId, name: string): void {
    bounded(this.#names).set(person, name)
  }

  async name(person: PersonId, language: Language): Promise<string> {
    if (person === PRACTICE) return speak(language)('practice.name')
    const known = this.#names.get(person)
    if (known !== undefined) return known
    const found = await this.#options.lookUp(person)
    if (found === null) return speak(language)('person.unknown')
    bounded(this.#names).set(person, found)
    return found
  }

  /** Keeps the language of a person beyond this run, once it is known. */
  async keepLanguage(person: PersonId): Promise<void> {
    const language = this.#languages.get(person)
    if (language !== undefined) await this.#options.persons.spoke(person, language)
  }

  /** The language in which to write to a person of one's own accord. */
  async language(person: PersonId, otherwise: Language): Promise<Language> {
    return this.#languages.get(person) ?? (await this.#options.persons.of(person)).language ?? otherwise
  }
}

function bounded<K, V>(map: Map<K, V>): Map<K, V> {
  if (map.size >= MOST_NAMES) map.clear()
  return map
}
