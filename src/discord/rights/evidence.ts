/** The facts on which rights depend. Each is asked only if a right depends on it. */
import type { LeagueStanding, MatchPlace } from '../../league-play/rights-records.ts'
import type { Challenge, PersonId } from '../../matches/api.ts'
import type { MemberRank } from '../shell/members.ts'

/** Finds facts. */
export interface Evidence {
  /** The server and the people of a match; null if there is none. */
  match(id: string, person: PersonId): Promise<MatchPlace | null>
  challenge(id: string): Promise<Pick<Challenge, 'by' | 'to' | 'place' | 'status'> | null>
  league(id: string, person: PersonId): Promise<LeagueStanding | null>
  /**
   * A person's standing in a server of which the request tells nothing.
   * @param patient an older answer will do while Discord gives none
   * @throws NoAnswer
   */
  standing(guildId: string, person: PersonId, patient: boolean): Promise<MemberRank>
  /** The permissions of a person in a channel of a server, and whether it is a thread. @throws NoAnswer */
  permissions(standing: MemberRank, person: PersonId, channelId: string): Promise<bigint>
  /** The server in which a person looks for an opponent, or has been found one; null: nowhere. */
  searching(person: PersonId): Promise<string | null>
  /** A person in the queue and the opponent of their offer, each with the server in which they look. */
  found(person: PersonId): Promise<readonly { readonly person: PersonId; readonly guildId: string }[]>
  /** Whether two people have played each other, or share a league. */
  acquainted(person: PersonId, other: PersonId): Promise<boolean>
  /** Whether a person hides their page. */
  hidesPage(person: PersonId): Promise<boolean>
  /** The channels that the admins of a server have named for challenges and threads. */
  setUp(guildId: string): readonly string[]
  /** The roles that may create leagues in a server; its own id stands for everybody. */
  leagueRoles(guildId: string): readonly string[]
  host(person: PersonId): Promise<boolean>
  readonly botId: string
  now(): Date
}
