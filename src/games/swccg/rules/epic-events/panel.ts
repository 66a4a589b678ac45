/** An attempt on one screen before it is made: its numbers, the draws that it needs, and what success brings. */
import { answers } from '../../../../kit/panels/actions.ts'
import { panelEntries } from '../../../../kit/panels/entries.ts'
import { cutWords, fitFinal, fitQuestion, fitting, LABEL } from '../../../../kit/panels/fitting.ts'
import { clipWords } from '../../../../kit/wording/clipping.ts'
import type { AddedText } from '../../panels/added-shown.ts'
import type { Panel, PanelAsking } from '../../panels/asking.ts'
import { pieceNames, placeNames } from '../../panels/card-names.ts'
import { cardOf, type Side } from '../../state/engine-card.ts'
import type { TableCard } from '../../state/game-state.ts'
import { pieceOf, sideOfPiece, whereIs } from '../../state/nesting.ts'
import type { Act, ArgumentsOf } from '../../texts/language/words.ts'
import { readingOf } from '../../texts/reading-of.ts'
import { isCrewed } from '../../texts/values/crews.ts'
import type { View } from '../../view/player-view.ts'
import { shortName } from '../../words/short-names.ts'
import { type DecisionOf, type OptionHere, optionsOf } from '../abouts.ts'
import { attemptScene, neededWords } from './scene.ts'
import { type AttemptAhead, attemptAhead } from './steps.ts'
import { speak } from './story.ts'

type AttemptAct = ArgumentsOf<'acts', 'attempt'>

/** An attempt of a card on table: its act, and the piece. */
interface Trial {
  readonly act: AttemptAct
  readonly event: TableCard
}

const isAttempt = (act: Act): act is Act & { readonly word: 'attempt' } => act.word === 'attempt'

/** The attempt that the text of a card on table offers this side; null: none. */
function trialOf(view: View, side: Side, card: string | undefined): Trial | null {
  const event = view.pieces.find((piece) => piece.card === card)
  if (event === undefined) return null
  const pieces = Object.values(cardOf(event.card).text[side])
  const act = pieces.flatMap((piece) => ('offer' in piece ? piece.does : [])).find(isAttempt)
  return act === undefined ? null : { act, event }
}

/** The attempt that an option makes. */
function trialIn({ view, side }: Pick<PanelAsking, 'view' | 'side'>, { group, card, about }: OptionHere): Trial | null {
  const trial = group === 'text' ? trialOf(view, side, card) : null
  const own = about?.text === undefined ? undefined : cardOf(card ?? '').text[side][about.text]
  return trial !== null && own !== undefined && 'offer' in own && own.does.includes(trial.act as Act) ? trial : null
}

/** The ships that can make it. */
const shipsOf = (view: View, side: Side, { event }: Trial): readonly TableCard[] =>
  view.pieces.filter(
    (piece) =>
      piece.at !== null &&
      piece.at === whereIs(view, event) &&
      sideOfPiece(piece) === side &&
      cardOf(piece.card).kind === 'starfighter' &&
      isCrewed(view, piece),
  )

/** The attempt with a ship, or without one. */
const aheadWith = (view: View, side: Side, { act, event }: Trial, ship: TableCard | null): AttemptAhead | null =>
  attemptAhead(readingOf(view), side, act, { event, ship })

const leastOf = (view: View, side: Side, trial: Trial) => (ship: TableCard) =>
  aheadWith(view, side, trial, ship)?.least ?? Number.POSITIVE_INFINITY

/** The ship with which it needs the least. */
function bestShip(view: View, side: Side, trial: Trial): TableCard | null {
  const least = leastOf(view, side, trial)
  return shipsOf(view, side, trial).toSorted((one, other) => least(one) - least(other))[0] ?? null
}

/** Characters of the name of a ship on a button. */
const NAME = 18

function names(asking: PanelAsking, option: OptionHere): readonly [string, ...string[]] | null {
  const trial = trialIn(asking, option)
  const ahead = trial === null ? null : aheadWith(asking.view, asking.side, trial, null)
  if (ahead === null) return null
  const say = speak(asking.speaker.language)
  const all = placeNames(asking.view, ahead.target)
  return [say('events.attempt', { target: all[0] }), ...all.map((target) => say('events.attempt.brief', { target }))]
}

function panel(asking: PanelAsking, option: OptionHere): Panel | null {
  const trial = trialIn(asking, option)
  if (trial === null) return null
  const { decision, view, side, speaker } = asking
  const { act, event } = trial
  const say = speak(speaker.language)
  const ships = act.with === undefined ? [] : shipsOf(view, side, trial)
  const ship = pieceOf(view, option.about?.target ?? null) ?? bestShip(view, side, trial)
  const ahead = aheadWith(view, side, trial, act.with === undefined ? null : ship)
  if (ahead === null) return null
  const targets = placeNames(view, ahead.target).map((target) => say('events.asked', { target }))
  return {
    question: fitQuestion(...(targets as [string, ...string[]])),
    below: fitFinal(neededWords(ahead, speaker.language)),
    final: true,
    scene: () => attemptScene(asking, { ahead, act, event }),
    actions: [
      answers(decision.exits[0]?.id ?? 'do', say(ships.length > 1 ? 'events.choose' : 'events.do'), {
        choose: [option.id],
        look: 'main',
      }),
      { id: 'other', label: say('events.not'), look: 'plain', puts: {} },
    ],
  }
}

/** The question with which ship it is made. */
function target(asking: PanelAsking<DecisionOf<'text-target'>>): Panel | null {
  const { decision, view, side, taken, speaker } = asking
  const trial = trialOf(view, side, decision.about.card)
  if (trial === null || trial.act.with === undefined) return null
  const { act, event } = trial
  const { language } = speaker
  const say = speak(language)
  const options = optionsOf(decision)
  const least = leastOf(view, side, trial)
  const ships = options
    .flatMap(({ id, face }) => pieceOf(view, face ?? id) ?? [])
    .toSorted((one, other) => least(one) - least(other))
  const [best] = ships
  const ship = ships.find(({ handle }) => taken.includes(handle)) ?? best
  const ahead = ship === undefined ? null : aheadWith(view, side, trial, ship)
  if (ship === undefined || ahead === null) return null
  const [, short] = pieceNames(view, ship.handle)
  const entries = ships.flatMap((one) => {
    const other = aheadWith(view, side, trial, one)
    if (other === null) return []
    const hint = say('events.hint', { ability: other.pilot.ability, needs: neededWords(other, language) })
    return [{ choose: [one.handle], names: pieceNames(view, one.handle), hint }]
  })
  const label = say('events.do.with', { ship: clipWords(shortName(ship.card), NAME) })
  return {
    question: fitQuestion(
      say('events.asked.with', { ship: short }),
      say('events.asked.with', { ship: shortName(ship.card) }),
    ),
    below: fitFinal(neededWords(ahead, language)),
    final: true,
    scene: () => attemptScene(asking, { ahead, act, event }),
    actions: [
      answers('do', fitting(LABEL, label, cutWords(label, LABEL)), { id: 'ship', choose: [ship.handle], look: 'main' }),
    ],
    ...(ships.length < 2
      ? {}
      : { list: { placeholder: say('events.other'), min: 1, max: 1, entries: panelEntries(entries, [ship.handle]) } }),
  }
}

/** The attempts of Epic Events. */
export const attemptTexts: AddedText = { names, panel, target }
