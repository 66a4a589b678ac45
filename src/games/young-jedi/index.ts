/** The Young Jedi CCG behind the contract of a game. */
import type { Game } from '../../contract/index.ts'
import { ruleChoices } from './agreements.ts'
import { SIDES, type Side } from './cards/card.ts'
import { checkDeck, decks } from './decks/index.ts'
import { products } from './decks/pack-contents.ts'
import { randomDeck } from './decks/random.ts'
import { help } from './explain/index.ts'
import { lesson } from './lesson/index.ts'
import { book } from './library/card-book.ts'
import { look } from './look/index.ts'
import { panels } from './panels/index.ts'
import { layout } from './panels/layout.ts'
import { calls, decisions, play, rulesFrom, setup, stop } from './playing.ts'
import { deckOffers, filledOrders } from './policies/orders/deck-fill.ts'
import { rows } from './policies/planning/index.ts'
import { practice } from './policies/practice.ts'
import { random } from './policies/random.ts'
import { safest } from './policies/safest.ts'
import { search } from './policies/search/index.ts'
import { obey, orderKeys, orders } from './policies/standing-orders.ts'
import { rulebook } from './rulebook/book.ts'
import { irrevocable } from './rules/irrevocable.ts'
import { scenarios } from './scenarios/index.ts'
import type { Format, State } from './state/game-state.ts'
import { restore } from './state/take-back.ts'
import { moments } from './story/moments.ts'
import { counter } from './study/counting.ts'
import { effects, fullOrders, kindsOfTurn, lossless, startsTurn } from './study/turn-kinds.ts'
import { VERSION } from './versions.ts'
import { measure } from './view/measure.ts'
import { type View, viewOf } from './view/player-view.ts'
import { words } from './words/index.ts'
import { deckOrderWords, deckStandingWords } from './words/order-words.ts'

/** Young Jedi, as the contract wants a game. */
export const youngJedi: Game<State, View, Side> = {
  id: 'young-jedi',
  shortNames: ['YJ', 'Young Jedi CCG', 'YJCCG'],
  version: VERSION,
  seats: SIDES,
  formats: ['starter', 'full'],
  ruleChoices,
  cards: book,
  rulebook,
  decks: () => decks,
  randomDeck: (seat, options, random) => randomDeck(seat, options.format as Format, rulesFrom(options).edition, random),
  checkDeck: (list, seat, { format, rules }) => checkDeck(list, seat, format as Format, rules),
  setup,
  decisions,
  calls,
  play,
  stop,
  view: viewOf,
  outcome: (state) => state.outcome,
  irrevocable,
  takeBack: { restore },
  measure,
  layout,
  words,
  rows,
  panels,
  help,
  policies: { safest, practice, random },
  orders,
  orderKeys,
  obey,
  deckOrders: {
    offers: (list, _seat, format) => deckOffers(list, format),
    filled: (list, _seat, format) => filledOrders(list, format),
    words: deckOrderWords,
    standing: deckStandingWords,
  },
  statistics: { startsTurn, kindsOfTurn, fullOrders, lossless, effects },
  counter,
  products,
  scenarios,
  lesson,
  search,
  opensAtEnd: true,
  moments,
  look,
}
