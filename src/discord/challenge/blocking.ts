/** Blocking and unblocking people, by command: two people get no new matches together if one has blocked the other. */
import { isRefusal } from '../../contract/index.ts'
import { speak } from '../../locales/index.ts'
import type { Challenge, PersonId } from '../../matches/api.ts'
import { type App, refusalText } from '../shell/app.ts'
import type { Request } from '../shell/requests.ts'
import { literal } from '../shell/text-limits.ts'
import { refresh } from './challenge-clicks.ts'

/** Blocks a person; challenges between the two that are not accepted yet end. */
export async function blockPerson(request: Request, app: App, whom: { id: PersonId; name: string; bot: boolean }) {
  const { person, language } = request.incoming
  const say = speak(language)
  if (whom.bot) return request.tell(say('people.block-bot'))
  const denied = await app.persons.block(person, whom.id)
  if (denied !== null) return request.tell(refusalText(denied, language, undefined))
  for (const challenge of await app.challenges.between(person, whom.id)) await endChallenge(app, challenge, person)
  await request.tell(say('people.blocked', { name: literal(whom.name) }))
}

async function endChallenge(app: App, { id, by }: Challenge, person: PersonId): Promise<void> {
  const ended = by === person ? await app.challenges.withdraw(id, person) : await app.challenges.decline(id, person)
  if (!isRefusal(ended)) await refresh(app, ended)
}

/** Unblocks a person, and says so. */
export async function unblockPerson(request: Request, app: App, whom: { id: PersonId; name: string }): Promise<void> {
  const { person, language } = request.incoming
  const was = await app.persons.unblock(person, whom.id)
  const name = literal(whom.name)
  await request.tell(speak(language)(was ? 'people.unblocked' : 'people.not-blocked', { name }))
}
