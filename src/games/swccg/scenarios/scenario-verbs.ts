/** The moves of this game in scenarios. */
import type { Option } from '../../../contract/index.ts'
import { Mistake, RefusedMove } from '../../../kit/scenarios/problems.ts'
import type { Moves, Verb, VerbWords } from '../../../kit/scenarios/sentences.ts'
import { TO_LOST } from '../rules/battle/damage.ts'
import { goalOf, movesOf } from '../rules/move/ways.ts'
import { forfeitId } from '../rules/option-facts.ts'
import { cardOf, SIDES, type Side } from '../state/engine-card.ts'
import type { Move } from '../state/game-frames.ts'
import type { State } from '../state/game-state.ts'
import { mustPiece } from '../state/nesting.ts'
import type { PieceKey } from '../texts/language/keyed-text.ts'
import { type AddedVerb, ASKABLE } from './added-verbs.ts'
import { cardCalled, isNumbered, pieceCalled, piecesCalled, placeCalled, placesCalled } from './called.ts'
import { optionsIn, type PlayedScenario, phaseIn } from './played-scenario.ts'

type Act = Verb<PlayedScenario, Side>['act']

const first = (words: VerbWords, group: string): string => words[group]?.[0] ?? ''
const has = (words: VerbWords, group: string): boolean => words[group] !== undefined

const verb = (
  says: readonly [string, string],
  written: string,
  pattern: RegExp,
  act: Act,
): Verb<PlayedScenario, Side> => ({
  ...{ says, written, pattern, act },
})

/** Handles of cards in hand of a name. */
function inHand(played: PlayedScenario, side: Side, name: string): readonly string[] {
  const { title } = cardCalled(name, side)
  return played.state.sides[side].hand.filter(({ card }) => cardOf(card).title === title).map(({ handle }) => handle)
}

/** The titles of the ships that an option replaces, in the order of the alphabet. */
const shipsIn = (state: State, { replaced }: NonNullable<Option['about']>): string =>
  (Array.isArray(replaced) ? replaced : [])
    .map((handle) => cardOf(mustPiece(state, String(handle)).card).title)
    .toSorted()
    .join('; ')

/** Whether an option leads where the words say. */
function leads(played: PlayedScenario, words: VerbWords): (option: Option) => boolean {
  const { state } = played
  const on = has(words, 'on') ? piecesCalled(state, first(words, 'on')).map(({ handle }) => handle) : null
  const place = has(words, 'place') ? placeCalled(state, first(words, 'place')).id : null
  const pilot = has(words, 'pilot') ? cardCalled(first(words, 'pilot')).title : null
  const role = has(words, 'role') ? first(words, 'role') : null
  const replaced = has(words, 'replaced') ? first(words, 'replaced').split(' + ') : []
  const ships = replaced
    .map((name) => cardCalled(name).title)
    .toSorted()
    .join('; ')
  return ({ id, face, about = {}, group, card }) => {
    if (on !== null && !on.includes(face ?? '')) return false
    if (place !== null && on === null && (about.place !== place || group === 'aboard' || group === 'carrier'))
      return false
    if (pilot !== null && (group !== 'together' || cardOf(card ?? '').title !== pilot)) return false
    if (pilot === null && group === 'together') return false
    if (ships !== '' && shipsIn(state, about) !== ships) return false
    if (has(words, 'slot') && about.index !== Number(first(words, 'slot')) - 1) return false
    if (has(words, 'how') && group !== first(words, 'how')) return false
    return role === null || id.endsWith(`-${role}`)
  }
}

const deploys: Act = ({ played, side }, words) => {
  const name = first(words, 'card')
  const handles = inHand(played, side, name)
  played.choose(
    side,
    ['act'],
    'do',
    ({ id }) => handles.some((handle) => id === `deploy-${handle}`),
    `Deploying ${name}`,
  )
  if (played.now(side, 'deploy-where') !== null)
    return played.choose(side, ['deploy-where'], 'do', leads(played, words), `This way to deploy ${name}`)
  if (!Object.keys(words).some((group) => group !== 'card')) return
  checkLanding(played, words, name)
}

