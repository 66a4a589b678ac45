/** A further battle where one was just fought (rule 59.2). */
import { SIDES } from '../../state/engine-card.ts'
import { frameIn } from '../../state/game-state.ts'
import type { GameTable } from '../../state/game-table.ts'
import { about, ban } from '../../texts/language/makers.ts'
import type { Rule } from '../../texts/language/words.ts'
import { occupies } from '../../texts/values/presence.ts'
import { battleCost, beginBattle } from '../battle/steps.ts'
import type { RebattleFrame } from './state.ts'

/** It begins where the battle was that is over, if both still occupy that place and it can be paid. */
export function rebattleStep(table: GameTable, frame: RebattleFrame): void {
  const { side } = frame
  table.pop()
  const it = frameIn(table.state.flow, 'text')?.it
  if (it === undefined || !('place' in it)) return
  const { reading } = table
  const at = it.place
  if (!SIDES.every((one) => occupies(reading, at, one)) || battleCost(reading, side, at) > table.force(side)) return
  for (const rule of RULES)
    table.state.lasting.push({
      ...{ card: frame.card ?? '', you: side, piece: 'again', rule, until: 'battle', drawn: null, here: at },
      name: frame.card ?? '',
    })
  beginBattle(table, side, at, true)
}

const ANYWHERE = { at: 'location' } as const
/** Only the opponent reacts, to it alone, and neither player takes battle damage. */
const RULES: readonly Rule[] = [
  ban(['react to', 'react from'], { whose: 'you', ...ANYWHERE }),
  ban('react from', { whose: 'opponent', ...ANYWHERE }),
  about('limit', 'battle damage', { max: 0, whose: 'you', ...ANYWHERE }),
  about('limit', 'battle damage', { max: 0, whose: 'opponent', ...ANYWHERE }),
]
