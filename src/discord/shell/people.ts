/** People's names and languages. */
import type { Language } from '../../contract/index.ts'
import { speak } from '../../locales/index.ts'
import { isGone, type PersonId } from '../../matches/api.ts'
import { practiceLevel } from '../../matches/practice/practice.ts'
import type { Persons } from '../../people/person.ts'
import type { Clock } from '../../time/clock.ts'

/** The dependencies of `KnownPeople`. */
export interface PeopleOptions {
  /** The display name of a user, from Discord. Null if there is none (any more). */
  readonly lookUp: (person: PersonId) => Promise<string | null>
  readonly persons: Pick<Persons, 'of' | 'spoke'>
  readonly clock: Pick<Clock, 'now'>
}

/** The most names that are kept in memory. */
const MOST_NAMES = 5_000
/** An older name is looked up again: its person may have changed it, and may never click in this process. */
const NAME_MS = 24 * 60 * 60_000

interface KnownName {
  readonly name: string
  /** When it was learned, in milliseconds. */
  readonly at: number
}

/** Keeps the names and languages of people in memory, and looks up those that it does not know. */
export class KnownPeople {
  readonly #options: PeopleOptions
  readonly #names = new Map<PersonId, KnownName>()
  /** Names that Discord is being asked for: many messages at once may need the same one. */
  readonly #asked = new Map<PersonId, Promise<string | null>>()
  readonly #languages = new Map<PersonId, Language>()

  constructor(options: PeopleOptions) {
    this.#options = options
  }

  /** Learns about a person from an interaction. */
  met(person: PersonId, name: string, language: Language): void {
    this.named(person, name)
    bounded(this.#languages).set(person, language)
  }

  /** Forgets a person who has deleted their data. */
  forget(person: PersonId): void {
    this.#names.delete(person)
    this.#languages.delete(person)
  }

  /** Learns a name. */
  named(person: PersonId, name: string): void {
    bounded(this.#names).set(person, { name, at: this.#now() })
  }

  #now(): number {
    return this.#options.clock.now().getTime()
  }

  /** Returns the name of a person; an old one rather than none while Discord can't be asked. @throws the error of Discord */
  async name(person: PersonId, language: Language): Promise<string> {
    const level = practiceLevel(person)
    if (level !== null) return speak(language)(level === 'fair' ? 'practice.name' : `practice.name.${level}`)
    if (isGone(person)) return speak(language)('person.gone')
    const known = this.#names.get(person)
    if (known !== undefined && this.#now() - known.at < NAME_MS) return known.name
    const found = await this.#lookUp(person, known?.name)
    if (found === null) return speak(language)('person.unknown')
    this.named(person, found)
    return found
  }

  async #lookUp(person: PersonId, before: string | undefined): Promise<string | null> {
    try {
      return await this.#ask(person)
    } catch (error) {
      if (before === undefined) throw error
      return before
    }
  }

  /** Asks Discord once for everybody who wants this name meanwhile. */
  #ask(person: PersonId): Promise<string | null> {
    const before = this.#asked.get(person)
    if (before !== undefined) return before
    const asked = this.#options.lookUp(person).finally(() => this.#asked.delete(person))
    this.#asked.set(person, asked)
    return asked
  }

  /** Saves the language of a person beyond this run, once it is known. */
  async keepLanguage(person: PersonId): Promise<void> {
    const language = this.#languages.get(person)
    if (language !== undefined) await this.#options.persons.spoke(person, language)
  }

  /** The language for messages to a person that answer no request of theirs. */
  async language(person: PersonId, otherwise: Language): Promise<Language> {
    return this.#languages.get(person) ?? (await this.#options.persons.of(person)).language ?? otherwise
  }
}

function bounded<K, V>(map: Map<K, V>): Map<K, V> {
  if (map.size >= MOST_NAMES) map.clear()
  return map
}
