/** Tells offers: their moments, conditions and choices, then their acts as sentences. */
import {
  type Adjunct,
  adjunct,
  type Clause,
  type Noun,
  noun,
  type Phrase,
  pronoun,
  type Sentence,
  type Verb,
  verb,
} from '../language/lexicon.ts'
import type { Say, TextStep } from '../language/say.ts'
import type { Act, Choice, Condition, Filter, Moment, Offer, Test } from '../language/words.ts'
import { language } from '../registry.ts'
import { type Meanings, onlyNegated, type Speaker, sayFor } from './saying.ts'

// ---------------------------------------------------------------- steps as sentences

interface Around {
  readonly front?: readonly Adjunct[]
  /** The first thing may be done; without it all must be done. */
  readonly isFree?: boolean
  /** Verbs that come first, and the price of the rest. */
  readonly before?: readonly Verb[]
  readonly cost?: Verb
}
type VerbStep = Extract<TextStep, { readonly verb: Verb }>
const isVerb = (step: TextStep): step is VerbStep => 'verb' in step
const you = pronoun('you')

/** Returns steps as sentences: what a player does is one sentence, statements and conditions have their own. */
export function sentencesOf(
  steps: readonly TextStep[],
  { front = [], isFree = false, before = [], cost }: Around = {},
): readonly Sentence[] {
  const found: Sentence[] = []
  let open: Verb[] = [...before]
  const around = (one: Sentence): Sentence => {
    const fronted = found.length > 0 ? [] : front
    return {
      ...one,
      ...(fronted.length + (one.front ?? []).length === 0 ? {} : { front: [...fronted, ...(one.front ?? [])] }),
    }
  }
  const isFirst = () => found.length === 0
  /** The deeds of the player, with their price if they come first. */
  const done = (verbs: readonly Verb[], more: Partial<Clause> = {}): Clause => {
    const mood = isFirst() && isFree ? { subject: you, mood: 'may' as const } : { mood: 'imperative' as const }
    if (isFirst() && cost !== undefined) return { ...mood, verbs: [cost], to: verbs }
    return { ...mood, verbs, join: verbs.length > 2 ? 'then' : 'and', ...more }
  }
  const close = (back: readonly Adjunct[] = []): void => {
    if (open.length === 0) return
    found.push(around({ clause: done(open), ...(back.length === 0 ? {} : { back }) }))
    open = []
  }
  /** The price of what the player does not do themselves is a sentence of its own: "you may use 2 Force; if you do, …". */
  let isPaid = false
  const payFirst = (): void => {
    if (cost === undefined || !isFirst() || open.length > 0) return
    const mood = isFree ? { subject: you, mood: 'may' as const } : { mood: 'imperative' as const }
    found.push(around({ clause: { ...mood, verbs: [cost] } }))
    isPaid = true
  }
  const told = (one: Sentence): void => {
    const last = found.at(-1)
    if (!isPaid || last === undefined) found.push(around(one))
    else found[found.length - 1] = { ...last, also: [isFree ? under(adjunct('if you do'), one) : one] }
    isPaid = false
  }
  let wasCase = false
  for (const step of steps) {
    if (!('if' in step)) wasCase = false
    if (!isVerb(step)) payFirst()
    if (isVerb(step)) {
      open.push(step.verb)
      if (step.adjuncts !== undefined && step.adjuncts.length > 0) close(step.adjuncts)
      continue
    }
    close()
    if ('clause' in step) {
      const { clause, adjuncts = [] } = step
      const back = [...adjuncts, ...(isFirst() && isFree && !isPaid ? [adjunct('if you like')] : [])]
      told({ clause, ...(back.length === 0 ? {} : { back }) })
    } else if ('if' in step) {
      const [first, ...rest] = sentencesOf(step.steps, {
        front: [{ a: 'if', of: step.if }],
        isFree: isFirst() && isFree,
      })
      const one = { ...first!, ...(rest.length === 0 ? {} : { also: rest }) }
      const last = found.at(-1)
      // Several cases of one moment are one sentence.
      if (last !== undefined && wasCase) found[found.length - 1] = { ...last, also: [...(last.also ?? []), one] }
      else told(one)
      wasCase = true
    } else told(either(step.either, done, isFirst() && isFree))
  }
  close()
  return found
}

