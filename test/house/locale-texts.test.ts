/** Faults that a program can find in the texts of both languages: names of commands, and plurals that don’t fit their number. */
import { describe, expect, it } from 'vitest'
import type { Language } from '../../src/contract/index.ts'
import { LANGUAGES } from '../../src/contract/index.ts'
import { en } from '../../src/locales/en.ts'
import { fr } from '../../src/locales/fr.ts'

const TEXTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, fr }
/** A command as texts write it, such as `/play`. */
const COMMAND = /`\/([\p{L}-]+)/gu
/** A number written as a word, which is wrong for another number of the same plural form. */
const ONE = /(?<!\p{L})une? seule?(?!\p{L})|^[^\p{L}]*une? \p{L}+ (est|sont|a|ont)(?!\p{L})/iu

const isNameOf = (key: string): boolean => /^command\.[^.]+$/.test(key)

const unknownCommands = (texts: Readonly<Record<string, string>>): string[] => {
  const names = new Set(Object.keys(texts).flatMap((key) => (isNameOf(key) ? [texts[key]] : [])))
  return Object.entries(texts).flatMap(([key, text]) =>
    [...text.matchAll(COMMAND)].flatMap(([, name]) => (names.has(name!) ? [] : [`${key}: /${name}`])),
  )
}

/** French counts 0 as singular: a form that says *one* in words needs a form for none beside it. */
const wrongForNone = (texts: Readonly<Record<string, string>>): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    key.endsWith('_one') && ONE.test(text) && !(key.replace(/_one$/, '_zero') in texts) ? [key] : [],
  )

describe('the texts of the program', () => {
  it.each(LANGUAGES)('name each command as it is called in their language: %s', (language) => {
    expect(unknownCommands(TEXTS[language])).toEqual([])
  })

  it('say one of nothing in no French text', () => {
    expect(wrongForNone(fr)).toEqual([])
  })
})
