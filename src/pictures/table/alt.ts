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

/** The words that tables and hands need beside their own. */
type AltWords = Pick<TableScene, 'hidden' | 'joints'>

/** Returns at most 1024 characters, in as much detail as fits. */
export const tableAlt = (scene: TableScene): string => fitting((detail) => tableText(scene, detail))

/** Returns the description of a hand, at most 1024 characters, in as much detail as fits. */
export const handAlt = (hand: SceneZone, words: AltWords): string => fitting((detail) => zoneText(hand, words, detail))

function fitting(say: (detail: Detail) => string): string {
  for (const detail of DETAILS) {
    const text = say(detail)
    if (text.length <= MOST) return text
  }
  return shortened(say('counts'), MOST)
}

function tableText(scene: TableScene, detail: Detail): string {
  const { headline, sides, centre, won, fights, joints } = scene
  const [near, ...far] = sides.toReversed()
  const side = (one: TableSceneSide) => sideText(one, scene, detail)
  const named = (seat: string) => sides.find((one) => one.seat === seat)?.title ?? seat
  return sentences([
    headline,
    ...far.toReversed().flatMap(side),
    ...centre.map((zone) => zoneText(zone, scene, detail)),
    ...won.map(({ by, label }) => `${label}${joints.colon}${named(by)}`),
    ...fights.map((fight) => fightText(fight, named)),
    ...(near === undefined ? [] : side(near)),
  ])
}

const sideText = ({ title, piles, zones }: TableSceneSide, words: AltWords, detail: Detail): string[] => [
  `${title}${words.joints.colon}${piles.map(pileText).join(', ')}`,
  ...zones.map((zone) => zoneText(zone, words, detail)),
]

const pileText = ({ label, count, top }: ScenePile): string =>
  top === null ? `${label} ${count}` : `${label} ${top.title}`

function zoneText({ label, count, cards }: SceneZone, { hidden, joints }: AltWords, detail: Detail): string {
  if (detail === 'counts') return `${label} ${count}`
  return `${label}${joints.colon}${cards.map((card) => cardText(card, hidden, detail)).join(joints.semicolon)}`
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
