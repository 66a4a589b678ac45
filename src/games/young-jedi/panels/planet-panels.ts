/** The questions of set-up and between planets on one screen. */
import { type Option, PANEL_LABEL, type PanelAction } from '../../../contract/index.ts'
import { answers, gives } from '../../../kit/panels/actions.ts'
import { type PanelEntry, panelEntries } from '../../../kit/panels/entries.ts'
import { fitting, LABEL } from '../../../kit/panels/fitting.ts'
import type { Planet } from '../cards/card.ts'
import { cardById } from '../cards/index.ts'
import { type DecisionOf, type OptionOf, optionsOf } from '../state/abouts.ts'
import { locationCard } from '../state/game-table.ts'
import { bonusesAt } from '../words/asked/planet-asked.ts'
import { wholeText } from '../words/card-texts.ts'
import {
  askedOf,
  askedOfPicked,
  cardList,
  cardOfOption,
  namesOf,
  type Panel,
  type PanelAsking,
  type PanelMakers,
} from './asking.ts'
import { numberActions } from './number-buttons.ts'
import { discardList } from './turn-panels.ts'

/** The makers of the panels on planets and Locations. */
export const PLANETS = {
  'start-number': (asking) => ({
    question: asking.speaker.say('panel.number.question'),
    final: true,
    actions: numberActions(asking),
  }),

  'start-location': startLocation,
  'next-location': nextLocation,

  fetch: (asking) => {
    const { decision, speaker, taken } = asking
    const { say, language } = speaker
    const none = answers('none', say('panel.fetch.none'))
    if (optionsOf(decision).length === 0) return { question: say('panel.fetch.nothing'), actions: [none] }
    const card = cardOfOption(asking, taken[0])
    const which = say('panel.fetch.which')
    return {
      question:
        card === undefined ? which : askedOfPicked(asking, card, (name) => say('panel.fetch', { card: name }), which),
      actions: [gives(asking, 'fetch', say('panel.fetch.it')), none],
      list: cardList(asking, say('panel.fetch.list'), ({ card: id }) =>
        id === undefined ? null : wholeText(cardById(id), language),
      ),
    }
  },

  'control-text': (asking) => {
    const { decision, speaker } = asking
    const { say } = speaker
    const { card, discard, draw } = decision.about
    const use =
      discard === 0 ? say('panel.control-text.draw', { draw }) : say('panel.control-text.use', { discard, draw })
    const list = discardList(asking)
    return {
      question: askedOf(card, (name) => say('panel.control-text', { card: name }), say('panel.defeat-text.plain')),
      actions: [gives(asking, 'use', use), answers('none', say('panel.leave-it'))],
      list: list === undefined || discard === 0 ? undefined : { ...list, placeholder: say('panel.control-text.list') },
    }
  },
} satisfies Partial<PanelMakers>

// ---------------------------------------------------------------- Locations

const planetOf = ({ card = '' }: Option): Planet => locationCard(card).planet

/** The planets among these Locations, the one of the draft first. */
function planetsOf(options: readonly Option[], first: Option | undefined): Planet[] {
  const planets = options.map(planetOf)
  return [...new Set(first === undefined ? planets : [planetOf(first), ...planets])]
}

/** "3 cards of yours: +7 in all" */
function bonusHint({ card }: Option, { view, side, speaker }: PanelAsking): string | null {
  const bonuses = bonusesAt(card, view, side)
  return bonuses === null ? null : speaker.say('panel.bonus', bonuses)
}

