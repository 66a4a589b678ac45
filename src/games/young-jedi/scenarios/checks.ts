/** Compares a scenario's expectations with the present game and with the facts since the last check. */
import type { GameEvent } from '../../../contract/index.ts'
import { type Items, onlyNamed, readItems } from '../../../kit/scenarios/items.ts'
import { Mistake, reading } from '../../../kit/scenarios/problems.ts'
import type { Difference } from '../../../kit/scenarios/running.ts'
import { plain } from '../../../kit/scenarios/spelling.ts'
import { opposite, PLANETS, SIDES, type Side } from '../cards/card.ts'
import { checkDeck } from '../decks/index.ts'
import { PLANETS_TO_WIN } from '../rules/control.ts'
import { countersLeft } from '../rules/deploy.ts'
import { frameOf, type State } from '../state/game-state.ts'
import { cutAtSides, factWords, readFactLine, tells, valuesIn } from './fact-lines.ts'
import type { After, Scenario, SideAfter } from './form.ts'
import { calls, cardsCalled, cardsIn, nameOf } from './names.ts'
import { labelOf, meant, mustBeOption } from './options.ts'
import { decksOf, rulesOf } from './position.ts'
import type { ScenarioGame } from './scenario-game.ts'
import {
  differs,
  differsInOrder,
  effectOf,
  namesOf,
  type PlanetItem,
  planetItems,
  strandedOn,
  takeOut,
  ZONES,
  type ZoneName,
  zoneOf,
} from './zones.ts'

type Find = string | null

/**
 * Compares; fields that the scenario leaves out may have any value. @throws Mistake for a line that can't be understood
 */
export function check(played: ScenarioGame | null, scenario: Scenario, after: After): readonly Difference[] {
  const found: Difference[] = []
  const note = (path: readonly string[], text: Find) => {
    if (text !== null) found.push({ path, text: `${path.join(' → ')}: ${text}` })
  }
  for (const [key, value] of Object.entries(after)) {
    if (value === undefined) continue
    const side = SIDES.find((one) => one === key)
    if (side === undefined) {
      note(
        [key],
        reading([key], () => ofGame(needed(played), key as keyof After, value)),
      )
      continue
    }
    const words = reading([key], () => somethingIn(Object.entries(value as SideAfter)))
    for (const [word, wanted] of words)
      reading([key, word], () => {
        if (wanted === undefined) return
        if (word === 'deck list') return note([key, word], deckList(scenario, side, wanted as string))
        for (const [path, text] of ofSide(needed(played), side, word as keyof SideAfter, wanted))
          note([key, ...path], text)
      })
  }
  return found
}

/** Words about the events since the last look: without any event they would always find nothing. */
const OF_WHAT_HAPPENED: ReadonlySet<string> = new Set<keyof After | keyof SideAfter>([
  ...(['fights', 'draws', 'never', 'damage', 'breakthrough', 'defeated'] as const),
])

/** @throws Mistake if nothing has happened that the word could be about */
function mustHaveHappened({ news }: ScenarioGame, word: string): void {
  if (OF_WHAT_HAPPENED.has(word) && news.length === 0)
    throw new Mistake('Nothing has happened before this look, so that this could not be otherwise.')
}

function needed(played: ScenarioGame | null): ScenarioGame {
  if (played === null) throw new Mistake('Nothing is played here: only "deck list" can be looked at.')
  return played
}

// ---------------------------------------------------------------- the game

function ofGame(played: ScenarioGame, key: keyof After, value: unknown): Find {
  mustHaveHappened(played, key)
  const { state } = played
  switch (key) {
    case 'asked':
      return asked(played, value as readonly string[])
    case 'turn':
      return state.active === value ? null : `it should be ${String(value)}'s turn, but it is ${state.active}'s`
    case 'at':
      return location(played, value as string)
    case 'outcome':
      return outcome(played, value as string)
    case 'fights':
      return sameList(
        value as readonly string[],
        played.news.filter(({ type }) => type === 'fight').map(fightWords),
        plainLine,
      )
    case 'draws':
      return sameList(
        value as readonly string[],
        played.news.filter(({ type }) => type === 'destiny').map(drawWords),
        plainLine,
      )
    case 'in order':
      return inOrder(played.news, value as readonly string[])
    case 'never':
      return never(played, value as readonly string[])
    default:
      throw new Mistake(`"${key}" can't be looked at.`)
  }
}

