/** Opens the direct messages with a person who has just asked for something of which they will hear there. */
import type { PersonId } from '../../matches/api.ts'
import type { App } from './app.ts'

/**
 * Opens the direct messages with a person, unless they are open or the person wants none. Nobody waits for it, and nothing
 * fails with it: the next message to them opens them then.
 */
export function openDmSoon(app: Pick<App, 'persons' | 'messenger' | 'log'>, person: PersonId): void {
  const open = async () => {
    if ((await app.persons.of(person)).dms) await app.messenger.dm(person)
  }
  open().catch((error: unknown) => app.log.info({ err: error }, 'direct messages were not opened'))
}
