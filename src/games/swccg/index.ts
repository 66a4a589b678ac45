/** The Star Wars CCG behind the contract of a game. */
import { type Game, type Language, leadBy, type Refusal } from '../../contract/index.ts'
import { randomAnswer } from '../../kit/decisions/shapes.ts'
import { plainPanels } from '../../kit/panels/plain-panels.ts'
import { ruleChoices } from './agreements.ts'
import { SIDES, type Side } from './cards/printed-card.ts'
import { checkDeck } from './decks/deck-check.ts'
import { deckRefusal } from './decks/deck-faults.ts'
import { deckWarnings } from './decks/deck-warnings.ts'
import { products } from './decks/pack-contents.ts'
import { randomDeck } from './decks/random.ts'
import { readyMade } from './decks/ready-made.ts'
import { help } from './explain/index.ts'
import { FORMATS, type Format } from './formats.ts'
import { lesson } from './lesson/index.ts'
import { book } from './library/card-book.ts'
import { look } from './look/index.ts'
import { mechanisms } from './mechanisms.ts'
import { closeUps } from './panels/close-ups/index.ts'
import { panelsOf } from './panels/index.ts'
import { playing } from './playing.ts'
import { deckOrders } from './policies/opening-orders.ts'
import { ahead } from './policies/order-kinds.ts'
import { practice } from './policies/practice/practice-player.ts'
import { safest } from './policies/safest-answer.ts'
import { search } from './policies/search/index.ts'
import { rulebook } from './rulebook/rule-book.ts'
import { scenarios } from './scenarios/index.ts'
import { addVerbs } from './scenarios/scenario-verbs.ts'
import { lifeForce, type State } from './state/game-state.ts'
import { moments } from './story/moments.ts'
import { counter } from './study/counting.ts'
import { statistics } from './study/turn-kinds.ts'
import { mayOwn } from './texts/pools.ts'
import { VERSION } from './versions.ts'
import type { View } from './view/player-view.ts'

addVerbs(mechanisms.verbs)

/** Errors of decks have texts of their own, with the number of the rule. */
const refusal = (refused: Refusal, language: Language): string =>
  deckRefusal(refused, language) ?? playing.words.refusal(refused, language)

/** The Star Wars CCG, as the contract wants a game. */
export const swccg: Game<State, View, Side> = {
  ...playing,
  id: 'swccg',
  shortNames: ['SWCCG', 'Star Wars', 'Star Wars CCG', 'SW'],
  version: VERSION,
  seats: SIDES,
  formats: FORMATS,
  ruleChoices,
  cards: book,
  rulebook,
  decks: () => readyMade,
  randomDeck: (seat, { format }, random) => randomDeck(seat, format as Format, random),
  checkDeck,
  deckWarnings,
  pool: (options, seat) => mayOwn(options, seat).map(({ id }) => id),
  words: { ...playing.words, refusal },
  panels: panelsOf(
    plainPanels<View, Side>(() => swccg),
    mechanisms.panels,
  ),
  policies: {
    safest,
    practice,
    random: (_view, decision, { random }) => randomAnswer(decision, random),
  },
  ...ahead,
  deckOrders,
  products,
  scenarios,
  statistics,
  counter,
  // The larger Life Force is ahead, as where a game is counted out (rule 4.1, decision U-37).
  measure: (view) => leadBy<Side>('dark', 'light', lifeForce(view, 'dark') - lifeForce(view, 'light')),
  help,
  closeUps,
  moments,
  look,
  lesson,
  search,
}
