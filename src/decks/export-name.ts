/** Names for the files of exported decks. */

const LONGEST = 40
/** Windows reserves these names, whatever stands behind a dot. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/

/** Returns the name of the file for a deck: every system accepts it. */
export function fileNameOf(deck: string): string {
  const plain = deck
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase()
    .replace(/^-+/, '')
    .slice(0, LONGEST)
    .replace(/-+$/, '')
  if (plain === '') return 'deck.txt'
  return RESERVED.test(plain) ? `deck-${plain}.txt` : `${plain}.txt`
}