const plainLine = (line: string): string => plain(line.replaceAll('battle card', 'battle'))

function asked(played: ScenarioGame, wanted: readonly string[]): Find {
  const now = played.asked().map(({ seat, kind }) => `${seat} ${kind}`)
  const expected = wanted
    .flatMap((line) => line.split(';'))
    .map((one) => one.trim())
    .filter((one) => !/^nobody$/i.test(one))
  const sorted = (lines: readonly string[]) => lines.map(plain).toSorted().join(';')
  const fits = sorted(expected) === sorted(now)
  return fits
    ? null
    : `should be ${expected.length === 0 ? 'nobody' : expected.join('; ')}, but it is ${played.askedWords}`
}

function location({ state }: ScenarioGame, wanted: string): Find {
  const top = state.locations.at(-1)?.card
  if (top !== undefined && calls(wanted, top) > 0) return null
  cardsCalled(null, wanted)
  return `should be ${wanted}, but it is ${top === undefined ? 'nowhere' : nameOf(top)}`
}

/** `dark wins by deck victory`, `tie`, `open`. */
function outcome({ state }: ScenarioGame, wanted: string): Find {
  const { winner } = state.outcome ?? { winner: null }
  const won = state.won.filter(({ by }) => by === winner)
  if (state.outcome?.kind === 'planet-victory' && won.length < PLANETS_TO_WIN[state.format])
    throw new Mistake('The game ended because nobody has a Location for the next planet: give the decks one.')
  const now =
    state.outcome === null
      ? 'open'
      : state.outcome.winner === null
        ? state.outcome.kind
        : `${state.outcome.winner} wins by ${state.outcome.kind.replaceAll('-', ' ')}`
  return plain(now) === plain(wanted) ? null : `should be "${wanted}", but it is "${now}"`
}

/** `dark 14, light 4`, and a tie that the numbers don't show. */
function fightWords({ seat, data }: GameEvent): string {
  const total = data.total as Readonly<Record<Side, number>>
  const called = seat === undefined && total.dark !== total.light
  return `dark ${total.dark}, light ${total.light}${called ? ', tie' : ''}`
}

const drawWords = ({ seat, data }: GameEvent): string =>
  `${seat} ${data.for === 'battle' ? 'battle card' : data.for} ${data.destiny}`

function sameList(wanted: readonly string[], found: readonly string[], key: (line: string) => string): Find {
  const lines = wanted
    .flatMap((line) => line.split(';'))
    .map((line) => line.trim())
    .filter((line) => !/^none$/i.test(line))
  const fits = lines.length === found.length && lines.every((line, at) => key(line) === key(found[at] ?? ''))
  const said = (list: readonly string[]) => (list.length === 0 ? 'none' : list.join('; '))
  return fits ? null : `should be ${said(lines)}, but it was ${said(found)}`
}

// ---------------------------------------------------------------- what was told

function inOrder(events: readonly GameEvent[], lines: readonly string[]): Find {
  let at = 0
  for (const told of somethingIn(cutAtSides(lines)).map(readFactLine)) {
    const found = events.findIndex((event, index) => index >= at && tells(told, event))
    if (found < 0)
      return `"${told.line}" did not happen${at === 0 ? '' : ' after that'}; it was: ${events.map(factWords).join(', ')}`
    at = found + 1
  }
  return null
}

function never({ news, state }: ScenarioGame, lines: readonly string[]): Find {
  for (const told of somethingIn(cutAtSides(lines)).map(readFactLine)) {
    mustBeThere(state, null, told.names)
    if (news.some((event) => tells(told, event))) return `"${told.line}" should not have happened, but it did`
  }
  return null
}

const namesIn = ({ items }: Pick<Items, 'items'>): string[] => items.map(({ name }) => name)

/** An empty expectation would always hold. */
function somethingIn<T>(list: readonly T[]): readonly T[] {
  if (list.length === 0) throw new Mistake('Something has to stand here: with nothing it is always so.')
  return list
}

/** A card that isn't in the game can't be anywhere, so its absence would prove nothing. @throws Mistake */
function mustBeThere(state: State, side: Side | null, names: readonly string[]): void {
  const ids = [...cardsIn(state)]
  for (const name of names) {
    if (ids.some((id) => calls(name, id) > 0)) continue
    cardsCalled(side, name)
    throw new Mistake(`"${name}" is nowhere in this game, so that this could not be otherwise.`)
  }
}