/** Buttons for planets, each with its Location; a list where a planet has several. */
function startLocation(asking: PanelAsking<DecisionOf<'start-location'>>): Panel {
  const { decision, begun, speaker, taken } = asking
  const { say } = speaker
  const options = optionsOf(decision)
  const chosen = options.find(({ id }) => taken.includes(id))
  const planets = planetsOf(options, chosen)
  const several = options.length > planets.length
  const actions = planets.map((planet): PanelAction => {
    const [first] = options.filter((option) => planetOf(option) === planet)
    const own = chosen !== undefined && planetOf(chosen) === planet ? chosen : first
    const place = namesOf(own?.card ?? '')[1]
    const label =
      own === chosen && several && !begun.suggested
        ? fitting(LABEL, say('panel.start-location.at', { place }), place, planet)
        : planet
    return answers('ok', label, {
      id: `planet-${planet}`,
      ...(own === chosen && chosen !== undefined ? {} : { choose: own === undefined ? [] : [own.id] }),
    })
  })
  return {
    question: say('panel.start-location'),
    actions: actions.slice(0, 3),
    list: several
      ? cardList(asking, say('panel.start-location.list'), (option) => bonusHint(option, asking))
      : undefined,
  }
}

type NextLocation = PanelAsking<DecisionOf<'next-location'>>
type OpenLocation = OptionOf<'next-location'>

/** The planet first, then the card; both steps are one question of the rules. */
function nextLocation(asking: NextLocation): Panel {
  const { decision, begun, taken, speaker } = asking
  const { say } = speaker
  const options = optionsOf(decision)
  const chosen = options.find(({ id }) => taken.includes(id))
  const planets = planetsOf(options, chosen)
  const [planet] = planets
  const placed = planets.length === 1 || (chosen !== undefined && !begun.suggested)
  if (placed) return whereOn(planet as Planet, chosen, planets.length > 1, asking)
  const there = (of: Planet) => options.filter((option) => planetOf(option) === of)
  const actions = planets.map((of): PanelAction => {
    const own = there(of)
    const [first] = own
    if (chosen !== undefined && planetOf(chosen) === of) return answers('ok', of, { id: `planet-${of}` })
    if (own.length === 1 && first !== undefined) return answers('ok', of, { id: `planet-${of}`, choose: [first.id] })
    return { id: `planet-${of}`, label: of, look: 'plain', puts: { choose: first === undefined ? [] : [first.id] } }
  })
  const several = chosen !== undefined && there(planetOf(chosen)).length > 1
  return {
    question: say('panel.next-location'),
    actions: actions.slice(0, 3),
    list: several ? placesOn(planetOf(chosen), asking) : undefined,
  }
}

function whereOn(planet: Planet, chosen: OpenLocation | undefined, other: boolean, asking: NextLocation): Panel {
  const { say } = asking.speaker
  const { decision } = asking
  const [first] = optionsOf(decision).filter((option) => planetOf(option) === planet)
  const own = chosen ?? first
  const place = own === undefined ? '' : namesOf(own.card ?? '')[1]
  const at = answers('ok', fitting(LABEL, place, planet), {
    ...(chosen === undefined && own !== undefined ? { choose: [own.id] } : {}),
  })
  const back = { id: 'other', label: say('panel.next-location.other'), look: 'plain', puts: { choose: [] } } as const
  return {
    question: say('panel.next-location.on', { planet }),
    actions: other ? [at, back] : [at],
    list: placesOn(planet, asking),
  }
}

/** The Locations of one planet, each with the pile that it comes from; the draw deck last, because it is then shuffled. */
function placesOn(planet: Planet, asking: NextLocation): Panel['list'] {
  const { decision, speaker, taken } = asking
  const { say } = speaker
  const there = optionsOf(decision).filter((option) => planetOf(option) === planet)
  if (there.length < 2) return undefined
  const entries = there.map((option): PanelEntry => {
    const pile = say(`panel.next-location.pile.${option.about.from}`)
    const label = (place: string) => say('panel.next-location.entry', { place, pile })
    const [full, title] = namesOf(option.card ?? '')
    const from = label(title).length <= PANEL_LABEL ? null : pile
    const bonus = bonusHint(option, asking)
    const shuffled = option.about.from === 'deck' ? say('panel.next-location.shuffled') : null
    return {
      choose: [option.id],
      names: [label(full), label(title), title],
      hint: [from, bonus, shuffled].filter((part) => part !== null).join(' · '),
    }
  })
  return {
    placeholder: say('panel.next-location.list', { planet }),
    acts: 'ok',
    min: 1,
    max: 1,
    entries: panelEntries(entries, taken),
  }
}
