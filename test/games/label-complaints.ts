/** Complaints about the labels of open questions, for property tests of any game and the census. */
import { isDeepStrictEqual } from 'node:util'
import { type Decision, LANGUAGES, type Option } from '../../src/contract/index.ts'
import type { AnyGame } from '../../src/games/games.ts'

/** Texts of which a label has to hold one: the names of a card, place or target. */
export type Named = readonly string[]
/** Returns what the label of an option or of a piece has to name. */
export type Names = (decision: Decision, option: Option, view: never) => readonly Named[]

/** Whether two cards are copies of one, so that a player may take either. */
export type Copies = (one: string, other: string) => boolean

/** The card of an option by its title. */
const cardNames =
  (game: AnyGame): Names =>
  (_, { card }) =>
    card === undefined ? [] : [game.cards.all.filter(({ id }) => id === card).map(({ title }) => title)]

/** A sign that a client draws as an emoji. Digits, `#` and `*` count as emoji only before a combining keycap. */
export const EMOJI = /(?![0-9#*])\p{Emoji}(?!\ufe0e)/u

/** The options of a question, or the pieces of a row. */
const offeredIn = ({ shape }: Decision): readonly Option[] =>
  shape.type === 'choose' ? shape.options : shape.type === 'arrange' ? shape.pieces : []

/** Whether two options are alike by what the game says. */
const isLike = (one: Option, other: Option): boolean => one.like !== undefined && one.like === other.like

/**
 * Returns the faults of the labels of the questions that are open in a state: alike, empty, with a gap left, or
 * with a sign that is drawn as an emoji.
 * @param copies whether options for these two cards may read alike, where their labels have the same to name
 * @param names the names that each label has to hold; the card of its option if left out
 */
export function complaintsAbout(
  game: AnyGame,
  state: unknown,
  copies: Copies = () => false,
  names: Names = cardNames(game),
): readonly string[] {
  return game.decisions(state).flatMap((decision) => {
    const { kind, seat } = decision
    const offered = offeredIn(decision)
    if (offered.length === 0) return []
    const view = game.view(state, seat)
    return LANGUAGES.flatMap((language) => {
      const { options } = game.words.decision(decision, view, { language, names: { [seat]: 'Ann' }, reader: seat })
      // A text that is too long for a label continues in its hint.
      const said = ({ id }: Option) => `${options[id]?.label} ${options[id]?.hint ?? ''}`.replace(/… ?…/, '')
      const named = new Map(offered.map((option) => [option, names(decision, option, view as never)]))
      const isCopy = (one: Option, other: Option) =>
        one.card !== undefined &&
        other.card !== undefined &&
        copies(one.card, other.card) &&
        isDeepStrictEqual(named.get(one), named.get(other))
      const alike = offered.flatMap((option, at) => {
        const other = offered
          .slice(at + 1)
          .find((one) => said(one) === said(option) && !isLike(one, option) && !isCopy(one, option))
        return other === undefined ? [] : [`${language} ${kind}: ${said(option)} (${option.id}, ${other.id})`]
      })
      const empty = offered.flatMap((option) => {
        const label = options[option.id]?.label ?? ''
        const bad = label.trim() === '' || /[{}]|undefined|null| {2}| → *(?:·|$)/.test(label) || EMOJI.test(label)
        return bad ? [`${language} ${kind}: "${label}" (${option.id})`] : []
      })
      const unnamed = offered.flatMap((option) =>
        (named.get(option) ?? [])
          .filter((one) => one.length > 0 && !one.some((name) => said(option).includes(name)))
          .map(([name]) => `${language} ${kind}: "${said(option)}" does not name ${name} (${option.id})`),
      )
      return [...alike, ...empty, ...unnamed]
    })
  })
}
