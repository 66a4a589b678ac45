/** Shows what takes long to make: its person is asked to wait, and their allowance is not used up by a fault of ours. */
import { isRefusal, type Refusal } from '../../contract/index.ts'
import { giveBackIfBusy, type LimitedRequest } from '../shell/allowances.ts'
import type { App } from '../shell/app.ts'
import { type Body, text } from '../shell/components.ts'
import type { Request } from '../shell/requests.ts'

/** Something that takes long to make. */
export interface LongWork {
  /** The allowance that was taken for it. */
  readonly kind: LimitedRequest
  readonly wait: string
  /** The answer if it can't be made. */
  readonly none: string
  /** The match that it is about, and what could not be made, for the log. */
  readonly match: string
  readonly failed: string
  /** Returns the answer, the reason of a refusal as a sentence, or null: there is nothing to show. */
  readonly make: () => Promise<Body | Refusal | null>
  readonly refusal: (refused: Refusal) => string
}

/** Asks its person to wait, and shows the work once it is made. A busy thread and a fault give the allowance back. */
export async function showLater(request: Request, app: App, work: LongWork): Promise<void> {
  const { person, place } = request.incoming
  const said = (words: string) => request.show({ components: [text(words)] })
  await said(work.wait)
  work
    .make()
    .then(async (made) => {
      if (made === null) return said(work.none)
      if (!isRefusal(made)) return request.show(made)
      giveBackIfBusy(request, app, work.kind, made)
      return said(work.refusal(made))
    })
    .catch(async (error: unknown) => {
      app.log.error({ err: error, match: work.match }, work.failed)
      app.allowances.giveBack(person, place.guildId, work.kind)
      await said(work.none).catch(() => {})
    })
}
