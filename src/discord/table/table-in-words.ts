/**
 * `words|match`: the table in words, beside its picture; `words|match|back`: in its place, with the way back. All readers
 * get it as they may see it.
 */

import { gameOf } from '../../games/games.ts'
import { speak } from '../../locales/index.ts'
import { namesIn } from '../shell/app.ts'
import type { ClickHandler, Clicks } from '../shell/click.ts'
import { button, row, text } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { firstLines } from '../shell/text-limits.ts'
import { called } from './player-names.ts'
import { ahead } from './preview.ts'
import { tableLines } from './table-text.ts'

const MOST_WORDS = 3800

const words: ClickHandler = {
  ack({ withBot, alone }, [, back]) {
    if (back !== undefined && alone) return 'update'
    return withBot ? 'public' : 'private'
  },
  atOnce: true,
  async run(request, [matchId = '', back], app) {
    const { person, language } = request.incoming
    const real = await app.matches.sight(matchId, person)
    if (real === null) return request.tell(speak(language)('match.unknown'))
    const sight = ahead(real)
    const { reader, match, view } = sight
    const game = gameOf(app.games, match.terms.game)
    const { names, titles } = called(game, await namesIn(app, match, language), language)
    const lines = tableLines(game, view, reader, { language, names, reader }, titles)
    const open = customId('open', match.id, reader)
    const ways = back === undefined ? [] : [row(button(open, speak(language)('help.button.panel')))]
    await request.show({ components: [text(firstLines(lines, MOST_WORDS)), ...ways] })
  },
}

/** Clicks on the button for the table in words. */
export const tableClicks: Clicks = { words }
