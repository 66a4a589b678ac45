/** The game that a case is about: its players, its round, and which of several games it is. */

import { hasChallenges } from '../../../leagues/forms/forms.ts'
import { isPartial } from '../../../leagues/impartial.ts'
import type { League, LeagueGame, Pairing, PlayerId } from '../../../leagues/league.ts'
import { gameById, isComplete, pairingById } from '../../../leagues/record.ts'
import { plainly } from '../../../locales/index.ts'
import type { LeagueView } from './league-view.ts'
import { playerNameOf, withoutReader } from './league-view.ts'
import { sideInSentence } from './league-words.ts'
import { titleOfPairing } from './stage-words.ts'

/** Returns who plays which side in a game; where its pairing has several games, also its number. */
export function gameTitle(view: LeagueView, { games }: Pick<Pairing, 'games'>, game: LeagueGame): string {
  const values = {
    one: playerNameOf(withoutReader(view), game.seats[0]),
    side: sideInSentence(view, 0),
    number: games.indexOf(game) + 1,
  }
  return plainly(view.say)(games.length === 1 ? 'case.game' : 'case.game.of', values)
}

/** Returns the pairing of a case in a few words: "Ann – Bob, round 2"; its game too, where it has several. */
export function caseGameWords(view: LeagueView, pairingId: string, game: string | null): string {
  const { league } = view
  const pairing = pairingById(league, pairingId)
  if (pairing === null) return ''
  const names = pairing.players.map((id) => playerNameOf(withoutReader(view), id)).join(' – ')
  const ladder = hasChallenges(league)
  const found = game === null || pairing.games.length < 2 ? undefined : pairing.games.find(({ id }) => id === game)
  return [
    names,
    ...(ladder ? [] : [titleOfPairing(view, pairing)]),
    ...(found === undefined ? [] : [gameTitle(view, pairing, found)]),
  ].join(' · ')
}

/** A game about which a player may ask for a judge, with its pairing. */
export interface CaseGame {
  readonly pairing: Pairing
  readonly game: LeagueGame
}

/** Returns the games about which a player may ask for a judge: of their pairings that still run, and of their last one. */
export function gamesToReport(league: League, player: PlayerId | null): readonly CaseGame[] {
  const own = league.rounds
    .flatMap(({ pairings }) => pairings)
    .filter(({ players, voided }) => !voided && player !== null && players.includes(player))
  return own
    .filter((one, at) => at === own.length - 1 || !isComplete(one, league.settings.games))
    .reverse()
    .flatMap((pairing) => pairing.games.map((game) => ({ pairing, game })))
}

/** Returns a game about which a player may ask for a judge by its id; null: it is none of theirs. */
export function reportedGame(league: League, player: PlayerId | null, id: string): CaseGame | null {
  const known = gameById(league, id)
  return known !== null && player !== null && known.pairing.players.includes(player) ? known : null
}

/** Whether no organiser may rule on a pairing, since all of them play in it or meet one of its players: admins are asked. */
export const asksAdmins = ({ league, sight }: Pick<LeagueView, 'league' | 'sight'>, { players }: Pairing): boolean =>
  sight.host.organisers.every((person) => isPartial(league, person, players))
