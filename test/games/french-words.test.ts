/** Both games' French words can be looked up: `npm run texts:lexicon` asks Grammalecte about each of these forms. */
import { expect, test } from 'vitest'
import { claimsOf } from '../../scripts/texts/word-claims.ts'
import { lexicons } from '../../src/games/swccg/texts/registry.ts'
import { FRENCH } from '../../src/games/young-jedi/texts/wording/fr.ts'
import { FRENCH_ENDINGS } from '../../src/kit/grammar/french-endings.ts'
import type { FrenchLexicon } from '../../src/kit/grammar/lexicon.ts'

const LEXICONS = { swccg: lexicons.fr, 'young-jedi': FRENCH } as unknown as Readonly<Record<string, FrenchLexicon>>

test.each(Object.keys(LEXICONS))('every verb of %s begins with an infinitive and has six forms', (game) => {
  const lexicon = LEXICONS[game]!
  const claims = claimsOf(lexicon, FRENCH_ENDINGS)
  const forms = claims.filter(({ entry }) => entry.startsWith('verbs '))
  expect(forms.length % 6).toBe(0)
  expect(forms.length).toBeGreaterThan(60)
  expect(forms.filter(({ word }) => !/^[a-zà-ÿœ’-]+$/.test(word))).toEqual([])
})
