/** The cards that a message names. */
import { describe, expect, it } from 'vitest'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { CardIndex } from '../../src/lookup/search.ts'

const cards = new CardIndex({ [youngJedi.id]: youngJedi })
const named = (text: string) => cards.named(text).map(({ card }) => card.id)

describe('a message names', () => {
  it('cards by title, in its order, each once', () => {
    expect(named('Sith Lightsaber on Darth Maul, then Darth Maul again')).toEqual(['DM-107', 'DM-71'])
  })

  it('the longest title that fits', () => {
    expect(named("I use Qui-Gon Jinn's Lightsaber there")).toEqual(['JC-40'])
    expect(named('Destroyer Droid Squad and Destroyer Droid')).toEqual(['DM-78', 'DM-89'])
  })

  it('the version whose subtitle is written', () => {
    expect(named('Darth Maul, Sith Lord is better than Yoda, Jedi Elder')).toEqual(['DM-106', 'BL-10'])
  })

  it('persons in any capitals, since their names are no ordinary words', () => {
    expect(named('i lost darth maul and qui-gon jinn')).toEqual(['DM-71', 'DM-2'])
    expect(named('DARTH MAUL MUST GO')).toEqual(['DM-71'])
  })

  it('long titles in any capitals', () => {
    expect(named('and then we have them on the run, too bad')).toEqual(['JC-132'])
  })

  it('nicknames that are written as names', () => {
    expect(named('JJB with r2 beats Maul')).toEqual(['DM-3', 'DM-11', 'DM-71'])
  })

  it('a card in brackets, misspelt or in part', () => {
    expect(named('what about [[mual lord]] or [[stap]]?')).toEqual(['DM-106', 'DM-116'])
    expect(named('[[xyzzy plugh]]')).toEqual([])
  })

  it('a card in quotation marks, where it is clear', () => {
    expect(named('he played "gungan curosity" and « use caution » and “blaster”')).toEqual(['DM-54', 'DF-54'])
  })

  it('a card that is all of the message', () => {
    expect(named('blaster')).toHaveLength(1)
    expect(named('yoda')).toEqual(['DM-10'])
  })
})

describe('a message does not name', () => {
  it.each([
    'my blaster is the best blaster',
    'Blaster in hand, I seek a melee',
    'the queen said yes, open fire!',
    'Celebration! We won the invasion in a sandstorm',
    'use caution, to the death or not',
    'a pilot, a sniper, a tank and a droid walk into a bar',
    'Impossible! He always wins',
    'Never mind the masquerade',
  ])('%s', (text) => {
    expect(named(text)).toEqual([])
  })

  it('a card whose title is only a part of words', () => {
    expect(named('Yodas and Blasterish Mauling')).toEqual([])
  })
})

it('gives capitals within a sentence their weight', () => {
  expect(named('I put a Blaster on him')).toHaveLength(1)
  expect(named('then Open Fire! and Use Caution')).toEqual(['JC-124', 'DF-54'])
})

it('reads no more of a message than people usually write', () => {
  const long = `Darth Maul ${'word '.repeat(3000)} Yoda`
  expect(named(long)).toEqual(['DM-71'])
  expect(named(youngJedi.cards.all.map(({ title }) => `[[${title}]]`).join(' ')).length).toBeLessThanOrEqual(25)
})
