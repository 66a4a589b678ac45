/** The data of the page: the match as JSON, and what is packed beside it. */
import type { MatchFile } from '../../match-file.ts'
import type { PackedPage } from '../packed.ts'

/** All that the page holds. */
export interface OpenedPage {
  readonly packed: PackedPage
  readonly match: MatchFile
  /** The page as it came. */
  readonly original: HTMLElement
}

const textOf = (id: string): string => document.getElementById(id)?.textContent ?? ''

/** Returns the data of the page. @throws if they can't be read */
export async function openedPage(original: HTMLElement): Promise<OpenedPage> {
  const bytes = Uint8Array.from(atob(textOf('packed')), (letter) => letter.charCodeAt(0))
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const packed = JSON.parse(await new Response(stream).text()) as PackedPage
  return { packed, match: JSON.parse(textOf('match')) as MatchFile, original }
}