/** Puts a circumstance before those of a sentence. */
const under = (circumstance: Adjunct, one: Sentence): Sentence => ({
  ...one,
  front: [circumstance, ...(one.front ?? [])],
})
/** A deed as a statement, which can stand in a choice: "you draw destiny". */
const byYou = (one: Sentence): Sentence => {
  if ('k' in one.clause || one.clause.mood !== 'imperative') return one
  const { mood: _, ...clause } = one.clause
  return { ...one, clause: { ...clause, subject: you } }
}
/** A choice: "either draw a card, or lose it". @param isFree it may be left out altogether */
function either(
  options: readonly (readonly TextStep[])[],
  done: (verbs: readonly Verb[], more?: Partial<Clause>) => Clause,
  isFree: boolean,
): Sentence {
  const [one = [], two = []] = options
  const isBare = (step: TextStep): step is VerbStep => isVerb(step) && (step.adjuncts ?? []).length === 0
  if (options.length === 2 && one.every(isBare) && two.every(isBare)) {
    const verbs = (steps: readonly VerbStep[]) => steps.map((step) => step.verb)
    return { clause: done(verbs(one), { or: { verbs: verbs(two), join: 'and' } }) }
  }
  const [first, ...others] = options.map((steps): Sentence => {
    const [head, ...rest] = sentencesOf(steps).map(byYou)
    return rest.length === 0 ? head! : { ...head!, and: rest }
  })
  const choice = { ...first!, or: others }
  return isFree ? under(adjunct('if you like'), choice) : choice
}

// ---------------------------------------------------------------- what is meant

const isThe = (value: unknown, name: string): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'word' in value &&
  value.word === 'the' &&
  'name' in value &&
  value.name === name
const timesMeant = (value: unknown, name: string): number =>
  isThe(value, name)
    ? 1
    : typeof value !== 'object' || value === null
      ? 0
      : Object.values(value).reduce<number>((sum, one) => sum + timesMeant(one, name), 0)

/** Whether a choice is only meant as the exception of other cards: "other than that card" needs it chosen first. */
const isExcepted = (value: unknown, name: string): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('word' in value && value.word === 'not' && timesMeant(value, name) > 0) ||
    Object.values(value).some((one) => isExcepted(one, name)))

/** "that character": the noun of what was told before. */
function again(phrase: Phrase, many: boolean): Phrase {
  if (phrase.k !== 'noun' || phrase.head === 'card') return pronoun(many ? 'those cards' : 'that card')
  return noun(phrase.head, 'that', many ? { many } : {})
}
/** A choice that is meant once, in the first act, is told there; others are chosen first. */
function choicesOf({ choose = {}, does, if: condition, unless }: Offer, speaker: Speaker) {
  const [first] = does
  const isPlaced = ([name, { many }]: readonly [string, Choice]): boolean =>
    many === undefined &&
    !isExcepted(does, name) &&
    timesMeant([choose, does, condition, unless], name) === 1 &&
    timesMeant(first, name) === 1
  const chosen = new Map<string, Phrase>()
  const before: Verb[] = []
  for (const [name, choice] of Object.entries(choose)) {
    // A choice may speak of those before it.
    const say = sayFor(speaker, { chosen, ofMoment: pronoun('that card') })
    const phrase = say.cards(choice.of)
    if (isPlaced([name, choice])) chosen.set(name, phrase)
    else {
      before.push(
        verb('choose', {
          o: choice.many === undefined ? phrase : together(say.cards(choice.of, 'any number of', true)),
        }),
      )
      chosen.set(name, again(phrase, choice.many !== undefined))
    }
  }
  return { chosen, before }
}
const together = (phrase: Phrase): Phrase =>
  phrase.k === 'noun'
    ? ({ ...phrase, posts: [...(phrase.posts ?? []), { p: 'phrase', phrase: 'all at the same location' }] } as Noun)
    : phrase

/** How the card of the moment is called again. */
function ofMoment([moment]: readonly Moment[], say: Say): Phrase {
  if (moment === undefined) return pronoun('that card')
  if (moment.word === 'react made') return noun('react', 'that')
  if (moment.word === 'deployed' && moment.of === undefined) return noun('card to which it responds', 'the')
  if (moment.word === 'drawn' && moment.kind !== undefined)
    return noun(moment.kind === 'battle' ? 'battle destiny' : 'weapon destiny', 'that')
  if (!('of' in moment) || moment.of === undefined) return pronoun('that card')
  const phrase = say.cards(moment.of as Filter)
  if (phrase.k === 'name') return phrase
  return again(phrase, false)
}

// ---------------------------------------------------------------- offers

const isAnyTime = (moment: Moment): boolean => moment.word === 'any time'
/** "Cancel X": it may be on table, or just be played. */
function cancelsAnywhere({ at, does, choose = {} }: Offer): boolean {
  const played = at.find((one) => one.word === 'played')
  const cancel = cancelled(does)
  if (at.length !== 2 || !at.some(isAnyTime) || played?.word !== 'played' || cancel === undefined) return false
  const of = typeof cancel === 'object' && cancel.word === 'the' ? choose[cancel.name]?.of : cancel
  return JSON.stringify(of) === JSON.stringify(played.of)
}
function cancelled(acts: readonly Act[]): Filter | undefined {
  for (const act of acts) {
    if (act.word === 'cancel') return act.of
    const inner = act.word === 'if' ? cancelled(act.does) : undefined
    if (inner !== undefined) return inner
  }
  return undefined
}

