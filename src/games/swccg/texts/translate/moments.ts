/** Translates moments with the limits of their offer. */
import type { Filter as OldFilter, Moment as OldMoment, Whose } from '../../cards/vocabulary.ts'
import { moment } from '../language/makers.ts'
import type { Moment, TextPlayer } from '../language/words.ts'
import { optional, toFilter, WHOSE } from './meanings.ts'

export interface OldSubject {
  readonly of?: OldFilter
  readonly by?: OldFilter
  readonly against?: OldFilter
  readonly whose?: Whose
  readonly target?: OldFilter
}
/** Translates a moment with the limits of its offer. */
export function toMoment(old: OldMoment, x: OldSubject): Moment {
  const own: TextPlayer = WHOSE[x.whose ?? 'yours']
  const any: TextPlayer = WHOSE[x.whose ?? 'both']
  const of = optional('of', x.of)
  const shot = { ...optional('weapon', x.of), ...optional('against', x.against) }
  switch (old) {
    case 'your control':
      return moment('phase', { phase: 'control', whose: 'you' })
    case 'your deploy':
      return moment('phase', { phase: 'deploy', whose: 'you' })
    case 'your move':
      return moment('phase', { phase: 'move', whose: 'you' })
    case 'end of deploy':
      return moment('phase ends', { phase: 'deploy', whose: own })
    case 'drain begun':
      return moment('drain begins', { by: any, at: toFilter(x.of ?? 'location') })
    case 'drain lost':
      return moment('drained', { whose: own })
    case 'battle begun':
      return moment('battle begins', {
        ...(x.whose === undefined ? {} : { by: WHOSE[x.whose] }),
        ...optional('at', x.of),
      })
    case 'targeted':
      return moment('targeted', { of: toFilter(x.of ?? { cards: 'self' }) })
    case 'firing':
      return moment('firing', { of: toFilter(x.of ?? 'weapon') })
    case 'about to draw weapon destiny':
      return moment('about to draw', { kind: 'weapon', whose: own, ...shot })
    case 'about to draw battle destiny':
      return moment('about to draw', { kind: 'battle', whose: own })
    case 'weapon destiny drawn':
      return moment('drawn', { kind: 'weapon', whose: any, ...shot })
    case 'battle destiny drawn':
      return moment('drawn', { kind: 'battle', whose: own })
    case 'destiny drawn':
      return moment('drawn', { whose: any, ...of })
    case 'hit':
      return moment('hit', { of: toFilter(x.of ?? { cards: 'self' }), ...optional('by', x.by) })
    case 'lost':
    case 'forfeited':
    case 'cancelled':
      return moment(old, { of: toFilter(x.of ?? { cards: 'self' }) })
    case 'card played':
      return moment('played', { of: toFilter(x.of ?? x.target ?? CARD) })
    case 'react':
      return moment('react made')
    default:
      return moment(old)
  }
}
/** Any card that can be played. */
const CARD: OldFilter = { cards: 'any', fit: ['effect', 'interrupt'] }
