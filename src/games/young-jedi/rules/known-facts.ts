/** Brings the facts of a match's log into their present form: older versions told some with other fields. */
import type { SeenEvent } from '../../../contract/index.ts'
import { isNamed } from '../../../kit/facts/readers.ts'
import type { Side } from '../cards/card.ts'
import type { FactName, Facts, SeenFact } from './facts.ts'

type Data = SeenEvent['data']
type Present = 'as it is' | ((data: Data) => Data)

const NO_TEXTS = { dark: [], light: [] }

/** Version 1 knew one weapon of a fight, and did not number the fights. */
const fighters = ({ weapon, ...data }: Data): Data => ({
  fight: null,
  weapons: weapon == null ? [] : [weapon],
  ...data,
})

/** Version 1 knew no texts of cards that give power. */
function fight(data: Data): Data {
  if (data.texts !== undefined) return data
  const { dark, light } = data.power as Readonly<Record<Side, Data>>
  return { ...data, texts: NO_TEXTS, power: { dark: { texts: 0, ...dark }, light: { texts: 0, ...light } } }
}

/** Version 1 told only that a battle was over. */
const battleEnd = (data: Data): Data => ({ fights: null, won: null, ...data })

/** Earlier versions told only the cards and the power of a duel. */
const duelingHand = (data: Data): Data => ({ extra: 0, texts: [], ...data })

/** For each name, how a fact gets its present form. */
const PRESENT: Readonly<Record<FactName, Present>> = {
  attack: 'as it is',
  battle: 'as it is',
  'battle-cards': 'as it is',
  'battle-end': battleEnd,
  block: 'as it is',
  bottom: 'as it is',
  breakthrough: 'as it is',
  'called-tie': 'as it is',
  control: 'as it is',
  covered: 'as it is',
  damage: 'as it is',
  defeat: 'as it is',
  deploy: 'as it is',
  destiny: 'as it is',
  discard: 'as it is',
  draw: 'as it is',
  'draw-two': 'as it is',
  duel: 'as it is',
  'duel-broken-off': 'as it is',
  'duel-end': 'as it is',
  'duel-text': 'as it is',
  'duel-weapon': 'as it is',
  'dueling-draw': 'as it is',
  'dueling-hand': duelingHand,
  evacuated: 'as it is',
  evacuation: 'as it is',
  fetch: 'as it is',
  fight,
  'fight-next': 'as it is',
  fighters,
  found: 'as it is',
  guess: 'as it is',
  'hand-shown': 'as it is',
  hit: 'as it is',
  'hit-removed': 'as it is',
  ignored: 'as it is',
  intercept: 'as it is',
  lap: 'as it is',
  'lap-card': 'as it is',
  'lap-lost': 'as it is',
  location: 'as it is',
  named: 'as it is',
  objective: 'as it is',
  over: 'as it is',
  pass: 'as it is',
  peek: 'as it is',
  'race-lost': 'as it is',
  redraw: 'as it is',
  refuel: 'as it is',
  replace: 'as it is',
  reshuffle: 'as it is',
  reveal: 'as it is',
  search: 'as it is',
  'send-back': 'as it is',
  shuffle: 'as it is',
  'start-draw': 'as it is',
  'starship-battle': 'as it is',
  'stay-out': 'as it is',
  strike: 'as it is',
  substitute: 'as it is',
  surrender: 'as it is',
  switch: 'as it is',
  'taken-back': 'as it is',
  text: 'as it is',
  thrust: 'as it is',
  token: 'as it is',
  turn: 'as it is',
  warning: 'as it is',
}

/** Returns the facts in their present form, without facts of unknown names. */
export function factsIn(events: readonly SeenEvent[]): SeenFact[] {
  return events.flatMap((event): SeenFact[] => {
    if (!isNamed<Facts>(PRESENT, event)) return []
    const present = PRESENT[event.type]
    const told = typeof present === 'function' ? { ...event, data: present(event.data) } : event
    return [told as SeenFact]
  })
}
