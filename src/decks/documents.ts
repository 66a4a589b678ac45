/**
 * Deck lists as other programs write them: GEMP's XML, its list of ids and its page, decks of LackeyCCG (`.dek`) and of
 * Holotable (`.htd`). Any other document is refused.
 *
 * htmlparser2 reads the markup. It declares no entities, fetches nothing and builds no tree; a document with declarations
 * of its own, of too many levels or cut off is refused.
 */
import { Parser } from 'htmlparser2'
import type { Refusal } from '../contract/index.ts'

/** A card of a document. */
export interface DocumentCard {
  readonly count: number
  readonly name: string
  readonly id: string | null
  /** The set as the document calls it; null if it doesn't say. */
  readonly set: string | null
  readonly virtual: boolean
  /** Whether it belongs to the deck, or stands beside it. */
  readonly outside: boolean
}

/** A deck list of another program. */
export interface DeckDocument {
  readonly title: string | null
  readonly cards: readonly DocumentCard[]
  /** Lines of text to be read as a plain list. */
  readonly lines: readonly string[]
}

/** The decks of all programs are three levels deep; a page has some more. */
const MOST_DEPTH = 30
const OUTSIDE = /side|outside|shield|token/i

const refused: Refusal = { refused: 'decks.list-document', values: {} }

