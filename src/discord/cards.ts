/** Finding cards by what people remember of their names. In memory: autocompletion leaves no time for anything else. */
import MiniSearch from 'minisearch'
import type { CardFacts } from '../games/game.ts'
import type { AnyGame, Games } from '../matches/games.ts'

export interface FoundCard {
  readonly game: AnyGame
  readonly card: CardFacts
}

const folded = (term: string): string => term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** As people type it: Quigon, C3PO. */
const joined = (name: string): string => name.replace(/[-'’.]/g, '')

export class CardIndex {
  readonly #cards = new Map<string, FoundCard>()
  readonly #search: MiniSearch

  constructor(games: Games) {
    this.#search = new MiniSearch({
      fields: ['name', 'joined', 'type', 'id'],
      processTerm: (term) => folded(term) || null,
      searchOptions: {
        boost: { name: 3 },
        prefix: true,
        fuzzy: (term) => (term.length > 3 ? 0.3 : false),
        combineWith: 'AND',
      },
    })
    for (const game of Object.values(games))
      for (const card of game.catalogue()) {
        const id = `${game.id}/${card.id}`
        this.#cards.set(id, { game, card })
        this.#search.add({ id, name: card.name, joined: joined(card.name), type: card.type })
      }
  }

  /** The best matches, best first; the first cards of the catalogue where nothing was typed. */
  find(text: string, limit: number): readonly (FoundCard & { readonly id: string })[] {
    const ids =
      text.trim() === '' ? [...this.#cards.keys()] : this.#search.search(text).map((result) => String(result.id))
    return ids.slice(0, limit).map((id) => ({ id, ...this.#cards.get(id)! }))
  }

  /** The card of an id that `find` gave, or the best match for a text. */
  get(idOrText: string): FoundCard | null {
    return this.#cards.get(idOrText) ?? this.find(idOrText, 1)[0] ?? null
  }
}
