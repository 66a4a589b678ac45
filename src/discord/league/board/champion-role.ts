/**
 * The champion's role of a league: who may name it, how it is given and taken back. The organisers are told once what Discord
 * refuses for good, with what to do, and it is tried again when they ask for it.
 */

import type { GivenRole, LeagueSight } from '../../../league-play/api.ts'
import { type Delivery, isGone, type PersonId } from '../../../matches/api.ts'
import type { App } from '../../shell/app.ts'
import { errorCodeOf, isUnknownMember, meaningOf } from '../../shell/discord-errors.ts'
import { isRole, type RoledServer, type RoleFault, roleFault } from '../../shell/server-roles.ts'

/** Discord's code where the owner of the bot needs two-factor authentication. */
const TWO_FACTOR = 60003

/** Returns why a person can't name this role for the champion; null if they can. @throws the errors of Discord */
export async function whyNotChampions(
  { places, botId }: Pick<App, 'places' | 'botId'>,
  guildId: string,
  role: string,
  by: PersonId,
  sure: boolean,
): Promise<RoleFault | null> {
  return roleFault(await places.roled(guildId, [botId, by]), botId, role, { by, sure })
}

/** Whether a role is one of a server, and not the role of everybody. @throws the errors of Discord */
export async function isRoleOf({ places }: Pick<App, 'places'>, guildId: string, role: string): Promise<boolean> {
  return isRole(await places.roled(guildId, []), role)
}

/** Gives the champion's role, and takes back what the bot gave for this league to people who are champion no more. */
export async function honourChampion(app: App, leagueId: string): Promise<Delivery> {
  const sight = await app.leagues.find(leagueId, { person: app.botId })
  if (sight === null) return 'sent'
  const given = await app.leagues.roles.of(leagueId)
  const due = dueRole(sight)
  if (given.length === 0 && due === null) return 'sent'
  const server = await app.places.roled(sight.host.guildId, [app.botId, ...(due === null ? [] : [due.person])])
  for (const one of given)
    if (one.person !== due?.person || one.role !== due.role) await takeBack(app, sight, server, one)
  const known = given.find(({ person, role }) => person === due?.person && role === due.role)
  if (due !== null && known?.given !== true) await give(app, sight, server, due, known !== undefined)
  return 'sent'
}

type Due = Pick<GivenRole, 'person' | 'role'>

/** Returns the role that the present champion should have; null if there is none. */
function dueRole({ host: { championRole: role }, league }: LeagueSight): Due | null {
  const champion = league.players.find(({ id }) => id === league.final?.[0])?.person ?? null
  return role === null || champion === null || isGone(champion) ? null : { person: champion, role }
}

const nameIn = ({ roles }: RoledServer, role: string): string => roles.find(({ id }) => id === role)?.name ?? role

/** @param begun an earlier try may have given it */
async function give(app: App, sight: LeagueSight, server: RoledServer, { person, role }: Due, begun: boolean) {
  const { leagues, messenger, botId } = app
  const held = server.members[person]
  // A champion who has left the server gets nothing; their badge stays.
  if (held === undefined) return
  const fault = roleFault(server, botId, role, { by: null, sure: sight.host.championSure === true })
  if (fault !== null) return leagues.roles.refused(sight.id, 'roleRefused', nameIn(server, role), fault)
  // A role that they have from somebody else is not the bot's to take back later.
  if (held.includes(role) && !begun && !(await leagues.roles.elsewhere(sight.id, person, role))) return
  await leagues.roles.giving(sight.id, person, role)
  try {
    await messenger.giveRole(server.guildId, person, role)
  } catch (error) {
    const why = refusalOf(error)
    await leagues.roles.forget(sight.id, person, role)
    if (why !== null) await leagues.roles.refused(sight.id, 'roleRefused', nameIn(server, role), why)
    return
  }
  await leagues.roles.gave(sight.id, person, role)
}

async function takeBack(app: App, sight: LeagueSight, server: RoledServer, { person, role, given }: GivenRole) {
  const { leagues, messenger } = app
  const kept = isGone(person) || (given && (await leagues.roles.elsewhere(sight.id, person, role)))
  try {
    if (!kept && server.roles.some(({ id }) => id === role)) await messenger.takeRole(server.guildId, person, role)
  } catch (error) {
    const why = refusalOf(error)
    // The row stays: the organisers can have it tried again.
    if (why !== null) return leagues.roles.refused(sight.id, 'roleKept', nameIn(server, role), why)
  }
  await leagues.roles.forget(sight.id, person, role)
}

/** Returns why Discord refuses a role for good; null if its person has left. @throws errors that may pass */
function refusalOf(error: unknown): 'above-bot' | 'two-factor' | 'refused' | null {
  const meaning = meaningOf(error)
  if (meaning === null || meaning === 'later' || meaning === 'throttled') throw error
  if (isUnknownMember(error)) return null
  if (Number(errorCodeOf(error)) === TWO_FACTOR) return 'two-factor'
  return meaning === 'forbidden' ? 'above-bot' : 'refused'
}
