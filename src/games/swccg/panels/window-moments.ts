/** The words of each moment to which a player may respond: what happens, and the number on which it hangs. */
import { fitBelow, fitQuestion } from '../../../kit/panels/fitting.ts'
import type { OptionHere } from '../rules/abouts.ts'
import { destinyValue } from '../rules/destiny/steps.ts'
import { drainAmount } from '../rules/drain/steps.ts'
import { cardOf, opponentOf, type Side } from '../state/engine-card.ts'
import { pieceOf, sideOfPiece } from '../state/nesting.ts'
import { readingOf } from '../texts/reading-of.ts'
import { totalPower } from '../texts/values/battling.ts'
import { powerSeen } from '../view/place-seen.ts'
import type { View } from '../view/player-view.ts'
import { placeName } from '../words/place-names.ts'
import { shortName } from '../words/short-names.ts'
import type { StorySpeaker } from '../words/speaker.ts'
import { addedWindowWords } from './added-shown.ts'
import { addedTo, cancels, cardIn, setTo } from './played-functions.ts'
// biome-ignore format: a list of words
import { drawnFor, isToWork, neededFor, needsInWords, type ShotReader, type ShotResult } from './shot-numbers.ts'

/** The question and the line below it; nulls where the moment has none of its own. */
export interface WindowWords {
  readonly question: string | null
  readonly below: string | null
}

const NONE: WindowWords = { question: null, below: null }

/** All that the words of a moment are made from. */
interface Moment {
  readonly side: Side
  readonly view: View
  /** The option that is proposed or chosen; null: none. */
  readonly option: OptionHere | null
  readonly speaker: StorySpeaker
}

/** Returns the words of a moment. @param option that is chosen or proposed; null: none */
export function momentWords(
  side: Side,
  view: View,
  moment: string,
  option: OptionHere | null,
  speaker: StorySpeaker,
): WindowWords {
  const own = MOMENTS[moment]
  if (own === undefined) return addedWindowWords(moment, view, speaker.language) ?? NONE
  return own({ side, view, option, speaker })
}

const MOMENTS: Readonly<Record<string, (moment: Moment) => WindowWords>> = {
  'drain begun': drainBegun,
  'battle begun': battleBegun,
  react: reacting,
  targeted,
  'about to draw weapon destiny': aiming,
  'weapon destiny drawn': shotDrawn,
  hit: isHit,
  'about to draw battle destiny': beforeDraw,
  'battle destiny drawn': destinyDrawn,
  'destiny drawn': anyDrawn,
  forfeited: ({ option, speaker }) => gone(option, speaker, 'window.forfeited?'),
  lost: ({ option, speaker }) => gone(option, speaker, 'window.lost?'),
  'about to be lost': ({ option, speaker }) => gone(option, speaker, 'window.leaving?'),
  'battle over': ({ option, speaker }) => gone(option, speaker, 'window.battle-over?'),
  moved: ({ option, speaker }) => gone(option, speaker, 'window.moved?'),
  deployed: ({ option, speaker }) => gone(option, speaker, 'window.deployed?'),
  'drain lost': ({ option, speaker }) => gone(option, speaker, 'window.drain-lost?'),
  'card played': cardPlayed,
  cancelled: ({ option, speaker }) => gone(option, speaker, 'window.cancelled?'),
}

/** A card or Force has gone: an option has its own words. */
const gone = (
  option: OptionHere | null,
  { say }: StorySpeaker,
  key: `window.${'forfeited' | 'lost' | 'leaving' | 'drain-lost' | 'cancelled' | 'battle-over' | 'moved' | 'deployed'}?`,
): WindowWords => (option === null ? { question: say(key), below: null } : NONE)

/** The player who drains is not the one who loses Force, and does not react. */
function drainBegun({ view, side, option, speaker }: Moment): WindowWords {
  const { drain } = view
  if (drain === null || option !== null) return NONE
  const { say } = speaker
  const own = drain.side === side
  const asked = (place: string) => say(own ? 'window.own-drain?' : 'window.drain?', { place })
  const count = drainAmount(readingOf(view), drain.side, drain.at)
  const name = speaker.name(opponentOf(side))
  return {
    question: fitQuestion(asked(placeName(view, drain.at)), asked(placeName(view, drain.at, SHORT))),
    below: own
      ? fitBelow(say('window.own-drain', { count, name }), say('window.own-drain.short', { count }))
      : say('window.drain', { count }),
  }
}

