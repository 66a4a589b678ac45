/** `/profile` and its clicks. */

import { gameOf } from '../../games/games.ts'
import { speak } from '../../locales/index.ts'
import type { SafeText } from '../../locales/safe-text.ts'
import { actionOf, allHandled } from '../acts/acts.ts'
import { usualGame } from '../challenge/server-rules.ts'
import { plainView } from '../frame/plain-view.ts'
import type { App } from '../shell/app.ts'
import type { ClickHandler, Clicks } from '../shell/click.ts'
import { commandMention } from '../shell/command-mention.ts'
import { type Body, text } from '../shell/components.ts'
import { type IncomingRequest, inPlace } from '../shell/requests.ts'
import { literal } from '../shell/text-limits.ts'
import { decksPanel, profilePanel, type ShownProfile } from './profile-panel.ts'

/** The page that is wanted: of a person, in a game and format. */
interface ProfileRequest {
  readonly person: string
  readonly game?: string | undefined
  readonly format?: string | undefined
}

/** The most people of a page whose names are looked up. */
const MOST_NAMED = 8

async function found(
  app: App,
  incoming: IncomingRequest,
  { person, game: wanted, format }: ProfileRequest,
): Promise<ShownProfile> {
  const profile = await app.ratings.profile(person, incoming.person)
  const known = wanted !== undefined && Object.hasOwn(app.games, wanted) ? wanted : undefined
  const most = [...profile.records].sort((one, other) => other.both.games - one.both.games)
  const record =
    most.find(
      (one) =>
        (known === undefined || one.game === known) && (format === undefined || format === '' || one.format === format),
    ) ?? null
  const game = gameOf(app.games, record?.game ?? known ?? usualGame(app, incoming))
  const rivals = (record?.opponents ?? []).slice(0, MOST_NAMED).map((one) => one.person)
  const uncounted = profile.uncounted.flatMap(({ opponent }) => opponent ?? [])
  const named = await Promise.all(
    [...new Set([...rivals, ...uncounted])].map(
      async (one) => [one, await app.people.name(one, incoming.language)] as const,
    ),
  )
  const name = await app.people.name(person, incoming.language)
  return { profile, record, game, name, own: person === incoming.person, names: new Map(named) }
}

/** Returns the page of a person. */
export async function profileBody(
  app: App,
  incoming: IncomingRequest,
  asked: ProfileRequest,
  note?: SafeText,
): Promise<Body> {
  const shown = await found(app, incoming, asked)
  const view = await plainView(app, incoming, shown.game.id)
  return profilePanel(app, view, shown, note)
}

async function decksBody(app: App, incoming: IncomingRequest, asked: ProfileRequest): Promise<Body> {
  const shown = await found(app, incoming, asked)
  return decksPanel(app, await plainView(app, incoming, shown.game.id), shown)
}

/** Posts a page where the reader is; without a server it is shown to them alone. */
async function shared(app: App, incoming: IncomingRequest, asked: ProfileRequest): Promise<Body> {
  const { guildId, channelId } = incoming.place
  const say = speak(incoming.language)
  // Nobody shows the page of somebody else to everybody.
  if (guildId === null || asked.person !== incoming.person) return profileBody(app, incoming, asked)
  const public_ = { ...incoming, language: incoming.placeLanguage, person: app.botId }
  const shown = await found(app, public_, asked)
  const view = await plainView(app, public_, shown.game.id)
  const body = await profilePanel(app, view, shown)
  // Only words and the picture: its controls would be those of the person who shared it.
  const parts = body.components.filter((part) => part.type !== 1)
  await app.messenger.post(channelId, { ...body, components: parts, silent: true }, `profile:${incoming.id}`)
  return profileBody(app, incoming, asked, say('league.done'))
}

const pf: ClickHandler = {
  ack: inPlace,
  async run(request, [action = '', person = '', game, format], app) {
    const { incoming } = request
    const asked = { person: person === '' ? incoming.person : person, game, format }
    const say = speak(incoming.language)
    const known = actionOf('pf', action)
    switch (known) {
      case 'show':
        return void (await request.show(await profileBody(app, incoming, asked)))
      case 'decks':
        return void (await request.show(await decksBody(app, incoming, asked)))
      case 'share':
        return void (await request.show(await shared(app, incoming, asked)))
      case 'challenge': {
        const name = literal(await app.people.name(asked.person, incoming.language))
        const play = commandMention(app.commandIds, incoming.language, ['command.play'])
        return request.tell({ components: [text(say('profile.challenge.how', { name, play }))] })
      }
      default:
        allHandled(known)
        return request.tell(say('error.button'))
    }
  },
}

/** Clicks on pages of people. */
export const profileClicks: Clicks = { pf }