// ---------------------------------------------------------------- one side

type Finding = readonly [path: readonly string[], text: Find]

function ofSide(played: ScenarioGame, side: Side, word: keyof SideAfter, value: unknown): readonly Finding[] {
  const { state } = played
  mustHaveHappened(played, word)
  const [zone, how] = zoneWord(word)
  if (zone !== null) return [[[word], ofZone(played, side, zone, how, value as Items)]]
  const one = (text: Find): readonly Finding[] => [[[word], text]]
  const number = (found: number): readonly Finding[] =>
    one(found === value ? null : `should be ${String(value)}, but it is ${found}`)
  switch (word) {
    case 'effect':
      return one(differs(side, value as Items, effectOf(state, side)))
    case 'stranded':
      somethingIn(Object.keys(value as object))
      return PLANETS.flatMap((planet): Finding[] => {
        const wanted = (value as Partial<Record<string, Items>>)[planet]
        return wanted === undefined ? [] : [[[word, planet], differs(side, wanted, strandedOn(state, side, planet))]]
      })
    case 'controls':
      return one(controls(played, side, value as Items))
    case 'objective':
      return objective(played, side, value as NonNullable<SideAfter['objective']>)
    case 'counters left':
      if (state.active !== side) throw new Mistake(`It is not ${side}'s turn: only the active player has counters.`)
      return number(countersLeft(state, side))
    case 'damage':
    case 'breakthrough':
      return number(sum(played.news, side, word))
    case 'defeated':
      return one(differs(side, value as Items, lost(played.news, side)))
    case 'hits':
      return one(hits(played, side, value as number))
    case 'dueling hand':
      return one(duelingHand(played.news, side, value as number))
    case 'power':
      somethingIn(Object.keys(value as object))
      return power(played.news, side, value as NonNullable<SideAfter['power']>)
    case 'offered':
    case 'offers':
    case 'does not offer':
      return one(offered(played, side, word, value as readonly string[]))
    case 'sees':
      return one(sees(played, side, value as readonly string[]))
    case 'knows':
    case 'does not know':
      return one(knows(played, side, word === 'knows', value as Items))
    default:
      throw new Mistake(`"${word}" can't be looked at.`)
  }
}

function zoneWord(word: string): [ZoneName | null, '' | 'has' | 'lacks'] {
  const [name = '', how = ''] = word.split(' ')
  const zone = ZONES.find((one) => one === name)
  return zone === undefined || !['', 'has', 'lacks'].includes(how) ? [null, ''] : [zone, how as '' | 'has' | 'lacks']
}

function ofZone({ state }: ScenarioGame, side: Side, zone: ZoneName, how: '' | 'has' | 'lacks', wanted: Items): Find {
  const lying = zoneOf(state, side, zone)
  if (how === '') return zone === 'deck' ? differsInOrder(side, wanted, lying) : differs(side, wanted, lying)
  if (zone !== 'table' && wanted.items.some(({ hidden }) => hidden))
    throw new Mistake('Only characters, weapons and Effects in play lie hidden, so that this could not be otherwise.')
  if (how === 'lacks') {
    if (wanted.more !== null) throw new Mistake('Cards are named here: any of them would be one too many.')
    mustBeThere(state, side, namesIn(wanted))
  }
  somethingIn<unknown>(wanted.more === null || wanted.more === 0 ? wanted.items : [wanted.more])
  const { missing, left } = takeOut(side, wanted.items, lying)
  if (how === 'has') {
    if (missing.length > 0)
      return `${missing.map(({ name }) => name).join('; ')} is missing; there is ${lying.length === 0 ? 'nothing' : namesOf(lying)}`
    return left.length >= (wanted.more ?? 0) ? null : `there are only ${left.length} more`
  }
  const there = wanted.items.filter((item) => !missing.includes(item))
  return there.length === 0 ? null : `${there.map(({ name }) => name).join('; ')} should not be there`
}

/** `Naboo; Coruscant (surrendered)`: a planet without the remark may be surrendered too. */
function controls({ state }: ScenarioGame, side: Side, wanted: Items): Find {
  const now = state.won.filter(({ by }) => by === side)
  const said = planetItems(wanted)
  const fits =
    said.length === now.length &&
    said.every((one) => now.some((won) => won.planet === one.planet && (!one.surrendered || won.surrendered)))
  const words = (list: readonly PlanetItem[]) =>
    list.map(({ planet, surrendered }) => `${planet}${surrendered ? ' (surrendered)' : ''}`).join('; ') || 'nothing'
  return fits ? null : `should be ${words(said)}, but it is ${words(now)}`
}

