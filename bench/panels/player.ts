/** A player on a phone who answers panels as the practice opponent would, in a browser, and records what they see. */
import type { APIMessage } from 'discord-api-types/v10'
import type { Browser, Locator } from 'playwright-core'
import { controlsOf, type TestUser } from '../../sandbox/driver.ts'
import type { Answer, Decision } from '../../src/contract/index.ts'
import { messageHeight } from '../../src/discord/table/phone-room.ts'
import { ahead } from '../../src/discord/table/preview.ts'
import { findGame } from '../../src/games/games.ts'
import { games } from '../../src/games/registry.ts'
import type { Sight } from '../../src/matches/api.ts'
import { draftOf } from '../../src/matches/draft.ts'
import { heightsDrawn } from '../../test/browser/looks.ts'
import { Person, PHONE } from '../../test/browser/person.ts'
import type { SeenPanel, SeenTap } from './counting.ts'
import { chosenBy, nameOf, nextTap, type PanelControl, type Tap, touchesOf, wordsOf } from './next-tap.ts'
import type { MeasuredGame, PlayerOptions, Wish, Wishing } from './played/measured-game.ts'
import type { Standing } from './played/standing.ts'
import type { Measured } from './program.ts'

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

/** A panel that asks by itself is drawn and changed within this time. */
const CHANGE_MS = 5_000
/** This many taps for one question are too many: the player does not find the way. */
const MOST_TAPS = 60

export class Player {
  readonly options: PlayerOptions
  readonly user: TestUser
  readonly person: Person
  readonly #program: Measured
  readonly #record: Record
  readonly #game: MeasuredGame
  readonly #mind: Wishing

  private constructor({ program, record, game, options }: Arriving, user: TestUser, person: Person) {
    this.#program = program
    this.#record = record
    this.#game = game
    this.#mind = game.player(options)
    this.options = options
    this.user = user
    this.person = person
  }

  static async arrive(browser: Browser, arriving: Arriving): Promise<Player> {
    const { program, options } = arriving
    const user = program.sandbox.user(options.name)
    if (options.language === 'fr') user.locale('fr')
    if (options.way === 'own') await program.holonet.persons.change(user.id, { suggestions: false })
    const now = program.clock.now()
    const person = await Person.arrive(browser, program.sandbox.url, options.name, { viewport: PHONE, now })
    return new Player(arriving, user, person)
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
    await this.person.page.clock.setFixedTime(this.#program.clock.now())
    if (!open || !(await this.#asksByItself(sight))) {
      await this.open()
      this.#tapped(this.#game.standing(sight), sight.decisions[0]?.kind ?? '', null)
    }
    await this.#saw(sight)
    while (asks(sight)) sight = await this.#answer(matchId, sight)
    return true
  }

  /** Whether the panel of the sitting before comes to ask the present question. */
  async #asksByItself({ decisions: [decision] }: Sight): Promise<boolean> {
    const { panel } = this.person
    if (decision === undefined || (await panel.count()) === 0) return false
    const control = panel.locator(`[data-custom-id*="|${decision.id}|"]`).first()
    return control.waitFor({ timeout: CHANGE_MS }).then(
      () => true,
      () => false,
    )
  }

  /** Opens the panel by the newest *My turn* in the thread. An older panel is removed first, which is not counted. */
  async open(): Promise<void> {
    const { person, user } = this
    for (const message of user.ephemerals()) user.dismiss(message)
    await person.page.locator('[data-testid=message][data-ephemeral=true]').first().waitFor({ state: 'detached' })
    await person.hands.press(this.#doors.last())
    await person.answered()
    if (!(await person.take()))
      throw new Error(`No panel came: ${await person.page.getByTestId('messages').innerText()}`)
  }

  /** The buttons in the thread that open this player's panel. */
  get #doors(): Locator {
    return this.person.page.locator('[data-ephemeral=false] [data-custom-id^="1|open|"]')
  }

  /** Records the panel as it is after the end, where the thread still opens it. */
  async end(matchId: string): Promise<void> {
    if ((await this.#doors.count()) === 0) return
    await this.open()
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
      const controls = await this.#controls()
      const taken = this.#mind.taken(controls, wish, decision)
      const tap = taken !== null && !useless.has(nameOf(taken)) ? taken : nextTap(controls, own, useless)
      if (tap === null) throw new Error(`No way on: ${await this.person.panel.innerText()}`)
      const standing = this.#game.standing(sight)
      await this.#use(tap)
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

  async #use({ control, places }: Tap): Promise<void> {
    const { person } = this
    const target = person.panel.locator(`button[data-custom-id="${control.customId}"]`)
    if (control.kind === 'select') await person.pick(target, ...places)
    else await person.press(target)
    await this.#program.holonet.idle()
    await person.answered()
  }

  // ---------------------------------------------------------------- what the panel shows

  async #message(): Promise<APIMessage> {
    const id = await this.person.panel.getAttribute('data-message-id')
    return this.user.until('the panel', () => this.user.ephemerals().find((message) => message.id === id))
  }

  async #controls(): Promise<PanelControl[]> {
    return controlsOf(await this.#message()).map(({ customId, kind, label, disabled, options, raw }) => ({
      customId,
      kind: kind === 'select' ? 'select' : 'button',
      label,
      disabled,
      options,
      style: typeof raw.style === 'number' ? raw.style : null,
      most: (raw as { max_values?: number }).max_values ?? 1,
    }))
  }

  async #saw(sight: Sight): Promise<void> {
    const { panel } = this.person
    await panel.scrollIntoViewIfNeeded()
    await panel.evaluate(drawn)
    const height = Math.round((await panel.boundingBox())?.height ?? 0)
    const { components = [] } = await this.#message()
    const expected = messageHeight(components, await panel.evaluate(heightsDrawn))
    const kind = sight.match.outcome === null ? (sight.decisions[0]?.kind ?? 'waiting') : 'end'
    const controls = (await this.#controls()).length
    await this.#record.panel({ kind, language: this.options.language, height, expected, controls }, this)
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

interface Image {
  loading: string
  decode(): Promise<void>
}

/** Waits until all pictures of a message are drawn, or ten seconds. Runs within the page. */
async function drawn(message: unknown): Promise<void> {
  const images = [...(message as { querySelectorAll(selector: string): Iterable<Image> }).querySelectorAll('img')]
  await Promise.all(
    images.map((image) => {
      image.loading = 'eager'
      // A picture that is taken out of the page while it loads is never decoded.
      const late = new Promise<void>((done) => setTimeout(done, 10_000))
      return Promise.race([image.decode().catch(() => undefined), late])
    }),
  )
}
