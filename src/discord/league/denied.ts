/** Why a request to a league was denied, in words. */
import type { Language } from '../../contract/index.ts'
import type { AnyGame } from '../../games/games.ts'
import type { Denied } from '../../league-play/api.ts'
import { known, type Say } from '../../locales/index.ts'
import { refusalText } from '../shell/app.ts'

/** Returns the reason as a sentence. Codes of the pure core may come with or without their folder's name. */
export function deniedWords(
  denied: Denied,
  { language, game, say }: { readonly language: Language; readonly game: AnyGame; readonly say: Say },
): string {
  if (denied.refused === 'league.stale') return say('league.stale')
  const own = known(denied.refused) ? denied : { ...denied, refused: `league.${denied.refused}` }
  return refusalText(known(own.refused) ? own : denied, language, game)
}
