/** The export of a finished match: which form, and the file as an attachment for the person who asks. */
import { isRefusal, type Reader } from '../../contract/index.ts'
import { gameOf } from '../../games/games.ts'
import { speak } from '../../locales/index.ts'
import type { Replay } from '../../matches/api.ts'
import { takeAllowance } from '../shell/allowances.ts'
import { type App, namesIn, refusalText } from '../shell/app.ts'
import { type Body, button, file, row, text } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import type { Request } from '../shell/requests.ts'
import { calledPlainly } from '../table/player-names.ts'
import { rulingOf } from './corrected-words.ts'
import { readerName } from './replay-panel.ts'
import { correctionOf } from './show-replay.ts'
import { showLater } from './shown-later.ts'

/** Discord takes files of ten megabytes; a request is a little larger than its file. */
const MOST_BYTES = 9 * 1024 * 1024

/** Returns the question which form is wanted. */
export function exportPanel(
  { match, reader }: Pick<Replay, 'match' | 'reader'>,
  { language }: Request['incoming'],
): Body {
  const say = speak(language)
  const act = (verb: 'page' | 'text' | 'json') => customId('replay', match.id, reader, verb, '0')
  return {
    components: [
      text(`### ${say('export.q')}\n-# ${say('export.about')}`),
      row(
        button(act('page'), say('export.page'), 'main'),
        button(act('text'), say('export.text')),
        button(act('json'), say('export.data')),
      ),
    ],
  }
}

/** Sends a finished match as a file: everything once its hands are open, else as this person knows it. */
export async function sendExport(request: Request, app: App, { match }: Replay, form: 'page' | 'json'): Promise<void> {
  const { language, person } = request.incoming
  const say = speak(language)
  if (!(await takeAllowance(request, app, 'exports'))) return
  const game = gameOf(app.games, match.terms.game)
  const named = await namesIn(app, match, language)
  // In a page two players of one name have to be told apart; data keeps the names as they are.
  const names = form === 'page' ? calledPlainly(game, named, language).names : named
  const here = (as: 'all' | Reader) =>
    as === 'all' ? say('export.here.all') : say('export.here', { reader: readerName(game, as, language) })
  await showLater(request, app, {
    ...{ kind: 'exports', wait: say('export.wait'), none: say('export.none') },
    ...{ match: match.id, failed: 'an export could not be made' },
    refusal: (refused) => refusalText(refused, language, game),
    make: async () => {
      const ruling = rulingOf(game, match, await correctionOf(app, match), named)
      const made = await app.exports.make(match.id, person, form, { language, names, ruling })
      if (made === null) return { components: [text(say('export.runs'))] }
      if (isRefusal(made)) return made
      const attached = { name: made.name, data: Buffer.from(made.text) }
      if (attached.data.length > MOST_BYTES) return { components: [text(say('export.large'))] }
      return { components: [text(here(made.as)), file(attached)], files: [attached] }
    },
  })
}
