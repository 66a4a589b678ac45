/**
 * A rematch: the same two people again, on the same terms. The first to ask offers it; the opponent accepts with the
 * same button.
 */
import { isRefusal } from '../../contract/index.ts'
import { speak } from '../../locales/index.ts'
import { type MatchRecord, type PersonId, PRACTICE } from '../../matches/api.ts'
import { type App, gameOf, refusalText } from '../shell/app.ts'
import type { ClickHandler, Clicks } from '../shell/click.ts'
import { button, row, text } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import type { IncomingClick, Request } from '../shell/requests.ts'
import { literal } from '../shell/text-limits.ts'
import { termsLines } from '../table/agreed-terms.ts'
import { deckChoice } from './challenge-clicks.ts'
import { ratedAgain } from './server-rules.ts'

/** The seat of a person, and their opponent; null if they did not play. */
function seatsOf({ players }: MatchRecord, person: PersonId): { own: string; rival: PersonId; other: string } | null {
  const own = Object.keys(players).find((seat) => players[seat] === person)
  const other = Object.keys(players).find((seat) => seat !== own)
  const rival = other === undefined ? undefined : players[other]
  return own === undefined || other === undefined || rival === undefined ? null : { own, other, rival }
}

/** `rematch|match|seat`: asks for the seat, or begins the challenge if it names one. */
const rematch: ClickHandler = {
  ack: (incoming, [, seat = '']) =>
    seat !== '' && incoming.alone ? 'update' : incoming.withBot ? 'public' : 'private',
  async run(request, [matchId = '', seat = ''], app) {
    const { person, language } = request.incoming
    const say = speak(language)
    const match = await app.matches.record(matchId)
    if (match === null) return request.tell(say('match.unknown'))
    const seats = seatsOf(match, person)
    if (seats === null) return request.tell(say('rematch.not-yours'))
    if (match.status !== 'over') return request.tell(say('rematch.not-over'))
    const standing = await app.challenges.rematch(matchId)
    if (standing !== null && standing.status !== 'open') return request.tell(say('rematch.on'))
    if (standing?.by === person) return request.tell(say('rematch.open'))
    if (standing !== null) {
      const name = literal(await app.people.name(seats.rival, language))
      await deckChoice(request, app, standing)
      return request.tell(say('rematch.asked', { name }))
    }
    return seat === '' ? whichSide(request, app, match, seats) : begin(request, app, match, seats.rival, seat)
  },
}

async function whichSide(
  request: Request<IncomingClick>,
  app: App,
  match: MatchRecord,
  { own, other, rival }: NonNullable<ReturnType<typeof seatsOf>>,
): Promise<void> {
  const { language } = request.incoming
  const say = speak(language)
  const { words } = gameOf(app, match.terms.game)
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

async function begin(
  request: Request<IncomingClick>,
  app: App,
  match: MatchRecord,
  rival: PersonId,
  seat: string,
): Promise<void> {
  const { person, id, language } = request.incoming
  const { terms, place } = match
  // The players of this match need no role for a rematch: in direct messages no roles are known.
  const challenge = await app.challenges.draft({
    by: person,
    to: rival,
    terms: { ...terms, rated: rival !== PRACTICE && ratedAgain(app, match) },
    place,
    seat,
    interaction: id,
    // Practice matches have no limit.
    ...(rival === PRACTICE ? {} : { rematchOf: match.id }),
  })
  if (isRefusal(challenge)) return request.tell(refusalText(challenge, language, gameOf(app, terms.game)))
  return deckChoice(request, app, challenge)
}

/** Clicks on the button for a rematch. */
export const rematchClicks: Clicks = { rematch }
