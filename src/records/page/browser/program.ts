/** The program of a page: shows the frames that it holds, in the view and the language of its reader. It knows no game. */
import { openedPage } from './data.ts'
import { MatchView } from './match-view.ts'

// Saving writes the page as it came, with other notes.
const original = document.documentElement.cloneNode(true) as HTMLElement

// Without it the story stays, which is always in the page.
if (typeof DecompressionStream === 'function')
  openedPage(original).then(
    (page) => new MatchView(page).begin(),
    () => {},
  )
