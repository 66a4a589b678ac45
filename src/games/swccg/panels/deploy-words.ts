/** Ways to deploy in words: their names in lists, what they cost and bring, and the question for one of them. */
import type { PanelEntry } from '../../../kit/panels/entries.ts'
import { fitBelow, fitQuestion, fitting, LABEL } from '../../../kit/panels/fitting.ts'
import { read } from '../policies/practice/supposing.ts'
import { afterDeploy } from '../policies/turn-ahead.ts'
import { cardOf } from '../state/engine-card.ts'
import type { TableCard } from '../state/game-state.ts'
import { cardsOn, mustPiece, placeOf } from '../state/nesting.ts'
import { generation } from '../texts/values/presence.ts'
import { shipsKept } from '../texts/values/replaced-ships.ts'
import type { View } from '../view/player-view.ts'
import { shortName } from '../words/short-names.ts'
import type { Panel, PanelAsking } from './asking.ts'
import { cardNames, joinedNames, type Names, pieceNames, placeNames } from './card-names.ts'
import type { DeployWay } from './deploy-ways.ts'
import { changeLine, powersAt } from './position-lines.ts'
import { NEXT } from './rest-of-turn.ts'

type WordSource = Pick<PanelAsking, 'view' | 'side' | 'foe' | 'speaker'>

/** Returns the names of a way, the longest first: "Saber 4 + DS-181-4 → Endor". */
export function wayNames(
  { view, speaker: { say } }: WordSource,
  { card, way, at, pilot }: DeployWay,
): readonly [string, ...string[]] {
  const to = (...names: readonly string[]) => `${names.slice(0, -1).join(' + ')} → ${names.at(-1)}`
  switch (way.way) {
    case 'aboard': {
      // A pilot that comes as a passenger is another way than the same card at the controls.
      const rides = way.role === 'passenger' && cardOf(card).skills?.includes('pilot') === true
      const role = rides ? `, ${say('panel.way.passenger')}` : ''
      return joinedNames((...names) => `${to(...names)}${role}`, cardNames(card), pieceNames(view, way.on))
    }
    case 'carrier':
      return joinedNames(to, cardNames(card), pieceNames(view, way.on))
    case 'together':
      return joinedNames(to, cardNames(card), cardNames(pilot ?? ''), placeNames(view, way.at))
    case 'instead':
      return joinedNames(
        (name = '', was = '') => say('panel.way.instead', { card: name, was }),
        cardNames(card),
        pieceNames(view, way.of),
      )
    case 'table':
      return joinedNames((name = '') => say('panel.way.table', { card: name }), cardNames(card))
    case 'convert':
      return joinedNames((place = '') => say('panel.way.convert', { place }), placeNames(view, way.at))
    case 'slot':
      return slotNames({ view, speaker: { say } }, card, way.index)
    case 'place':
      return way.replaced === undefined
        ? joinedNames(to, cardNames(card), placeNames(view, at ?? way.at))
        : joinedNames(
            (place = '', ...kept) => say('panel.way.for', { place, kept: kept.join(', ') }),
            ...[
              placeNames(view, way.at),
              ...shipsKept(read(view), cardOf(card), way).map((ship) => shipNames(view, ship)),
            ],
          )
  }
}

/** The names of a ship with what is on it. */
function shipNames(view: View, ship: TableCard): Names {
  const [long, short, ...briefest] = cardNames(ship.card)
  const load = cardsOn(view, ship.handle).map(({ card }) => shortName(card))
  if (load.length === 0) return [long, short, ...briefest]
  return [[long, ...load].join(' + '), [short, ...load].join(' + '), ...briefest]
}

/** Where a location comes to lie: behind the one before it, else before the next one. */
function slotNames(
  { view, speaker: { say } }: { readonly view: View; readonly speaker: Pick<WordSource['speaker'], 'say'> },
  card: string,
  index: number,
): readonly [string, ...string[]] {
  const { system } = cardOf(card)
  const near = (at: number): string | null => {
    const place = view.places[at]
    return place !== undefined && placeOf(view, place.id).system === system ? place.id : null
  }
  const names = cardNames(card)
  const [, short, brief = short] = names
  const called: Names = [short, brief]
  const [before, after] = [near(index - 1), near(index)]
  if (before !== null)
    return joinedNames(
      (name = '', place = '') => say('panel.way.after', { card: name, place }),
      called,
      placeNames(view, before),
    )
  if (after !== null)
    return joinedNames(
      (name = '', place = '') => say('panel.way.before', { card: name, place }),
      called,
      placeNames(view, after),
    )
  return [say('panel.way.alone', { card: names[1] })]
}

