/** Rulings on games, which helpers may make too, and acts of those who run a league: who may do them, and when they take effect. */
import type { LeagueCommand } from '../leagues/command-types.ts'
import { effectOf } from './act-effects.ts'
import type { Denial, LeagueReader, OrganiserCommand } from './api.ts'
import type { LoadedLeague } from './league-rows.ts'
import { governs, organises } from './league-sight.ts'
import { denied } from './league-store.ts'

/** Acts of judges: on the games of others, and on the cases about them. All other acts are those of organisers and admins. */
const JUDGED: readonly OrganiserCommand['type'][] = [
  'setResult',
  'extend',
  'freeze',
  'unfreeze',
  'goBack',
  'pairByRuling',
  'voidPairing',
  'permitDecks',
  'writeToBoth',
  'askForHands',
  'lookAtHands',
  'settleCase',
]

/** Why a person may not do this in a league; null if they may. */
export function whyNotTheirs(
  { host }: Pick<LoadedLeague, 'host'>,
  reader: LeagueReader,
  type: OrganiserCommand['type'] | 'rehost',
): Denial | null {
  if (!organises(host, reader)) return denied('not-organiser')
  const judged = (JUDGED as readonly string[]).includes(type)
  return judged || governs(host, reader) ? null : denied('for-organisers')
}

/** Returns the command that does what an organiser asks: some acts are only announced, as `effectOf` says. */
export function governed(
  loaded: Pick<LoadedLeague, 'host' | 'league'>,
  reader: LeagueReader,
  command: OrganiserCommand,
): LeagueCommand | Denial {
  if (command.type !== 'pause' && command.type !== 'cancel') return command
  const effect = effectOf(loaded, reader, command.type)
  if (effect === 'refused') return denied('ownLeague')
  return effect === 'announced' ? { type: 'announce', act: command } : command
}