const SHORT = 14

function battleBegun({ view, side, option, speaker }: Moment): WindowWords {
  const { battle } = view
  if (battle === null || option !== null) return NONE
  const reading = readingOf(view)
  const [mine, theirs] = [side, opponentOf(side)].map((one) => totalPower(reading, battle, one))
  return {
    question: speaker.say('window.battle?'),
    below: speaker.say('window.power', { mine: mine ?? 0, theirs: theirs ?? 0 }),
  }
}

function reacting({ view, side, option, speaker }: Moment): WindowWords {
  if (option !== null) return NONE
  const at = view.drain?.at ?? view.battle?.at ?? null
  const theirs = at === null ? null : powerSeen(readingOf(view), at, opponentOf(side))
  const mine = at === null ? null : powerSeen(readingOf(view), at, side)
  // The player who has begun the drain or the battle never reacts to it (rule 16.1).
  const isOwn = (view.drain?.side ?? view.battle?.initiator ?? side) !== side
  return {
    question: speaker.say(isOwn ? 'window.own-react?' : 'window.reacts?'),
    below: at === null ? null : speaker.say('window.power', { mine: mine ?? 0, theirs: theirs ?? 0 }),
  }
}

// ---------------------------------------------------------------- shots

function targeted({ view, side, option, speaker }: Moment): WindowWords {
  const { say } = speaker
  const target = pieceOf(view, view.shot?.target ?? null)
  if (target === null || view.shot === null) return NONE
  const card = shortName(target.card)
  const raised = option === null ? null : setTo(option, side, 'defense')
  const needed = raised === null ? null : neededFor(view, view.shot, target, { defense: raised })
  if (raised === null)
    return option === null
      ? {
          question: fitQuestion(say('window.targeted?', { card }), say('window.shot?')),
          below: hitsOn({ view, side, speaker }),
        }
      : NONE
  return {
    question: fitQuestion(say('window.raise?', { card, number: raised }), say('window.raise-it?', { number: raised })),
    below: needed === null ? hitsOn({ view, side, speaker }) : fitBelow(say('window.then-needs', { number: needed })),
  }
}

/** "Hits on 5 or more". */
function hitsOn(reader: ShotReader): string | null {
  const { shot } = reader.view
  const target = pieceOf(reader.view, shot?.target ?? null)
  return target === null || shot === null ? null : needsInWords(reader, shot, [target])
}

function aiming({ view, side, option, speaker }: Moment): WindowWords {
  const { say } = speaker
  const target = pieceOf(view, view.shot?.target ?? null)
  if (target === null || view.shot === null) return NONE
  if (option === null) return { question: say('window.aim?'), below: hitsOn({ view, side, speaker }) }
  const more = addedTo(option, side, 'weapon destiny')
  if (more === 0) return NONE
  const [now, then] = [neededFor(view, view.shot, target), neededFor(view, view.shot, target, { more })]
  return {
    question: fitQuestion(say('window.aim-with?', { card: cardIn(option) }), say('window.aim?')),
    below:
      then === null || now === null
        ? needsInWords({ view, side, speaker }, view.shot, [target], { more })
        : fitBelow(say('window.hits-then', { then, now }), say('window.then-needs', { number: then })),
  }
}

function shotDrawn(moment: Moment): WindowWords {
  const { view, side, option, speaker } = moment
  const { say } = speaker
  const { shot, destiny } = view
  if (destiny?.automated !== undefined) return anyDrawn(moment)
  const target = pieceOf(view, shot?.target ?? null)
  if (shot === null || target === null || destiny === null) return NONE
  if (option !== null) return NONE
  const drawn = drawnFor(view, destinyValue(readingOf(view), destiny) ?? 0)
  if (drawn === null) return NONE
  const mine = sideOfPiece(target) === side
  const question = say(mine ? 'window.shot?' : 'window.improve?')
  const result = resultInWords(drawn, { view, side, speaker })
  if (!mine || drawn.against === null || !drawn.succeeds) return { question, below: result }
  const card = shortName(target.card)
  return {
    question,
    below: fitBelow(say(isToWork(view, shot) ? 'window.would-work' : 'window.would-hit', { card }), result),
  }
}

