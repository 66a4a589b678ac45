/** Endings of French words that agree in gender and number. */
import type { FourForms } from './lexicon.ts'
import type { Agreement } from './realiser.ts'

/** Forms that agree, by the name of the ending. */
export const FRENCH_ENDINGS: Readonly<Record<string, FourForms>> = {
  e: ['', 'e', 's', 'es'],
  s: ['', '', 's', 's'],
  x: ['', '', 'x', 'x'],
  nt: ['', '', 'nt', 'nt'],
  il: ['il', 'elle', 'ils', 'elles'],
  le: ['le', 'la', 'les', 'les'],
  son: ['son', 'sa', 'leur', 'leur'],
  celui: ['celui-ci', 'celle-ci', 'ceux-ci', 'celles-ci'],
}
/** Returns the form that agrees. */
export const agreeing = (forms: FourForms, { many, feminine }: Agreement): string =>
  forms[many ? (feminine ? 3 : 2) : feminine ? 1 : 0]
/** Returns the ending that agrees: "é{e}" of several feminine nouns is "ées". */
export const formOf = (ending: string, agrees: Agreement): string => agreeing(FRENCH_ENDINGS[ending]!, agrees)
