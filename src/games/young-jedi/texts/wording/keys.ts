/** The words of card texts by key. Each language has an entry for every key, or does not compile. */

import type {
  AdjunctTree as AdjunctOf,
  ClauseTree as ClauseOf,
  NounTree as NounOf,
  LimitTree as PostOf,
  VerbTree as VerbOf,
} from '../../../../kit/grammar/tree.ts'
import { makers, type PhraseTree as PhraseOf, type SentenceTree as SentenceOf } from '../../../../kit/grammar/tree.ts'
import type { SelectorType, SingleCard } from '../../cards/card.ts'
import type { Kind } from '../../cards/kinds.ts'

/** The type of a card whose text is told. */
export type CardType = SingleCard['type']
type NounKey =
  | Kind
  | SelectorType
  | CardType
  | 'card'
  | 'counter'
  | 'damage'
  | 'destiny draw'
  | 'hand'
  | 'hit'
  | 'number'
  | 'planet'
  | 'Thrust token'
type VerbKey =
  | 'be deployed'
  | 'choose to stay out'
  | 'cost'
  | 'defeat'
  | 'deploy'
  | 'deploy from deck'
  | 'deploy from deck, here too'
  | 'discard'
  | 'discard from hand'
  | 'discard opposing'
  | 'discard the last lap card'
  | 'draw'
  | 'get'
  | 'look at the top card'
  | 'put on the bottom'
  | 'search'
  | 'show the hand'
  | 'take'
  | 'use'
type LimitKey = 'characters of one stack' | 'dueling' | 'of different titles' | 'of one stack' | 'without sign'
type ConditionKey =
  | 'against'
  | 'in a duel against'
  | 'in a duel here'
  | 'in a starship battle'
  | 'in the opponent’s turn'
  | 'in your turn'
  | 'joining a stack'
  | 'leading the race'
  | 'on evacuation of'
  | 'on evacuation here'
  | 'on the current planet'
  | 'once opponent controls'
  | 'once opponent controls, not surrendered'
  | 'once you control'
  | 'once you control, not surrendered'
  | 'showing the hand'
  | 'that use'
  | 'while using'
  | 'with the Battle card'
  | 'with present'
  | 'if present'
  | 'has fought'
  | 'has fought or thrust'
type MomentKey =
  | 'before it has a partner'
  | 'in any Deploy step'
  | 'in each Deploy step'
  | 'in the Even Up step'
  | 'on winning control'
type AdverbKey = 'for free' | 'here' | 'here too' | 'to the Objective' | 'where it is deployed'
type TextKey =
  | 'as a Battle card'
  | 'counter limit'
  | 'counter limit for a price'
  | 'damage change'
  | 'destinies again'
  | 'doubled damage'
  | 'dueling hand'
  | 'even up size'
  | 'first pass'
  | 'handling number'
  | 'is also'
  | 'matching card'
  | 'may also use'
  | 'more damage'
  | 'named numbers'
  | 'no Battle cards'
  | 'no dueling text'
  | 'no passing'
  | 'no substitute'
  | 'numbers of'
  | 'Podrace'
  | 'power change'
  | 'reshuffle'
  | 'strike a weapon'
  | 'tie'
  | 'two destinies'
type UseKey =
  | 'against some'
  | 'alone defeated'
  | 'and then'
  | 'apart'
  | 'built in'
  | 'but not in a duel'
  | 'but only against'
  | 'each being'
  | 'fight alone or together'
  | 'fight first'
  | 'fight together'
  | 'add together'
  | 'gain'
  | 'no bonus'
  | 'no Weapon cards'
  | 'or else'
  | 'out of'
  | 'two weapons'
  | 'with condition'
  | 'without weapons'
type FightKey =
  | 'compared destiny'
  | 'fights next'
  | 'ignored weapons'
  | 'no breakthrough'
  | 'replaced destiny'
  | 'rescue'
  | 'rescue of'
  | 'sent back'
  | 'stakes'
  | 'switched destiny'
type DuelKey =
  | 'draw in defence'
  | 'extra cards'
  | 'extra cards for this'
  | 'extra hits'
  | 'extra hits for this'
  | 'in a duel'
  | 'may: extra hits'
  | 'may: extra hits for this'
  | 'removed hit'

/** The keys of the lexicons. */
export interface CardWords {
  readonly noun: NounKey
  readonly verb: VerbKey
  readonly adjective: never
  readonly phrase: LimitKey | ConditionKey | MomentKey | AdverbKey | TextKey | UseKey | FightKey | DuelKey
  readonly preposition: 'at' | 'from' | 'on' | 'to'
  readonly pronoun: 'it' | 'it, feminine' | 'opponent' | 'you'
}
export type Phrase = PhraseOf<CardWords>
export type Sentence = SentenceOf<CardWords>
export type Adjunct = AdjunctOf<CardWords>
export type Clause = ClauseOf<CardWords>
export type Noun = NounOf<CardWords>
export type Post = PostOf<CardWords>
export type Verb = VerbOf<CardWords>

export const { noun, pronoun, worded, verb, adjunct, and, or } = makers<CardWords>()
