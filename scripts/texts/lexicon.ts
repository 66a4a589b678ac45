/**
 * `npm run texts:lexicon`: looks up the French words of both games in Grammalecte's word list: genders, plurals, forms that
 * agree, forms of verbs. A contradiction that is not on the reviewed list fails. Without Grammalecte it says how to install it.
 */
import { spawnSync } from 'node:child_process'
import { Command } from 'commander'
import { lexicons } from '../../src/games/swccg/texts/registry.ts'
import { FRENCH } from '../../src/games/young-jedi/texts/wording/fr.ts'
import { FRENCH_ENDINGS } from '../../src/kit/grammar/french-endings.ts'
import type { FrenchLexicon } from '../../src/kit/grammar/lexicon.ts'
import { type Claim, claimsOf, contradicted } from './word-claims.ts'

/** Prints what the word list says of each word of standard input. */
const LOOK_UP = `
import json, sys
from grammalecte.graphspell.spellchecker import SpellChecker
words = SpellChecker('fr')
print(json.dumps({word: words.getMorph(word) for word in json.load(sys.stdin)}))
`
/** Contradictions that a reader found to be none, with the reason. */
const REVIEWED: Readonly<Record<string, string>> = {
  'nouns bowcaster: laser': 'it does not change behind another noun',
  'nouns laser cannon: laser': 'it does not change behind another noun',
  'nouns lightsaber: laser': 'it does not change behind another noun',
  'nouns speeder: speeder': 'an English noun, not the verb',
}

new Command('texts:lexicon').description('Looks up the French words of card texts in Grammalecte’s word list.').parse()

const all: readonly (readonly [string, readonly Claim[]])[] = [
  ['swccg', claimsOf(lexicons.fr as FrenchLexicon, FRENCH_ENDINGS)],
  ['young-jedi', claimsOf(FRENCH as FrenchLexicon, FRENCH_ENDINGS)],
]
const input = JSON.stringify([...new Set(all.flatMap(([, claims]) => claims.map(({ word }) => word)))])
// Debian's package belongs to Debian's Python.
const { stdout, status } = spawnSync('/usr/bin/python3', ['-c', LOOK_UP], { input, encoding: 'utf8' })
if (status !== 0) process.stdout.write('skipped, the word list is not installed (apt-get install grammalecte-cli).\n')
else {
  const list = new Map(Object.entries(JSON.parse(stdout) as Readonly<Record<string, readonly string[]>>))
  for (const [game, claims] of all) {
    const open = contradicted(claims, list).filter(({ entry, word }) => REVIEWED[`${entry}: ${word}`] === undefined)
    const known = claims.filter(({ word }) => (list.get(word) ?? []).length > 0)
    process.stdout.write(`${game}: ${claims.length} forms, ${known.length} in the list, ${open.length} contradicted.\n`)
    for (const { entry, word, is } of open)
      process.stdout.write(`  ${entry}: ${word} is no ${is}: ${list.get(word)!.join(' ')}\n`)
    if (open.length > 0) process.exitCode = 1
  }
}
