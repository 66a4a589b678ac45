/** The pool of a league in words: how it is made, and how its draw can be checked. */
import type { SafeText } from '../../../locales/safe-text.ts'
import type { LineRow } from '../../../pictures/leagues/league-blocks.ts'
import type { LeagueView } from '../base/league-view.ts'
import { poolWords } from './pool-fields.ts'

/** Returns the row that says how the pools of a league are made; none in leagues without pools. */
export function poolRows({
  league,
  game,
  language,
  say,
}: Pick<LeagueView, 'game' | 'language' | 'say'> & {
  readonly league: { readonly settings: Pick<LeagueView['league']['settings'], 'pool'> }
}): readonly LineRow[] {
  const { pool } = league.settings
  if (pool == null) return []
  return [
    {
      icon: 'hand',
      title: poolWords({ ...pool, starters: [] }, game, language),
      text: say(pool.shared ? 'pool.row.shared' : 'pool.row.own', { count: pool.buildHours }),
    },
  ]
}

/** Returns the lines on the seed: its hash for everybody, the seed itself once the league is over. */
export function seedLines({ sight: { draw }, say }: LeagueView): readonly SafeText[] {
  if (draw === null) return []
  const hash = say('pool.hash', { hash: draw.hash })
  return draw.seed === null ? [hash] : [hash, say('pool.seed', { seed: draw.seed, check: say('pool.check') })]
}
