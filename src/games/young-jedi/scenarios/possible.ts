/** Refuses positions that no game can reach: their consequences would prove nothing. */
import { Mistake, reading } from '../../../kit/scenarios/problems.ts'
import { type Planet, SIDES, type Side } from '../cards/card.ts'
import { rulesOf } from '../cards/editions.ts'
import { PLANETS_TO_WIN } from '../rules/control.ts'
import { countersLeft, lieBar } from '../rules/deploy.ts'
import { LAPS_TO_WIN } from '../rules/race/podrace.ts'
import type { State, TableCard } from '../state/game-state.ts'
import { deckSize, locationCard } from '../state/game-table.ts'
import type { Scenario } from './form.ts'
import { nameOf } from './names.ts'

/** @throws Mistake with the place in the scenario */
export function mustBePossible(state: State, given: Scenario): void {
  for (const side of SIDES) decks(state, side)
  if (given.step === 'set-up') return
  planets(state)
  for (const side of SIDES) {
    cards(state, side)
    hiddenCards(state, side)
    race(state, side)
  }
  turn(state, given)
}

const refuse = (path: readonly string[], text: string): never =>
  reading(path, () => {
    throw new Mistake(text)
  })

function decks(state: State, side: Side): void {
  if (deckSize(state, side) === 0)
    refuse([side, 'deck'], 'A draw deck without cards has lost the game (rule 19.2.1): it holds one card at least.')
}

function planets(state: State): void {
  const { locations, planet, won, format } = state
  const laid: State = { ...state, locations: [] }
  if (format === 'starter' && planet === 'Coruscant')
    refuse(['at'], 'A starter game is played on Tatooine, or on Naboo (rule 3.1.1).')
  for (const location of locations) {
    if (locationCard(location.card).planet !== planet)
      refuse(['at'], 'The Locations at one planet have to be of that planet.')
    if (laid.locations.length > 0 && lieBar(laid, location.owner, location.card) !== null)
      refuse(['at'], `${nameOf(location.card)} can't be laid on itself.`)
    laid.locations = [...laid.locations, location]
  }
  for (const side of SIDES) {
    const count = won.filter(({ by }) => by === side).length
    if (count >= PLANETS_TO_WIN[format])
      refuse([side, 'controls'], `With ${count === 1 ? 'a planet' : `${count} planets`} the game is won (rule 19.1).`)
    for (const name of Object.keys(state.sides[side].stranded))
      if (name === planet || !won.some((lost) => lost.planet === name))
        refuse([side, 'stranded', name], `Cards are stranded only where somebody controls the planet ("controls:").`)
  }
}

/** Rule 6: unique cards, and cards of which one may be in play. */
function cards(state: State, side: Side): void {
  const zone = state.sides[side]
  const laid: State = {
    ...state,
    sides: { ...state.sides, [side]: { ...zone, table: [], stranded: {}, hyperspace: [], effect: null, race: null } },
  }
  const own = laid.sides[side]
  const lay = (path: readonly string[], { card }: TableCard): void => {
    if (lieBar(laid, side, card) !== null) refuse(path, `${nameOf(card)} can't lie there twice (part 6).`)
  }
  for (const [planet, row] of Object.entries(zone.stranded) as [Planet, readonly TableCard[]][])
    for (const one of row) {
      laid.planet = planet
      lay([side, 'stranded', planet], one)
      own.stranded = { ...own.stranded, [planet]: [...(own.stranded[planet] ?? []), one] }
    }
  laid.planet = state.planet
  for (const one of zone.table) {
    lay([side, 'table'], one)
    own.table = [...own.table, one]
  }
  for (const one of zone.hyperspace) {
    lay([side, 'hyperspace'], one)
    own.hyperspace = [...own.hyperspace, one]
  }
}

/** Rules 7.1, 7.4: cards deployed in the first turn on this planet are hidden until the next own turn. */
function hiddenCards({ sides }: State, side: Side): void {
  const { table, effect, turnsHere } = sides[side]
  if (turnsHere <= 1) return
  if (table.some(({ hidden }) => hidden)) refuse([side, 'table'], HIDDEN)
  if (effect?.hidden === true) refuse([side, 'effect'], HIDDEN)
}

const HIDDEN = 'Only cards deployed in the first turn on a planet lie hidden: "turns here" is 1 then (rule 7.1).'

/** Part 25. */
function race(state: State, side: Side): void {
  const zone = state.sides[side]
  if (zone.race === null) return
  const { pilot, podracer, tokens, laps, pile } = zone.race
  const path = (word: string) => [side, 'objective', word]
  const empty = { ...zone.race, pilot: null, podracer: null, used: { pilot: false, podracer: false } }
  const bare: State = { ...state, sides: { ...state.sides, [side]: { ...zone, race: empty } } }
  for (const [word, laid] of Object.entries({ pilot, podracer })) {
    const bar = laid === null ? null : lieBar(bare, side, laid.card, 'objective')
    if (bar === 'race')
      refuse(path(word), `${nameOf(laid?.card ?? '')} is no ${word === 'pilot' ? 'Podracer pilot' : 'Podracer'}.`)
    if (bar !== null) refuse(path(word), `${nameOf(laid?.card ?? '')} can't lie there and elsewhere (part 6).`)
  }
  const most = rulesOf(state.options).thrustTokens
  if (tokens > most) refuse(path('tokens'), `A pilot has at most ${most} Thrust tokens (rule 25.5).`)
  if (tokens > 0 && pilot === null) refuse(path('tokens'), 'Thrust tokens lie on a pilot: there is none.')
  if (laps >= LAPS_TO_WIN) refuse(path('laps'), `With ${LAPS_TO_WIN} laps the game is won (rule 25.9).`)
  if (pile.length > 0 && (pilot === null || podracer === null))
    refuse(path('pile'), 'Cards lie in a Podracing pile once a pilot and a Podracer have thrust.')
}

function turn(state: State, given: Scenario): void {
  const { options, active } = state
  if (given['counters spent'] !== undefined && (given.step ?? 'deploy') !== 'deploy')
    refuse(['counters spent'], 'Counters are spent in the Deploy step.')
  if (countersLeft(state, active) < 0)
    refuse(['counters spent'], `${active} has no more than ${countersLeft({ ...state, flow: [] }, active)} counters.`)
  if (state.stillTurns >= options.stillTurns)
    refuse(['still turns'], `After ${options.stillTurns} turns without a move the game is a tie (decision G-85).`)
  if (state.turn < 1 || state.turn > options.lastTurn)
    refuse(['turn number'], `Turns are numbered from 1 to ${options.lastTurn} (decision G-85).`)
  if (state.won.length >= state.turn)
    refuse(['turn number'], `Each turn ends with one planet won at most: this is turn ${state.turn}.`)
  for (const side of SIDES)
    if ((given[side]?.['turns here'] ?? 0) > state.turn)
      refuse([side, 'turns here'], `It is turn ${state.turn} ("turn number"): ${side} can't have begun more turns.`)
  if (state.stillTurns > state.turn)
    refuse(['still turns'], `It is turn ${state.turn} ("turn number"): there were no more turns.`)
  if (state.sides[active].turnsHere < 1 && given.step !== 'start')
    refuse([active, 'turns here'], `It is the turn of ${active}, which counts: "turns here" is 1 at least.`)
}
