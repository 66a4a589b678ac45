/** Exporting, sharing and deleting a deck. */

import type { Language } from '../../contract/index.ts'
import { codeOfDeck } from '../../decks/code.ts'
import type { SavedDeck } from '../../decks/deck.ts'
import { fileNameOf } from '../../decks/export-name.ts'
import { writeList } from '../../decks/list.ts'
import { typeName } from '../../decks/type-name.ts'
import type { AnyGame } from '../../games/games.ts'
import { speak } from '../../locales/index.ts'
import { type Body, button, container, file, row, text } from '../shell/components.ts'
import { firstLines, literal } from '../shell/text-limits.ts'
import { deckId } from './deck-panel.ts'
import { cardLines, coloursLine, deckHead } from './deck-parts.ts'

/** The longest list that fits into a message beside the rest. */
const MOST_SHOWN = 1900
const MOST_SHARED = 3400

const block = (content: string): string => `\`\`\`\n${content}\n\`\`\``

/** The list as text that can be imported again. */
const listText = (game: AnyGame, deck: SavedDeck, language: Language): string =>
  writeList(game, deck.list, (type) => typeName(game, type, language))

/** All ways to export a deck: as text, as a share code, as a file. */
export function exported(game: AnyGame, deck: SavedDeck, language: Language, note: string | null = null): Body {
  const say = speak(language)
  const list = listText(game, deck, language)
  const attached = {
    name: fileNameOf(deck.name),
    data: Buffer.from(`\ufeff# ${deck.name}\n# ${game.words.seat(deck.seat, language)}\n\n${list}\n`),
  }
  // A list that is too long to be copied here is in the file.
  const shown = list === '' || list.length > MOST_SHOWN ? [] : [text(block(list))]
  const code = codeOfDeck(deck)
  const withCode = code.length > MOST_SHOWN ? [] : [text([say('decks.export.code'), block(code)].join('\n'))]
  return {
    components: [
      ...(note === null ? [] : [text(note)]),
      text(
        [`### ${say('decks.export.title', { name: literal(deck.name) })}`, deckHead(game, deck, language)].join('\n'),
      ),
      ...shown,
      ...withCode,
      file(attached),
      row(button(deckId(deck, 'show'), say('decks.back'))),
    ],
    files: [attached],
  }
}

/**
 * Asks whether everybody shall see the deck, and how.
 * @param drawn the id of the interaction behind the question: two clicks on it post the deck once
 * @param hiding the name of a league that hides the list: then it is asked a second time
 */
export function shareQuestion(deck: SavedDeck, language: Language, drawn: string, hiding: string | null): Body {
  const say = speak(language)
  const next = hiding === null ? 'post' : 'sure'
  return {
    components: [
      text(say('decks.share.sure', { name: literal(deck.name) })),
      ...(hiding === null ? [] : [text(say('decks.share.hidden', { league: literal(hiding) }))]),
      row(
        button(deckId(deck, next, 'list', drawn), say('decks.share.list')),
        button(deckId(deck, next, 'code', drawn), say('decks.share.code')),
        button(deckId(deck, 'show'), say('decks.back')),
      ),
    ],
  }
}

/** The form in which everybody would see a deck. */
export type SharedAs = 'list' | 'code'

/** Asks a second time before everybody sees a deck whose list a league hides. */
export function hiddenQuestion(
  deck: SavedDeck,
  { as, language, drawn, hiding }: { as: SharedAs; language: Language; drawn: string; hiding: string },
): Body {
  const say = speak(language)
  const values = { name: literal(deck.name), league: literal(hiding) }
  return {
    components: [
      text(say('decks.share.hidden-sure', values)),
      row(
        button(deckId(deck, 'post', as, drawn, 'sure'), say('decks.share.anyway'), 'bad'),
        button(deckId(deck, 'show'), say('decks.back')),
      ),
    ],
  }
}

/** The public message of a shared deck. */
export function shared(
  game: AnyGame,
  deck: SavedDeck,
  { by, as, language }: { by: string; as: SharedAs; language: Language },
): Body {
  const say = speak(language)
  const colours = coloursLine(game, deck, language)
  const head = [
    say('decks.share.by', { by: literal(by) }),
    `### ${literal(deck.name)}`,
    deckHead(game, deck, language),
    ...(colours === null ? [] : [colours]),
  ]
  const body =
    as === 'list'
      ? firstLines(cardLines(game, deck, language), MOST_SHARED)
      : [say('decks.share.how'), block(codeOfDeck(deck))].join('\n')
  // A deck without cards has no list.
  return { components: [container([text(head.join('\n')), ...(body === '' ? [] : [text(body)])])] }
}

/** Asks for confirmation. */
export function deleteQuestion(deck: SavedDeck, language: Language): Body {
  const say = speak(language)
  return {
    components: [
      text(say('decks.delete.sure', { name: literal(deck.name) })),
      row(
        button(deckId(deck, 'deleted'), say('decks.delete.yes'), 'bad'),
        button(deckId(deck, 'show'), say('decks.delete.no')),
      ),
    ],
  }
}
