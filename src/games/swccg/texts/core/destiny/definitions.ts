/** How draws are told, what changes them, and what follows from them. */
import { joinedRules } from '../../../../../kit/grammar/joining.ts'
import { define } from '../../language/definitions.ts'
import {
  type Adjunct,
  adjunct,
  noun,
  type Phrase,
  pronoun,
  type Sentence,
  type Slots,
  type Verb,
  verb,
} from '../../language/lexicon.ts'
import type { Say, TextStep } from '../../language/say.ts'
import type { Act, Filter, Rule, SpanName, Stat, TextPlayer, While } from '../../language/words.ts'
import { withChance } from '../../language/worth.ts'
import { apart, gain, OF_CARDS, takesAway, valueOfCard, withoutSign } from '../numbers/values.ts'
import { destinyWords } from './vocabulary.ts'

// ---------------------------------------------------------------- rules that begin

type AddRule = Extract<Rule, { readonly word: 'add' }>
const isAdded = (rule: Rule): rule is AddRule => rule.word === 'add'
const GIVEN: ReadonlySet<Stat> = new Set<Stat>([
  'power',
  'maneuver',
  'hyperspeed',
  'landspeed',
  'forfeit',
  'defense',
  'ability',
])
const isGiven = (rule: Rule): rule is AddRule => isAdded(rule) && GIVEN.has(rule.stat)
/** Values of one draw, which a rule for that draw changes. */
const DRAWS_OF: ReadonlySet<Stat> = new Set<Stat>(['destiny', 'battle destiny', 'weapon destiny'])
const forSpan = (span: SpanName, say: Say): readonly Adjunct[] => [adjunct(say.span(span))]

/** The conditions of a rule stand behind the span for which it holds. */
const spanOf = (rule: While, span: SpanName, say: Say): readonly Adjunct[] => [
  ...forSpan(span, say),
  ...say.during(rule),
]

/** "give that starfighter +2 power and +2 maneuver until the end of the turn". */
function given(rules: readonly AddRule[], span: SpanName, say: Say): TextStep {
  const { of } = rules[0]!
  const gains = rules.map(({ stat, amount }) => gain(stat, say.number(amount), say))
  const all: Phrase = gains.length === 1 ? gains[0]! : { k: 'several', join: 'and', of: gains }
  const who = of === undefined ? say.it : say.all(of)
  return { verb: verb('give', { who, o: all }), adjuncts: spanOf(rules[0]!, span, say) }
}
/** Whether a rule is about the draw of the moment, whatever it is for. */
function isThatDraw({ stat, of, by, against, at, whose = 'you' }: Extract<Rule, { readonly word: 'add' }>): boolean {
  if (!DRAWS_OF.has(stat) || by !== undefined || against !== undefined || at !== undefined || whose !== 'you')
    return false
  return stat === 'weapon destiny' ? of === 'weapon' : of === undefined
}
/** Rules that change what a player counts are deeds of the player: "add 2 to your total power". */
const COUNTED: ReadonlySet<string> = new Set(['add to', 'subtract from'])
/** A rule as something that its player does or that happens now. */
function begun(rule: Rule, span: SpanName, say: Say): TextStep {
  const limits = rule as While
  const { clause } = say.rule(rule)
  const adjuncts = spanOf(limits, span, say)
  if ('k' in clause) return { clause, adjuncts }
  const [first] = clause.verbs as [Verb, ...Verb[]]
  if (isAdded(rule)) {
    const key = takesAway(rule.amount) ? 'subtract from' : 'add to'
    if (span === 'draw' && isThatDraw(rule)) {
      const o = noun(say.value(rule.stat), 'that')
      return { verb: verb(key, { ...apart(withoutSign(say.number(rule.amount))), o }), adjuncts: say.during(limits) }
    }
    const { subject } = clause
    const isYours = subject?.k === 'pronoun' && subject.pronoun === 'you'
    if (isYours || COUNTED.has(first.v)) return { verb: first, adjuncts }
  }
  if (rule.word === 'set' || rule.word === 'defines') {
    if (rule.stat === 'battle damage' && rule.amount === 0 && span === 'battle')
      return { verb: verb('cancel', { o: clause.subject }), adjuncts: say.during(limits) }
    const isOfDraw = rule.stat === 'destiny' && span === 'draw'
    const o = rule.word === 'defines' && OF_CARDS.has(rule.stat) ? valueOfCard(rule.stat, rule.of, say) : clause.subject
    const step = { verb: verb('reset', { o, n: say.number(rule.amount) }) }
    return { ...step, adjuncts: isOfDraw ? say.during(limits) : adjuncts }
  }
  return { clause: { ...clause, subject: clause.subject ?? say.it }, adjuncts }
}
/** Neighbours that give the same cards something are one step. */
function lasting(rules: readonly Rule[], span: SpanName, say: Say): readonly TextStep[] {
  const steps: TextStep[] = []
  let open: AddRule[] = []
  const close = (): void => {
    if (open.length > 0) steps.push(given(open, span, say))
    open = []
  }
  const limitsOf = ({ of, while: holds, unless, cumulative, first }: AddRule) =>
    JSON.stringify([of, holds, unless, cumulative, first])
  for (const rule of rules) {
    if (!isGiven(rule)) {
      close()
      add(steps, begun(rule, span, say))
      continue
    }
    if (open.length > 0 && limitsOf(open[0]!) !== limitsOf(rule)) close()
    open.push(rule)
  }
  close()
  return steps
}
/** Adds a step; statements about the same cards are one: "Rebels are immune to Alter and may not move". */
function add(steps: TextStep[], next: TextStep): void {
  const last = steps.at(-1)
  const isStated = (step: TextStep | undefined) => step !== undefined && 'clause' in step && !('k' in step.clause)
  if (!isStated(last) || !isStated(next)) {
    steps.push(next)
    return
  }
  const [one, two] = [last, next] as Extract<TextStep, { readonly clause: Sentence['clause'] }>[]
  const both = joinedRules([one!, two!].map(({ clause, adjuncts = [] }): Sentence => ({ clause, back: adjuncts })))
  if (both.length > 1) steps.push(next)
  else steps[steps.length - 1] = { clause: both[0]!.clause, adjuncts: both[0]!.back ?? [] }
}