function objective(
  { state }: ScenarioGame,
  side: Side,
  wanted: NonNullable<SideAfter['objective']>,
): readonly Finding[] {
  const { race } = state.sides[side]
  if (race === null) return [[['objective'], 'there is no Objective']]
  const card = (name: 'pilot' | 'podracer'): Finding[] => {
    const given = wanted[name]
    if (given === undefined) return []
    const laid = race[name]
    return [[['objective', name], differs(side, readItems(given), laid === null ? [] : [laid])]]
  }
  const number = (name: 'tokens' | 'laps'): Finding[] =>
    wanted[name] === undefined
      ? []
      : [
          [
            ['objective', name],
            wanted[name] === race[name] ? null : `should be ${wanted[name]}, but it is ${race[name]}`,
          ],
        ]
  const pile = race.pile.map((lap) => ({ card: lap.card, hidden: false }))
  return [
    ...card('pilot'),
    ...card('podracer'),
    ...number('tokens'),
    ...number('laps'),
    ...(wanted.pile === undefined ? [] : [[['objective', 'pile'], differs(side, wanted.pile, pile)] as Finding]),
  ]
}

// ---------------------------------------------------------------- results

const sum = (events: readonly GameEvent[], side: Side, type: string): number =>
  events.reduce(
    (all, event) => all + (event.type === type && event.seat === side ? Number(event.data.count ?? 0) : 0),
    0,
  )

/** A side's losses in fights and duels: characters, starships and the weapons they used. */
function lost(events: readonly GameEvent[], side: Side): { card: string; hidden: boolean }[] {
  return events.flatMap((event) => {
    const own =
      event.type === 'defeat' ? event.seat === side : event.type === 'duel-end' && event.seat === opposite(side)
    return own ? (event.data.lost as readonly { card: string }[]).map(({ card }) => ({ card, hidden: false })) : []
  })
}

/** Hit tokens on a side's character, now or when its duel ended. */
function hits({ state, news }: ScenarioGame, side: Side, wanted: number): Find {
  const duel = frameOf(state, 'duel')
  const end = last(news, ({ type }) => type === 'duel-end')
  const found = duel === null ? (end?.data.hits as Readonly<Record<Side, number>> | undefined) : duel.hits
  if (found === undefined) return `should be ${wanted}, but there was no duel`
  return found[side] === wanted ? null : `should be ${wanted}, but it is ${found[side]}`
}

function duelingHand(events: readonly GameEvent[], side: Side, wanted: number): Find {
  const drawn = last(events, ({ type, seat }) => type === 'dueling-hand' && seat === side)
  if (drawn === undefined) return `should be ${wanted}, but none was drawn`
  return drawn.data.count === wanted ? null : `should be ${wanted}, but it is ${String(drawn.data.count)}`
}

const last = (events: readonly GameEvent[], which: (event: GameEvent) => boolean): GameEvent | undefined =>
  events.findLast(which)

/** The sources of the power in the last fight or of the dueling hand. */
function power(events: readonly GameEvent[], side: Side, wanted: NonNullable<SideAfter['power']>): readonly Finding[] {
  const event = last(events, ({ type, seat }) => type === 'fight' || (type === 'dueling-hand' && seat === side))
  if (event === undefined) return [[['power'], 'nobody has fought']]
  const all = event.data.power as Readonly<Record<string, unknown>>
  const own = (event.type === 'fight' ? all[side] : all) as Readonly<Record<string, number>>
  return Object.entries(wanted).flatMap(([part, number]): Finding[] => {
    const found = own[part === 'battle card' ? 'battle' : part] ?? 0
    return number === undefined || found === number
      ? []
      : [[['power', part], `should be ${number}, but it was ${found}`]]
  })
}

// ---------------------------------------------------------------- what is offered and known