/** A card with one way only must have come to where the scenario says. */
function checkLanding({ state }: PlayedScenario, words: VerbWords, name: string): void {
  if (cardCalled(name).type === 'location') return checkLaid(state, words, name)
  const piece = piecesCalled(state, name).at(-1)
  const on = has(words, 'on') ? pieceCalled(state, first(words, 'on')).handle : null
  const place = has(words, 'place') && on === null ? placeCalled(state, first(words, 'place')).id : null
  if (piece !== undefined && (on === null || piece.on === on) && (place === null || piece.at === place)) return
  throw new RefusedMove('not offered', `${name} cannot be deployed there.`)
}

/** A location with one way only must have come into its row, or onto another, as the scenario says. */
function checkLaid({ places }: Pick<State, 'places'>, words: VerbWords, name: string): void {
  const { title } = cardCalled(name)
  const place = places.find(({ cards }) => cardOf(cards.at(-1) ?? '').title === title)
  const how = place !== undefined && place.cards.length > 1 ? 'convert' : 'slot'
  const wanted = has(words, 'how') ? first(words, 'how') : has(words, 'slot') ? 'slot' : how
  if (place === undefined || how !== wanted)
    throw new RefusedMove('not offered', `${name} cannot be deployed in this way.`)
}

const moves: Act = ({ played, side }, words) => {
  const name = first(words, 'card')
  const offered = optionsIn(played.question(side, 'act'))
  const able = piecesCalled(played.state, name).filter(({ handle }) =>
    offered.some(({ id }) => id === `move-${handle}`),
  )
  // A card with one way only is not asked for it: that way must be the one that the scenario says.
  for (const piece of able.slice(0, 1)) {
    const [only, ...more] = movesOf(played.reading, piece)
    if (only !== undefined && more.length === 0 && !isMove(played, words, only))
      throw played.notOffered(`This move of ${name}`, side)
  }
  played.choose(side, ['act'], 'do', ({ id }) => able.some(({ handle }) => id === `move-${handle}`), `Moving ${name}`)
  if (played.now(side, 'move-where') !== null)
    played.choose(side, ['move-where'], 'do', leads(played, words), `This move of ${name}`)
}

/** Whether a move leads to the place, to the carrier, to the seat and in the way that the words say. */
function isMove({ state, reading }: PlayedScenario, words: VerbWords, move: Move): boolean {
  const carriers = has(words, 'on') ? piecesCalled(state, first(words, 'on')).map(({ handle }) => handle) : null
  const place = has(words, 'place') ? placeCalled(state, first(words, 'place')).id : null
  if (carriers !== null && !carriers.includes(move.on ?? '')) return false
  if (place !== null && goalOf(reading, move) !== place) return false
  if (has(words, 'role') && move.role !== first(words, 'role')) return false
  return !has(words, 'how') || move.kind === first(words, 'how')
}

/** The keys of the functions of a card, all or of one kind. */
const functionsOf = (name: string, side: Side, how: string | null): readonly PieceKey[] =>
  Object.entries(cardCalled(name, side).text[side]).flatMap(([key, piece]) =>
    'offer' in piece && (how === null || piece.offer === how) ? [key] : [],
  )

/** Returns which text of an Interrupt is the function that is called so: `lost 2` is its second lost one. */
function functionOf(name: string, side: Side, how: string | null, nth: number): PieceKey {
  const all = functionsOf(name, side, how)
  const found = all[nth - 1]
  if (found === undefined) throw new Mistake(`"${name}" has ${all.length} such functions.`)
  return found
}

/** The questions in which Interrupts and texts are offered. */
const CHANCES = ['act', 'begin', 'respond', 'weapons', 'satisfy']

/** @throws Mistake if a card is offered in several functions, and the scenario does not say which */
function mustBeOne(name: string, side: Side, options: readonly Option[]): void {
  const functions = new Map(options.map(({ about }) => [about?.text, String(about?.how)]))
  if (functions.size < 2) return
  const ways = [...functions].map(([text, how]) => {
    const all = functionsOf(name, side, how)
    return all.length > 1 ? `(${how} ${all.indexOf(String(text)) + 1})` : `(${how})`
  })
  throw new Mistake(`"${name}" can be played in several ways here: ${ways.join(', ')}. Add one of them.`)
}

