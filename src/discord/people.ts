/** What the program knows of people: how they are called and which language they read. */
import type { Language, Seat } from '../games/game.ts'
import { speak } from '../locales/index.ts'
import { type Matches, type PersonId, PRACTICE } from '../matches/api.ts'

export interface PeopleOptions {
  /** The display name of a user, from Discord. Null if there is none (any more). */
  readonly lookUp: (person: PersonId) => Promise<string | null>
  readonly matches: Pick<Matches, 'draft' | 'saveDraft'>
}

/** Under which name a seat's language is kept beside its drafts. */
const LANGUAGE = '@language'

/** More names than this are not kept in mind. */
const MOST_NAMES = 5_000

export class People {
  readonly #options: PeopleOptions
  readonly #names = new Map<PersonId, string>()
  readonly #languages = new Map<PersonId, Language>()
  /** Seats of which the language is known to be kept. */
  readonly #kept = new Map<string, Language>()

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

  /** Keeps the language of a seat's person beyond this run, once it is known. */
  async keepLanguage(matchId: string, seat: Seat, person: PersonId): Promise<void> {
    const language = this.#languages.get(person)
    const key = `${matchId} ${seat}`
    if (language === undefined || this.#kept.get(key) === language) return
    await this.#options.matches.saveDraft(matchId, seat, LANGUAGE, language)
    bounded(this.#kept).set(key, language)
  }

  /** The language in which to write to a seat's person of one's own accord. */
  async language(matchId: string, seat: Seat, person: PersonId, otherwise: Language): Promise<Language> {
    const known = this.#languages.get(person)
    if (known !== undefined) return known
    const kept = await this.#options.matches.draft(matchId, seat, LANGUAGE)
    return kept === 'en' || kept === 'fr' ? kept : otherwise
  }
}

function bounded<K, V>(map: Map<K, V>): Map<K, V> {
  if (map.size >= MOST_NAMES) map.clear()
  return map
}
