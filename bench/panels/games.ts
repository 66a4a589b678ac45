/** Plays whole games of two players, each at a screen of their own. */
import { controlsOf } from '../../sandbox/driver.ts'
import { typePlay } from '../challenging.ts'
import type { GamePlan, MeasuredGame } from './played/measured-game.ts'
import { Player, type Record } from './player.ts'
import type { Measured } from './program.ts'
import type { Screens } from './screens/player-screen.ts'

/** An open panel is changed within this time after a move. */
const CHANGE_MS = 2_000
/** A panel asks by itself if the opponent's move comes within this time: its message can be changed for 15 minutes. */
const OPEN_MS = 14 * 60_000
/** After this many sittings a game should long be over. */
const MOST_SITTINGS = 400

/**
 * Plays a game to its end.
 * @param pauseMs the time between two sittings, while which a player who waits keeps their panel open
 * @param most it is left after both have sat this often, even if it is not over
 * @throws if a player finds no way on
 */
export async function playGame(
  screens: Screens,
  program: Measured,
  game: MeasuredGame,
  plan: GamePlan,
  decks: (count: number) => number,
  record: Record,
  pauseMs: number,
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  const [one, other] = [
    await Player.arrive(screens, { program, record, game, options: plan.players[0] }),
    await Player.arrive(screens, { program, record, game, options: plan.players[1] }),
  ]
  const players = [one, other] as const
  const matchId = await begin(program, game, plan.format, players, decks)
  for (const player of players) await enter(player)
  for (let sittings = 0; sittings < most && !(await isOver(program, matchId, one)); sittings++) {
    if (sittings > MOST_SITTINGS) throw new Error('The game does not end')
    let asked = false
    for (const player of players) {
      program.clock.advance(CHANGE_MS)
      program.clock.advance(pauseMs)
      await program.holonet.idle()
      asked = (await player.sit(matchId, 2 * pauseMs < OPEN_MS)) || asked
      await program.holonet.idle()
    }
    if (!asked && !(await isOver(program, matchId, one))) throw new Error('Nobody is asked')
  }
  for (const player of players) {
    await player.end(matchId)
    await player.screen.close()
  }
}

async function isOver({ holonet }: Measured, matchId: string, { user }: Player): Promise<boolean> {
  const sight = await holonet.matches.sight(matchId, user.id)
  return sight?.match.outcome != null
}

/** Challenges and accepts without the page, where nothing is measured. @returns the match */
async function begin(
  { holonet }: Measured,
  { id, side }: MeasuredGame,
  format: string,
  [{ user: one }, { user: other }]: readonly [Player, Player],
  decks: (count: number) => number,
): Promise<string> {
  await other.command('play')
  const asked = await typePlay(one, { opponent: other, format: `${id}/${format}`, side: `${id}/${side}` })
  const deck = (message: typeof asked.message) => {
    const { options } = controlsOf(message).find(({ customId }) => DECK.test(customId))!
    return options[decks(options.length)]!.value
  }
  const posted = other.next(`<@${other.id}>`)
  await one.select(asked.message, DECK, deck(asked.message))
  const accepted = await other.click(await posted, /\|accept$/)
  await other.select(accepted.message, DECK, deck(accepted.message))
  await holonet.idle()
  const [sight] = await holonet.matches.of(one.id)
  if (sight === undefined) throw new Error('No match came')
  return sight.match.id
}

const DECK = /\|deck$/

/** Goes to the thread of the match. */
async function enter({ screen, user }: Player): Promise<void> {
  const thread = await user.until('the thread', () => user.threads().at(-1))
  await screen.enter(thread.id)
}
