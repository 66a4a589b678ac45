/** Plays whole games of Young Jedi on the panel's proposals. The taps that the player needs are counted. */
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

/** After this many answers a game should long be over. */
const MOST_ANSWERS = 600

const begun = (kind: Kind): Sitting => ({ kind, taps: 0, touches: 0, done: [] })

/** The kinds of sittings by the questions that only they have. */
const MARKS: readonly { readonly kind: Kind; readonly question: RegExp }[] = [
  { kind: 'duel', question: /^(?:Start a duel|Attack with \d|Block the|Take the hit|Who faces|No \d in your dueling)/ },
  { kind: 'battle', question: /^(?:Attack .+ on|Defend with|Confirm this plan)/ },
  { kind: 'text', question: /^(?:Which text first|Use )/ },
]
/** The question with which a turn begins. */
const TURN = /^(?:Deploy|Which cards do you deploy)/
/** The actions that end a turn. */
const ENDS = /^\w+ (?:done as-proposed|end)\b/
/** The worth of kinds: a turn with a battle and a text is one with a battle. */
const RANK: readonly Kind[] = ['between', 'quiet', 'text', 'battle', 'duel']

export class Player {
  readonly sittings: Sitting[] = []
  readonly #person: Person
  #sitting = begun('between')
  /** Whether the own turn has ended, so that the next question about deploying begins another one. */
  #isOver = true

  constructor(person: Person) {
    this.#person = person
  }

  /** Plays on by the first control that answers, until nothing is asked any more. */
  async playOn(): Promise<void> {
    for (let answers = 0; answers < MOST_ANSWERS; answers++) {
      const controls = await this.#person.controls()
      if (controls.length === 0) break
      const title = await this.#person.panel.getByRole('heading').last().innerText()
      if (TURN.test(title) && this.#isOver) this.#ends('quiet')
      const mark = MARKS.find(({ question }) => question.test(title))
      if (mark !== undefined && RANK.indexOf(mark.kind) > RANK.indexOf(this.#sitting.kind))
        this.#sitting.kind = mark.kind
      await this.#use(title, this.#person.wayOn(await this.#person.controls()))
    }
    this.#ends('between')
  }

  async #use(title: string, control: Control): Promise<void> {
    const { hands } = this.#person
    const before = hands.count
    this.#sitting.done.push(`${title}: ${control.action.join(' ')}`)
    await this.#person.use(control)
    if (ENDS.test(control.action.join(' '))) this.#isOver = true
    // The way on from a battle that has been shown answers nothing.
    if (control.action[0] === 'seen') return
    this.#sitting.taps += 1
    this.#sitting.touches += hands.count - before
  }

  #ends(next: Kind): void {
    if (this.#sitting.taps > 0) this.sittings.push(this.#sitting)
    this.#sitting = begun(next)
    this.#isOver = false
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
