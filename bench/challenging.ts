/** Challenges as people make them: `/play`, then one wish after the other in *Change…*. */
import { type Answer, controlsOf, type TestUser } from '../sandbox/driver.ts'

type Slash = Parameters<TestUser['slash']>
type Values = NonNullable<Slash[1]>

/** The wishes of a person; formats and sides may name their game before a slash. Other names are ids of changes. */
export interface Wishes extends Record<string, Values[string] | undefined> {
  readonly opponent?: Values[string]
  readonly game?: string
  readonly format?: string
  readonly side?: string
  /** The time for each turn in hours. */
  readonly time?: number
  /** The name of a clock with a stock. */
  readonly clock?: string
  readonly nightsOff?: boolean
}

/** The time for each turn that stands by default, in hours. */
const USUAL_HOURS = 72

const changeIn = (answer: Answer, part: string) =>
  controlsOf(answer.message).find(({ kind, customId }) => kind === 'select' && customId.split('|')[3] === part)

/** Returns the ids of all that the author of a draft may change. */
export const changesOf = (answer: Answer): readonly string[] =>
  changeIn(answer, 'choose')?.options.map(({ value }) => value) ?? []

/** Makes one change, unless the value stands already or the answer is no draft. */
export async function pickChange(
  person: TestUser,
  shown: Answer,
  topic: string,
  value: string,
  rest: Slash[2] = {},
): Promise<Answer> {
  const menu = changeIn(shown, 'choose')
  // A game with one format offers no other.
  if (menu === undefined || (topic === 'format' && !changesOf(shown).includes(topic))) return shown
  const values = await person.select(shown.message, menu.customId, topic, rest)
  const choices = changeIn(values, 'change')
  if (choices === undefined) throw new Error(`${topic} can't be changed: ${values.text}`)
  return person.select(values.message, choices.customId, value, rest)
}

/** Types `/play` and makes the changes that the wishes need. @returns the last answer: the draft, or why there is none */
export async function typePlay(person: TestUser, wishes: Wishes = {}, rest: Slash[2] = {}): Promise<Answer> {
  const { opponent, game, format, side, time, clock, nightsOff, rated, ...others } = wishes
  const of = game ?? [format, side].flatMap((one) => (one?.includes('/') ? [one.split('/')[0]] : []))[0]
  const bare = (value: string) => value.split('/').at(-1) ?? value
  const asked = { ...(of === undefined ? {} : { game: of }), ...(opponent === undefined ? {} : { opponent }) }
  const timed = time !== undefined || clock !== undefined || nightsOff !== undefined
  const yes = (value: unknown) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value))
  const changes: [string, string][] = [
    ...(format === undefined ? [] : [['format', bare(format)] as [string, string]]),
    ...(side === undefined ? [] : [['side', bare(side)] as [string, string]]),
    ...(timed
      ? [['time', `${clock ?? time ?? USUAL_HOURS}${nightsOff === true ? '-w' : ''}`] as [string, string]]
      : []),
    ...(rated === undefined ? [] : [['rated', yes(rated)] as [string, string]]),
    ...Object.entries(others).map(([topic, value]): [string, string] => [topic, yes(value)]),
  ]
  let shown = await person.slash('play', asked, rest)
  for (const [topic, value] of changes) shown = await pickChange(person, shown, topic, value, rest)
  return shown
}
