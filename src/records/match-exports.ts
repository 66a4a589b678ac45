/** Makes exports of matches for people, in a thread of their own: a page takes seconds, and others click meanwhile. */
import program from '../../package.json' with { type: 'json' }
import type { Refusal } from '../contract/index.ts'
import type { Games } from '../games/games.ts'
import type { PersonId } from '../matches/api.ts'
import type { ExportSource, FairPlays } from '../matches/fair-play/fair-play.ts'
import { threadModule, WorkThread } from '../threads/work-thread.ts'
import { type ExportForm, type ExportOptions, exportName, exportText } from './export-forms.ts'

/** A job for the thread. */
export interface ExportJob {
  readonly source: ExportSource
  readonly form: ExportForm
  readonly options: ExportOptions
}

type ExportThread = WorkThread<ExportJob, string>

/** Returns the thread for these games. @param registry the module of the games, from `src` */
export const exportThread = (registry: string): ExportThread =>
  new WorkThread({ file: 'records/page-thread.ts', data: { games: threadModule(registry).href } })

/** An export for a person. */
export interface MadeExport {
  /** Everything, or the reader whose knowledge it holds. */
  readonly as: ExportSource['as']
  readonly name: string
  readonly text: string
}

const ENDINGS: Readonly<Record<ExportForm, string>> = { json: 'json', text: 'md', page: 'html' }

/** Makes exports. */
export class MatchExports {
  readonly #games: Games
  readonly #fairPlays: Pick<FairPlays, 'exported' | 'now'>
  readonly #thread: ExportThread | null

  /** @param thread null: everything is made at once */
  constructor(games: Games, fairPlays: Pick<FairPlays, 'exported' | 'now'>, thread: ExportThread | null) {
    this.#games = games
    this.#fairPlays = fairPlays
    this.#thread = thread
  }

  /**
   * Makes an export of a match as one person may know it.
   * @returns null if there is no such match, or if it is still running; or refused as by `WorkThread.run`
   */
  async make(
    matchId: string,
    person: PersonId,
    form: ExportForm,
    given: Pick<ExportOptions, 'language' | 'names' | 'ruling'>,
  ): Promise<MadeExport | null | Refusal> {
    const source = await this.#fairPlays.exported(matchId, { person })
    if (source === null) return null
    const options = { ...given, release: program.version, at: this.#fairPlays.now() }
    const text =
      this.#thread === null
        ? exportText(this.#games, source, form, options)
        : await this.#thread.run(person, (ask) => ask({ source, form, options }))
    return typeof text === 'string' ? { as: source.as, name: `${exportName(source)}.${ENDINGS[form]}`, text } : text
  }
}
