/** Why a request to a league was denied, in words. */

import type { Language } from '../../contract/index.ts'
import type { AnyGame } from '../../games/games.ts'
import type { Denial } from '../../league-play/api.ts'
import { type Key, known, type Say } from '../../locales/index.ts'
import type { SafeText } from '../../locales/safe-text.ts'
import { refusalText } from '../shell/app.ts'
import { literal } from '../shell/text-limits.ts'

/** Settings that are part of others, with the name under which they are changed. */
const PARTS: Readonly<Record<string, string>> = {
  'clock.misses': 'misses',
  'clock.vacationDays': 'vacationDays',
  excusedMisses: 'excused',
}

function settingName({ values }: Denial, say: Say): SafeText {
  const field = String(values.field)
  const key = `set.${PARTS[field] ?? field}`
  return known(key) ? say(key as Key) : literal(field)
}

/** Returns the reason as a sentence. Codes of the pure core may come with or without their folder's name. */
export function deniedWords(
  denied: Denial,
  { language, game, say }: { readonly language: Language; readonly game: AnyGame; readonly say: Say },
): SafeText {
  if (denied.refused === 'league.stale') return say('league.stale')
  if (denied.refused.endsWith('badSetting')) return say('league.badSetting', { field: settingName(denied, say) })
  const own = known(denied.refused) ? denied : { ...denied, refused: `league.${denied.refused}` }
  return refusalText(known(own.refused) ? own : denied, language, game)
}