/** "6 against 5: it hits", or the chance that is left where the opponent still draws. */
function resultInWords(drawn: ShotResult, { view, speaker: { say } }: ShotReader): string {
  const { total, against: defense } = drawn
  if (defense === null) return say('window.against-draw', { total, chance: drawn.chance })
  const toWork = view.shot !== null && isToWork(view, view.shot)
  if (drawn.succeeds) return say(toWork ? 'window.works-by' : 'window.hit-by', { total, defense })
  return say(toWork ? 'window.fails-by' : 'window.misses-by', { total, defense })
}

function isHit({ option, speaker }: Moment): WindowWords {
  const { say } = speaker
  return option === null ? { question: say('window.hit?'), below: say('window.hit') } : NONE
}

// ---------------------------------------------------------------- destinies

function beforeDraw({ view, side, option, speaker }: Moment): WindowWords {
  const { say } = speaker
  if (option !== null) return NONE
  const mine = view.destiny?.side === side
  return { question: mine ? say('window.before-draw?') : say('window.before-their-draw?'), below: null }
}

/** The total of a side as it will be with the destiny that was just drawn, or with another number in its place. */
function totalWith({ view, side: own }: Moment, side: Side, value: number): number {
  const { battle, destiny } = view
  if (battle === null || destiny === null) return 0
  const mine = destiny.side === side
  const destinies =
    mine && value > 0 ? { ...battle.destinies, [side]: [...battle.destinies[side], value] } : battle.destinies
  return own === undefined ? 0 : totalPower(readingOf(view), { ...battle, destinies }, side)
}

function destinyDrawn(moment: Moment): WindowWords {
  const { view, side, option, speaker } = moment
  const { say } = speaker
  const { destiny } = view
  if (destiny === null || view.battle === null) return NONE
  const value = destinyValue(readingOf(view), destiny) ?? 0
  const other = opponentOf(side)
  const mine = destiny.side === side
  const totals = (number: number) => ({
    mine: totalWith(moment, side, number),
    theirs: totalWith(moment, other, number),
  })
  if (option === null)
    return {
      question: mine
        ? say('window.drew?', { number: value })
        : say('window.they-drew?', { name: speaker.name(other), number: value }),
      below: say('window.power', totals(value)),
    }
  const more = addedTo(option, side, 'battle destiny')
  if (mine && more !== 0) {
    const [before, after] = [totals(value), totals(value + more)]
    return {
      question: say('window.raise-destiny?', { number: value + more }),
      below: say('window.from-to', { from: before.mine, to: after.mine, theirs: after.theirs }),
    }
  }
  if (!mine && cancels(option, side)) {
    const after = totals(0)
    return {
      question: fitQuestion(
        say('window.cancel-with?', { number: value, card: cardIn(option) }),
        say('window.cancel?', { number: value }),
      ),
      below: say('window.then', after),
    }
  }
  return NONE
}

function anyDrawn({ view, side, option, speaker }: Moment): WindowWords {
  const { destiny } = view
  if (destiny === null || option !== null) return NONE
  const number = destinyValue(readingOf(view), destiny) ?? 0
  const { say } = speaker
  const drawn = drawnFor(view, number)
  return {
    question:
      destiny.side === side
        ? say('window.drew?', { number })
        : say('window.they-drew?', { name: speaker.name(opponentOf(side)), number }),
    below: drawn === null ? null : resultInWords(drawn, { view, side, speaker }),
  }
}

// ---------------------------------------------------------------- cards that are played

function cardPlayed({ view, side, option, speaker }: Moment): WindowWords {
  const { say } = speaker
  const [top] = view.stack
  if (option !== null || top === undefined) return NONE
  const card = shortName(top.card)
  const name = speaker.name(opponentOf(side))
  if (top.by === side) return { question: say('window.respond?'), below: null }
  const plays = cardOf(top.card).type === 'interrupt'
  return {
    question: fitQuestion(
      say(plays ? 'window.plays?' : 'window.deploys?', { name, card }),
      say(plays ? 'window.card-plays?' : 'window.card-deploys?', { card }),
    ),
    below: null,
  }
}
