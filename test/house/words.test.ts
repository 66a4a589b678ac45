/** Every text that a player reads keeps to the terms of `docs/terms.md`. */
import { describe, expect, it } from 'vitest'
import { playerTexts } from './player-texts.ts'
import { complaints, type Kind, type PlayerText, readTerms, terms } from './terms.ts'

const KINDS: readonly Kind[] = [
  'locales',
  'words',
  'swccg',
  'lesson',
  'rules',
  'rulings',
  'cards',
  'choices',
  'program',
]
const texts = playerTexts()
const known = terms()

describe('texts for players', () => {
  it.each(KINDS)('keep to the terms: %s', (kind) => {
    const some = texts.filter((text) => text.kind === kind)
    expect(some.length).toBeGreaterThan(10)
    expect(
      some.flatMap((text) => complaints(text, known)),
      'docs/terms.md bans these words; if one has another meaning here, narrow its pattern there',
    ).toEqual([])
  })
})

const PAGE = `
## Young Jedi
|English|French|Short|Paired|
|---|---|---|---|
|draw deck|pile *f* de tirage|pioche|✓|
|counter|compteur *m*|cpt||
## Star Wars CCG
## Around the game
## Banned words
|Language|Never|Instead|Where|
|---|---|---|---|
|English|the other’s; hand in|your opponent’s||
|English|fault|error|locales|
|English|\`/\\bPOWER\\b/\`|power||
|French|paquet|deck||
`

describe('the check of terms', () => {
  const check = (text: Partial<PlayerText>) =>
    complaints({ kind: 'words', key: 'told', en: 'A text.', ...text }, readTerms(PAGE))

  it('names the text, the words and what to write instead', () => {
    expect(check({ en: 'Hand in your answer.' })).toEqual([
      'words told (en): not "Hand in", but: your opponent’s – Hand in your answer.',
    ])
    expect(check({ fr: 'Votre paquet.' })).toEqual(['words told (fr): not "paquet", but: deck – Votre paquet.'])
  })

  it('finds whole words only', () => {
    expect(check({ en: 'Your hand increases.' })).toEqual([])
    expect(check({ fr: 'Deux paquets.' })).toEqual([])
  })

  it('looks for a word only in the kinds of texts that its line names', () => {
    expect(check({ en: 'A fault.' })).toEqual([])
    expect(check({ kind: 'locales', en: 'A fault.' })).toHaveLength(1)
  })

  it('minds capitals where the line is a regular expression', () => {
    expect(check({ en: 'Its power is 3.' })).toEqual([])
    expect(check({ en: 'Its POWER is 3.' })).toHaveLength(1)
  })

  it('wants the French term, or its short form, for a paired English one', () => {
    expect(check({ en: 'Both draw decks.', fr: 'Les deux piles de tirage.' })).toEqual([])
    expect(check({ en: 'Both draw decks.', fr: 'Les deux pioches.' })).toEqual([])
    expect(check({ en: 'Both draw decks.', fr: 'Les deux piles.' })).toEqual([
      'words told (fr): "draw deck" is "pile de tirage or pioche" – Les deux piles.',
    ])
    expect(check({ en: 'Two counters.', fr: 'Deux points.' })).toEqual([])
  })
})

describe('docs/terms.md', () => {
  it('names only existing kinds of texts', () => {
    for (const { kinds } of known.bans) expect(KINDS).toEqual(expect.arrayContaining([...kinds]))
  })

  it('has one French term for each English one', () => {
    expect(known.paired.length).toBeGreaterThan(60)
    expect(new Set(known.paired.map(({ english }) => english)).size).toBe(known.paired.length)
  })
})
