/** The log of a match as its file has it. */
import type { LoggedRow } from '../matches/match-rows.ts'
import type { MatchFile } from './match-file.ts'

/** Returns the rows of a file that holds all hands, as a log has them: the seed stands in the first one again. */
export function loggedRows({ rows, fair }: Pick<MatchFile, 'rows' | 'fair'>): readonly LoggedRow[] {
  const { seed } = fair ?? (rows[0]?.data as { seed?: string } | undefined) ?? {}
  return rows.map(({ link: _, thought: __, ...row }, index) => {
    const data = index === 0 ? { ...row.data, seed: seed ?? '' } : row.data
    return { ...row, data, at: new Date(row.at) } as unknown as LoggedRow
  })
}