function offered(
  played: ScenarioGame,
  side: Side,
  how: 'offered' | 'offers' | 'does not offer',
  lines: readonly string[],
): Find {
  const decision = played.asked().find(({ seat }) => seat === side)
  if (decision === undefined) return `${side} is asked nothing; asked is ${played.askedWords}`
  if (how !== 'offered') somethingIn(lines)
  const { shape } = decision
  const options = shape.type === 'choose' ? shape.options : shape.type === 'arrange' ? shape.pieces : []
  const names = lines.flatMap((line) => namesIn(onlyNamed(readItems(line))))
  if (how === 'does not offer') for (const name of names) mustBeOfferable(played.state, name, options)
  const left = [...options]
  const missing: string[] = []
  for (const name of names) {
    const [found] = meant(name, left)
    if (found === undefined) missing.push(name)
    else left.splice(left.indexOf(found), 1)
    if (found === undefined) mustBeOption(name)
  }
  const all = options.map((option) => labelOf(option)).join('; ') || 'nothing'
  if (how === 'does not offer') {
    const there = names.filter((name) => !missing.includes(name))
    return there.length === 0 ? null : `${there.join('; ')} should not be offered, but it is`
  }
  const fits = missing.length === 0 && (how === 'offers' || left.length === 0)
  return fits ? null : `should be ${names.join('; ') || 'nothing'}, but it is ${all}`
}

/** A card that isn't in the game is never offered, nor is a number among other things. @throws Mistake */
function mustBeOfferable(state: State, name: string, options: readonly Parameters<typeof labelOf>[0][]): void {
  const card = mustBeOption(name)
  if (card !== null) return mustBeThere(state, null, [card])
  if (/^\d+$/.test(name) && !options.some((option) => /^\d+$/.test(labelOf(option))))
    throw new Mistake(`No numbers are offered here, so that "${name}" could not be.`)
}

/** `dark deck 20`, `dark hand 5`: numbers that a side can see. */
function sees(played: ScenarioGame, side: Side, lines: readonly string[]): Find {
  const view = played.view(side)
  for (const line of somethingIn(lines.flatMap((one) => one.split(';')))) {
    const [, whose = '', what = '', count = ''] = line.trim().match(/^(dark|light) (deck|hand) (\d+)$/i) ?? []
    const owner = SIDES.find((one) => one === whose.toLowerCase())
    if (owner === undefined) throw new Mistake(`"${line}": what is seen is written "dark deck 20" or "light hand 5".`)
    const found = view.sides[owner][what.toLowerCase() as 'deck' | 'hand']
    if (found !== Number(count)) return `${owner} ${what} should be ${count}, but ${side} sees ${found}`
  }
  return null
}

/** Whether a side has seen a card in any view or fact. */
function knows(played: ScenarioGame, side: Side, should: boolean, wanted: Items): Find {
  const { items } = onlyNamed(wanted)
  const asked = played.asked().filter(({ seat }) => seat === side)
  const shown = [played.view(side), played.seenBy(side), asked].flatMap(valuesIn)
  if (!should) mustBeThere(played.state, null, namesIn(wanted))
  const known = (name: string) => shown.some((value) => typeof value === 'string' && calls(name, value) > 0)
  for (const name of somethingIn(namesIn({ items }))) {
    cardsCalled(null, name)
    if (known(name) !== should) return should ? `${name} was never shown to ${side}` : `${name} was shown to ${side}`
  }
  return null
}

// ---------------------------------------------------------------- deck lists

/** `legal`, or `against 2.3; 2.5`: the rules that a deck breaks. */
function deckList(scenario: Scenario, side: Side, wanted: string): Find {
  const list = decksOf(scenario)[side]
  if (list === undefined) throw new Mistake(`There is no ${side} deck here ("decks:").`)
  const { edition } = rulesOf(scenario)
  const broken = [
    ...new Set(checkDeck(list, side, scenario.game ?? 'full', { edition }).map(({ values }) => String(values.rule))),
  ].toSorted()
  const [, rules] = wanted.match(/^against (.+)$/i) ?? []
  if (rules === undefined && !/^legal$/i.test(wanted))
    throw new Mistake('A deck list is "legal", or "against 2.3" where it breaks that rule.')
  const expected = (rules ?? '')
    .split(/[;,]/)
    .map((rule) => rule.trim())
    .filter((rule) => rule !== '')
    .toSorted()
  const said = (list: readonly string[]) => (list.length === 0 ? 'legal' : `against ${list.join('; ')}`)
  return said(expected) === said(broken) ? null : `should be ${said(expected)}, but it is ${said(broken)}`
}
