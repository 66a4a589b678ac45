/** The terms of matches that no challenge has made: they follow the settings of their server when they are agreed, for good. */
import { mayOpen, mayPropose, type Terms } from '../matches/api.ts'
import type { Database } from '../storage/open.ts'

/**
 * Returns whether turns are suggested in a match of a server, and hands are shown after it, as its settings are now.
 * @param server null: direct messages
 */
export async function usualChoices(
  prisma: Database,
  server: string | null,
  rated: boolean,
): Promise<Required<Pick<Terms, 'suggestions' | 'opens'>>> {
  const row = server === null ? null : await prisma.server.findUnique({ where: { id: server } })
  const { suggestions = true, reveals = 'friendly' } = row ?? {}
  return {
    suggestions: suggestions && mayPropose({ rated }),
    opens: reveals === 'all' || (reveals === 'friendly' && mayOpen({ rated })),
  }
}
