/** Measures how heavy a message may be: Discord fails above a weight that it does not name. */
import { type APIMessageTopLevelComponent, ButtonStyle, ComponentType } from 'discord-api-types/v10'
import { BUDGET, weightOf } from '../discord/shell/weights.ts'
import type { ChannelExamination } from './examination.ts'
import { bad, type Finding, good } from './finding.ts'
import { QUIET_COMPONENTS, smallPicture, type TrialMessages } from './trial-messages.ts'

/** A letter of three bytes: texts have a limit of letters, and weight counts bytes. */
const WIDE = '€'
const wide = (letters: number) => WIDE.repeat(Math.max(1, letters))
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)

type Parts = readonly APIMessageTopLevelComponent[]

const selects = (count: number, optionOf: (id: number) => object): Parts =>
  numbers(4)
    .filter((at) => at * 25 < count)
    .map((at) => ({
      type: ComponentType.ActionRow,
      components: [
        {
          type: ComponentType.StringSelect,
          custom_id: `doctor|${at}`,
          options: numbers(Math.min(25, count - at * 25)).map((one) => optionOf(at * 25 + one) as never),
        },
      ],
    }))

const buttons = (count: number, labelOf: () => string, idOf: (at: number) => string): Parts =>
  numbers(Math.ceil(count / 5)).map((row) => ({
    type: ComponentType.ActionRow,
    components: numbers(Math.min(5, count - row * 5)).map((one) => ({
      type: ComponentType.Button,
      style: ButtonStyle.Secondary,
      label: labelOf(),
      custom_id: idOf(row * 5 + one),
    })),
  }))

/** Messages of one kind, from light to heavy. */
interface HeavyKind {
  readonly most: number
  /** Returns the parts of a size. */
  readonly make: (size: number) => Parts
  /** The pictures that the parts show. */
  readonly pictures?: readonly string[]
}

const PICTURES = numbers(10).map((at) => `doctor${at}.png`)

/** Each kind of things whose weight is measured, and the largest size of it. */
const KINDS: Readonly<Record<string, HeavyKind>> = {
  text: { most: 3_990, make: (size) => [{ type: ComponentType.TextDisplay, content: wide(size) }] },
  options: {
    most: 100,
    make: (size) =>
      selects(50, (id) => ({
        value: `o${id}`,
        label: wide(Math.min(100, size)),
        description: wide(Math.min(100, size)),
      })),
  },
  labels: {
    most: 80,
    make: (size) =>
      buttons(
        30,
        () => wide(size),
        (at) => `doctor|${at}|${wide(70)}`,
      ),
  },
  ids: {
    most: 90,
    make: (size) =>
      buttons(
        30,
        () => wide(40),
        (at) => `${at}|${wide(size)}`,
      ),
  },
  'short options': { most: 100, make: (size) => selects(size, (id) => ({ value: `o${id}`, label: `Option ${id}` })) },
  emoji: {
    most: 100,
    make: (size) => selects(size, (id) => ({ value: `o${id}`, label: `Option ${id}`, emoji: { name: '⭐' } })),
  },
  pictures: {
    most: 3_990,
    make: (size) => [
      { type: ComponentType.TextDisplay, content: wide(size) },
      { type: ComponentType.MediaGallery, items: PICTURES.map((name) => ({ media: { url: `attachment://${name}` } })) },
    ],
    pictures: PICTURES,
  },
}

/** The weights that are tried, around the one at which Discord was reported to fail. */
const TRIED = [BUDGET, 9_000, 10_000, 10_300]

/** Returns the lightest parts of a kind of at least this weight, or the heaviest that the kind can have. */
function ofWeight(weight: number, { most, make }: HeavyKind): Parts {
  let low = 1
  let high = most
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (weightOf(make(middle)) >= weight) high = middle
    else low = middle + 1
  }
  return make(low)
}

const heavyMessage = (parts: Parts, { pictures = [] }: HeavyKind) => ({
  body: {
    components: [...parts],
    flags: QUIET_COMPONENTS,
    attachments: pictures.map((filename, id) => ({ id: String(id), filename })),
  },
  files: pictures.map((name) => ({ name, data: smallPicture() })),
})

/** Posts messages of each kind near the limit. @returns a finding a kind, with the answer to each weight */
export async function checkWeight(_: ChannelExamination, messages: TrialMessages): Promise<readonly Finding[]> {
  const found: Finding[] = []
  for (const [kind, way] of Object.entries(KINDS)) {
    const measured: Record<string, string> = {}
    let light: string | null = null
    for (const weight of TRIED) {
      const parts = ofWeight(weight, way)
      const own = weightOf(parts)
      if (own in measured) continue
      const sent = await messages.post(heavyMessage(parts, way))
      measured[own] = sent.ok ? 'taken' : `refused ${sent.code || sent.status}`
      if (!sent.ok && own <= BUDGET + 400) light = measured[own]
    }
    found.push(
      light === null
        ? good(`weight ${kind}`, `Messages of ${kind}: weights in bytes`, measured)
        : bad(
            `weight ${kind}`,
            `Messages of ${kind} fail within our budget of ${BUDGET}`,
            'Report this line: BUDGET has to be lower.',
            measured,
          ),
    )
  }
  return found
}
