/** Plays whole games of Young Jedi and takes the panel's suggestions. The taps that the player needs are counted. */
import type { Control } from './looks.ts'
import type { Person } from './person.ts'

/** A turn in which a card's text was used by choice is not a quiet one. */
export type Kind = 'quiet' | 'text' | 'battle' | 'duel' | 'between'

/** One own turn, or the questions between two of them. */
export interface Sitting {
  kind: Kind
  /** The number of pressed buttons and used selects. */
  taps: number
  /** The number of touches: a select has to be opened first. */
  touches: number
  /** The used controls, in order. */
  readonly done: string[]
}

/** Cards that the player deploys in a turn, if their counters allow. */
const MOST_CARDS = 3
/** After this many answers a game should long be over. */
const MOST_ANSWERS = 600

/** The controls that continue a turn after a duel. */
const TURN = ['battle', 'end', 'done']

const begun = (kind: Kind): Sitting => ({ kind, taps: 0, touches: 0, done: [] })

const exit = (controls: readonly Control[], id: string): Control | undefined =>
  controls.find(({ action }) => action[0] === 'exit' && action[1] === id)

const adding = (controls: readonly Control[]): Control | undefined => controls.find(({ action }) => action[0] === 'add')

export class Player {
  readonly sittings: Sitting[] = []
  readonly #person: Person
  /** Called with each question before it is answered. */
  readonly #shown: (controls: readonly Control[]) => Promise<void>
  #sitting = begun('between')
  /** Whether a duel is going on, which is counted separately. */
  #duel: Sitting | null = null

  constructor(person: Person, shown: (controls: readonly Control[]) => Promise<void> = async () => {}) {
    this.#person = person
    this.#shown = shown
  }

  /** Plays on until nothing is asked any more. */
  async playOn(): Promise<void> {
    for (let answers = 0; answers < MOST_ANSWERS; answers++) {
      const controls = await this.#person.controls()
      if (controls.length === 0) break
      await this.#shown(controls)
      await this.#answer(controls)
    }
    this.#ends()
  }

  async #answer(controls: readonly Control[]): Promise<void> {
    if (this.#duel !== null && TURN.some((id) => exit(controls, id) !== undefined)) this.#duelEnds()
    if (exit(controls, 'done') !== undefined) {
      this.#ends('quiet')
      await this.#add(MOST_CARDS)
      await this.#leave('done')
    } else if (exit(controls, 'pass') !== undefined && (await this.#strikes(controls))) return
    else if (exit(controls, 'end') !== undefined) {
      await this.#leave('end')
      this.#ends()
    } else await this.#ordinary(controls)
  }

  /** Chooses a battle if the own side has as many characters, and every possible duel; else neither. */
  async #strikes(controls: readonly Control[]): Promise<boolean> {
    const text = await this.#person.panel.innerText()
    const [, own, theirs] = /Characters here: you (\d+), .*? (\d+)\./.exec(text) ?? []
    if (own !== undefined) {
      const dares = Number(own) >= Number(theirs)
      if (dares) await this.#add(1)
      if (dares) this.#sitting.kind = 'battle'
      await this.#leave(dares ? 'battle' : 'pass')
      return true
    }
    if (adding(controls) === undefined) return false
    this.#duel = begun('duel')
    await this.#add(3)
    if (exit(await this.#person.controls(), 'duel') === undefined) return false
    await this.#leave('duel')
    return true
  }

  async #ordinary(controls: readonly Control[]): Promise<void> {
    const must = controls.find(({ action }) => action[0] === 'add' || action[0] === 'set')
    const out = controls.find(({ action }) => action[0] === 'exit')
    if (out?.action[1] === 'use' && this.#sitting.kind === 'quiet' && this.#duel === null) this.#sitting.kind = 'text'
    if (out !== undefined) await this.#use(out)
    else if (must !== undefined) await this.#use(must)
    else throw new Error(`No way on: ${await this.#person.panel.innerText()}`)
  }

  async #add(most: number): Promise<void> {
    for (let count = 0; count < most; count++) {
      const more = adding(await this.#person.controls())
      if (more === undefined) return
      await this.#use(more)
    }
  }

  async #leave(id: string): Promise<void> {
    const way = exit(await this.#person.controls(), id)
    if (way === undefined) throw new Error(`No “${id}”: ${await this.#person.panel.innerText()}`)
    await this.#use(way)
  }

  async #use(control: Control): Promise<void> {
    const { hands } = this.#person
    const before = hands.count
    const title = await this.#person.panel.getByRole('heading').last().innerText()
    const sitting = this.#duel ?? this.#sitting
    sitting.done.push(`${title.split(' · ')[0]}: ${control.action.join(' ')}`)
    await this.#person.use(control)
    sitting.taps += 1
    sitting.touches += hands.count - before
  }

  #duelEnds(): void {
    if (this.#duel !== null) this.sittings.push(this.#duel)
    this.#duel = null
  }

  #ends(next: Kind = 'between'): void {
    this.#duelEnds()
    if (this.#sitting.taps > 0) this.sittings.push(this.#sitting)
    this.#sitting = begun(next)
  }
}

/** Returns the taps of sittings by their kind, as a table. */
export function table(sittings: readonly Sitting[], touched: string): string {
  const kinds: readonly Kind[] = ['quiet', 'text', 'battle', 'duel', 'between']
  const line = (cells: readonly (string | number)[]) => cells.map((cell) => String(cell).padStart(9)).join('')
  const most = (numbers: readonly number[]) => Math.max(0, ...numbers)
  const mean = (numbers: readonly number[]) =>
    (numbers.reduce((a, b) => a + b, 0) / Math.max(1, numbers.length)).toFixed(1)
  const rows = kinds.map((kind) => {
    const these = sittings.filter((one) => one.kind === kind)
    const [taps, touches] = [these.map((one) => one.taps), these.map((one) => one.touches)]
    return line([kind, these.length, mean(taps), most(taps), mean(touches), most(touches)])
  })
  return [line(['', 'sittings', 'taps', 'most', touched, 'most']), ...rows].join('\n')
}
