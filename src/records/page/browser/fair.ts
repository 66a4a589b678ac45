/** Checks the seal and the log of the match in the page itself. The moves are left to `verify`, which knows the rules. */
import { firstSeal, linksOf, sealOf, seedOf, wordOf } from '../../../kit/chance/seal.ts'
import type { MatchFile } from '../../match-file.ts'

/** The result: `never` and `later` where hands are closed, `view` of one reader's part, `before` without a seal, `row` for the first row that does not fit. */
export type FairCheck =
  | { readonly kind: 'never' | 'view' | 'before' | 'checked' | 'wrong' }
  | { readonly kind: 'later'; readonly until: string }
  | { readonly kind: 'row'; readonly row: number }

/** Returns whether the seal of a match holds, as far as its page can tell. */
export function checkedFair({ as, fair, closed, decks, rows, end }: MatchFile): FairCheck {
  if (fair === null) return { kind: 'before' }
  if (as !== 'all' && closed === null) return { kind: 'view' }
  if (as !== 'all') return closed?.until == null ? { kind: 'never' } : { kind: 'later', until: closed.until }
  const { subject, author, first, seal, secret = '', words = {}, said = {}, seed = '' } = fair
  const own =
    author === null
      ? first
      : sealOf({ first, secret, seat: author, deck: decks[author] ?? [], word: words.author ?? '' })
  const roles = author === null ? Object.keys(words) : ['author', 'guest']
  const [one = '', other = ''] = roles.map((role) => words[role] ?? '')
  const fits =
    firstSeal(subject, secret) === first &&
    own === seal &&
    seedOf(secret, seal, [one, other]) === seed &&
    Object.entries(said).every(([role, text]) => wordOf(subject, text) === words[role])
  if (!fits) return { kind: 'wrong' }
  const links = linksOf(
    seal,
    seed,
    rows.map(({ link: _, thought: __, ...row }) => row),
  )
  const broken = rows.findIndex(({ link }, index) => link !== links[index])
  if (broken !== -1) return { kind: 'row', row: broken }
  return links.at(-1) === end ? { kind: 'checked' } : { kind: 'row', row: rows.length - 1 }
}
