/** Describes a picture of a moment in words: the same names, numbers and marks, shorter if there are many. */

import type { FoughtLane, LaneSide, Seat, ShownClash } from '../../contract/index.ts'
import { shortened } from '../alt.ts'
import { signedPart } from './moment-parts.ts'
import type { DrawnMoment, MomentWords, Setting } from './moment-scene.ts'

const MOST = 1024

/** Returns at most 1024 characters, in as much detail as fits. */
export function momentAlt(setting: Setting, moment: DrawnMoment): string {
  for (const parts of [true, false]) {
    const text = sentences(linesOf(setting, moment, parts))
    if (text.length <= MOST) return text
  }
  return shortened(sentences(linesOf(setting, moment, false)), MOST)
}

function linesOf(setting: Setting, moment: DrawnMoment, parts: boolean): readonly string[] {
  switch (moment.kind) {
    case 'clash':
      return [...clashLines(setting, moment.clash, parts), ...goalLines(setting), leftLine(setting)]
    case 'fight':
      return [laneLine(setting, moment.lane, parts), ...goalLines(setting)]
    case 'win': {
      const { name, claim, decisive, decisiveLabel, lines } = moment.win
      const fight =
        decisive === null ? [] : [`${decisiveLabel}${setting.words.joints.colon}${laneLine(setting, decisive, false)}`]
      return [`${name} ${claim}`, ...fight, ...lines, ...goalLines(setting)]
    }
    case 'end': {
      const { winner, claim, kind, counts, decisive } = moment.end
      const won = winner === null ? claim : `${nameOf(setting, winner)} ${claim}`
      const numbers = [...counts, moment.long].map(({ value, label }) => `${value} ${label}`).join(', ')
      const fight = decisive === null ? [] : [decisive.fight, decisive.line]
      return [kind, won, numbers, ...fight, ...goalLines(setting)]
    }
  }
}

const nameOf = ({ names }: Setting, seat: Seat): string => names[seat] ?? seat

function clashLines(setting: Setting, { label, lanes, unmet, score }: ShownClash, parts: boolean): string[] {
  const { seats } = setting
  return [
    `${label}, ${seats.map((seat) => `${nameOf(setting, seat)} ${score[seat] ?? 0}`).join(' – ')}`,
    ...lanes.map((lane) => laneLine(setting, lane, parts)),
    ...unmet.map(({ by, label: how, cost }) => `${nameOf(setting, by)}${setting.words.joints.colon}${how}, ${cost}`),
  ]
}

/** Both sides with their totals: "A 14 (+2 gear, draw 3) wins – 11 B (lost)". */
function laneLine({ seats, words }: Setting, { sides, winner }: FoughtLane, parts: boolean): string {
  const said = seats.flatMap((seat) => {
    const side = sides[seat]
    return side === undefined ? [] : [sideText(side, words, parts, winner === seat ? ` ${words.wins}` : '')]
  })
  return `${said.join(' – ')}${winner === null ? `, ${words.tie}` : ''}`
}

function sideText(
  { label, fighters, total, parts }: LaneSide,
  { lost, joints }: MomentWords,
  all: boolean,
  won: string,
): string {
  const gone = fighters.filter((one) => one.lost)
  const beaten =
    gone.length === fighters.length ? lost : `${lost}${joints.colon}${gone.map(({ name }) => name).join(', ')}`
  const sums = all
    ? parts.map((part) => (part.sign === 'own' ? `${part.value} ${part.label}` : `${signedPart(part)} ${part.label}`))
    : []
  const notes = [...sums, ...(gone.length === 0 ? [] : [beaten])]
  return `${label} ${total}${won}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`
}

function goalLines(setting: Setting): string[] {
  const won = setting.standing.goals.filter(({ by }) => by !== null)
  return won.length === 0
    ? []
    : [won.map(({ name, by }) => `${name}${setting.words.joints.colon}${nameOf(setting, by ?? '')}`).join(', ')]
}

const leftLine = (setting: Setting): string =>
  setting.seats
    .map(
      (seat) =>
        `${nameOf(setting, seat)}${setting.words.joints.colon}${setting.words.deck} ${setting.standing.left[seat] ?? 0}`,
    )
    .join(', ')

const sentences = (texts: readonly string[]): string =>
  texts.map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`)).join(' ')
