/** Fits text into Discord's limits, and escapes what people have written. */
import { clip } from '../../kit/wording/clipping.ts'
import { joined, ours, type SafeText, safe } from '../../locales/safe-text.ts'

/** As many whole lines from the beginning as fit. */
export function firstLines(lines: readonly string[], max: number): string {
  const all = lines.join('\n')
  if (all.length <= max) return all
  const kept: string[] = []
  let length = 1
  for (const line of lines) {
    if (length + line.length + 1 > max) break
    kept.push(line)
    length += line.length + 1
  }
  return kept.length === 0 ? clip(all, max) : [...kept, '…'].join('\n')
}

/** As many whole lines from the beginning as fit into a number of bytes of UTF-8. */
export function firstBytes(lines: readonly string[], bytes: number): string {
  const all = lines.join('\n')
  const over = Buffer.byteLength(all) / bytes
  // Letters that are alike all over the text: this many of them fit.
  return over <= 1 ? all : firstLines(lines, Math.floor(all.length / over))
}

/** As many whole lines from the end as fit. */
export function lastLines(lines: readonly string[], max: number): string {
  const all = lines.join('\n')
  if (all.length <= max) return all
  const kept: string[] = []
  let length = 1
  for (const line of [...lines].reverse()) {
    if (length + line.length + 1 > max) break
    kept.unshift(line)
    length += line.length + 1
  }
  return kept.length === 0 ? clip(lines.at(-1) ?? '', max) : ['…', ...kept].join('\n')
}

/** Cuts lines into pieces of at most this many characters. */
export function pieces(lines: readonly string[], max: number): string[] {
  const out: string[] = []
  for (const line of lines.map((long) => clip(long, max))) {
    const last = out.at(-1)
    if (last !== undefined && last.length + line.length + 1 <= max) out[out.length - 1] = `${last}\n${line}`
    else out.push(line)
  }
  return out
}

/** Marks that turn the direction of writing, for all that follows them. */
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
/** Letters that are written from right to left. */
const LEFTWARDS = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** Most texts: nothing in them is markup, and they begin with a letter. A colon matters only before a slash, which is none of these. */
const PLAIN = /^[A-Za-z\u00c0-\u024f][A-Za-z0-9\u00c0-\u024f ,.;:!?’'()+%&…–—\u00a0\u202f-]*$/

/**
 * Escapes a person's name (or any other foreign text) for Discord, in one line: nothing in it is markup, pings anybody,
 * or turns the direction of the text around it.
 */
export function literal(text: string): SafeText {
  if (PLAIN.test(text)) return ours(text)
  const line = text.replace(TURNS, '').replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
  // Escapes only where necessary: a person who copies the text gets the marks as well.
  const plain = line
    .replace(/[\\*_~`|<>[\]]|:(?=\/)/g, '\\$&')
    .replace(/^(\s*)([#-])/, '$1\\$2')
    .replace(/^(\s*\d+)\./, '$1\\.')
    .replaceAll('@', '@\u200b')
  return ours(LEFTWARDS.test(plain) ? `\u2068${plain}\u2069` : plain)
}

/**
 * Returns what a person has written at length as a quote of safe lines, for a text that says whose words they are.
 * @param max characters of the text; longer ones are cut
 */
export function asQuote(text: string, max: number): SafeText {
  const lines = clip(text.replace(/\s*\n\s*/g, '\n').trim(), max).split('\n')
  return joined(
    lines.map((line) => safe`> ${literal(line)}`),
    '\n',
  )
}

/** Returns a line for a picture or a hint, where nothing is markup: without marks, and with the letters that were escaped. */
export const unmarked = (line: string): string => line.replace(/\\([\\*_~`|<>[\]:.#-])|[*_`]/g, '$1')

/** The first year that no clock reaches: the deadline of a clock that stands still. */
const NEVER_YEAR = 9999

/** Whether this is the deadline of a clock that stands still. */
export const neverComes = (at: Date): boolean => at.getUTCFullYear() >= NEVER_YEAR

/** `<t:…:R>`: shown by Discord as "in 3 hours", in the reader's own language and time; a pause sign if it never comes. */
export const relative = (at: Date): SafeText =>
  neverComes(at) ? safe`⏸️` : safe`<t:${Math.floor(at.getTime() / 1000)}:R>`
