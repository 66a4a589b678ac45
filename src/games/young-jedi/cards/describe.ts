/** What a card does, said from its data: one describer for each form of card text. */

import type { Language } from '../../game.ts'
import { LANGUAGES } from '../../game.ts'
import type { Card, Condition, GroupUse, Selector, SingleUse, UserLine } from './card.ts'
import { GRAMMARS, type Grammar } from './grammar.ts'

/** The card's rule text in every language, in our own words; null if it has none. */
export function ruleText(card: Card): Readonly<Record<Language, string>> | null {
  if (card.type === 'character' || card.type === 'location') return null
  const said = LANGUAGES.map((language) => [language, sentences(card, GRAMMARS[language]).join(' ')])
  return Object.fromEntries(said) as Record<Language, string>
}

function sentences(card: Extract<Card, { type: 'weapon' | 'battle' }>, say: Grammar): readonly string[] {
  if (card.type === 'weapon') return card.uses.map((line) => userLine(line, say))
  return card.use.for === 'one' ? single(card.use, say) : group(card.use, say)
}

function userLine({ by, other, bonus, draws }: UserLine, say: Grammar): string {
  const users = say.or(by.map((selector) => say.any(selector, other)))
  return say.userLine(users, say.gain(bonus, draws) ?? say.noGain)
}

function single(use: SingleUse, say: Grammar): readonly string[] {
  const users = say.or(use.with.map((selector) => say.any(selector)))
  const gain = conditional(say.gain(use.bonus, use.draws) ?? say.noGain, use.bonusIf, say)
  return [say.single(users, use.first ?? false, gain), ...(use.rescues ? [say.rescues] : [])]
}

function conditional(gain: string, condition: Condition | undefined, say: Grammar): string {
  if (condition === undefined) return gain
  return say.onlyAgainst(gain, say.or(condition.fighting.map((selector) => say.one(selector))))
}

function group({ members, bonus, draws, noWeapon }: GroupUse, say: Grammar): readonly string[] {
  const gain = say.gain(bonus, draws)
  const sentence =
    'sameStack' in members ? say.sameStack(members.sameStack, gain) : say.together(membersOf(members, say), gain)
  return [sentence, ...(noWeapon ? [say.noWeapon] : [])]
}

function membersOf(entries: readonly (readonly Selector[])[], say: Grammar): string {
  const [first = []] = entries
  const alike = entries.length > 1 && entries.every((entry) => JSON.stringify(entry) === JSON.stringify(first))
  if (!alike) return say.and(entries.map((entry) => say.or(entry.map((selector) => say.one(selector)))))
  if (first.length === 1) return say.many(entries.length, first[0]!)
  return say.each(entries.length, say.or(first.map((selector) => say.one(selector))))
}