/** Returns the price of a way, the power that it brings, and the power there before and after. */
export function wayHint(asking: WordSource, choice: DeployWay): string {
  const { view, side, speaker } = asking
  const { say } = speaker
  const { card, way, cost } = choice
  const price = cost === 0 ? say('panel.way.free') : say('panel.way.force', { count: cost })
  const then = afterDeploy(view, side, choice)
  if (way.way === 'slot' || way.way === 'convert') {
    const more = generation(read(then), side) - generation(read(view), side)
    return [price, ...(more > 0 ? [say('panel.way.activate', { count: more })] : [])].join(' · ')
  }
  const role = way.way === 'aboard' ? [say(`panel.way.${way.role}`)] : []
  const power = powerWords(asking, choice, then, cardOf(card).power !== undefined)
  if (way.way !== 'place' || way.replaced === undefined) return [price, ...role, ...power].join(' · ')
  // It is always free, and its line is long.
  const ships = way.replaced.map((ship) => shortName(mustPiece(view, ship).card)).join(', ')
  return [say('panel.way.for.ships', { card: shortName(card), ships }), ...power.slice(-1)].join(' · ')
}

/** The power that a card brings, and that of its side there. */
function powerWords(asking: WordSource, choice: DeployWay, then: View, fights: boolean): readonly string[] {
  const { say } = asking.speaker
  if (choice.at === null) return []
  const { before, after, theirs } = powersAt(asking, then, choice.at)
  const yours =
    theirs === null ? say('panel.way.yours', { before, after }) : say('panel.way.against', { before, after, theirs })
  if (after === before) return fights && choice.way.way === 'place' ? [say('panel.way.landed')] : []
  return [say('panel.way.power', { power: after - before }), yours]
}

/** Returns the entry of a way: it takes the card and goes on to its place. */
export const wayEntry = (asking: WordSource, choice: DeployWay): PanelEntry => ({
  choose: [choice.option],
  names: wayNames(asking, choice),
  hint: wayHint(asking, choice),
  next: NEXT.way(choice.id),
})

/** Returns the label of the button that deploys a card. */
export const deployLabel = ({ speaker: { say } }: WordSource, { card, way, at, pilot }: DeployWay): string => {
  if (pilot !== null) return say('panel.way.both')
  const [long, short] = cardNames(card)
  if (way.way === 'instead')
    return fitting(LABEL, say('panel.way.instead.do', { card: long }), say('panel.way.instead.do', { card: short }))
  if (way.way === 'convert')
    return fitting(
      LABEL,
      say('panel.way.convert', { place: shortName(card) }),
      say('panel.way.convert', { place: at ?? '' }),
    )
  return fitting(LABEL, say('panel.way.do', { card: long }), say('panel.way.do', { card: short }))
}

/** Whether a card goes to a place, or comes there for other ships. */
const placeQuestions = (
  { view, speaker: { say } }: WordSource,
  card: string,
  { at, replaced = [] }: Extract<DeployWay['way'], { way: 'place' }>,
): readonly [string, ...string[]] =>
  replaced.length === 0
    ? joinedNames(
        (one = '', place = '') => say('panel.way.asked', { card: one, place }),
        cardNames(card),
        placeNames(view, at),
      )
    : joinedNames(
        (one = '', ...ships) => say('panel.way.for.asked', { card: one, ships: ships.join(', ') }),
        ...[cardNames(card), ...replaced.map((ship) => shipNames(view, mustPiece(view, ship)))],
      )

/** Returns the question for one way, with what it changes. */
export function wayQuestion(asking: WordSource, choice: DeployWay): Pick<Panel, 'question' | 'below'> {
  const { view, side, speaker } = asking
  const { say } = speaker
  const { card, way, at, pilot } = choice
  const then = afterDeploy(view, side, choice)
  const below = changeLine(asking, then, at)
  const named = (label: (...names: readonly string[]) => string, ...names: readonly Names[]) =>
    fitQuestion(...joinedNames(label, ...names))
  switch (way.way) {
    case 'aboard':
      return {
        question: named(
          (one = '', place = '') => say('panel.way.aboard.asked', { card: one, place }),
          cardNames(card),
          pieceNames(view, way.on),
        ),
        below,
      }
    case 'instead':
      return {
        question: named(
          (one = '', was = '') => say('panel.way.instead.asked', { card: one, was }),
          cardNames(card),
          pieceNames(view, way.of),
        ),
        below,
      }
    case 'carrier':
      return {
        question: named(
          (one = '', place = '') => say('panel.way.on.asked', { card: one, place }),
          cardNames(card),
          pieceNames(view, way.on),
        ),
        below,
      }
    case 'together':
      return {
        question: named(
          (one = '', two = '', place = '') => say('panel.way.with.asked', { card: one, pilot: two, place }),
          cardNames(card),
          cardNames(pilot ?? ''),
          placeNames(view, way.at),
        ),
        below,
      }
    case 'place':
      return { question: fitQuestion(...placeQuestions(asking, choice.card, way)), below }
    case 'convert':
      return {
        question: named((place = '') => say('panel.way.convert.asked', { place }), placeNames(view, way.at)),
        below: wayHint(asking, choice),
      }
    default:
      return {
        question: named((one = '') => say('panel.way.here.asked', { card: one }), cardNames(card)),
        below: fitBelow(wayHint(asking, choice)),
      }
  }
}
