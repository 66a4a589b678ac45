/** A card's sheet as a few lines of text, with Discord's bold for the title and the headings. */
import type { CardSheet } from '../../contract/index.ts'

const row = (parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' · ')

/** The lines of a sheet, title first. */
export function sheetLines(sheet: CardSheet): string {
  const title = sheet.subtitle === null ? sheet.title : `${sheet.title}, ${sheet.subtitle}`
  const lines = [
    `**${sheet.mark === null ? '' : `${sheet.mark} `}${title}**`,
    sheet.kind,
    row(sheet.numbers.map(({ label, value }) => `${label} ${value}`)),
    row(sheet.located.map(({ label, bonus }) => `${label} +${bonus}`)),
    ...sheet.blocks.map(({ heading, text }) => (heading === undefined ? text : `**${heading}** · ${text}`)),
    ...(sheet.correction === null ? [] : [sheet.correction]),
    sheet.imprint,
  ]
  return lines.filter((line) => line !== '').join('\n')
}
