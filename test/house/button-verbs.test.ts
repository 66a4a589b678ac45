/** The button of an answer says what happens by a verb, or is one of the few nouns that say it as plainly. */
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../../src/contract/index.ts'
import { word } from '../../src/games/swccg/words/dictionary.ts'
import { en } from '../../src/games/young-jedi/words/en.ts'
import { fr } from '../../src/games/young-jedi/words/fr.ts'

type Texts = Readonly<Record<string, string>>
const YOUNG_JEDI: Readonly<Record<Language, Texts>> = { en, fr }

/** The last part of a key of an answer in the panels of Young Jedi, its plural apart. */
const ANSWER =
  /^panel\.[\w.-]+\.(?:none|use|ok|keep|take|leave|under|deploy|draw|discard|shuffle|block|stop|attack|send|give|show|hide|swap|again|label|let|both)(?:_\w+)?$/
const SWCCG = [
  'ok',
  'do',
  'pass',
  'end-turn',
  'stop',
  'choose',
  'draw',
  'draw-end',
  'plan',
  'plan-ask',
  'pass-all',
  'ask',
]

/** Nouns that say what happens: the lack of a thing that could be chosen, and names of actions. */
const NOUNS: Readonly<Record<Language, RegExp>> = {
  en: /^(?:No |Nothing |The draw deck is empty|\{\{own\}\} |Text|Same as |\{\{card\}\}, )/,
  fr: /^(?:Pas de |Pas d’|Aucun|Rien |Sans |La pioche est vide|\{\{own\}\} |Texte|Comme |\{\{card\}\}, )/,
}
/** English verbs of answers, and French infinitives by their endings. */
const VERB: Readonly<Record<Language, RegExp>> = {
  en: /^(?:Don’t |Or )?(?:Ask|Attack|Block|Challenge|Choose|Confirm|Continue|Defend|Deploy|Discard|Do|Draw|End|Fetch|Fire|Ignore|Intercept|Keep|Leave|Let|Lose|Name|Pass|Play|Put|Replace|Search|Send|Show|Shuffle|Stop|Surrender|Swap|Take|Thrust|Use)(?!\p{L})/u,
  fr: /(?<!\p{L})\p{L}*(?:er|ir|re|oir)(?!\p{L})/u,
}

const isClear = (label: string, language: Language): boolean =>
  VERB[language].test(label) || NOUNS[language].test(label)

describe.each(LANGUAGES)('buttons of answers (%s)', (language) => {
  it('have a verb in Young Jedi, or an allowed noun', () => {
    const labels = Object.entries(YOUNG_JEDI[language]).filter(
      ([key, label]) => ANSWER.test(key) && !key.includes('.pile.') && !/[?…]$/.test(label),
    )
    expect(labels.length).toBeGreaterThan(60)
    expect(labels.filter(([, label]) => !isClear(label, language))).toEqual([])
  })

  it('have a verb in the Star Wars CCG', () => {
    const labels = SWCCG.map((key) => word(key, language))
    expect(labels.filter((label) => !VERB[language].test(label))).toEqual([])
  })
})

it.each([
  ['Battle', 'en'],
  ['Rien, 1 dommage', 'en'],
  ['Dommage', 'fr'],
  ['Départ', 'fr'],
] as const)('A button “%s” without a verb is found (%s)', (label, language) => {
  expect(isClear(label, language)).toBe(false)
})
