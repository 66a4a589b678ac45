import { describe, expect, it } from 'vitest'
import { en } from '../../../src/games/young-jedi/words/en.ts'
import { fr } from '../../../src/games/young-jedi/words/fr.ts'
import { speak, speakerOf } from '../../../src/games/young-jedi/words/say.ts'
import { story } from './reading.ts'

const gaps = (text: string): string[] => [...text.matchAll(/{{(\w+)}}/g)].map(([, gap]) => String(gap)).sort()
const keys = Object.keys(en) as (keyof typeof en)[]

describe('the texts', () => {
  it('are the same in both languages', () => {
    expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort())
  })

  it('have the same gaps in both languages, and words', () => {
    for (const key of keys) {
      expect(gaps(fr[key]), key).toEqual(gaps(en[key]))
      expect(fr[key].trim(), key).not.toBe('')
      expect(en[key].trim(), key).not.toBe('')
    }
  })

  it('have a general plural for each special one', () => {
    const special = keys.filter((key) => /_(zero|one)$/.test(key))
    expect(special.length).toBeGreaterThan(20)
    for (const key of special) expect(keys).toContain(key.replace(/_(zero|one)$/, '_other'))
  })

  it('say the number in each general plural', () => {
    for (const key of keys.filter((key) => key.endsWith('_other'))) {
      expect(gaps(en[key]), key).toContain('count')
      expect(gaps(fr[key]), key).toContain('count')
    }
  })

  it('address the reader as you and name others', () => {
    const stems = (ending: string) =>
      [...new Set(keys.map((key) => key.replace(/_(zero|one|other)$/, '')))]
        .filter((key) => key.endsWith(ending))
        .map((key) => key.slice(0, -ending.length))
    expect(stems('.you').length).toBeGreaterThan(20)
    expect(stems('.they')).toEqual(stems('.you'))
    for (const key of keys.filter((key) => /\.they(_\w+)?$/.test(key))) expect(gaps(en[key]), key).toContain('name')
    for (const key of keys.filter((key) => /\.you(_\w+)?$/.test(key))) expect(gaps(en[key]), key).not.toContain('name')
  })

  it('elide nothing before a French name', () => {
    for (const key of keys) expect(fr[key], key).not.toMatch(/\b(de|que|d’|qu’) ?{{(name|winner|loser)}}/)
  })

  it('do not compile with a key or a value that is missing', () => {
    const say = speak('en')
    // @ts-expect-error there is no such text
    say('told.nothing-like-this')
    // @ts-expect-error the turn is missing
    say('headline.turn.you', {})
    // @ts-expect-error a number is needed
    say('refused.shape.number', { min: 1 })
    const { tell } = speakerOf({ language: 'en', names: {}, reader: 'dark' })
    // @ts-expect-error the planet is missing
    tell('dark', 'told.control')
    expect(tell('dark', 'told.control', { planet: 'Naboo' })).toBe('You control Naboo.')
  })

  it('use the plural of each language', () => {
    const count = (language: 'en' | 'fr', count: number) => speak(language)('card.counters', { count })
    expect([0, 1, 2].map((number) => count('en', number))).toEqual(['0 counters', '1 counter', '2 counters'])
    expect([0, 1, 2].map((number) => count('fr', number))).toEqual(['0 compteur', '1 compteur', '2 compteurs'])
  })

  it('set French marks off with a space that does not break', () => {
    expect(speak('fr')('battle.title')).toBe('Attaquer\u00a0?')
  })

  it.each(['{{count}}', '$t(you)', "$& $1 $' $`", 'Zoé & <b>', '</script>'])(
    'leave a name like %s as it is',
    (name) => {
      const { tell, say } = speakerOf({ language: 'en', names: { dark: name, light: 'Bob' }, reader: 'light' })
      expect(tell('dark', 'told.battle', { count: 2 })).toBe(`${name} declares a battle with 2 Battle cards.`)
      expect(say('over.concession', { winner: 'Bob', loser: name })).toBe(`Bob wins: ${name} resigns.`)
    },
  )

  it('call a side by its own name where the person is not known', () => {
    const { name } = speakerOf({ language: 'fr', names: {}, reader: 'spectator' })
    expect([name('dark'), name('light')]).toEqual(['Côté obscur', 'Côté lumineux'])
  })

  it('know no story for no facts', () => {
    expect(story([], 'dark')).toEqual([])
  })
})
