/** `mine`: a button that lists a person's matches. */
import { allMatches } from '../match/match-list.ts'
import type { ClickHandler, Clicks } from '../shell/click.ts'

const mine: ClickHandler = {
  ack: (asked) => (asked.withBot ? 'public' : 'private'),
  atOnce: true,
  async run(request, _parts, app) {
    const { person, language } = request.incoming
    await request.show(await allMatches(app, person, language))
  },
}

/** Clicks on the buttons of `/help`. */
export const myGamesClicks: Clicks = { mine }
