/** Clicks that give a match up, after a confirmation. */
import { isRefusal, type Language } from '../../contract/index.ts'
import { gameOf } from '../../games/games.ts'
import { speak } from '../../locales/index.ts'
import type { Sight } from '../../matches/api.ts'
import { actionOf, allHandled } from '../acts/acts.ts'
import { type App, namesIn, refusalText } from '../shell/app.ts'
import type { ClickHandler, Clicks } from '../shell/click.ts'
import { type Body, button, row, text } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { type IncomingClick, inPlace, type Request } from '../shell/requests.ts'
import { literal } from '../shell/text-limits.ts'
import { aroundPicture, drawnBody } from '../table/laid-panel.ts'
import { showPanel } from './show-panel.ts'
import { sureScene } from './sure-scene.ts'
import { whichMatchLine } from './which-match.ts'

/** Returns the question whether a player means to resign, with the score and what they give up. */
export async function concedeQuestion(app: App, sight: Sight, language: Language): Promise<Body> {
  const say = speak(language)
  const { match, reader } = sight
  const names = await namesIn(app, match, language)
  const rival = Object.keys(names)
    .filter((seat) => seat !== reader)
    .map((seat) => names[seat])
    .join(', ')
  const game = gameOf(app.games, match.terms.game)
  const input = { game, sight, language, names }
  const below = [
    text([`### ${say('concede.sure', { name: literal(rival) })}`, whichMatchLine(input)].join('\n')),
    row(
      button(customId('x', match.id, 'no'), say('concede.no')),
      button(customId('x', match.id, 'yes'), say('concede.yes'), 'bad'),
    ),
  ]
  const notes = match.terms.rated ? [say('concede.rated')] : []
  const scene = () => sureScene(input, { title: say('concede.final'), notes })
  return drawnBody(app, match.players[reader] ?? '', input, aroundPicture([], scene, below, language))
}

/** `concede` with a match picked. */
const concede: ClickHandler = {
  ack: inPlace,
  atOnce: true,
  async run(request, _parts, app) {
    const { person, language, values } = request.incoming
    const sight = await app.matches.sight(values[0] ?? '', person)
    if (sight === null || sight.reader === 'spectator') return request.tell(speak(language)('match.not-yours'))
    await request.show(await concedeQuestion(app, sight, language))
  },
}

/** Asks whether a player means it, or shows the match as it stands. */
async function unconfirmed(request: Request<IncomingClick>, app: App, matchId: string, asks: boolean): Promise<void> {
  const { person, language } = request.incoming
  const sight = await app.matches.sight(matchId, person)
  if (sight === null || sight.reader === 'spectator') return request.tell(speak(language)('match.not-yours'))
  if (!asks || sight.match.outcome !== null) return showPanel(request, app, sight)
  await request.show(await concedeQuestion(app, sight, language))
}

/** Gives the match up. */
async function concedes(request: Request<IncomingClick>, app: App, matchId: string): Promise<void> {
  const { person, language, id } = request.incoming
  const done = await app.matches.concede({ matchId, person, interaction: id })
  if (isRefusal(done)) return request.tell(refusalText(done, language, undefined))
  await showPanel(request, app, done.sight, { happened: done.events })
}

/** `x|match|ask`, `yes` or `no` */
const confirmed: ClickHandler = {
  ack: inPlace,
  async run(request, [matchId = '', word], app) {
    const known = actionOf('x', word)
    switch (known) {
      case 'yes':
        return concedes(request, app, matchId)
      case 'ask':
      case 'no':
        return unconfirmed(request, app, matchId, known === 'ask')
      default:
        allHandled(known)
        return request.tell(speak(request.incoming.language)('error.button'))
    }
  },
}

/** Clicks that concede a match, and confirm it. */
export const concedeClicks: Clicks = { concede, x: confirmed }
