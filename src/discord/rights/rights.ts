/** The gate of the program: asks for the right to each request, and hands on the person's standing in its server. */
import type { LeagueLine } from '../../league-play/api.ts'
import { speak } from '../../locales/index.ts'
import type { Notice, PersonId } from '../../matches/api.ts'
import type { ActRow } from '../acts/act-row.ts'
import { commandRow, kindRow } from '../acts/acts.ts'
import type { ReadAct } from '../acts/read-act.ts'
import { LEAGUE_TELLINGS, MATCH_TELLINGS } from '../acts/telling-acts.ts'
import type { App, AppRights } from '../shell/app.ts'
import type { Gate, Verdict } from '../shell/gate.ts'
import { NoAnswer } from '../shell/members.ts'
import type { IncomingClick, IncomingCommand, IncomingKeys, IncomingRequest } from '../shell/requests.ts'
import { type AskedAct, ask } from './ask-right.ts'
import type { Evidence } from './evidence.ts'
import { mayWriteHere } from './writing.ts'

/** The parts of the program that know the facts. */
type EvidenceSources = Pick<
  App,
  'records' | 'challenges' | 'members' | 'persons' | 'servers' | 'hosts' | 'clock' | 'botId' | 'log'
>

/** Returns the facts as the program knows them. @param app the parts of the program, which may not be complete yet */
export const evidenceOf = (app: () => EvidenceSources): Evidence => ({
  match: (id, person) => app().records.match(id, person),
  challenge: (id) => app().challenges.find(id),
  league: (id, person) => app().records.league(id, person),
  standing: (guildId, person, patient) => app().members.of(guildId, person, patient),
  permissions: (standing, person, channelId) => app().members.permissions(standing, person, channelId),
  searching: (person) => app().records.searching(person),
  found: (person) => app().records.found(person),
  acquainted: (person, other) => app().records.acquainted(person, other),
  hidesPage: async (person) => (await app().persons.of(person)).hidesPage,
  setUp: (guildId) => {
    const { challengeChannels, matchChannel } = app().servers.of(guildId)
    return matchChannel === null ? challengeChannels : [...challengeChannels, matchChannel]
  },
  leagueRoles: (guildId) => app().servers.of(guildId).leagueRoles,
  host: (person) => app().hosts.has(person),
  get botId() {
    return app().botId
  },
  now: () => app().clock.now(),
})

/** Asks for rights before handlers run, and for handlers that find the thing themselves. */
export class Rights implements Gate, AppRights {
  readonly #evidence: Evidence

  constructor(evidence: Evidence) {
    this.#evidence = evidence
  }

  async click(incoming: IncomingClick, { row, things }: ReadAct): Promise<Verdict<IncomingClick>> {
    return this.#verdict({ row, things, incoming }, incoming)
  }

  async command<A extends IncomingCommand | IncomingKeys>(incoming: A): Promise<Verdict<A>> {
    const row = commandRow(incoming.command, incoming.subcommand)
    if (row === null) return { refused: null }
    const { match } = incoming.options
    const named = row.who.includes('onlooker') && typeof match === 'string' && !('focused' in incoming)
    // A number that nobody could have is turned down by the command itself.
    const things = named && /^[A-Za-z0-9]{4,20}$/.test(match.trim()) ? { match: match.trim() } : {}
    return this.#verdict({ row, things, incoming }, incoming)
  }

  writesHere(incoming: IncomingRequest): boolean {
    return mayWriteHere(incoming, this.#evidence.setUp, this.#evidence.now())
  }

  async league<A extends IncomingRequest>(incoming: A, leagueId: string): Promise<A | null> {
    if (leagueId === '-') return incoming
    if (incoming.asked === leagueId) return incoming
    const row = kindRow('lg').acts.my as ActRow
    const verdict = await this.#verdict({ row, things: { league: leagueId }, incoming }, incoming)
    return 'granted' in verdict ? verdict.granted : null
  }

  async mayCreate(incoming: IncomingRequest): Promise<boolean> {
    const row: ActRow = { ...(kindRow('ln').acts.made as ActRow), who: ['creator'] }
    return 'granted' in (await this.#verdict({ row, things: {}, incoming }, incoming))
  }

  async mayBeTold(person: PersonId, { about, leagueId }: Pick<LeagueLine, 'about' | 'leagueId'>): Promise<boolean> {
    return this.#mayHear(person, LEAGUE_TELLINGS[about], leagueId === null ? {} : { league: leagueId })
  }

  async mayBeCalled(person: PersonId, { kind, matchId }: { kind: Notice['kind']; matchId: string }): Promise<boolean> {
    const { called } = MATCH_TELLINGS[kind]
    return called !== null && (await this.#mayHear(person, called, { match: matchId }))
  }

  async #mayHear(person: PersonId, row: ActRow, things: ReadAct['things']): Promise<boolean> {
    // As a request from direct messages: nothing is known of the person but what Discord and the database say.
    const incoming: IncomingRequest = {
      ...{ id: '', at: this.#evidence.now(), person, name: '', language: 'en', placeLanguage: 'en' },
      ...{ place: { guildId: null, channelId: '' }, withBot: true },
    }
    return !('forbidden' in (await ask({ row, things, incoming }, this.#evidence)))
  }

  async #verdict<A extends IncomingRequest>(asked: AskedAct, incoming: A): Promise<Verdict<A>> {
    const say = speak(incoming.language)
    try {
      const found = await ask(asked, this.#evidence)
      if ('forbidden' in found) return { refused: say(found.forbidden) }
      const thing = asked.things.league ?? asked.things.match ?? asked.things.challenge ?? ''
      const { standing, loaded } = found
      return {
        granted: { ...incoming, ...(loaded ? { asked: thing } : {}), ...(standing === null ? {} : { standing }) },
      }
    } catch (error) {
      if (error instanceof NoAnswer) return { refused: say('rights.wait') }
      throw error
    }
  }
}
