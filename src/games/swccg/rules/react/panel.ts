/** Reacts on one screen: who boards or leaves a card that reacts. */
import { answers } from '../../../../kit/panels/actions.ts'
import { panelEntries } from '../../../../kit/panels/entries.ts'
import { fitQuestion, fitting, LABEL } from '../../../../kit/panels/fitting.ts'
import { clipWords } from '../../../../kit/wording/clipping.ts'
import type { Panel, PanelAsking, PanelMakers } from '../../panels/asking.ts'
import { chosenOf } from '../../panels/respond-panel.ts'
import { tableScene } from '../../panels/scenes/table-scene.ts'
import { moved } from '../../policies/practice/supposing.ts'
import type { Role } from '../../state/game-frames.ts'
import { pieceOf, whereIs } from '../../state/nesting.ts'
import type { View } from '../../view/player-view.ts'
import { shortName } from '../../words/short-names.ts'
import { type DecisionOf, type OptionHere, optionsOf } from '../abouts.ts'

const NAME = 20

/** The position once a card has got on or off. */
function ridden(view: View, carrier: string, { face, group, about }: OptionHere): View {
  const [ship, rider] = [pieceOf(view, carrier), pieceOf(view, face ?? null)]
  if (ship === null || rider === null) return view
  const role = (about?.role ?? null) as Role | null
  return moved(
    view,
    rider,
    group === 'embark' ? { at: null, on: carrier, role } : { at: ship.at, on: null, role: null },
  )
}

function riders(asking: PanelAsking<DecisionOf<'riders'>>): Panel {
  const { decision, view, voice, speaker, taken } = asking
  const { say } = speaker
  const ship = clipWords(shortName(decision.about.card), NAME)
  const options = optionsOf(decision)
  const boards = options.some(({ group }) => group === 'embark')
  const labelOf = ({ card = '', group }: OptionHere): string =>
    fitting(
      LABEL,
      say(group === 'embark' ? 'react.boards' : 'react.leaves', { card: clipWords(shortName(card), NAME) }),
    )
  const chosen = chosenOf(asking)
  const shown = chosen ?? (options.length === 1 ? options[0] : undefined)
  const does =
    shown === undefined
      ? []
      : [
          answers('do', labelOf(shown), {
            id: `do-${shown.id}`,
            choose: [shown.id],
            ...(chosen === undefined ? {} : { look: 'good' as const }),
          }),
        ]
  const nobody = answers('pass', say('react.nobody'))
  const at = pieceOf(view, decision.about.piece)
  const place = at === null ? null : whereIs(view, at)
  return {
    question: boards ? fitQuestion(say('react.boards?', { ship }), say('react.boards-it?')) : say('react.leaves?'),
    below: say(decision.about.leaves ? 'react.free' : 'react.free-then'),
    final: true,
    actions: chosen === undefined ? [nobody, ...does] : [...does, nobody],
    ...(options.length < 2
      ? {}
      : {
          list: {
            placeholder: say('react.other'),
            min: 0,
            max: 1,
            entries: panelEntries(
              options.map((option) => ({
                choose: [option.id],
                names: [labelOf(option)] as const,
                hint: shortName(option.card ?? ''),
              })),
              taken,
            ),
          },
        }),
    scene: () =>
      tableScene(shown === undefined ? view : ridden(view, decision.about.piece, shown), voice, {
        trackless: true,
        cards: new Map([
          [decision.about.piece, { state: 'chosen' as const }],
          ...(shown?.face === undefined ? [] : [[shown.face, { state: 'coming' as const }] as const]),
        ]),
        ...(place === null ? {} : { places: new Map([[place, 'now' as const]]) }),
      }),
  }
}

/** The panels of reacts. */
export const REACT: PanelMakers = { riders: { suggest: () => null, ask: riders } }