// ---------------------------------------------------------------- moments

interface Draw {
  readonly kind?: 'battle' | 'weapon'
  readonly whose: TextPlayer
  readonly of?: Filter
  readonly weapon?: Filter
  readonly against?: Filter
}
const DRAWS = { battle: 'battle destiny', weapon: 'weapon destiny' } as const
const whoDraws = (whose: TextPlayer, say: Say): Phrase => (whose === 'each' ? pronoun('a player') : say.player(whose))
function drawn({ kind, whose, of, weapon, against }: Draw, say: Say, mood: 'about' | 'just'): Adjunct {
  const o = of === undefined ? noun(kind === undefined ? 'destiny' : DRAWS[kind], 'bare') : say.cards(of)
  const slots: Slots = {
    o,
    ...(weapon === undefined ? {} : { weapon: say.cards(weapon) }),
    ...(against === undefined ? {} : { against: say.cards(against) }),
  }
  const key = kind === undefined && of !== undefined ? 'draw for destiny' : 'draw'
  return { a: 'when', of: { join: 'and', of: [{ subject: whoDraws(whose, say), mood, verbs: [verb(key, slots)] }] } }
}

const SHOT = { weapon: 'blaster', against: 'starship' } as const
const OF_SHOT = { whose: 'player', weapon: 'weapon', against: 'against', kind: 'kind' } as const
/** "Your opponent may …", also of one of two ways; a condition of what they may do stands before it. */
function theyMay(steps: readonly TextStep[], say: Say): TextStep {
  const [first] = steps
  if (first !== undefined && 'if' in first) return { if: first.if, steps: [theyMay(first.steps, say)] }
  const may = { subject: say.player('opponent'), mood: 'may' } as const
  if (first !== undefined && 'either' in first) {
    const [one = [], two = []] = first.either.map(verbsOf)
    return { clause: { ...may, verbs: one, or: { verbs: two, join: 'and' } } }
  }
  return { clause: { ...may, verbs: verbsOf(steps) } }
}
const verbsOf = (steps: readonly TextStep[]) => steps.flatMap((step) => ('verb' in step ? [step.verb] : []))

