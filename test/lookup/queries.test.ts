/** Texts that people type, each with the card that they mean. */
import { describe, expect, it, test } from 'vitest'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { CardIndex } from '../../src/lookup/search.ts'
import { seededNumbers } from '../../src/simulation/simulate.ts'

const cards = new CardIndex({ [youngJedi.id]: youngJedi })

/** The typed text, then the card that must come first: by id for one of several versions, else by its title. */
const MEANT: readonly (readonly [string, string])[] = [
  // A version by a word of its subtitle
  ['maul lord', 'DM-106'],
  ['amidala ruler', 'DM-8'],
  ['yoda elder', 'BL-10'],
  ['jabba crime lord', 'BL-76'],
  ['battle droid pilot aat', 'DM-101'],
  // Persons before their things, the first printing before later ones
  ['padme', 'DM-5'],
  ['qui', 'DM-2'],
  ['obi wan', 'DM-1'],
  ['sebulba', 'DM-73'],
  ['amidala', 'DM-8'],
  ['jabba', 'DM-76'],
  ['tusken', 'DM-95'],
  ['r2', 'DM-11'],
  ['3po', 'DM-12'],
  ['oom9', 'BL-84'],
  ['kiadimundi', 'JC-12'],
  // Things of persons, in any order
  ['obiwan sabre', 'DM-34'],
  ['mace windu saber', 'BL-34'],
  ['podracer sebulba', 'DM-109'],
  ['jedi lightsaber aurra', 'DF-41'],
  ['quigon saber', 'JC-40'],
  ['stap', 'DM-116'],
  // French
  ['sabre laser sith', 'DM-107'],
  ['reine amidala', 'DM-8'],
  ['droïde destroyer', 'DM-89'],
  ['détonateur thermique', 'JC-116'],
  ['capitaine panaka', 'DM-6'],
  ['pari de watto', 'DM-133'],
  ['suivante padmé', 'DM-5'],
  // Misspelt
  ['dooestroyer droid', 'DM-89'],
  ['mual', 'DM-71'],
  ['gungan curosity', 'DM-54'],
  ['sith lightsabre', 'DM-107'],
  ['padmé naberie', 'DM-5'],
  ['meesa lika', 'BL-52'],
  ['trade federation tnk', 'DM-88'],
  ['yda', 'DM-10'],
  ['rd2', 'DM-11'],
  // In part, quoted in part, run together
  ['"the federation has gone"', 'DM-60'],
  ['queens plan', 'DM-62'],
  ['desert landing', 'DM-135'],
  ['youve been well trained', 'DM-134'],
  ['have a bad feeling', 'DM-56'],
  ['bigger fish', 'BL-61'],
  ['duel fates', 'DF-57'],
  ['quigonjinn', 'DM-2'],
  ['light saber sith', 'DM-107'],
  ['ihaveabadfeelingaboutthis', 'DM-56'],
  ["obi-wan kenobi's", 'DM-34'],
  ['curosi', 'DM-54'],
  // Nicknames and numbers
  ['jjb', 'DM-3'],
  ['aat', 'DM-88'],
  ['dm71', 'DM-71'],
  ['JC 117', 'DM-118'],
]

test.each(MEANT)('%s', (typed, id) => {
  expect(cards.find(typed, 3).map(({ card }) => card.id)[0]).toBe(id)
})

/** A number without its last digit belongs to another card, and two letters with a typing error mean nothing. */
const words = MEANT.filter(([typed]) => (!/^[a-z]+ ?\d+$/i.test(typed) || typed === 'oom9') && typed !== 'yda')

test.each(words)('%s, as it is being typed, is offered before its end', (typed, id) => {
  const title = cards.get(`${youngJedi.id}/${id}`)!.card.title
  const almost = cards.find(typed.slice(0, -1), 25).map(({ card }) => card.title)
  expect(almost).toContain(title)
})

describe('every card', () => {
  const all = youngJedi.cards.all.filter(({ id, printings }) => printings[0] === id)
  const first = (text: string) => cards.find(text, 1)[0]?.card
  /** Letters and digits alone. */
  const run = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

  it('is found by its name, however that is written', () => {
    for (const { name } of all) {
      expect(first(name)?.name).toBe(name)
      expect(first(name.toUpperCase())?.name).toBe(name)
      expect(first(name.normalize('NFD').replace(/\p{M}/gu, ''))?.name).toBe(name)
    }
    for (const { title } of all) expect(first(run(title))?.title.toLowerCase()).toBe(title.toLowerCase())
  })

  it('is found with a slip in any word', () => {
    const random = seededNumbers('slips')
    const missed = all.filter(({ name, title }) => {
      const words = title.split(' ')
      const at = Math.floor(random() * words.length)
      const typed = words.with(at, slipped(words[at]!, random)).join(' ')
      return !cards.find(typed, 5).some(({ card }) => card.title === title || card.name === name)
    })
    // In words of two letters a typing error leaves too little.
    expect(missed.length / all.length).toBeLessThan(0.01)
  })
})

/** A letter missing, added, wrong or swapped; the first one stays. */
function slipped(word: string, random: () => number): string {
  const pick = (count: number) => Math.floor(random() * count)
  if (word.length < 3) return word
  const at = 1 + pick(word.length - 1)
  const letter = 'abcdefghijklmnopqrstuvwxyz'[pick(26)]!
  const rest = word.slice(at + 1)
  return [
    word.slice(0, at) + rest,
    word.slice(0, at) + letter + word.slice(at),
    word.slice(0, at) + letter + rest,
    word.slice(0, at - 1) + word[at] + word[at - 1] + rest,
  ][pick(4)]!
}
