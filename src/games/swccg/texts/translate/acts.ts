/** Translates steps. */
import type {
  Modifier,
  NamedPile,
  Act as OldAct,
  Filter as OldFilter,
  Stat as OldStat,
  Until,
} from '../../cards/vocabulary.ts'
import { numberWords } from '../core/numbers/vocabulary.ts'
import { act } from '../language/makers.ts'
import type { Act, PileName, Rule, SpanName } from '../language/words.ts'
import { optional, toAmount, toCondition, toFilter, toStat, WHOSE } from './meanings.ts'
import { toRule } from './rules.ts'

/** The target of an offer: acts that name no cards concern it. */
const TARGET: OldFilter = { cards: 'target' }

export interface Spans {
  readonly until?: Until
  readonly target?: OldFilter
}
/** Translates acts. Rules that begin last as long as their offer says, else for the turn. */
export function toActs(old: readonly OldAct[], spans: Spans): readonly Act[] {
  const acts: Act[] = []
  for (const one of old) {
    const next = toAct(one, spans)
    const last = acts.at(-1)
    // Rules that begin together are one act.
    if (last?.word === 'lasting' && next.word === 'lasting' && last.span === next.span)
      acts[acts.length - 1] = { ...last, rules: [...last.rules, ...next.rules] }
    else acts.push(next)
  }
  return acts
}
function toAct(old: OldAct, spans: Spans): Act {
  if ('does' in old) return lasting(old, spans)
  switch (old.act) {
    case 'take':
      return act('take', { of: toFilter(old.what), from: 'reserve' })
    case 'deploy':
      return act('deploy', {
        of: toFilter(old.what),
        from: toPile(old.pile),
        ...optional('to', old.to),
        ...(old.free ? { free: true } : {}),
        ...(old.count === undefined ? {} : { number: old.count }),
        ...(old.upTo === undefined ? {} : { number: old.upTo, upTo: true }),
      })
    case 'deploy pair':
      return act('deploy pair', { one: toFilter(old.what[0]), two: toFilter(old.what[1]) })
    case 'instead':
      return act('substitute', { number: toAmount(old.number) })
    case 'draw cards':
      return act('draw cards', { number: old.count, from: toPile(old.pile) })
    case 'activate':
      return act('activate', { number: toAmount(old.count), ...(old.upTo ? { upTo: true } : {}) })
    case 'retrieve':
      return act('retrieve', { number: toAmount(old.count), ...optional('of', old.of) })
    case 'lose Force':
      return act('lose Force', { number: old.count, who: WHOSE[old.whose ?? 'yours'] })
    case 'lose':
    case 'stack':
    case 'cancel':
      return act(old.act, { of: toFilter(old.what) })
    case 'place':
      return act('place', {
        of: toFilter(old.what),
        to: old.pile,
        ...(old.from === undefined ? {} : { from: old.from }),
      })
    case 'relocate':
      return act('relocate', {
        of: toFilter(old.what),
        to: toFilter(old.to),
        ...(old.cost === undefined ? {} : { cost: toAmount(old.cost) }),
      })
    case 'fire':
      return act('fire', { weapon: toFilter(old.weapon), ...(old.deadly ? { deadly: true } : {}) })
    case 'trim hand':
      return act('trim hand', { whose: 'opponent', to: old.to })
    case 'show hand':
    case 'lose copies':
      return act(old.act, { whose: WHOSE[old.whose] })
    case 'if':
      return act('if', { if: toCondition(old.if), does: toActs(old.acts, spans) })
    case 'one of':
      return act('choose', {
        options: Object.fromEntries(old.acts.map((one, at) => [`${at + 1}`, toActs([one], spans)])),
      })
    default:
      return act(old.act)
  }
}
const toPile = (old: NamedPile | undefined): PileName => old ?? 'reserve'

function lasting(old: Modifier, { until, target }: Spans): Act {
  if (old.does === 'during' || old.does === 'later') throw new Error(`«${old.does}» does not begin`)
  const own = 'until' in old ? old.until : undefined
  // These are settled at once, and done with then.
  const settled =
    old.does !== 'set'
      ? undefined
      : old.stat === 'battle damage'
        ? 'battle'
        : old.stat === 'destiny'
          ? 'draw'
          : undefined
  const span: SpanName = settled ?? own ?? until ?? 'turn'
  return act('lasting', { span, rules: [lastingRule(old, target !== undefined)] })
}
export type LastingModifier = Exclude<Modifier, { readonly does: 'during' | 'later' }>
/** Translates a rule that begins with an offer. @param isTargeted whether the offer has a target: the rule concerns that card */
function lastingRule(old: LastingModifier, isTargeted: boolean): Rule {
  const concerned = isTargeted ? withTarget(old) : old
  // A draw is changed that has begun, whatever weapon it is for (S-E30).
  if (!('stat' in concerned) || concerned.stat === undefined || scopeOf(concerned.stat) !== 'shot')
    return toRule(concerned)
  return 'of' in concerned || 'by' in concerned ? toRule(concerned) : toRule({ ...concerned, of: 'weapon' } as never)
}
const scopeOf = (stat: OldStat) => numberWords.stats[toStat(stat)]
/** The classes of values that cards have. */
const OF_CARDS: ReadonlySet<string> = new Set(['card', 'cost', 'shot'])
const ABOUT_CARDS: ReadonlySet<string> = new Set(['immune', 'immune to', 'forbid', 'react'])
/** A modifier that names no cards concerns the target of its offer. */
function withTarget<M extends Modifier>(old: M): M {
  const isOfCards =
    'stat' in old && old.stat !== undefined ? OF_CARDS.has(scopeOf(old.stat)) : ABOUT_CARDS.has(old.does)
  if (!isOfCards) return old
  const of = 'of' in old ? old.of : undefined
  if (of === undefined) return { ...old, of: TARGET }
  // A card without a value gets none: "+2 hyperspeed" needs no hyperdrive.
  const isTarget = (one: OldFilter) => typeof one === 'object' && one.cards === 'target'
  if (old.does !== 'add' || old.stat !== 'hyperspeed' || typeof of !== 'object' || of.cards !== 'all') return old
  return of.fit.some(isTarget) ? { ...old, of: TARGET } : old
}