const chance =
  (prefix: 'play' | 'text'): Act =>
  ({ played, side }, words) => {
    const name = first(words, 'card')
    const handles =
      prefix === 'play'
        ? inHand(played, side, name)
        : [
            ...piecesCalled(played.state, name).map(({ handle }) => handle),
            ...placesCalled(played.state, name).map(({ id }) => id),
          ]
    const how = has(words, 'how') ? first(words, 'how') : null
    const nth = has(words, 'nth') ? functionOf(name, side, how, Number(first(words, 'nth'))) : null
    const fits = ({ group, face, about }: Option) =>
      group === (prefix === 'play' ? 'interrupt' : 'text') &&
      handles.includes(String(prefix === 'play' ? about?.held : face)) &&
      (how === null || about?.how === how) &&
      (nth === null || about?.text === nth)
    played.reach(side, CHANCES, fits)
    mustBeOne(name, side, optionsIn(played.question(side, ...CHANCES)).filter(fits))
    played.choose(side, CHANCES, 'do', fits, name)
    if (!has(words, 'target') || played.now(side, 'text-target') === null) return
    const { handle } = pieceCalled(played.state, first(words, 'target'))
    played.choose(side, ['text-target'], 'do', ({ id }) => id === handle, `This target of ${name}`)
  }

const loses: Act = ({ played, side }, words) => {
  const decision = played.question(side, 'lose', 'satisfy')
  const chosen = (words.cards ?? []).map((name) => {
    const pile = ['reserve', 'force', 'used'].find((one) => one === name)
    return pile ?? inHand(played, side, name)[0] ?? ''
  })
  played.answer(side, { decision: decision.id, exit: 'lose', choose: chosen })
}

const simple =
  (kinds: readonly string[], exit: string): Act =>
  ({ played, side }) => {
    const decision = played.question(side, ...kinds)
    if (!decision.exits.some(({ id }) => id === exit)) throw played.notOffered(exit, side)
    played.answer(side, { decision: decision.id, exit })
  }

const numbered =
  (kinds: readonly string[], exit: string): Act =>
  ({ played, side }, words) => {
    const decision = played.question(side, ...kinds)
    played.answer(side, { decision: decision.id, exit, number: Number(first(words, 'number')) })
  }

/** Activates, and passes the chance behind it where that has no option. */
const activates: Act = (given, words) => {
  const { played, side } = given
  numbered(['activate', 'amount'], 'activate')(given, words)
  const behind = played.now(side, 'begin')
  if (behind !== null && optionsIn(behind).length === 0 && played.state.active === side)
    played.answer(side, { decision: behind.id, exit: 'pass' })
}

/** Questions that name what is chosen. */
const PICKED = ['pick', 'company', 'two', 'which', 'one-of', 'goal', 'start', 'starting', 'text-target', 'lose']

const picksIn =
  (kinds: readonly string[]): Act =>
  ({ played, side }, words) => {
    const decision = played.question(side, ...kinds)
    const left = [...optionsIn(decision)]
    const chosen = (words.cards ?? []).map((name) => {
      const named = left.findIndex(({ id }) => id === name)
      const at =
        named >= 0 ? named : left.findIndex(({ card }) => card !== undefined && card === cardCalled(name, side).id)
      const [option] = at < 0 ? [] : left.splice(at, 1)
      if (option === undefined) throw played.notOffered(name, side)
      return option.id
    })
    played.answer(side, { decision: decision.id, exit: decision.exits[0]?.id ?? '', choose: chosen })
  }

/** Somebody gets on or off a card that reacts. */
const rides =
  (how: 'embark' | 'disembark'): Act =>
  ({ played, side }, words) => {
    const name = first(words, 'card')
    const handles = piecesCalled(played.state, name).map(({ handle }) => handle)
    const role = has(words, 'role') ? first(words, 'role') : null
    const fits = ({ face, group, about }: Option) =>
      group === how && handles.some((handle) => handle === face) && (role === null || about?.role === role)
    played.choose(side, ['riders'], 'do', fits, `${name}: ${how}`)
  }

