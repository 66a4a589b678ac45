/**
 * Parts of the table by themselves: the list of places, a place with all that lies there, piles, and the numbers of each.
 * All of it follows from the reader's present view.
 */
import type { CloseUp, CloseUpName, SeenEvent, Voice } from '../../contract/index.ts'
import { clip } from '../../kit/wording/clipping.ts'
import { type Say, speak } from '../../locales/index.ts'
import type { PersonId } from '../../matches/api.ts'
import {
  type Body,
  button,
  type ControlRow,
  type MenuEntry,
  type MessagePart,
  MOST,
  row,
  text,
} from '../shell/components.ts'
import { pagedSelects } from '../shell/pages.ts'
import { firstLines } from '../shell/text-limits.ts'
import { aroundPicture, drawnBody, type LaidPanel } from '../table/laid-panel.ts'
import { cardName } from '../table/table-text.ts'
import { explanationLine, type HelpInput, helpId, panelButton, spokenVoice } from './help-input.ts'

/** How the game speaks to the reader in pictures and labels, where names are not escaped. */
const plainVoice = ({ sight, language, names }: HelpInput): Voice => ({ language, names, reader: sight.reader })

/** Returns the name of a card in a part of the table, as the value of a list. */
const nearCard = (part: string, handle: string): string => `n ${part} ${handle}`

/** Returns the part of the table and the card that such a value names; null: it names none. */
export function readNearCard(value: string): { readonly part: string; readonly handle: string } | null {
  const [kind, part, handle] = value.split(' ')
  return kind === 'n' && part !== undefined && handle !== undefined ? { part, handle } : null
}

/** Returns a part of the table as the reader sees it now; null: there is no such part. */
const partOf = (input: HelpInput, id: string): CloseUp | null =>
  input.game.closeUps?.show(id, input.sight.view, plainVoice(input)) ?? null

/** Returns the catalogue id of a card in a part of the table; null if it does not lie there (any more). */
export const cardNear = (input: HelpInput, part: string, handle: string): string | null =>
  partOf(input, part)?.cards.find((one) => one.handle === handle)?.card ?? null

const choicesOf = (names: readonly CloseUpName[]): readonly MenuEntry[] =>
  names.map(({ id, label, hint }) => ({
    value: id,
    label,
    ...(hint === undefined ? {} : { hint: clip(hint, MOST.option) }),
  }))

/** Returns the selects in which parts of the table are chosen. */
function partSelects(input: HelpInput, names: readonly CloseUpName[], placeholder: string, page: number, say: Say) {
  const id = (verb: 'to' | 'page', ...more: string[]) =>
    verb === 'page' ? helpId(input.sight, 'places', '', ...more) : helpId(input.sight, 'to', ...more)
  return pagedSelects({ choices: choicesOf(names), placeholder, page, id, verb: 'to' }, say)
}

/** The list of places above the whole table. */
export async function placesView(input: HelpInput, person: PersonId, page: number): Promise<Body | null> {
  const { app, game, sight, language } = input
  const { closeUps } = game
  if (closeUps === undefined) return null
  const say = speak(language)
  const voice = plainVoice(input)
  const below: MessagePart[] = [
    text(`### ${say('help.places.title')}`),
    ...partSelects(input, closeUps.places(sight.view, voice), say('help.places.pick'), page, say),
    row(...panelButton(input, say), button(helpId(input.sight, 'cards', '0'), say('help.button.cards'))),
  ]
  return drawnBody(
    app,
    person,
    input,
    aroundPicture([], () => game.panels.scene(sight.view, voice), below, language),
  )
}

/** Returns the controls that ask where a card lies: at which place, or where else. */
export function whereControls(input: HelpInput, page: number): readonly ControlRow[] {
  const { game, sight, language } = input
  const { closeUps } = game
  if (closeUps === undefined) return []
  const say = speak(language)
  const voice = plainVoice(input)
  const elsewhere = choicesOf(closeUps.elsewhere(sight.view, voice))
  return [
    ...partSelects(input, closeUps.places(sight.view, voice), say('help.places.pick'), page, say),
    ...pagedSelects(
      {
        ...{ choices: elsewhere, placeholder: say('help.elsewhere.pick'), page: 0 },
        ...{ id: () => helpId(input.sight, 'to', 'else'), verb: 'to' },
      },
      say,
    ),
  ]
}

/**
 * A part of the table with its picture; null if there is no such part (any more).
 * @param facts returns those of the match so far, as the reader may know them
 */
export async function closeUpView(
  input: HelpInput,
  person: PersonId,
  id: string,
  page: number,
  facts: () => Promise<readonly SeenEvent[]>,
): Promise<Body | null> {
  const shown = partOf(input, id)
  if (shown === null) return null
  const laid = laidPart(input, shown, id, page, shown.past === true ? await facts() : [])
  return 'components' in laid ? laid : drawnBody(input.app, person, input, laid)
}

/** The most characters of what a part tells in words. */
const MOST_LINES = 3000

function laidPart(
  input: HelpInput,
  shown: CloseUp,
  id: string,
  page: number,
  facts: readonly SeenEvent[],
): LaidPanel | Body {
  const { language } = input
  const say = speak(language)
  const { news, title, below, scene, lines = [], next } = shown
  const [head, ...more] = news
  const above: MessagePart[] = head === undefined ? [] : [text([`**${head}**`, ...more].join(' '))]
  const words = [`### ${title}`, ...(below === undefined ? [] : [`-# ${below}`]), ...lines]
  const controls: MessagePart[] = [
    text(firstLines(words, MOST_LINES)),
    ...cardSelects(input, shown, id, page, say),
    row(
      button(helpId(input.sight, 'places', '0'), say('help.button.places')),
      ...(next === undefined ? [] : [button(helpId(input.sight, 'near', next.id), next.label)]),
      ...(shown.numbers === undefined ? [] : [button(helpId(input.sight, 'numbers', id), say('help.button.numbers'))]),
      ...panelButton(input, say),
    ),
  ]
  if (scene === undefined) return { components: [...above, ...controls] }
  return aroundPicture(above, () => scene(facts), controls, language)
}

function cardSelects(input: HelpInput, { cards, placeholder }: CloseUp, id: string, page: number, say: Say) {
  const choices = cards.map(
    ({ handle, card, hint }): MenuEntry => ({
      value: nearCard(id, handle),
      label: cardName(input.game, card),
      ...(hint === undefined ? {} : { hint: clip(hint, MOST.option) }),
    }),
  )
  const ids = (verb: 'pick' | 'page', ...more: string[]) =>
    verb === 'page' ? helpId(input.sight, 'near', id, ...more) : helpId(input.sight, 'pick', id, ...more)
  return pagedSelects({ choices, placeholder, page, id: ids, verb: 'pick' }, say)
}

/** The numbers of a part of the table, each with its parts; null if it has none (any more). */
export function partNumbers(input: HelpInput, id: string): Body | null {
  const { game, sight, language } = input
  const shown = game.closeUps?.show(id, sight.view, spokenVoice(input)) ?? null
  if (shown?.numbers === undefined) return null
  const say = speak(language)
  const lines = shown
    .numbers()
    .map((one) => (one.text.includes('\n') ? explanationLine(one) : `- ${explanationLine(one)}`))
  return {
    components: [
      text(firstLines([`### ${shown.title}`, ...lines], MOST_LINES)),
      row(button(helpId(input.sight, 'near', id), say('help.button.part'), 'main'), ...panelButton(input, say)),
    ],
  }
}
