/** Records the golden games of a version, refuses to do so twice, and adds matches for cards that came later. */
import { commonNames, Shown } from './coverage.ts'
import { deleteSet, GOLDEN, matchesOf, versionsOf, writeMatch } from './files.ts'
import { type GoldenSet, type Plan, type Played, playPlan } from './record.ts'
import { differenceIn } from './replay.ts'

export interface Recording {
  /** The folder of all sets. */
  readonly root?: string
  /** Called with each finished match. */
  readonly tell?: (line: string) => void
  /** After this many matches in a row without a new feature, the recorder gives up the missing ones. */
  readonly inVain?: number
}

export interface Recorded {
  readonly matches: number
  readonly rows: number
  /** Features that no match has shown. */
  readonly missing: readonly string[]
}

/** After this many tries without a new feature, the recorder says again what is missing. */
const TELL_EVERY = 25

/** More missing features than this are told by their number alone. */
const FEW = 20

const few = (missing: ReadonlySet<string>): string =>
  missing.size === 0 || missing.size > FEW ? `${missing.size}` : `${missing.size} (${[...missing].join(', ')})`

/** The features that a set must show. */
export const wantedOf = (set: GoldenSet): string[] =>
  [...commonNames(set.game), ...set.names].filter((name) => !Object.hasOwn(set.never, name))

/** Why the golden games of a game can't be recorded, in words; null if they can. */
export function whyNot({ game: { id, version } }: GoldenSet, root = GOLDEN): string | null {
  const versions = versionsOf(id, root)
  const last = versions.at(-1)
  if (last === undefined || Number(version) > Number(last)) return null
  return [
    `The golden games of ${id} version ${last} are recorded, and VERSION of ${id} is ${version}: nothing was done.`,
    'One version gives the same game for the same answers for ever, so that its set is never recorded twice.',
    `For a change that is meant, raise VERSION to ${Number(last) + 1}; then run this again.`,
  ].join('\n')
}

/**
 * Records the golden games of the present version, in the place of those of older ones.
 * @throws if they are recorded already
 */
export function recordSet(set: GoldenSet, { root = GOLDEN, tell = () => {}, inVain = 500 }: Recording = {}): Recorded {
  const refused = whyNot(set, root)
  if (refused !== null) throw new Error(refused)
  const { game } = set
  const missing = new Set(wantedOf(set))
  const { kept, keep } = keeping(missing, tell)
  for (const plan of set.plans) keep(take(set, plan))
  seek(set, missing, { keep, tell, inVain })
  const older = versionsOf(game.id, root)
  const sum = write(set, needed(kept, set.plans.length, wantedOf(set)), root)
  for (const version of older) deleteSet(game.id, version, root)
  return { ...sum, missing: [...missing] }
}

/**
 * Adds matches to the set of the present version until they show each feature that has come since, such as a new card.
 * The recorded matches stay as they are.
 * @returns null if there are none, or if one of them differs: then the game is another version
 */
export function addToSet(
  set: GoldenSet,
  { root = GOLDEN, tell = () => {}, inVain = 500 }: Recording = {},
): Recorded | null {
  const { game } = set
  const missing = new Set(wantedOf(set))
  const recorded = matchesOf(game.id, game.version, root)
  if (recorded.length === 0) return null
  for (const record of recorded) {
    const match = new Shown(game, record.rows)
    const difference = differenceIn(game, record, (row, after) => {
      match.visit(row, after)
      for (const name of set.shownBy(row)) missing.delete(name)
    })
    if (difference !== null) return null
    for (const name of match.names) missing.delete(name)
  }
  const wanted = [...missing]
  const { kept, keep } = keeping(missing, tell)
  const taken = new Set(recorded.map(({ match }) => match))
  seek(set, missing, { keep, tell, inVain, taken })
  return { ...write(set, needed(kept, 0, wanted), root), missing: [...missing] }
}

/** Keeps matches, takes what each has shown out of what is missing, and tells of it. */
function keeping(missing: Set<string>, tell: (line: string) => void) {
  const kept: Take[] = []
  const keep = (take: Take): void => {
    kept.push(take)
    for (const name of take.shown) missing.delete(name)
    tell(`${take.played.match}: ${take.played.rows.length} rows; still to be shown: ${few(missing)}`)
  }
  return { kept, keep }
}

interface Seeking extends Required<Pick<Recording, 'tell' | 'inVain'>> {
  readonly keep: (take: Take) => void
  /** Names of matches that are recorded already. */
  readonly taken?: ReadonlySet<string>
}

/** Plays matches that are built around what is missing, and keeps those that show some of it. */
function seek(set: GoldenSet, missing: ReadonlySet<string>, { keep, tell, inVain, taken = new Set() }: Seeking): void {
  for (let number = 0, vain = 0; missing.size > 0 && vain < inVain; number++) {
    const plan = set.more([...missing], number)
    if (taken.has(plan.match)) continue
    const next = take(set, plan)
    if (vain % TELL_EVERY === 0) tell(`try ${number}, ${vain} in vain; still to be shown: ${few(missing)}`)
    vain += 1
    if (![...next.shown].some((name) => missing.has(name))) continue
    keep(next)
    vain = 0
  }
}

/** Writes matches. */
function write({ game }: GoldenSet, takes: readonly Take[], root: string): Omit<Recorded, 'missing'> {
  const sum = { matches: 0, rows: 0 }
  for (const { played } of takes) {
    const { match, rows } = played
    writeMatch({ game: game.id, version: game.version, match, rows }, root)
    sum.matches += 1
    sum.rows += rows.length
  }
  return sum
}

/** A finished match, with the features that it has shown. */
interface Take {
  readonly played: Played
  readonly shown: ReadonlySet<string>
}

/** The matches that are always recorded, and those of the others that alone show a feature. */
function needed(takes: readonly Take[], first: number, wanted: readonly string[]): Take[] {
  const count = new Map<string, number>(wanted.map((name) => [name, 0]))
  for (const { shown } of takes) for (const name of shown) count.set(name, (count.get(name) ?? 0) + 1)
  const dropped = new Set<Take>()
  for (const one of takes.slice(first)) {
    if (wanted.some((name) => one.shown.has(name) && count.get(name) === 1)) continue
    dropped.add(one)
    for (const name of one.shown) count.set(name, (count.get(name) ?? 0) - 1)
  }
  return takes.filter((one) => !dropped.has(one))
}

function take(set: GoldenSet, plan: Plan): Take {
  const played = playPlan(set.game, plan)
  const shown = new Shown(set.game, played.rows)
  for (const [seq, row] of played.rows.entries()) {
    shown.visit(row, played.states[seq])
    for (const name of set.shownBy(row)) shown.names.add(name)
  }
  return { played, shown: shown.names }
}
