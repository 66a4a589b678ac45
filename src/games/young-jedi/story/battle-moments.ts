/** Battles as pictures show them. */
import type { SeenEvent, ShownClash, Unmet, Voice } from '../../../contract/index.ts'
import { opposite, type Side } from '../cards/card.ts'
import { factsIn } from '../rules/known-facts.ts'
import type { SeenFact } from '../state/game-facts.ts'
import { type Speaker, speakerOf } from '../words/say.ts'
import { lanesOf } from './fought-lanes.ts'

/** The facts of one battle. */
interface Chapter {
  readonly facts: SeenFact[]
  readonly label: string
  readonly planet: string | null
  readonly turn: number | null
}

const BEGINS: ReadonlySet<SeenFact['type']> = new Set(['battle', 'starship-battle'])

/** The facts, battle by battle; one that began before them is told from where they start. */
export function battleChapters(facts: readonly SeenFact[], { say }: Speaker): readonly Chapter[] {
  const chapters: Chapter[] = []
  let open = false
  let planet: string | null = null
  let turn: number | null = null
  for (const fact of facts) {
    if (fact.type === 'turn') {
      planet = fact.data.planet
      turn = fact.data.turn
      open = false
    }
    const begins = BEGINS.has(fact.type) || (!open && fact.type === 'fighters')
    if (begins) {
      const where = fact.type === 'starship-battle' ? fact.data.planet : planet
      const key = fact.type === 'starship-battle' ? 'moment.battle.space' : 'moment.battle'
      const label = where === null ? say('moment.battle.plain') : say(key, { planet: where })
      chapters.push({ facts: [], label, planet: where, turn })
      open = true
    }
    if (open) chapters.at(-1)?.facts.push(fact)
    if (fact.type === 'battle-end') open = false
  }
  return chapters
}

/** The battles that these facts tell of. */
export function battles(events: readonly SeenEvent[], voice: Voice): readonly ShownClash[] {
  const speaker = speakerOf(voice)
  return battleChapters(factsIn(events), speaker).map((chapter) => battleOf(chapter, speaker))
}

function battleOf({ facts, label }: Chapter, speaker: Speaker): ShownClash {
  const lanes = lanesOf(facts, speaker)
  const over = facts.some(({ type }) => type === 'battle-end')
  return { label, lanes, unmet: unmetIn(facts, speaker), score: scoreIn(facts), over }
}

/** Returns how many fights of a battle each side has won; of one in which the match ended, as far as it went. */
export function scoreIn(facts: readonly SeenFact[]): Readonly<Record<Side, number>> {
  const end = facts.find((fact) => fact.type === 'battle-end')
  const counted = (side: Side) => facts.filter((fact) => fact.type === 'fight' && fact.seat === side).length
  return end?.data.won ?? { dark: counted('dark'), light: counted('light') }
}

function unmetIn(facts: readonly SeenFact[], { say }: Speaker): Unmet[] {
  return facts.flatMap((fact) =>
    fact.type !== 'breakthrough'
      ? []
      : [
          {
            by: opposite(fact.seat),
            label: say('moment.through'),
            cost: say('moment.cards', { count: fact.data.cards.length }),
          },
        ],
  )
}
