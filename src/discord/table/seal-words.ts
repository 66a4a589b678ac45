/** A match's seal and the end of its log, as messages show them. */
import type { Say } from '../../locales/index.ts'
import type { MatchRecord } from '../../matches/api.ts'
import { shownDigits } from '../../matches/fair-play/shown-digits.ts'

/** Returns the digits that a message shows, as code. */
export const digitsAsCode = (digits: string): string => `\`${shownDigits(digits)}\``

/** Returns the line below a result: the seal and the end of the log; none without a seal. */
export const endLine = ({ seal, end }: MatchRecord, say: Say): readonly string[] =>
  seal === undefined || end === undefined
    ? []
    : [say('seal.end', { seal: digitsAsCode(seal) as never, log: digitsAsCode(end) as never })]
