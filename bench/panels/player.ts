/** A player who answers panels as the practice opponent would, and records what they see. */
import type { TestUser } from '../../sandbox/driver.ts'
import type { Answer, Decision } from '../../src/contract/index.ts'
import { ahead } from '../../src/discord/table/preview.ts'
import { findGame } from '../../src/games/games.ts'
import { games } from '../../src/games/registry.ts'
import type { Sight } from '../../src/matches/api.ts'
import { draftOf } from '../../src/matches/draft.ts'
import type { SeenPanel, SeenTap } from './counting.ts'
import { chosenBy, nameOf, nextTap, type Tap, touchesOf, wordsOf } from './next-tap.ts'
import type { MeasuredGame, PlayerOptions, Wish, Wishing } from './played/measured-game.ts'
import type { Standing } from './played/standing.ts'
import type { Measured } from './program.ts'
import { type PlayerScreen, panelControls, type Screens } from './screens/player-screen.ts'

/** Records what a player sees and does. */
export interface Record {
  panel(panel: SeenPanel, player: Player): Promise<void>
  tap(tap: Omit<SeenTap, 'game'>): void
}

/** A player who comes to play. */
export interface Arriving {
  readonly program: Measured
  readonly record: Record
  readonly game: MeasuredGame
  readonly options: PlayerOptions
}

/** This many taps for one question are too many: the player does not find the way. */
const MOST_TAPS = 60

export class Player {
  readonly options: PlayerOptions
  readonly user: TestUser
  readonly screen: PlayerScreen
  readonly #program: Measured
  readonly #record: Record
  readonly #game: MeasuredGame
  readonly #mind: Wishing

  private constructor({ program, record, game, options }: Arriving, user: TestUser, screen: PlayerScreen) {
    this.#program = program
    this.#record = record
    this.#game = game
    this.#mind = game.player(options)
    this.options = options
    this.user = user
    this.screen = screen
  }

  static async arrive(screens: Screens, arriving: Arriving): Promise<Player> {
    const { program, options } = arriving
    const user = program.sandbox.user(options.name)
    if (options.language === 'fr') user.locale('fr')
    if (options.way === 'own') await program.holonet.persons.change(user.id, { suggestions: false })
    return new Player(arriving, user, await screens(program, user, options))
  }

  // ---------------------------------------------------------------- one sitting

  /**
   * Opens the panel unless it asks by itself, and answers until nothing is asked.
   * @param open whether the panel of the sitting before may still be changed
   * @returns false if nothing was asked
   */
  async sit(matchId: string, open: boolean): Promise<boolean> {
    let sight = await this.#sight(matchId)
    if (!asks(sight)) return false
    await this.screen.setTime(this.#program.clock.now())
    const id = sight.decisions[0]?.id
    if (!open || id === undefined || !(await this.screen.asksByItself(id))) {
      await this.screen.open()
      this.#tapped(this.#game.standing(sight), sight.decisions[0]?.kind ?? '', null)
    }
    await this.#saw(sight)
    while (asks(sight)) sight = await this.#answer(matchId, sight)
    return true
  }

  /** Records the panel as it is after the end, where the thread still opens it. */
  async end(matchId: string): Promise<void> {
    if (!(await this.screen.mayOpen())) return
    await this.screen.open()
    await this.#saw(await this.#sight(matchId))
  }

  async #sight(matchId: string): Promise<Sight> {
    const sight = await this.#program.holonet.matches.sight(matchId, this.user.id)
    if (sight === null) throw new Error('The match is gone')
    return ahead(sight)
  }

  /** Answers the first question. @returns the sight after the answer */
  async #answer(matchId: string, before: Sight): Promise<Sight> {
    const decision = before.decisions[0]!
    const wish = this.#wish(before, decision)
    const useless = new Set<string>()
    let sight = before
    for (let taps = 0; taps < MOST_TAPS && sight.decisions[0]?.id === decision.id; taps++) {
      const chosen = chosenIn(sight, decision)
      const own = { ...wish, chosen, moves: wish.moves && taps === 0 }
      const controls = panelControls(await this.screen.message())
      const taken = this.#mind.taken(controls, wish, decision)
      const tap = taken !== null && !useless.has(nameOf(taken)) ? taken : nextTap(controls, own, useless)
      if (tap === null) throw new Error(`No way on: ${await this.screen.words()}`)
      const standing = this.#game.standing(sight)
      await this.screen.use(tap)
      const now = await this.#sight(matchId)
      this.#tapped(standing, decision.kind, tap)
      await this.#saw(now)
      const changed = now.decisions[0]?.id !== decision.id || chosenIn(now, decision).join() !== chosen.join()
      if (!changed) useless.add(nameOf(tap))
      sight = now
    }
    if (sight.decisions[0]?.id === decision.id) throw new Error(`No end of ${decision.kind}`)
    return sight
  }

  #wish(sight: Sight, decision: Decision): Wish {
    const game = findGame(games, sight.match.terms.game)!
    const reply = game.policies.practice(sight.view, decision, null)
    const answer: Answer = reply === 'ask' ? { decision: decision.id, exit: decision.exits[0]!.id } : reply
    return this.#mind.wish(sight, decision, answer)
  }

  // ---------------------------------------------------------------- what the panel shows

  async #saw(sight: Sight): Promise<void> {
    const heights = await this.screen.heights()
    const kind = sight.match.outcome === null ? (sight.decisions[0]?.kind ?? 'waiting') : 'end'
    const controls = panelControls(await this.screen.message()).length
    await this.#record.panel({ kind, language: this.options.language, heights, controls }, this)
  }

  /** Records a tap; without one the panel is opened. */
  #tapped(standing: Standing, kind: string, tap: Tap | null): void {
    this.#record.tap({
      ...standing,
      proposed: this.options.way !== 'own',
      touches: tap === null ? 0 : touchesOf(tap),
      chosen: tap === null ? 0 : chosenBy(tap),
      opens: tap === null,
      kind,
      words: tap === null ? '' : wordsOf(tap),
    })
  }
}

const asks = (sight: Sight): boolean => sight.match.outcome === null && sight.decisions.length > 0

/** The choice for a question so far, as the program keeps it. */
function chosenIn(sight: Sight, { id }: Decision): string[] {
  const draft = draftOf(sight.drafts, id)
  return [...(draft.choose ?? []), ...(draft.number === undefined ? [] : [String(draft.number)])]
}
