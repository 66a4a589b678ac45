/**
 * A rematch: the same two people again, on the same terms, with the same decks. One tap offers it, one tap of the
 * opponent accepts it. Against the practice opponent it starts at once.
 */

import { isRefusal } from '../../contract/index.ts'
import { gameOf } from '../../games/games.ts'
import { speak } from '../../locales/index.ts'
import { type Challenge, isGone, type MatchRecord, type PersonId, playedDeck } from '../../matches/api.ts'
import { isLeagueClock } from '../../matches/clock-terms.ts'
import { isPractice } from '../../matches/practice/practice.ts'
import { swapsSides } from '../match/ended-panel.ts'
import { openPanel } from '../match/panel-clicks.ts'
import { type App, refusalText } from '../shell/app.ts'
import type { ClickHandler, Clicks } from '../shell/click.ts'
import { button, row, text } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { type IncomingClick, inPlace, type Request } from '../shell/requests.ts'
import { literal } from '../shell/text-limits.ts'
import { termsLines } from '../table/agreed-terms.ts'
import { acceptAgain, deckChoice, openBegun, publish } from './challenge-clicks.ts'
import { chosenAgain } from './server-rules.ts'

interface Seats {
  readonly own: string
  readonly rival: PersonId
  readonly other: string
}

/** The seat of a person, and their opponent; null if they did not play. */
function seatsOf({ players }: MatchRecord, person: PersonId): Seats | null {
  const own = Object.keys(players).find((seat) => players[seat] === person)
  const other = Object.keys(players).find((seat) => seat !== own)
  const rival = other === undefined ? undefined : players[other]
  return own === undefined || other === undefined || rival === undefined ? null : { own, other, rival }
}

/**
 * `rematch|match|how|mark`: how it is played. Empty: with the same decks, sides swapped where both may know them.
 * `same`: with the same decks and sides. `deck`: with another deck, of a side that is asked for. A seat: with another
 * deck of this seat. With a mark the button stands below a result: in a thread that stays, in a DM it becomes the panel.
 */
const rematch: ClickHandler = {
  ack: (incoming, [, , mark]) => (mark === undefined || incoming.withBot ? inPlace(incoming) : 'private'),
  async run(request, [matchId = '', how = ''], app) {
    const { person, language } = request.incoming
    const say = speak(language)
    const match = await app.matches.record(matchId)
    if (match === null) return request.tell(say('match.unknown'))
    const seats = seatsOf(match, person)
    if (seats === null) return request.tell(say('rematch.not-yours'))
    if (match.status !== 'over') return request.tell(say('rematch.not-over'))
    if (isGone(seats.rival)) return request.tell(say('rematch.gone'))
    const standing = await app.challenges.rematch(matchId)
    if (standing?.matchId != null) return openPanel(request, app, standing.matchId)
    if (standing?.by === person) return openPanel(request, app, matchId, { word: say('rematch.open') })
    if (standing !== null)
      return how === 'deck' ? deckChoice(request, app, standing) : acceptAgain(request, app, standing)
    // No league game offers it; a click can be forged.
    if (isLeagueClock(match.terms)) return request.tell(say('rematch.league'))
    if (how === 'deck') return whichSide(request, app, match, seats)
    const game = gameOf(app.games, match.terms.game)
    if (game.seats.includes(how)) return withAnotherDeck(request, app, match, { ...seats, wanted: how })
    const swapped = how !== 'same' && swapsSides(app, match)
    return offer(request, app, match, { ...seats, wanted: swapped ? seats.other : seats.own })
  },
}

async function whichSide(request: Request, app: App, match: MatchRecord, { own, other, rival }: Seats): Promise<void> {
  const { language } = request.incoming
  const say = speak(language)
  const { words } = gameOf(app.games, match.terms.game)
  const name = literal(await app.people.name(rival, language))
  const side = (seat: string, key: 'rematch.swapped' | 'rematch.same', look: 'main' | 'plain') =>
    button(customId('rematch', match.id, seat), say(key, { seat: words.seat(seat, language) }), look)
  await request.show({
    components: [
      text([`🔁 ${say('rematch.which', { name })}`, ...termsLines(match.terms, app, language)].join('\n')),
      row(side(other, 'rematch.swapped', 'main'), side(own, 'rematch.same', 'plain')),
    ],
  })
}

interface RematchSeats extends Seats {
  /** The seat that this person takes in the rematch. */
  readonly wanted: string
}

/** A challenge with the terms of the match, as its author's draft. */
function drafted({ incoming }: Request, app: App, match: MatchRecord, { rival, wanted }: RematchSeats) {
  const { terms, place } = match
  // The players of this match need no role for a rematch: in direct messages no roles are known.
  return app.challenges.draft({
    by: incoming.person,
    to: rival,
    terms: { ...terms, ...chosenAgain(app, match, isPractice(rival)) },
    place,
    seat: wanted,
    interaction: incoming.id,
    rematchOf: match.id,
  })
}

async function withAnotherDeck(request: Request, app: App, match: MatchRecord, wanted: RematchSeats): Promise<void> {
  const challenge = await drafted(request, app, match, wanted)
  if (!isRefusal(challenge)) return deckChoice(request, app, challenge)
  return request.tell(refusalText(challenge, request.incoming.language, gameOf(app.games, match.terms.game)))
}

/** Offers the rematch with the decks of this match; against the practice opponent it starts. */
async function offer(
  request: Request<IncomingClick>,
  app: App,
  match: MatchRecord,
  wanted: RematchSeats,
): Promise<void> {
  const { person, id, language } = request.incoming
  const game = gameOf(app.games, match.terms.game)
  const challenge = await drafted(request, app, match, wanted)
  if (isRefusal(challenge)) return openPanel(request, app, match.id, { word: refusalText(challenge, language, game) })
  const chosen = await app.challenges.chooseDeck({
    challengeId: challenge.id,
    person,
    deckId: playedDeck(wanted.wanted),
    interaction: `${id}:deck`,
  })
  if (!isRefusal(chosen)) return offered(request, app, match, chosen)
  // The deck can't be played as it was: its owner chooses another one.
  if (chosen.refused === 'challenge.deck') return deckChoice(request, app, challenge)
  // Another click was faster.
  const standing = await app.challenges.rematch(match.id)
  if (standing?.matchId != null) return openPanel(request, app, standing.matchId)
  return openPanel(request, app, match.id, { word: refusalText(chosen, language, game) })
}

async function offered(
  request: Request<IncomingClick>,
  app: App,
  match: MatchRecord,
  challenge: Challenge,
): Promise<void> {
  const { language } = request.incoming
  if (challenge.matchId !== null) return openBegun(request, app, challenge)
  const word = await publish(app, challenge, language)
  if (word !== null) return openPanel(request, app, match.id, { word })
  const name = literal(await app.people.name(challenge.to ?? '', language))
  return openPanel(request, app, match.id, { done: speak(language)('rematch.offered', { name }) })
}

/** Clicks on the buttons for a rematch. */
export const rematchClicks: Clicks = { rematch }
