/** Complaints about the labels of open questions, for property tests of any game and the census. */
import { type Decision, LANGUAGES, type Option } from '../../src/contract/index.ts'
import type { AnyGame } from '../../src/games/games.ts'

/** Texts of which a label has to hold one: the names of a card, place or target. */
export type Named = readonly string[]
/** Returns what the label of an option has to name. */
export type Names = (decision: Decision, option: Option, view: never) => readonly Named[]

/** The card of an option by its title. */
const cardNames =
  (game: AnyGame): Names =>
  (_, { card }) =>
    card === undefined ? [] : [game.cards.all.filter(({ id }) => id === card).map(({ title }) => title)]

/** A sign that a client draws as an emoji. Digits, `#` and `*` count as emoji only before a combining keycap. */
export const EMOJI = /(?![0-9#*])\p{Emoji}(?!\ufe0e)/u

/** Whether two options are the same thing twice: alike by what the game says, or copies of a card where `copies` may be. */
const isSame = (one: Option, other: Option, copies: boolean): boolean =>
  (one.like !== undefined && one.like === other.like) || (copies && one.card !== undefined && one.card === other.card)

/**
 * Returns the faults of the labels of the questions that are open in a state: alike, empty, with a gap left, or
 * with a sign that is drawn as an emoji.
 * @param copies whether copies of one card may read alike
 * @param names the names that each label has to hold; the card of its option if left out
 */
export function complaintsAbout(
  game: AnyGame,
  state: unknown,
  copies = false,
  names: Names = cardNames(game),
): readonly string[] {
  return game.decisions(state).flatMap((decision) => {
    const { shape, kind, seat } = decision
    if (shape.type !== 'choose') return []
    const view = game.view(state, seat)
    return LANGUAGES.flatMap((language) => {
      const { options } = game.words.decision(decision, view, { language, names: { [seat]: 'Ann' }, reader: seat })
      // A text that is too long for a label continues in its hint.
      const said = ({ id }: Option) => `${options[id]?.label} ${options[id]?.hint ?? ''}`.replace(/… ?…/, '')
      const alike = shape.options.flatMap((option, at) => {
        const other = shape.options
          .slice(at + 1)
          .find((one) => said(one) === said(option) && !isSame(one, option, copies))
        return other === undefined ? [] : [`${language} ${kind}: ${said(option)} (${option.id}, ${other.id})`]
      })
      const empty = shape.options.flatMap((option) => {
        const label = options[option.id]?.label ?? ''
        const bad = label.trim() === '' || /[{}]|undefined|null| {2}| → *(?:·|$)/.test(label) || EMOJI.test(label)
        return bad ? [`${language} ${kind}: "${label}" (${option.id})`] : []
      })
      const unnamed = shape.options.flatMap((option) =>
        names(decision, option, view as never)
          .filter((one) => one.length > 0 && !one.some((name) => said(option).includes(name)))
          .map(([name]) => `${language} ${kind}: "${said(option)}" does not name ${name} (${option.id})`),
      )
      return [...alike, ...empty, ...unnamed]
    })
  })
}
