/** Complaints about the labels of open questions, for property tests of any game and the census. */
import { LANGUAGES, type Option } from '../../src/contract/index.ts'
import type { AnyGame } from '../../src/games/games.ts'

/** Whether two options are the same thing twice: alike by what the game says, or copies of a card where `copies` may be. */
const isSame = (one: Option, other: Option, copies: boolean): boolean =>
  (one.like !== undefined && one.like === other.like) || (copies && one.card !== undefined && one.card === other.card)

/**
 * Returns the faults of the labels of the questions that are open in a state: alike, empty, or with a gap left.
 * @param copies whether copies of one card may read alike
 */
export function complaintsAbout(game: AnyGame, state: unknown, copies = false): readonly string[] {
  return game.decisions(state).flatMap((decision) => {
    const { shape, kind, seat } = decision
    if (shape.type !== 'choose') return []
    const view = game.view(state, seat)
    return LANGUAGES.flatMap((language) => {
      const { options } = game.words.decision(decision, view, { language, names: { [seat]: 'Ann' }, reader: seat })
      const said = ({ id }: Option) => [options[id]?.label, options[id]?.hint ?? ''].join(' ')
      const alike = shape.options.flatMap((option, at) => {
        const other = shape.options
          .slice(at + 1)
          .find((one) => said(one) === said(option) && !isSame(one, option, copies))
        return other === undefined ? [] : [`${language} ${kind}: ${said(option)} (${option.id}, ${other.id})`]
      })
      const empty = shape.options.flatMap((option) => {
        const label = options[option.id]?.label ?? ''
        const bad = label.trim() === '' || /[{}]|undefined|null| {2}| → *(?:·|$)/.test(label)
        return bad ? [`${language} ${kind}: "${label}" (${option.id})`] : []
      })
      return [...alike, ...empty]
    })
  })
}
