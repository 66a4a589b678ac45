/** Texts from outside, whatever they hold: nobody is called, nothing is markup, nothing turns the line round. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Mark, parseMarkdown } from '../../sandbox/page/markdown.ts'
import { type CardFacts, LANGUAGES, type Scene } from '../../src/contract/index.ts'
import { namedView, rulingsView, sheetText, versionsView, whichView } from '../../src/discord/cards/card-panel.ts'
import { searchView } from '../../src/discord/cards/search-panel.ts'
import { framesFor, renderReplay } from '../../src/discord/replay/replay-panel.ts'
import type { App } from '../../src/discord/shell/app.ts'
import { type Body, countOf, MOST } from '../../src/discord/shell/components.ts'
import { literal } from '../../src/discord/shell/text-limits.ts'
import { sceneWords } from '../../src/discord/table/scene-words.ts'
import type { AnyGame } from '../../src/games/games.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { plainly, speak } from '../../src/locales/index.ts'
import { CardIndex } from '../../src/lookup/search.ts'
import type { Replay } from '../../src/matches/api.ts'
import { tiny } from '../games/high-card.ts'
import { DESIGN } from '../pictures/scenes.ts'
import { position } from '../young-jedi/position.ts'
import { hostile, markup, textsOf } from './hostile-texts.ts'
import { NOW, presentOf } from './positions.ts'

/** All that a reader sees as letters, without the invisible ones with which we keep names apart from commands. */
const letters = (marks: readonly Mark[]): string =>
  marks
    .map((mark) => {
      if (mark.type === 'text') return mark.content
      if (mark.type === 'twemoji') return mark.name
      if (mark.type === 'br' || mark.type === 'newline') return '\n'
      throw new Error(`a mark: ${JSON.stringify(mark)}`)
    })
    .join('')
    .replace(/[\u200b\u2068\u2069]/g, '')

const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

describe('a text from outside', () => {
  it('is shown letter by letter, in one line', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const shown = text
          .replace(TURNS, '')
          .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
          .replaceAll('\u200b', '')
        expect(letters(parseMarkdown(literal(text)))).toBe(shown)
      }),
      { numRuns: 2000 },
    )
  })

  it('closes its markup, so that later text is shown plainly', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const marks = literal(text).match(TURNS) ?? []
        expect(['', '\u2068\u2069']).toContain(marks.join(''))
      }),
    )
    expect(literal("Qui-Gon Jinn's (DM-2): #1")).toBe("Qui-Gon Jinn's (DM-2): #1")
    expect(literal('\u202eabc')).toBe('abc')
    expect(literal('שלום')).toBe('\u2068שלום\u2069')
    expect(literal('1. a\n- b')).toBe('1\\. a - b')
  })

  it('is filled into a sentence as it is', () => {
    fc.assert(
      fc.property(hostile, fc.constantFrom(...LANGUAGES), (text, language) => {
        const [before, after] = plainly(speak(language))('card.none', { name: '\u0001' }).split('\u0001')
        expect(plainly(speak(language))('card.none', { name: text })).toBe(`${before}${text}${after}`)
      }),
    )
  })
})

/** A game whose cards are called so. */
function gameOf(names: readonly string[]): AnyGame {
  const all = names.map((name, at): CardFacts => {
    const id = `A-${at}`
    return { id, side: 'left', type: 'a', name, title: name, subtitle: null, printings: [id], text: null }
  })
  const sheet = () => ({ kind: 'Card', numbers: [], located: [] }) as unknown as ReturnType<AnyGame['cards']['sheet']>
  const rulings = [{ id: 'one', cards: ['A-0'], rules: [], text: { en: 'So it is.', fr: 'C’est ainsi.' } }]
  const versions = (id: string) => all.filter((card) => card.id !== id).map((card) => card.id)
  return { ...tiny, id: 'own', cards: { ...tiny.cards, nicknames: {}, filters: [], all, sheet, rulings, versions } }
}

async function views(names: readonly string[], typed: string): Promise<Body[]> {
  const game = gameOf(names)
  const cards = new CardIndex({ own: game })
  const app = { games: { own: game }, cards, pictures: null } as unknown as App
  const all = names.map((_, at) => cards.get(`own/A-${at}`)!)
  const manner = { words: false, hidden: true }
  return [
    whichView(app, typed, all, 'en', manner, false),
    namedView(all, 'fr', manner),
    await versionsView(app, all[0]!, 'en', manner),
    rulingsView(all[0]!, 'fr', manner),
    await searchView(app, { game: null, picks: [], text: typed.replace(/[^a]/g, '') }, 0, 'en', manner),
  ]
}

describe('cards and questions with hostile words', () => {
  it('make messages with the markup of tame ones, that call nobody and that Discord takes', async () => {
    const tame = (await views(['aa', 'bb'], 'a')).map((body) => textsOf(body.components).map(parseMarkdown).map(markup))
    await fc.assert(
      fc.asyncProperty(hostile, hostile, hostile, async (one, other, typed) => {
        const bodies = await views([`a${one}`, `b${other}`], `a${typed}`)
        // The last one finds cards by what is left of the words: as many as there are.
        const shown = bodies.map((body) => textsOf(body.components).map(parseMarkdown).map(markup))
        expect(shown.slice(0, 4)).toEqual(tame.slice(0, 4))
        for (const body of bodies) {
          expect(body.mention ?? []).toEqual([])
          expect(countOf(body.components)).toBeLessThanOrEqual(MOST.components)
          for (const text of textsOf(body.components)) expect(text).not.toMatch(/@everyone|@here|<@[!&]?\d/)
        }
      }),
      { numRuns: 300 },
    )
  })
})

describe('a scene as text', () => {
  /** The markup of all lines of the design's scenes with this as each name, title and note. */
  const marksWith = (text: string) =>
    Object.values(DESIGN).map((scene) => {
      const named = JSON.parse(JSON.stringify(scene), (key, value) =>
        typeof value === 'string' && ['name', 'title', 'note'].includes(key) ? text : value,
      ) as Scene
      return sceneWords(named, 'en').map((line) => markup(parseMarkdown(line)))
    })

  it('has the markup of one with tame names', () => {
    const tame = marksWith('Ann')
    fc.assert(
      fc.property(hostile, (name) => {
        expect(marksWith(`${name}a`)).toEqual(tame)
      }),
      { numRuns: 100 },
    )
  })

  it('escapes each name once in a replay', () => {
    const names = { dark: 'Ann', light: '[a_b](https://c.example)' }
    const { state } = position({ at: 'Tatooine • Podrace Arena', step: 'battle' })
    const { record } = presentOf(state, 'dark', [], false)
    const step = { at: NOW, view: youngJedi.view(state, 'dark'), events: [] }
    const replayed = { match: record, reader: 'dark', readers: ['dark', 'light'], steps: [step] } as unknown as Replay
    const watched = { game: youngJedi, replayed, language: 'en', names } as const
    const { components } = renderReplay({ ...watched, frames: framesFor(watched), at: 0 })
    expect(textsOf(components).join('\n')).toContain(`**${literal(names.light)}**`)
  })
})

describe('the sheets of all cards', () => {
  it.each(LANGUAGES)('are read as they are written: %s', (language) => {
    const kinds = new Set<string>()
    for (const { id } of youngJedi.cards.all)
      for (const mark of parseMarkdown(sheetText(youngJedi.cards.sheet(id, language)))) kinds.add(mark.type)
    expect([...kinds].sort()).toEqual(['br', 'heading', 'strong', 'subtext', 'text'])
  })
})
