/** The panel on which cards aboard change their roles. */
import type { PanelAction } from '../../../contract/index.ts'
import { type PanelEntry, panelEntries } from '../../../kit/panels/entries.ts'
import { read } from '../policies/practice/supposing.ts'
import { type DecisionOf, type OptionHere, optionsOf } from '../rules/abouts.ts'
import { moveId, movesInPhase } from '../rules/move/ways.ts'
import { pieceOf } from '../state/nesting.ts'
import type { Panel, PanelAsking } from './asking.ts'
import { joinedNames, pieceNames } from './card-names.ts'
import { NEXT } from './rest-of-turn.ts'
import { tableScene } from './scenes/table-scene.ts'

type ActAsking = PanelAsking<DecisionOf<'act'>>

/** Returns the action that opens the panel on which cards aboard change their roles. */
export function roleAction({ decision, speaker: { say } }: ActAsking): readonly PanelAction[] {
  const first = optionsOf(decision).find(({ group }) => group === 'move')
  return first === undefined
    ? []
    : [{ id: 'roles', label: say('panel.roles'), look: 'plain', puts: { choose: [first.id] } }]
}

/** Returns the panel on which cards aboard change their roles. */
export function rolesPanel(asking: ActAsking, options: readonly OptionHere[]): Panel {
  const { view, voice, speaker } = asking
  const { say } = speaker
  const reading = read(view)
  const entries = options
    .filter(({ group }) => group === 'move')
    .flatMap((option) => {
      const piece = pieceOf(view, option.face ?? null)
      if (piece === null) return []
      return movesInPhase(reading, piece).map(
        (move): PanelEntry => ({
          choose: [option.id],
          names: joinedNames(
            (card = '') => `${card} → ${move.role === null ? '' : say(`panel.way.${move.role}`)}`,
            pieceNames(view, piece.handle),
          ),
          next: NEXT.move(moveId(move)),
          hint: move.swap === undefined ? null : say('panel.move.swap', { card: pieceNames(view, move.swap)[1] }),
        }),
      )
    })
  return {
    question: say('panel.role.which'),
    scene: () => tableScene(view, voice),
    actions: [{ id: 'other', label: say('panel.way.other'), look: 'plain', puts: {} }],
    list: { placeholder: say('panel.role.list'), acts: 'do', min: 1, max: 1, entries: panelEntries(entries, []) },
  }
}
