/** Sentences of rules: their subject, and the conditions around them. */
import type { Adjunct, Clause, Phrase, Sentence } from '../language/lexicon.ts'
import type { Say } from '../language/say.ts'
import type { Filter, While } from '../language/words.ts'

/** The cards that a rule is about; none for the card that speaks. */
export const subject = (of: Filter | undefined, say: Say): { readonly subject?: Phrase } =>
  of === undefined || (typeof of === 'object' && of.word === 'self') ? {} : { subject: say.all(of) }

const PLAYERS: readonly string[] = ['you', 'your opponent']
const isPlayer = (phrase: Phrase | undefined): boolean => phrase?.k === 'pronoun' && PLAYERS.includes(phrase.pronoun)

/** "When a battle has just begun": a statement as a moment. */
export const when = (clause: Clause): Adjunct => ({ a: 'when', of: { join: 'and', of: [clause] } })

/** A sentence of a pattern with the conditions of its rule. */
export const surrounded = (told: Sentence, x: While, say: Say): Sentence => {
  const around = say.during(x)
  return around.length === 0 ? told : { ...told, back: around }
}

/** A statement with the conditions of its rule. @param isAboutOthers though its subject is the card that speaks */
export const sentence = (clause: Clause, x: While, say: Say, isAboutOthers = false): Sentence => {
  const around = say.during(x, clause.subject === undefined && !isAboutOthers)
  if (around.length === 0) return { clause }
  // A condition stands before the deeds of a player: "While it pilots Saber 3, you draw …".
  return isPlayer(clause.subject) ? { front: around, clause } : { clause, back: around }
}
