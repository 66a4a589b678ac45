/** Clicks on the first game: starting it, going on with it, leaving it. */

import { isRefusal } from '../../contract/index.ts'
import { type AnyGame, findGame } from '../../games/games.ts'
import { speak } from '../../locales/index.ts'
import { PRACTICE } from '../../matches/api.ts'
import { actionOf, allHandled } from '../acts/acts.ts'
import { mannerFor } from '../cards/card-clicks.ts'
import { beginLesson, lessonsFor, silence, turnTo } from '../lesson/lesson-match.ts'
import { belowRule, hiddenBody, lessonIntro } from '../lesson/lesson-panel.ts'
import { openPanel, ownSight } from '../match/panel-clicks.ts'
import { ruleById, ruleView } from '../rules/rule-panel.ts'
import { type App, refusalText } from '../shell/app.ts'
import type { ClickHandler, Clicks } from '../shell/click.ts'
import { commandMention } from '../shell/command-mention.ts'
import { type IncomingClick, inPlace, type Request } from '../shell/requests.ts'
import { ahead } from '../table/preview.ts'
import { deckChoice } from './challenge-clicks.ts'
import { practicePlace, usuallyChosen, usualTerms } from './server-rules.ts'

/** Shows the lessons that a person may begin or continue. @param of the only game that they want; null: every game */
export async function showLessons(request: Request, app: App, of: AnyGame | null = null): Promise<void> {
  const { person, language } = request.incoming
  if (of !== null && of.lesson === undefined) {
    const play = commandMention(app.commandIds, language, ['command.play'])
    return request.tell(speak(language)('learn.none-of', { game: of.words.title(language), play }))
  }
  const lessons = await lessonsFor(app, person)
  await request.show(lessonIntro(of === null ? lessons : lessons.filter(({ game }) => game.id === of.id), language))
}

/** Begins the first game of a game, or opens the running one. @param anew gives up the running one */
async function begin(request: Request<IncomingClick>, app: App, gameId: string, anew: boolean): Promise<void> {
  const { person, language, place, id } = request.incoming
  const offered = (await lessonsFor(app, person)).find(({ game }) => game.id === gameId)
  if (offered === undefined) return request.tell(speak(language)('learn.none'))
  const { game, matchId } = offered
  if (matchId !== null && !anew) return openPanel(request, app, matchId)
  if (matchId !== null) await app.matches.concede({ matchId, person, interaction: `${id}:over` })
  const begun = await beginLesson(app, game, person, place, id)
  if (isRefusal(begun)) return request.tell(refusalText(begun, language, game))
  return openPanel(request, app, begun)
}

/** After the first game: an ordinary match against the practice opponent. */
async function next(request: Request<IncomingClick>, app: App, gameId: string): Promise<void> {
  const { incoming } = request
  const game = findGame(app.games, gameId)
  if (game === undefined) return request.tell(speak(incoming.language)('learn.none'))
  const challenge = await app.challenges.draft({
    by: incoming.person,
    to: PRACTICE,
    terms: { ...usualTerms(app, incoming, game), format: game.formats[0] ?? '', ...usuallyChosen(app, incoming) },
    place: practicePlace(app, incoming),
    seat: null,
    interaction: incoming.id,
  })
  if (isRefusal(challenge)) return request.tell(refusalText(challenge, incoming.language, game))
  return deckChoice(request, app, challenge)
}

/** Shows a rule in the place of the panel, and leads back to it. Below it the learner of a match may hide the explanations. */
async function rule(
  request: Request<IncomingClick>,
  app: App,
  [id = '', matchId, seat]: readonly string[],
): Promise<void> {
  const { incoming } = request
  const found = ruleById(app.games, id)
  if (found === null) return request.tell(speak(incoming.language)('rules.gone'))
  const shown = ruleView(app, found, 0, incoming.language, mannerFor(incoming, false))
  const below = matchId === undefined || seat === undefined ? [] : [belowRule(matchId, seat, incoming.language)]
  await request.show({ ...shown, components: [...shown.components, ...below] })
}

/** Hides the explanations of a match, and says so in the place of the rule. */
async function hide(
  request: Request<IncomingClick>,
  app: App,
  [matchId = '', seat = '']: readonly string[],
): Promise<void> {
  const sight = await ownSight(request, app, matchId, seat)
  if (sight === null) return
  await silence(app, sight, true)
  await request.show(hiddenBody(matchId, seat, request.incoming.language))
}

const pageIn = (value: string): number => {
  const page = Number(value)
  return Number.isInteger(page) && page >= 0 ? page : 0
}

/** `page` and `quiet` change the explanations of the panel. */
async function turn(
  request: Request<IncomingClick>,
  app: App,
  [verb, matchId = '', seat = '', value = '']: readonly string[],
): Promise<void> {
  const sight = await ownSight(request, app, matchId, seat)
  if (sight === null) return
  if (verb === 'quiet') await silence(app, sight, value === 'on')
  else await turnTo(app, ahead(sight), pageIn(value))
  await openPanel(request, app, matchId)
}

/** `learn|verb|…` */
const learn: ClickHandler = {
  ack(incoming, [verb]) {
    if (verb === 'intro') return incoming.withBot ? 'public' : 'private'
    return inPlace(incoming)
  },
  async run(request, parts, app) {
    const [verb, about = ''] = parts
    const known = actionOf('learn', verb)
    switch (known) {
      case 'intro':
        return showLessons(request, app)
      case 'begin':
        return begin(request, app, about, false)
      case 'over':
        return begin(request, app, about, true)
      case 'go-on':
        return openPanel(request, app, about)
      case 'next':
        return next(request, app, about)
      case 'rule':
        return rule(request, app, parts.slice(1))
      case 'hide':
        return hide(request, app, parts.slice(1))
      case 'page':
      case 'quiet':
        return turn(request, app, parts)
      default:
        allHandled(known)
        return request.tell(speak(request.incoming.language)('error.button'))
    }
  },
}

/** Clicks on the offer of a first game and on its lesson. */
export const learnClicks: Clicks = { learn }