const isYourTurn = (test: Test): boolean => test.word === 'turn' && test.whose === 'you'
const testsOf = (condition: Condition | undefined): readonly Test[] =>
  condition === undefined || 'any' in condition ? [] : 'word' in condition ? [condition] : condition
const inYourTurn = (condition: Condition | undefined): boolean => testsOf(condition).some(isYourTurn)
/** A condition without that it is your turn; undefined if nothing is left of it. */
function withoutTurn(condition: Condition | undefined): Condition | undefined {
  const left = testsOf(condition).filter((test) => !isYourTurn(test))
  return left.length > 1 ? left : left[0]
}
/** The phase in which an offer may be taken once, where that is its only moment; else null. */
function phaseOf({ at, once, times }: Offer): Extract<Moment, { readonly word: 'phase' }> | null {
  const [moment, ...more] = at
  return once === 'phase' && times === undefined && more.length === 0 && moment?.word === 'phase' ? moment : null
}
/** How often an offer may be taken. @param own the phase in which it may be taken once */
function howOften({ once, times }: Offer, own: ReturnType<typeof phaseOf>, say: Say): readonly Adjunct[] {
  if (once === undefined) return []
  if (own?.whose === 'each') return [adjunct('once in each such phase', { o: noun(`phase ${own.phase}`, 'bare') })]
  if (own !== null) {
    const owner = own.whose === 'opponent' ? 'opponent' : 'you'
    return [adjunct('once in each phase', { o: noun(`phase ${own.phase}`, 'the', { owner, many: true }) })]
  }
  const { say: said, often, several } = language.pers[once]!
  if (times === undefined) return [adjunct(said)]
  return [
    adjunct(typeof times === 'number' ? several : often, {
      q: { k: 'quantity', number: say.number(times), of: 'time' },
    }),
  ]
}

/** When an offer may be taken: its moments, how often, under which conditions. */
function frontOf(offer: Offer, say: Say): readonly Adjunct[] {
  const { at, once, times, if: given, unless, offer: kind } = offer
  const isFunction = kind === 'used' || kind === 'lost'
  // "once in each of your turns": "once per turn" where that turn must be yours.
  const isOwnTurn = once === 'turn' && times === undefined && inYourTurn(given)
  const condition = isOwnTurn ? withoutTurn(given) : given
  const alone = condition === undefined ? undefined : onlyNegated(condition)
  const own = phaseOf(offer)
  const often = isOwnTurn
    ? [adjunct('once in each turn of yours', { o: noun('turn', 'the', { owner: 'you', many: true }) })]
    : howOften(offer, own, say)
  const isBare =
    own !== null ||
    at.every((one) => one.word === 'always') ||
    cancelsAnywhere(offer) ||
    (at.length === 1 && isAnyTime(at[0]!) && (isFunction || once !== undefined))
  const moments = isBare ? [] : at.map((one) => say.moment(one))
  const when: Adjunct[] =
    moments.length < 2 ? moments : [moments.reduceRight((two, one) => adjunct('one or another', { one, two }))]
  return [
    ...often,
    ...when,
    ...(condition === undefined || alone !== undefined ? [] : [{ a: 'if' as const, of: say.condition(condition) }]),
    ...(alone === undefined ? [] : [{ a: 'unless' as const, of: say.condition(alone) }]),
    ...(unless === undefined ? [] : [{ a: 'unless' as const, of: say.condition(unless) }]),
  ]
}

/** Returns the sentences of an offer. */
export function offerSentences(offer: Offer, speaker: Speaker): readonly Sentence[] {
  const plain = sayFor(speaker)
  const { chosen, before } = choicesOf(offer, speaker)
  const meanings: Meanings = { chosen, ofMoment: ofMoment(offer.at, plain) }
  const say = sayFor(speaker, meanings)
  const sentences = sentencesOf(say.steps(offer.does), {
    front: frontOf(offer, say),
    isFree: offer.offer === 'may',
    before,
    ...(offer.cost === undefined ? {} : { cost: say.cost(offer.cost) }),
  })
  if (offer.immuneTo === undefined) return sentences
  const immune = adjunct('(immune to)', { o: { k: 'name', name: offer.immuneTo, det: 'bare' } })
  return sentences.map((one, at) => (at === 0 ? { ...one, back: [...(one.back ?? []), immune] } : one))
}