export const destiny = define(destinyWords, {
  acts: {
    draw: {
      do({ as, against }, game) {
        if (as === 'weapon') game.drawWeaponDestiny(against)
        else game.drawDestiny()
      },
      worth: () => [],
      say: ({ as, against }, say) => ({
        verb: verb('draw', {
          o: noun(as === undefined ? 'destiny' : DRAWS[as], 'bare'),
          ...(against === undefined ? {} : { against: say.those(against) }),
        }),
      }),
      examples: [{}, { as: 'weapon' }, { as: 'weapon', against: { word: 'it' } }],
    },
    'draw more': {
      do: (_, game) => game.drawMore(),
      worth: (_, { usualDestiny }) => [{ good: 'destiny', number: usualDestiny }],
      say: () => [{ verb: verb('draw another') }, { verb: verb('add both up') }],
    },
    'draw two': {
      can: (_, from) => from.nextDraw !== null,
      do: (_, game) => game.drawTwo(),
      worth: () => [{ good: 'destiny', number: 1 }],
      say: () => [{ verb: verb('draw two instead') }, { verb: verb('choose one of them') }],
    },
    redraw: {
      can: (_, { canRedraw }) => canRedraw,
      do: (_, game) => game.drawAgain(),
      worth: (_, { from, usualDestiny }) => [{ good: 'destiny', number: usualDestiny - (from.drawn ?? usualDestiny) }],
      say: (_, say) => [{ verb: verb('cancel', { o: say.ofMoment }) }, { verb: verb('draw again') }],
    },
    substitute: {
      // The draw could be made (rules 16.2, 16.3).
      can: (_, { nextDraw }) => nextDraw !== null && nextDraw.cards > 0,
      do: ({ number }, game) => game.replaceDraw(game.from.amountOf(number) ?? 0),
      worth: ({ number }, { from, usualDestiny }) => [
        { good: 'destiny', number: (from.amountOf(number) ?? 0) - usualDestiny },
      ],
      say: ({ number }, say) => ({ verb: verb('use instead', { o: { k: 'counted', number: say.number(number) } }) }),
      examples: [{ number: { word: 'value', stat: 'ability', of: 'rebel' } }],
    },
    if: {
      do: ({ if: condition, does }, game) => {
        if (game.from.holds(condition)) game.next(does)
      },
      worth: ({ if: condition, does }, seen) => withChance(seen.goodsOf(does), seen.chanceOf(condition)),
      say: ({ if: condition, does }, say) => ({ if: say.condition(condition), steps: say.steps(does) }),
      examples: [{ if: { word: 'compares', left: { word: 'drawn' }, by: '>', right: 3 }, does: [{ word: 'draw' }] }],
    },
    choose: {
      // Where all ways are reacts, a text may keep its player from every one of them (rule 16.1.3).
      can: ({ options }, from) =>
        from.mayReact() ||
        !Object.values(options).every((acts) => acts.some((one) => one.word === 'deploy' && one.react === true)),
      decides: ({ options }) => ({ asks: 'option', options, by: chooserOf(options) }),
      do: ({ options }, game, { option }) => game.next(options[option ?? ''] ?? []),
      worth: ({ options }, { best }) => best(Object.values(options), chooserOf(options)),
      say: ({ options }, say) => ({ either: Object.values(options).map((acts) => say.steps(acts)) }),
      examples: [{ options: { draw: [{ word: 'draw' }], lose: [{ word: 'lose', of: { word: 'self' } }] } }],
    },
    'they may': {
      decides: ({ does }) => ({ asks: 'option', options: { do: does, leave: [] }, by: 'opponent' }),
      do: ({ does }, game, { option }) => {
        if (option !== 'leave') game.next(does)
      },
      worth: ({ does }, { best }) => best([does, []], 'opponent'),
      say: ({ does }, say) => theyMay(say.steps(does), say),
      examples: [{ does: [{ word: 'place', of: 'character', to: 'used' }] }],
    },
    lasting: {
      do: ({ rules, span }, game) => {
        for (const rule of rules) game.begin(rule, span)
      },
      worth: ({ rules }) => rules.map((rule) => ({ good: 'rule', rule })),
      say: ({ span, rules }, say) => lasting(rules, span, say),
      examples: [
        { span: 'turn', rules: [{ word: 'add', stat: 'power', amount: 2, of: 'rebel' }] },
        { span: 'shot', rules: [{ word: 'set', stat: 'defense', amount: 4, of: 'rebel' }] },
        { span: 'battle', rules: [{ word: 'add', stat: 'total battle destiny', amount: 2, whose: 'you' }] },
      ],
    },
  },
  moments: {
    'about to draw': {
      on: { fact: 'about to draw', roles: OF_SHOT },
      public: true,
      say: (x, say) => drawn(x, say, 'about'),
      examples: [
        { kind: 'weapon', whose: 'you', ...SHOT },
        { kind: 'battle', whose: 'opponent' },
      ],
    },
    drawn: {
      on: { fact: 'drawn', roles: { of: 'card', ...OF_SHOT } },
      public: true,
      say: (x, say) => drawn(x, say, 'just'),
      examples: [
        { kind: 'weapon', whose: 'each', ...SHOT },
        { kind: 'battle', whose: 'opponent' },
        { whose: 'you' },
        { whose: 'each', of: { word: 'unique' } },
      ],
    },
  },
})

/** An act of the owner of the card concerned is their choice. */
const chooserOf = (options: Readonly<Record<string, readonly Act[]>>): TextPlayer =>
  Object.values(options).some((acts) => acts.some((one) => 'who' in one && one.who === 'owner')) ? 'owner' : 'you'
