/** Clicks on the panel of a person's own data: export and delete. */
import { gzipSync } from 'node:zlib'
import { isRefusal } from '../../contract/index.ts'
import { speak } from '../../locales/index.ts'
import type { PersonId } from '../../matches/api.ts'
import { actionOf, allHandled } from '../acts/acts.ts'
import { refresh } from '../challenge/challenge-clicks.ts'
import { takeAllowance } from '../shell/allowances.ts'
import type { App } from '../shell/app.ts'
import type { ClickHandler, Clicks } from '../shell/click.ts'
import { type BodyFile, file, text } from '../shell/components.ts'
import { type IncomingClick, inPlace, type Request } from '../shell/requests.ts'
import { deletedPanel, privacyPanel, sureToDelete } from './privacy-panel.ts'

/** Larger files are compressed: Discord takes ten megabytes. */
const MOST_PLAIN_BYTES = 4 * 1024 * 1024

/** Shows people what is stored of them. */
export async function showPrivacy(request: Request, app: App): Promise<void> {
  const { person, language } = request.incoming
  const [stored, { counted }] = await Promise.all([app.personalData.of(person), app.persons.of(person)])
  await request.show(privacyPanel(stored, counted, language))
}

/** Hands a person their data as a file that only they see. */
async function exportData(request: Request<IncomingClick>, app: App): Promise<void> {
  const { person, language } = request.incoming
  if (!(await takeAllowance(request, app, 'exports'))) return
  const plain = Buffer.from(await app.personalData.export(person))
  const made: BodyFile =
    plain.length > MOST_PLAIN_BYTES
      ? { name: 'holonet-data.json.gz', data: gzipSync(plain) }
      : { name: 'holonet-data.json', data: plain }
  await request.tell({ components: [text(speak(language)('privacy.exported')), file(made)], files: [made] })
}

/** Ends the challenges of a person, so that nobody accepts one of them. */
async function endChallenges(app: App, person: PersonId): Promise<void> {
  const { challenges } = await app.personalData.of(person)
  for (const { id, mine } of challenges) {
    const ended = mine ? await app.challenges.withdraw(id, person) : await app.challenges.decline(id, person)
    // Somebody may have accepted it meanwhile: then it is a match.
    if (!isRefusal(ended)) await refresh(app, ended)
  }
}

async function deleteData(request: Request<IncomingClick>, app: App): Promise<void> {
  const { person, language } = request.incoming
  await endChallenges(app, person)
  await app.personalData.erase(person)
  app.people.forget(person)
  app.log.info({ interaction: request.incoming.id }, 'a person has deleted their data')
  await request.show(deletedPanel(language))
}

/** `privacy|what`: a button of the panel. */
const privacy: ClickHandler = {
  ack: (incoming, [what]) => (what === 'export' ? 'private' : inPlace(incoming)),
  async run(request, [what, wanted], app) {
    const { person, language } = request.incoming
    const known = actionOf('privacy', what)
    switch (known) {
      case 'show':
        return showPrivacy(request, app)
      case 'export':
        return exportData(request, app)
      case 'counted':
        await app.persons.change(person, { counted: wanted === 'on' })
        return showPrivacy(request, app)
      case 'delete':
        return void (await request.show(sureToDelete(await app.personalData.of(person), language)))
      case 'sure':
        return deleteData(request, app)
      default:
        allHandled(known)
        return request.tell(speak(language)('error.button'))
    }
  },
}

/** Clicks on the panel of a person's data. */
export const privacyClicks: Clicks = { privacy }
