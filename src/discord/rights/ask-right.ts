/**
 * The one function that decides on rights: it loads what a request names, asks for the right to what it has loaded, and
 * answers granted or why not. A person who may not see a thing does not learn whether it exists.
 */

import type { LeagueStanding, MatchPlace } from '../../league-play/rights-records.ts'
import type { Key } from '../../locales/index.ts'
import { isGone, type PersonId } from '../../matches/api.ts'
import { isPractice } from '../../matches/practice/practice.ts'
import type { ActRow, ActsFor } from '../acts/act-row.ts'
import type { ReadAct } from '../acts/read-act.ts'
import { type MemberRank, NoAnswer } from '../shell/members.ts'
import type { IncomingCommand, IncomingRequest } from '../shell/requests.ts'
import type { Evidence } from './evidence.ts'
import { lets, mayWriteHere } from './writing.ts'

/** A request whose right is asked. */
export interface AskedAct {
  readonly row: ActRow
  readonly things: ReadAct['things']
  readonly incoming: IncomingRequest & Partial<Pick<IncomingCommand, 'options' | 'people'>>
}

/** Why somebody may not: a text. */
export interface Forbidden {
  readonly forbidden: Key
}

/** The right is granted, with what was loaded for it. */
export interface GrantedAct {
  /** The person's standing in the server of the thing; null if nothing depends on it. */
  readonly standing: MemberRank | null
  /** The thing that the request names was loaded, and the right to it asked. */
  readonly loaded: boolean
}

const no = (forbidden: Key): Forbidden => ({ forbidden })
const HELD: Key = 'panel.foreign'

/** Leagues that do not exist yet have this id. */
const NO_LEAGUE = '-'

/** One request, with the facts that were loaded for it. */
class RightRequest {
  readonly #asked: AskedAct
  readonly #evidence: Evidence
  /** The server of the thing; undefined: nothing is about a server. */
  #guildId: string | null | undefined
  #channelId: string | undefined
  #match: MatchPlace | null = null
  #league: LeagueStanding | null = null
  /** The person who made the challenge. */
  #author: PersonId | null = null
  #standing: Promise<MemberRank> | null = null

  constructor(asked: AskedAct, evidence: Evidence) {
    this.#asked = asked
    this.#evidence = evidence
  }

