/**
 * Clicks that open cards and explanations from the panel and the table. Each answer follows from the person's present
 * view.
 */

import { type GameEvent, type Language, type SeenEvent, seenBy } from '../../contract/index.ts'
import { gameOf } from '../../games/games.ts'
import { speak } from '../../locales/index.ts'
import type { Sight } from '../../matches/api.ts'
import { notUndone } from '../../matches/undone.ts'
import { actionOf, allHandled } from '../acts/acts.ts'
import { inWords, mannerFor } from '../cards/card-clicks.ts'
import type { CardManner } from '../cards/card-panel.ts'
import { type App, namesIn } from '../shell/app.ts'
import type { ClickHandler, Clicks } from '../shell/click.ts'
import type { Body } from '../shell/components.ts'
import type { IncomingClick } from '../shell/requests.ts'
import { ahead } from '../table/preview.ts'
import { closeUpView, partNumbers, placesView } from './close-up-panel.ts'
import { cardsView, countsView, faceView, standingView, whyView } from './explain-panel.ts'
import type { HelpInput } from './help-input.ts'

const pageOf = (text = ''): number => {
  const page = Number(text)
  return Number.isInteger(page) && page >= 0 ? page : 0
}

/** The number of past events for a spectator, who has given no answer since which things could have happened. */
const LAST_TOLD = 5

/** The facts of the story that this person is reading. */
async function storyFor(app: App, sight: Sight, person: string): Promise<readonly GameEvent[]> {
  if (sight.reader !== 'spectator') return app.matches.since(sight.match.id, person)
  const history = notUndone((await app.matches.history(sight.match.id, person)) ?? [])
  return history.slice(-LAST_TOLD).flatMap(({ events }) => events)
}

/** All facts of the match, as this person may know them. */
async function factsFor(app: App, sight: Sight, person: string): Promise<readonly GameEvent[]> {
  const history = (await app.matches.history(sight.match.id, person)) ?? []
  return history.flatMap(({ events }) => events)
}

/** The facts of the match that count: none that was undone. */
async function countingFacts(app: App, { match, reader }: Sight, person: string): Promise<readonly SeenEvent[]> {
  const history = notUndone((await app.matches.history(match.id, person)) ?? [])
  return history.flatMap(({ events }) => events.map((event) => seenBy(event, reader)))
}

/** The cards that this person sees, from the first on. */
const cardsHere = async (input: HelpInput, { person }: IncomingClick, word?: string): Promise<Body> =>
  cardsView(input, await storyFor(input.app, input.sight, person), 0, word)

/** @param action the explanation to open, then its page; of a part of the table its id, then the page of its cards */
async function viewFor(
  input: HelpInput,
  incoming: IncomingClick,
  [view, page, turned]: readonly string[],
): Promise<Body> {
  const { app, sight, language } = input
  const known = actionOf('help', view)
  switch (known) {
    case 'pick': {
      const found = await faceView(input, incoming.values[0] ?? '')
      if (found !== null) return found
      return cardsHere(input, incoming, speak(language)('help.card.gone'))
    }
    case 'places':
      return (await placesView(input, incoming.person, pageOf(page))) ?? cardsHere(input, incoming)
    case 'near':
    case 'to': {
      const part = known === 'to' ? (incoming.values[0] ?? '') : (page ?? '')
      const at = pageOf(known === 'to' ? undefined : turned)
      const found = await closeUpView(input, incoming.person, part, at, () =>
        countingFacts(app, sight, incoming.person),
      )
      return found ?? cardsHere(input, incoming, speak(language)('help.part.gone'))
    }
    case 'numbers':
      return partNumbers(input, page ?? '') ?? cardsHere(input, incoming, speak(language)('help.part.gone'))
    case 'why':
      return whyView(input)
    case 'counts':
      return countsView(input, await factsFor(app, sight, incoming.person), pageOf(page))
    case 'standing':
      return standingView(input)
    case 'cards':
      return cardsView(input, await storyFor(app, sight, incoming.person), pageOf(page))
    default:
      allHandled<'open'>(known)
      return cardsView(input, await storyFor(app, sight, incoming.person), pageOf(page))
  }
}

/** `help|match|view|page`, or `help|match|open|view`: in a message beside the panel, which stays. */
const help: ClickHandler = {
  ack({ alone, withBot }, [, action]) {
    if (action === 'open') return withBot ? 'update' : 'private'
    return alone ? 'update' : 'private'
  },
  atOnce: true,
  async run(request, [matchId = '', action = '', ...rest], app) {
    const { incoming } = request
    const { person, language } = incoming
    const input = await inputFor(app, matchId, person, language, mannerFor(incoming, await inWords(app, incoming)))
    if (input === null) return request.tell(speak(language)('match.unknown'))
    await request.show(await viewFor(input, incoming, action === 'open' ? rest : [action, ...rest]))
  },
}

/** The match as its explanations need it; null if there is none. */
async function inputFor(
  app: App,
  matchId: string,
  person: string,
  language: Language,
  manner: CardManner,
): Promise<HelpInput | null> {
  const real = await app.matches.sight(matchId, person)
  if (real === null) return null
  // As on the panel: with the person's pending answers.
  const sight = ahead(real)
  const names = await namesIn(app, sight.match, language)
  return { app, game: gameOf(app.games, sight.match.terms.game), sight, language, names, manner }
}

/** The card as it was opened from a match; null if it is not there (any more). */
export async function cardThere(
  app: App,
  { person, language }: IncomingClick,
  manner: CardManner,
): Promise<Body | null> {
  const { from } = manner
  if (from === undefined) return null
  const input = await inputFor(app, from.matchId, person, language, manner)
  return input === null ? null : faceView(input, from.value)
}

/** Clicks that open cards and explanations of a match. */
export const helpClicks: Clicks = { help }