const VERBS: Verb<PlayedScenario, Side>[] = [
  verb(['drains at', 'drain at'], 'drains at PLACE', /^(?<place>.+)$/, ({ played, side }, words) => {
    const { id } = placeCalled(played.state, first(words, 'place'))
    played.choose(side, ['act'], 'do', (option) => option.id === `drain-${id}`, 'This drain')
  }),
  verb(['battles at', 'battle at'], 'battles at PLACE', /^(?<place>.+)$/, ({ played, side }, words) => {
    const { id } = placeCalled(played.state, first(words, 'place'))
    played.choose(side, ['act'], 'do', (option) => option.id === `battle-${id}`, 'This battle')
  }),
  verb(
    ['deploys', 'deploy'],
    'deploys CARD to PLACE | deploys CARD on CARD | deploys CARD with PILOT to PLACE | deploys CARD to PLACE for CARD + CARD + CARD',
    /^(?<card>.+?)(?: with (?<pilot>.+?))?(?: (?:on|aboard) (?<on>.+?))?(?: to (?<place>.+?))?(?: for (?<replaced>.+?))?(?: as (?<role>pilot|passenger|hold))?(?: slot (?<slot>\d+))?(?: by (?<how>convert|slot))?$/,
    deploys,
  ),
  verb(
    ['moves', 'move'],
    'moves CARD to PLACE | moves CARD aboard CARD',
    /^(?<card>.+?)(?: aboard (?<on>.+?))?(?: to (?<place>.+?))?(?: as (?<role>pilot|driver|passenger|hold))?(?: by (?<how>landspeed|path|shuttle|transit|transfer|internal|embark|disembark|seat|hyperspeed|land|take-off|orbit|sector))?$/,
    moves,
  ),
  verb(
    ['fires', 'fire'],
    'fires WEAPON at CARD | fires WEAPON by CARD at CARD',
    /^(?<card>.+?)(?: by (?<by>.+?))? at (?<target>.+)$/,
    ({ played, side }, words) => {
      const name = first(words, 'card')
      const weapons = piecesCalled(played.state, name).map((piece) => piece.handle)
      const [by] = words.by ?? []
      const shooter = by === undefined ? null : pieceCalled(played.state, by).handle
      const isShot = ({ weapon, shooter: own }: Readonly<Record<string, unknown>>) =>
        weapons.some((one) => one === weapon) && (shooter === null || own === shooter)
      const { handle } = pieceCalled(played.state, first(words, 'target'))
      if (played.now(side, 'again') === null) {
        const from = played.state.today.shots.length
        played.choose(
          side,
          ['weapons'],
          'do',
          ({ group, about = {} }) => group === 'fire' && isShot(about),
          `Firing ${name}`,
        )
        const shot = played.state.today.shots[from]
        if (shot !== undefined && shot.target !== handle)
          throw new RefusedMove('not offered', `${name} cannot fire at it.`)
        if (shot !== undefined) return
      }
      played.choose(side, ['target', 'again'], 'fire', ({ id }) => id === handle, `This target of ${name}`)
    },
  ),
  verb(
    ['plays', 'play'],
    'plays CARD (lost) at CARD | plays CARD (lost 2)',
    /^(?<card>.+?)(?: \((?<how>used|lost)(?: (?<nth>\d))?\))?(?: at (?<target>.+))?$/,
    chance('play'),
  ),
  verb(
    ['uses', 'use'],
    'uses CARD at CARD | uses CARD (may 2)',
    /^(?<card>.+?)(?: \((?<how>may|must)(?: (?<nth>\d))?\))?(?: at (?<target>.+))?$/,
    chance('text'),
  ),
  verb(
    ['reacts with', 'react with'],
    'reacts with CARD',
    /^(?<card>.+?)(?: with (?<pilot>.+?))?$/,
    ({ played, side }, words) => {
      const name = first(words, 'card')
      const handles = [...inHand(played, side, name), ...piecesCalled(played.state, name).map(({ handle }) => handle)]
      const ids = handles.flatMap((handle) => [`react-${handle}`, `shift-${handle}`])
      const fits = ({ id }: Option) => ids.includes(id)
      played.reach(side, ['respond'], fits)
      played.choose(side, ['respond'], 'do', fits, `A react with ${name}`)
      if (played.now(side, 'deploy-where') !== null)
        played.choose(side, ['deploy-where'], 'do', leads(played, words), 'This react')
    },
  ),
  verb(['boards', 'board'], 'boards CARD', /^(?<card>.+?)(?: as (?<role>pilot|driver|passenger))?$/, rides('embark')),
  verb(['gets off', 'get off'], 'gets off CARD', /^(?<card>.+)$/, rides('disembark')),
  verb(['answers with', 'answer with'], 'answers with CARD', /^(?<card>.+)$/, ({ played, side }, words) => {
    const handles = inHand(played, side, first(words, 'card')).map((handle) => `effect-${handle}`)
    const fits = ({ id }: Option) => handles.includes(id)
    played.reach(side, ['respond'], fits)
    played.choose(side, ['respond'], 'do', fits, first(words, 'card'))
    if (played.now(side, 'deploy-where') !== null)
      played.choose(side, ['deploy-where'], 'do', leads(played, words), 'This Effect')
  }),
  verb(['loses', 'lose'], 'loses reserve; CARD', /^(?<cards>.+)$/, loses),
  verb(
    ['forfeits', 'forfeit'],
    'forfeits CARD | forfeits CARD to the Lost Pile',
    /^(?<card>.+?)(?<lost> to the Lost Pile)?$/,
    ({ played, side }, words) => {
      const handles = piecesCalled(played.state, first(words, 'card')).map(({ handle }) => forfeitId(handle))
      const exit = words.lost === undefined ? 'lose' : TO_LOST
      played.choose(side, ['satisfy'], exit, ({ id }) => handles.includes(id), 'Forfeiting it')
    },
  ),
  verb(['picks', 'pick'], 'picks CARD; CARD', /^(?<cards>.+)$/, picksIn(PICKED)),
  verb(['activates', 'activate'], 'activates 3', /^(?<number>\d+)$/, activates),
  verb(['draws', 'draw'], 'draws 2', /^(?<number>\d+)$/, numbered(['draw'], 'draw')),
  verb(
    ['ends the turn drawing', 'end the turn drawing'],
    'ends the turn drawing 2',
    /^(?<number>\d+)$/,
    numbered(['draw'], 'draw-end'),
  ),
  verb(['draws destiny', 'draw destiny'], 'draws destiny', /^$/, simple(['destiny'], 'draw')),
  verb(['draws no destiny', 'draw no destiny'], 'draws no destiny', /^$/, simple(['destiny'], 'no')),
  verb(['passes', 'pass'], 'passes', /^$/, simple(['act', 'begin', 'respond', 'weapons', 'riders'], 'pass')),
  verb(['finds nothing', 'find nothing'], 'finds nothing', /^$/, simple(['pick'], 'do')),
  verb(['stops firing', 'stop firing'], 'stops firing', /^$/, simple(['again'], 'stop')),
  verb(['takes nobody along', 'take nobody along'], 'takes nobody along', /^$/, ({ played, side }) => {
    const decision = played.question(side, 'company')
    played.answer(side, { decision: decision.id, exit: decision.exits[0]?.id ?? '', choose: [] })
  }),
  verb(['goes to', 'go to'], 'goes to battle', /^(?<phase>[a-z]+)$/, ({ played, side }, words) => {
    played.goTo(side, phaseIn(first(words, 'phase')))
  }),
  verb(['ends the turn', 'end the turn'], 'ends the turn', /^$/, simple(['act', 'draw'], 'end-turn')),
]

/** Adds the verbs of mechanisms. */
export function addVerbs(added: readonly AddedVerb[]): void {
  for (const { says, written, kind, exit } of added) {
    if (!ASKABLE.includes(kind)) ASKABLE.push(kind)
    VERBS.push(
      exit === undefined
        ? verb(says, written, /^(?<cards>.+)$/, picksIn([kind]))
        : verb(says, written, /^$/, simple([kind], exit)),
    )
  }
}

/** Words that name no card on either side would prove nothing. */
function checkNames({ state }: PlayedScenario, words: VerbWords): void {
  for (const [group, names] of Object.entries(words))
    if (group === 'card' || group === 'on' || group === 'target' || group === 'pilot')
      for (const name of names) {
        cardCalled(name)
        if (isNumbered(name)) pieceCalled(state, name)
      }
}

export const MOVES: Moves<PlayedScenario, Side> = {
  sides: SIDES,
  verbs: VERBS,
  noCards: new Set(['number', 'place', 'role', 'how', 'slot', 'card', 'on', 'target', 'pilot', 'nth', 'phase']),
  checkNames,
}