  async decide(): Promise<GrantedAct | Forbidden> {
    const hidden = await this.#load()
    if (hidden !== null) return no(hidden)
    const elsewhere = this.#placeFault()
    if (elsewhere !== null) return no(elsewhere)
    for (const who of this.#asked.row.who) {
      const fault = await this.#fault(who)
      if (fault !== null) return no(fault)
    }
    const standing = this.#guildId == null || this.#standing === null ? null : await this.#standing
    return { standing, loaded: this.#guildId !== undefined }
  }

  // -------------------------------------------------------------- loading

  /** Loads the thing. @returns a text if it is not there, or not for this person to see */
  async #load(): Promise<Key | null> {
    const { things, incoming } = this.#asked
    if (things.match !== undefined) return this.#loadMatch(things.match)
    if (things.challenge !== undefined) return this.#loadChallenge(things.challenge)
    if (things.league === undefined || things.league === NO_LEAGUE || this.#isOnlyListed()) return null
    this.#league = await this.#evidence.league(things.league, incoming.person)
    if (this.#league === null) return 'league.unknown'
    this.#guildId = this.#league.guildId
    this.#channelId = this.#league.channelId
    return (await this.#reads(this.#league)) ? null : 'league.unknown'
  }

  /** The league in the id is only where a list was opened. */
  #isOnlyListed(): boolean {
    const { row } = this.#asked
    return row.who.every((who) => who === 'self' || who === 'anybody')
  }

  async #loadMatch(id: string): Promise<Key | null> {
    const { incoming, things } = this.#asked
    const found = await this.#evidence.match(id, incoming.person)
    if (found === null) return 'match.unknown'
    this.#match = found
    this.#guildId = found.guildId
    this.#channelId = found.channelId
    const seats = this.#seats()
    if (seats.length > 0) {
      const { seat } = things
      const other = seat !== undefined && Object.hasOwn(found.players, seat) && !seats.includes(seat)
      return other && this.#needs('seat') && !this.#needs('companions') ? HELD : null
    }
    const here = found.guildId !== null && found.guildId === incoming.place.guildId
    if (this.#needs('seat'))
      return here ? (this.#needs('companions') ? 'rematch.not-yours' : 'match.not-yours') : 'match.unknown'
    if (found.guildId === null) return 'match.unknown'
    return (await this.#there()).member ? null : 'match.unknown'
  }

  async #loadChallenge(id: string): Promise<Key | null> {
    const { person } = this.#asked.incoming
    const found = await this.#evidence.challenge(id)
    if (found === null) return 'challenge.unknown'
    this.#guildId = found.place.guildId
    this.#channelId = found.place.channelId
    this.#author = found.by
    if (found.by === person || found.to === person) return this.#authorFault(found.by)
    // A draft is its author's alone; a challenge in a server stands where all its members may read it.
    if (found.status === 'draft' || found.place.guildId === null) return 'challenge.unknown'
    if (!(await this.#there()).member) return 'challenge.unknown'
    if (this.#needs('author')) return 'challenge.not-author'
    return found.to === null || found.status !== 'open' ? null : 'challenge.not-yours'
  }

  #authorFault(by: string): Key | null {
    return this.#needs('author') && by !== this.#asked.incoming.person ? 'challenge.not-author' : null
  }

  #needs(who: ActsFor): boolean {
    return this.#asked.row.who.includes(who)
  }

  /** The seats of the match that the person holds. */
  #seats(): readonly string[] {
    const { players = {} } = this.#match ?? {}
    return Object.keys(players).filter((seat) => players[seat] === this.#asked.incoming.person)
  }

  /** The standing of the person in the server of the thing. @throws NoAnswer */
  #there(): Promise<MemberRank> {
    this.#standing ??= this.#standingIn(this.#guildId ?? '')
    return this.#standing
  }

  async #standingIn(guildId: string): Promise<MemberRank> {
    const { incoming, row } = this.#asked
    return standingHere(incoming, guildId) ?? this.#evidence.standing(guildId, incoming.person, row.pace !== 'acts')
  }

  /** A player who also organises, helps or manages the server is shown the way to the desk, from direct messages too. */
  async #standingIfKnown(): Promise<void> {
    try {
      await this.#there()
    } catch (error) {
      // Their own place can be read all the same.
      if (!(error instanceof NoAnswer)) throw error
      this.#standing = null
    }
  }

  async #reads(league: LeagueStanding): Promise<boolean> {
    if (league.draft) {
      const standing = await this.#there()
      return organisesNow(league, standing, this.#asked.incoming.person) || (standing.member && league.invited)
    }
    if (league.player === null) return (await this.#there()).member
    if (this.#needs('reader')) await this.#standingIfKnown()
    return true
  }

  // -------------------------------------------------------------- asking

  /** Why it can't be done from here; null if it can. */
  #placeFault(): Key | null {
    const { row, incoming } = this.#asked
    const { where } = row
    if (where === 'any') return null
    const { guildId } = incoming.place
    if (guildId === null && incoming.withBot) return where === 'S, D' ? null : (row.elsewhere ?? 'rights.server')
    if (guildId === null || incoming.botIsHere === false) return row.elsewhere ?? 'rights.server'
    if (this.#guildId == null || this.#guildId === guildId) return null
    return where === 'S' ? 'rights.its-server' : 'rights.its-server-or-dm'
  }

  #fault(who: ActsFor): Promise<Key | null> | Key | null {
    const { incoming } = this.#asked
    switch (who) {
      case 'anybody':
      case 'self':
      // These were asked when the thing was loaded.
      case 'seat':
      case 'onlooker':
      case 'author':
      case 'addressee':
      case 'reader':
        return null
      case 'companions':
        return this.#companionFault()
      case 'author there':
        return this.#authorThereFault()
      case 'searcher':
        return this.#searcherFault()
      case 'found':
        return this.#foundFault()
      case 'present':
      case 'joiner':
        return this.#there().then(({ member }) => (member ? null : 'rights.joiner'))
      case 'player':
        return this.#league?.player == null ? 'rights.player' : null
      case 'judge':
      case 'organiser':
        return this.#organiserFault(who)
      case 'creator':
        return this.#creatorFault()
      case 'page reader':
        return this.#pageFault()
      case 'admin':
        return incoming.manages === true ? null : 'setup.not-yours'
      case 'host':
        return this.#evidence.host(incoming.person).then((hosts) => (hosts ? null : 'admin.not-yours'))
      case 'member':
        return incoming.place.guildId === null ? 'rights.server' : null
      case 'writer':
        return this.#writes() ? null : 'rights.writer'
      case 'writer to all':
        return incoming.options?.public !== true || this.#writes() ? null : 'rights.writer'
      case 'writer there':
        return this.#thereFault()
      case 'challenger':
        return this.#challengerFault()
      case 'system':
        return 'error.button'
    }
  }

  #writes(): boolean {
    return mayWriteHere(this.#asked.incoming, this.#evidence.setUp, this.#evidence.now())
  }

  async #thereFault(): Promise<Key | null> {
    const { incoming } = this.#asked
    const channelId = this.#channelId ?? ''
    if (this.#guildId == null) return null
    const standing = await this.#there()
    if (!standing.member || this.#isSilenced(standing)) return 'rights.writer-there'
    const setUp = this.#evidence.setUp(this.#guildId).includes(channelId)
    const here = incoming.place.guildId === this.#guildId && incoming.may !== undefined
    const isIt = here && (incoming.parentId ?? incoming.place.channelId) === channelId
    const known = isIt || this.#asked.incoming.place.channelId === channelId ? incoming.may : undefined
    const may = known ?? (await this.#evidence.permissions(standing, incoming.person, channelId))
    // The thing's channel may be a post of a forum, where only threads are written in.
    const thread = incoming.place.channelId === channelId && incoming.parentId !== undefined
    return lets({ may, thread, setUp }) ? null : 'rights.writer-there'
  }

  async #companionFault(): Promise<Key | null> {
    const guildId = this.#guildId
    if (guildId == null) return null
    if (!(await this.#there()).member) return 'rights.rematch-outside'
    const others = Object.values(this.#match?.players ?? {}).filter(
      (one) => one !== this.#asked.incoming.person && !isPractice(one) && !isGone(one),
    )
    for (const other of others)
      if (!(await this.#evidence.standing(guildId, other, false)).member) return 'rights.companion'
    return null
  }

  /** Nobody takes up a challenge of a person who has left or is silenced. */
  async #authorThereFault(): Promise<Key | null> {
    const guildId = this.#guildId
    if (guildId == null || this.#author === null) return null
    const own = this.#author === this.#asked.incoming.person
    const standing = own ? await this.#there() : await this.#evidence.standing(guildId, this.#author, false)
    if (!standing.member) return own ? 'rights.joiner' : 'rights.author-left'
    if (!this.#isSilenced(standing)) return null
    return own ? 'rights.writer-there' : 'rights.author-silenced'
  }

  #isSilenced({ silentUntil }: MemberRank): boolean {
    return silentUntil !== null && silentUntil > this.#evidence.now()
  }

  /** Nobody plays in a server whose queue they have left by leaving it. A search that is over has no server. */
  async #searcherFault(): Promise<Key | null> {
    const guildId = await this.#evidence.searching(this.#asked.incoming.person)
    return guildId === null || (await this.#standingIn(guildId)).member ? null : 'rights.joiner'
  }

  /** The match of a queue begins in a server where both are still, and where no moderator has silenced either. */
  async #foundFault(): Promise<Key | null> {
    const { person } = this.#asked.incoming
    for (const found of await this.#evidence.found(person)) {
      const own = found.person === person
      const standing = own
        ? await this.#standingIn(found.guildId)
        : await this.#evidence.standing(found.guildId, found.person, false)
      if (!standing.member) return own ? 'rights.joiner' : 'rights.found-left'
      if (this.#isSilenced(standing)) return own ? 'rights.silenced' : 'rights.found-left'
    }
    return null
  }

  async #organiserFault(who: 'judge' | 'organiser'): Promise<Key | null> {
    const league = this.#league
    if (league === null) return 'league.unknown'
    const standing = await this.#there()
    if (organisesNow(league, standing, this.#asked.incoming.person)) return null
    if (who === 'organiser') return 'rights.organiser'
    const { helperRole } = league
    return standing.member && helperRole !== null && standing.roles.includes(helperRole) ? null : 'rights.judge'
  }

  async #creatorFault(): Promise<Key | null> {
    const guildId = this.#league?.guildId ?? this.#asked.incoming.place.guildId
    if (guildId === null) return 'create.not-here'
    const { member, manages, roles } = this.#league === null ? await this.#standingIn(guildId) : await this.#there()
    const makers = this.#evidence.leagueRoles(guildId)
    const may = manages || makers.includes(guildId) || makers.some((role) => roles.includes(role))
    return member && may ? null : 'rights.creator'
  }

  async #pageFault(): Promise<Key | null> {
    const { incoming, things } = this.#asked
    const [named] = incoming.people ?? []
    const other = things.person ?? named?.id ?? incoming.person
    if (other === incoming.person) return null
    if (await this.#evidence.hidesPage(other)) return 'rights.page'
    if (await this.#evidence.acquainted(incoming.person, other)) return null
    const { guildId } = incoming.place
    if (guildId === null || incoming.botIsHere === false) return 'rights.page'
    if (named?.member === true) return null
    return (await this.#evidence.standing(guildId, other, true)).member ? null : 'rights.page'
  }

  #challengerFault(): Key | null {
    const { incoming } = this.#asked
    const rival = incoming.options?.opponent
    if (rival === this.#evidence.botId || incoming.place.guildId === null) return null
    if (!this.#writes()) return 'rights.writer'
    const named = incoming.people?.find(({ id }) => id === rival)
    return rival !== undefined && named?.member === false && !named.bot ? 'rights.rival' : null
  }
}

/** The standing in a server of a person who makes a request there; null for requests from elsewhere. */
function standingHere(incoming: IncomingRequest, guildId: string): MemberRank | null {
  const { place, roles = [], manages = false, silentUntil = null, botIsHere } = incoming
  if (place.guildId !== guildId || botIsHere === false) return null
  return { guildId, member: true, roles, manages, silentUntil }
}

/** Whether a person is an organiser now: on the list and a member, or one who manages the server. */
const organisesNow = ({ organisers }: LeagueStanding, { member, manages }: MemberRank, person: string): boolean =>
  member && (manages || organisers.includes(person))

/** Decides on a request. @throws NoAnswer if Discord does not say now who is a member */
export const ask = (asked: AskedAct, evidence: Evidence): Promise<GrantedAct | Forbidden> =>
  new RightRequest(asked, evidence).decide()