/** Reads a document of another program. Null: the text is a plain list. Refused: it is another document. */
export function readDocument(text: string): DeckDocument | Refusal | null {
  const begins = text.replace(/^[\ufeff\s]+/, '')
  if (begins.startsWith('<') && /^<(?:[?!]|\/?[a-z][\w:.-]*[\s/>])/i.test(begins)) return readMarkup(begins)
  if (/^ver \d+\s/.test(begins) || /^card "/m.test(begins)) return readHolotable(begins)
  if (GEMP_IDS.test(begins.trim())) return readIds(begins.trim())
  return /^\{\\rtf|^%!|^#!/.test(begins) || isJson(begins) ? refused : null
}

function isJson(text: string): boolean {
  if (!/^[[{]/.test(text)) return false
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return /^[[{]\s*["{[]/.test(text)
  }
}

// ---------------------------------------------------------------- ids

/** Ids with commas, the cards of the deck first; a bar, and the cards outside of it. Signs mark foils and pictures. */
const GEMP_IDS =
  /^(?:\d{1,3}_\d{1,3}[*^]*\s*,\s*)+\d{1,3}_\d{1,3}[*^]*\s*,?\s*(?:\|[\d_,*^\s]*)?$|^\d{1,3}_\d{1,3}[*^]*\s*\|[\d_,*^\s]*$/

function readIds(text: string): DeckDocument {
  const [deck = '', outside = ''] = text.split('|')
  const cards = (part: string, isOutside: boolean) =>
    part.split(',').flatMap((id) => (id.trim() === '' ? [] : [numbered(id.trim(), isOutside)]))
  return { title: null, lines: [], cards: [...cards(deck, false), ...cards(outside, true)] }
}

const numbered = (id: string, outside: boolean): DocumentCard => ({
  count: 1,
  name: '',
  id: id.replace(/[*^]+$/, ''),
  set: null,
  virtual: false,
  outside,
})

// ---------------------------------------------------------------- Holotable

/** `card "/…/Set-Side/t_name" 1`: the set, the name as letters only, and the copies; more numbers follow. */
const HOLOTABLE_CARD = /^card\s+"([^"]*)"\s+(\d{1,3})\b/

function readHolotable(text: string): DeckDocument | Refusal {
  const cards: DocumentCard[] = []
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (!/^card\b/.test(line)) continue
    const [, path, count] = HOLOTABLE_CARD.exec(line) ?? []
    const [, folder, front] = /([^/]+?)(?:-(?:Dark|Light))?\/t_([^/]+)/i.exec(path ?? '') ?? []
    if (count === undefined || folder === undefined || front === undefined) return refused
    const virtual = /^virtual/i.test(folder)
    const set = virtual ? null : folder.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    cards.push({ count: Number(count), name: front, id: null, set, virtual, outside: false })
  }
  return cards.length === 0 ? refused : { title: null, cards, lines: [] }
}

// ---------------------------------------------------------------- markup

const BREAKS = new Set(['br', 'p', 'div', 'li', 'tr', 'h1', 'h2', 'h3', 'h4', 'body', 'ul', 'ol', 'table'])
const UNSEEN = new Set(['script', 'style', 'head', 'title'])

function readMarkup(text: string): DeckDocument | Refusal {
  return /^(?:<!doctype\s+html|<html|<body|<h1)\b/i.test(text) ? readPage(text) : readXml(text)
}

/** Reads GEMP's `<deck>` of `<card blueprintId>`, or LackeyCCG's `<deck>` of `<superzone>`. */
function readXml(text: string): DeckDocument | Refusal {
  const cards: DocumentCard[] = []
  const open: string[] = []
  let bad = false
  let rooted = false
  let zone: string | null = null
  let card: { name: string; id: string | null; set: string } | null = null
  const parser = new Parser(
    {
      onprocessinginstruction: (name) => {
        if (!/^\?xml$/i.test(name)) bad = true
      },
      onopentag: (name, attributes) => {
        if (open.length === 0 && (rooted || name !== 'deck')) bad = true
        rooted = true
        open.push(name)
        if (open.length > MOST_DEPTH) bad = true
        const { blueprintId } = attributes
        if (open.length === 2 && blueprintId !== undefined && /^card(?:OutsideDeck)?$/.test(name))
          cards.push(numbered(blueprintId.trim(), name !== 'card'))
        if (name === 'superzone') zone = attributes.name ?? ''
        if (name === 'card' && zone !== null) card = { name: '', id: null, set: '' }
        if (name === 'name' && card !== null) card.id = attributes.id ?? null
      },
      ontext: (said) => {
        if (card !== null && open.at(-1) === 'name') card.name += said
        if (card !== null && open.at(-1) === 'set') card.set += said
      },
      onclosetag: (name, implied) => {
        // An end that nobody wrote: the document was cut off, or its tags are entangled.
        if ((implied && !/\/>$/.test(text.slice(parser.startIndex, parser.endIndex + 1))) || open.pop() !== name)
          bad = true
        if (name === 'superzone') zone = null
        if (name !== 'card' || card === null) return
        const { name: called, id, set } = card
        if (called.trim() !== '' || id !== null)
          cards.push({
            count: 1,
            name: called.trim(),
            id,
            set: set.trim() === '' ? null : set.trim(),
            virtual: false,
            outside: OUTSIDE.test(zone ?? ''),
          })
        card = null
      },
      onerror: () => {
        bad = true
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(text)
  return bad || !rooted || cards.length === 0 ? refused : { title: null, cards, lines: [] }
}

/** Reads the page on which GEMP prints a deck: its name as the heading, then `2x name` line by line. */
function readPage(text: string): DeckDocument | Refusal {
  const lines = ['']
  let depth = 0
  let deepest = 0
  let unseen = 0
  let title = ''
  let inTitle = false
  const parser = new Parser({
    onopentag: (name) => {
      deepest = Math.max(deepest, ++depth)
      if (UNSEEN.has(name)) unseen++
      if (name === 'h1') inTitle = true
      if (BREAKS.has(name)) lines.push('')
    },
    ontext: (said) => {
      if (unseen > 0) return
      if (inTitle) title += said
      else lines[lines.length - 1] += said.replace(/\s+/g, ' ')
    },
    onclosetag: (name) => {
      depth--
      if (UNSEEN.has(name)) unseen--
      if (name === 'h1') inTitle = false
      if (BREAKS.has(name)) lines.push('')
    },
  })
  parser.end(text)
  const said = lines.map((line) => line.trim()).filter((line) => line !== '')
  const cards = said.filter((line) => /^\d{1,2}\s*x\s+\S/i.test(line))
  if (deepest > MOST_DEPTH || cards.length === 0 || cards.length * 2 < said.length) return refused
  return { title: title.trim() === '' ? null : title.trim(), cards: [], lines: said }
}
