/** The words for kinds of custom ids whose names are short, because ids are: for figures and the log. */
import type { ClickKind } from './acts.ts'

const WORDS: Readonly<Partial<Record<ClickKind, string>>> = {
  p: 'panel',
  x: 'resignation',
  o: 'order-editor',
  c: 'challenge',
  q: 'queue',
  d: 'deck',
  dl: 'deck-list',
  do: 'deck-orders',
  lg: 'league',
  ln: 'league-creation',
  lo: 'league-organiser',
  pf: 'profile',
  ldr: 'ladder',
  vac: 'vacation',
  set: 'settings',
  st: 'statistics',
}

/** Returns the word for a kind of click. */
export const kindWord = (kind: string): string => (WORDS as Readonly<Record<string, string>>)[kind] ?? kind
