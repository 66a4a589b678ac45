/**
 * Describes a table in words for people who can't see its picture: the same cards in the same order, shorter if there
 * are many.
 */

import type { FaceNumber } from '../../contract/index.ts'
import { shortened } from '../alt.ts'
import type { SceneCard, SceneFight, ScenePile, SceneZone, TableScene, TableSceneSide } from './scene.ts'

const MOST = 1024

/** The amount of detail for a card. */
type Detail = 'all' | 'numbers' | 'titles' | 'counts'
const DETAILS: readonly Detail[] = ['all', 'numbers', 'titles', 'counts']

/** Returns at most 1024 characters, in as much detail as fits. */
export const tableAlt = (scene: TableScene): string => fitting((detail) => tableText(scene, detail))

/** Returns the description of a hand, at most 1024 characters, in as much detail as fits. */
export const handAlt = (hand: SceneZone, hidden: string): string => fitting((detail) => zoneText(hand, hidden, detail))

function fitting(say: (detail: Detail) => string): string {
  for (const detail of DETAILS) {
    const text = say(detail)
    if (text.length <= MOST) return text
  }
  return shortened(say('counts'), MOST)
}

function tableText(scene: TableScene, detail: Detail): string {
  const { headline, sides, centre, won, fights, hidden } = scene
  const [near, ...far] = sides.toReversed()
  const side = (one: TableSceneSide) => sideText(one, hidden, detail)
  const named = (seat: string) => sides.find((one) => one.seat === seat)?.title ?? seat
  return sentences([
    headline,
    ...far.toReversed().flatMap(side),
    ...centre.map((zone) => zoneText(zone, hidden, detail)),
    ...won.map(({ by, label }) => `${label}: ${named(by)}`),
    ...fights.map((fight) => fightText(fight, named)),
    ...(near === undefined ? [] : side(near)),
  ])
}

const sideText = ({ title, piles, zones }: TableSceneSide, hidden: string, detail: Detail): string[] => [
  `${title}: ${piles.map(pileText).join(', ')}`,
  ...zones.map((zone) => zoneText(zone, hidden, detail)),
]

const pileText = ({ label, count, top }: ScenePile): string =>
  top === null ? `${label} ${count}` : `${label} ${top.title}`

function zoneText({ label, count, cards }: SceneZone, hidden: string, detail: Detail): string {
  if (detail === 'counts') return `${label} ${count}`
  return `${label}: ${cards.map((card) => cardText(card, hidden, detail)).join('; ')}`
}

function cardText(
  { card, title, name, count, numbers, marks, hint }: SceneCard,
  hidden: string,
  detail: Detail,
): string {
  const times = count === 1 ? '' : `${count}× `
  if (card === null) return `${times}${hidden}`
  const known = `${times}${detail === 'all' ? name : title}`
  if (detail === 'titles') return known
  const said = [...numbers.map(numberText), ...marks, ...(detail === 'all' && hint !== null ? [hint] : [])]
  return said.length === 0 ? known : `${known} (${said.join(', ')})`
}

const numberText = ({ label, value, said = value }: FaceNumber): string => `${label.toLowerCase()} ${said}`

const fightText = ({ sides }: SceneFight, named: (seat: string) => string): string =>
  sides.map(({ seat, names, total }) => `${names.length === 0 ? named(seat) : names.join(' + ')} ${total}`).join(' – ')

const sentences = (texts: readonly string[]): string =>
  texts.map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`)).join(' ')
