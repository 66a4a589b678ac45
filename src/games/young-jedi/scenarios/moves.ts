/** Moves as sentences: `dark deploys Blaster`, `light cannot battle: not asked`. */
import { findCard } from '../cards/index.ts'
import { type Course, isSide } from './course.ts'
import { parts } from './items.ts'
import { calls, cardsCalled, nearest, planetCalled } from './names.ts'
import { Mistake, WHYS, type Why } from './problems.ts'
import { BATTLE_VERBS } from './verbs/battle.ts'
import { DUEL_VERBS } from './verbs/duel.ts'
import { TEXT_VERBS } from './verbs/texts.ts'
import { TURN_VERBS } from './verbs/turn.ts'
import { namesIn, type Verb, type Words } from './verbs/verb.ts'

export const VERBS: readonly Verb[] = [...TURN_VERBS, ...BATTLE_VERBS, ...DUEL_VERBS, ...TEXT_VERBS]

/** The longest verbs first: "plays lap card" before "plays". */
const byLength = VERBS.toSorted((one, other) => other.says[0].length - one.says[0].length)

const SENTENCE = /^(?<side>dark|light) (?<cannot>cannot )?(?<rest>.+)$/i

/**
 * Plays a move, or proves that it can't be played.
 * @param why what a move that can't be played has to be refused for; null: whatever it is
 * @throws Mistake for what can't be understood or isn't as the scenario says; Refused for a move that is not possible
 */
export function playMove(course: Course, sentence: string, why: string | null): void {
  const { side = '', cannot, rest = '' } = sentence.trim().match(SENTENCE)?.groups ?? {}
  const who = side.toLowerCase()
  if (!isSide(who)) throw new Mistake(`A move begins with "dark" or "light": "${sentence}".`)
  const { verb, words } = readVerb(rest, cannot === undefined ? 0 : 1)
  const act = () => verb.act({ course, side: who }, words)
  if (cannot === undefined) {
    if (why !== null)
      throw new Mistake(
        'Only a move with "cannot" has a reason behind a colon. A name with a colon in it goes without the colon.',
      )
    return act()
  }
  const wanted = why === null ? null : readWhy(why)
  checkNames(course, words)
  const refused = course.trial(act)
  if (refused === null) throw new Mistake(`${who} can: the rules allow "${rest}" here.`)
  if (wanted !== null && refused.why !== wanted)
    throw new Mistake(`${who} can't, but for another reason: ${refused.why}, not ${why}. ${refused.message}`)
}

function readVerb(rest: string, form: 0 | 1): { verb: Verb; words: Words } {
  const begins = byLength.filter(({ says }) => rest === says[form] || rest.startsWith(`${says[form]} `))
  for (const verb of begins) {
    const found = rest.slice(verb.says[form].length).trim().match(verb.pattern)
    if (found !== null) return { verb, words: wordsOf(found.groups ?? {}) }
  }
  const [verb] = begins
  if (verb !== undefined) throw new Mistake(`"${rest}": this is written "${verb.written}".`)
  const known = VERBS.map(({ says }) => says[form])
  const near = nearest(rest.split(' ')[0] ?? '', known)
  throw new Mistake(
    `"${rest}": no move begins so. ${near.length > 0 ? `Perhaps "${near[0]}"? ` : ''}There are: ${known.toSorted().join(', ')}.`,
  )
}

const wordsOf = (groups: Readonly<Record<string, string | undefined>>): Words =>
  Object.fromEntries(
    Object.entries(groups)
      .filter(([, text]) => text !== undefined)
      .map(([name, text = '']) => [name, NO_CARDS.has(name) ? parts(text) : namesIn(text)]),
  )

/** Groups of patterns that hold no names of cards. */
const NO_CARDS: ReadonlySet<string> = new Set(['number', 'for', 'planet', 'from', 'wait'])

function readWhy(written: string): Why {
  const why = WHYS.find((one) => one === written.trim().toLowerCase())
  if (why === undefined) throw new Mistake(`"${written}" is no reason for a refusal. There are: ${WHYS.join(', ')}.`)
  return why
}

// ---------------------------------------------------------------- moves that can't be

/** A card that isn't in the game at all could never be played: that would prove nothing. */
function checkNames(course: Course, words: Words): void {
  const ids = idsIn(course.state)
  for (const [group, names] of Object.entries(words)) {
    if (group === 'planet') planetCalled(names[0] ?? '')
    if (NO_CARDS.has(group)) continue
    for (const name of names) {
      const bare = name.replace(/ (?:to|for) the Objective$/i, '').replace(/ for two$/, '')
      if (/^(?:the whole hand|\d)$/.test(bare)) continue
      if ([...ids].some((id) => calls(bare, id) > 0)) continue
      cardsCalled(null, bare)
      throw new Mistake(`"${bare}" is nowhere in this game, so that it could never be played.`)
    }
  }
}

/** Every card that is anywhere in a state. */
function idsIn(value: unknown, found: Set<string> = new Set()): ReadonlySet<string> {
  if (typeof value === 'string') {
    if (findCard(value) !== undefined) found.add(value)
  } else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) idsIn(part, found)
  return found
}
