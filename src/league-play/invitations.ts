/** Organisers come by invitation: nobody is one without having said yes. Each change is told to all former organisers. */
import { isRefusal } from '../contract/index.ts'
import type { League, PersonId } from '../leagues/league.ts'
import type { Effect } from '../leagues/league-effects.ts'
import type { NoticeTopic } from '../leagues/tellings.ts'
import type { Database } from '../storage/open.ts'
import type { Clock } from '../time/clock.ts'
import { HOUR_MS } from '../time/lengths.ts'
import type { Denial, Invitations } from './api.ts'
import { whyNotTheirs } from './governing.ts'
import { denied, type LeagueStore } from './league-store.ts'

/** An invitation holds for this long. */
const INVITED_MS = 72 * HOUR_MS

/** The dependencies of invitations. */
export interface InvitationsOptions {
  readonly prisma: Database
  readonly clock: Clock
  readonly store: Pick<LeagueStore, 'change'>
}

type Values = Extract<Effect, { readonly kind: 'tell' }>['values']

/** One message for each of these people. @param name begins the ids */
const tellings = (name: string, people: readonly PersonId[], about: NoticeTopic, values: Values): readonly Effect[] =>
  people.map((to, at) => ({ kind: 'tell', id: `${name}.${about}${at}`, to, about, values, sound: true }))

/** Everybody who is told of a change of organisers: the former ones, and all players if its author is one of them. */
function toldOf({ players }: League, organisers: readonly PersonId[], by: PersonId): readonly PersonId[] {
  const playing = players.filter(({ status }) => status !== 'out').map(({ person }) => person)
  return [...new Set([...organisers, ...(playing.includes(by) ? playing : [])])].filter((person) => person !== by)
}

/** Changes who organises leagues, in the database. */
export class StoredInvitations implements Invitations {
  readonly #options: InvitationsOptions

  constructor(options: InvitationsOptions) {
    this.#options = options
  }

  async name(request: Parameters<Invitations['name']>[0]): Promise<Denial | null> {
    const { prisma, clock, store } = this.#options
    const { person, manages = false, interaction, leagueId, people } = request
    const until = new Date(clock.now().getTime() + INVITED_MS)
    let invited: readonly PersonId[] = []
    let removed: readonly PersonId[] = []
    const done = await store.change(leagueId, interaction, async (loaded) => {
      const barred = whyNotTheirs(loaded, request, 'rehost')
      if (barred !== null) return barred
      const { host, league } = loaded
      const own = manages && people.includes(person) && !host.organisers.includes(person) ? [person] : []
      const organisers = [...host.organisers.filter((one) => people.includes(one)), ...own]
      if (organisers.length === 0) return denied('no-organiser')
      invited = people.filter((one) => !host.organisers.includes(one) && !own.includes(one))
      removed = host.organisers.filter((one) => !organisers.includes(one))
      const name = `${leagueId}.n${interaction}`
      const changed = removed.length + own.length > 0
      const effects = [
        ...invited.flatMap((one) =>
          tellings(`${name}.${one}`, [one], 'organiserInvited', {
            judge: person,
            invited: one,
            until: until.getTime(),
          }),
        ),
        ...(changed
          ? tellings(
              name,
              toldOf(league, host.organisers, person).filter((one) => !removed.includes(one)),
              'organisersChanged',
              { judge: person },
            )
          : []),
        // They may not read a draft any more: the message carries its name.
        ...tellings(
          name,
          removed.filter((one) => one !== person),
          'organiserRemoved',
          { judge: person, league: league.settings.name },
        ),
      ]
      // An invitation lets its person read a draft: a message that came before it would be kept from them.
      await this.#invite(leagueId, invited, person, until)
      return { commands: [], host: { ...host, organisers }, effects }
    })
    if (isRefusal(done)) return done as Denial
    // Earlier invitations of people who organise no more are void.
    await prisma.leagueInvitation.deleteMany({
      where: { leagueId, by: { in: [...removed] }, personId: { notIn: [...invited] } },
    })
    return null
  }

  async #invite(leagueId: string, people: readonly PersonId[], by: PersonId, until: Date): Promise<void> {
    for (const personId of people)
      await this.#options.prisma.leagueInvitation.upsert({
        where: { leagueId_personId: { leagueId, personId } },
        create: { leagueId, personId, by, until },
        update: { by, until },
      })
  }

  async invites(leagueId: string, personId: PersonId): Promise<boolean> {
    const { prisma, clock } = this.#options
    const invitation = await prisma.leagueInvitation.findUnique({
      where: { leagueId_personId: { leagueId, personId } },
    })
    return invitation !== null && invitation.until > clock.now()
  }

  async answer(request: Parameters<Invitations['answer']>[0]): Promise<Denial | null> {
    const { person, interaction, leagueId, accepts } = request
    const { prisma, store } = this.#options
    if (!(await this.invites(leagueId, person))) return denied('invitation-gone')
    if (accepts) {
      const done = await store.change(leagueId, interaction, ({ host, league }) => ({
        commands: [],
        host: { ...host, organisers: [...new Set([...host.organisers, person])] },
        effects: tellings(`${leagueId}.n${interaction}`, toldOf(league, host.organisers, person), 'organiserJoined', {
          judge: person,
        }),
      }))
      if (isRefusal(done)) return done as Denial
    }
    await prisma.leagueInvitation.deleteMany({ where: { leagueId, personId: person } })
    return null
  }
}
