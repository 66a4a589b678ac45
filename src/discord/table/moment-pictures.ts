/** Pictures of the moments of a match for a message. */

import type { Language, Moments, Reader, Scene, Seat, ShownClash, Voice } from '../../contract/index.ts'
import type { AnyGame } from '../../games/games.ts'
import { jointsOf } from '../../kit/wording/words.ts'
import { speak } from '../../locales/index.ts'
import type { MatchRecord } from '../../matches/api.ts'
import { sceneAlt } from '../../pictures/decision/scene-alt.ts'
import { momentAlt } from '../../pictures/moments/moment-alt.ts'
import type { DrawnMoment, MomentWords, Setting } from '../../pictures/moments/moment-scene.ts'
import { scenePictureWords } from '../../records/picture-words.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../time/lengths.ts'
import type { App } from '../shell/app.ts'
import type { BodyFile } from '../shell/components.ts'
import { lengthOf } from './clock-words.ts'
import { shownScene } from './scene-pictures.ts'

import { fileOf } from './table-pictures.ts'

/** The part of a match that one reader sees, for a picture. */
export interface WatchedMatch {
  readonly game: AnyGame
  readonly view: unknown
  readonly reader: Reader
  readonly language: Language
  /** As people call themselves, not escaped. */
  readonly names: Readonly<Record<Seat, string>>
}

/** A moment to be drawn: one that painters of moments know, or blocks. `before`: the scenes that lead to it, if it moves. */
export type PicturedMoment =
  | DrawnMoment
  | { readonly kind: 'scene'; readonly scene: Scene; readonly before?: readonly Scene[] }

/** Picks the moment to be drawn; null: none. */
type PickMoment = (moments: Moments<unknown>, voice: Voice) => PicturedMoment | null

/** How a game tells this reader of its moments in pictures, where names are not escaped. */
const pictureVoice = ({ reader, language, names }: WatchedMatch): Voice => ({ reader, language, names })

/** A clash that cards drawn for it have decided is shown as it came. */
const isDecidedByDraw = ({ over, lanes }: ShownClash): boolean => over && lanes.some(({ byDraw }) => byDraw)

/**
 * Returns a moment as a picture; null where the game has no moments, or nothing can be drawn: the words say the same.
 * @param choose picks the moment
 */
export async function momentFile(
  app: Pick<App, 'pictures' | 'log'>,
  watched: WatchedMatch,
  choose: PickMoment,
): Promise<BodyFile | null> {
  const { game, view } = watched
  const { pictures: artist } = app
  if (artist === null || game.moments === undefined) return null
  try {
    const voice = pictureVoice(watched)
    const moment = choose(game.moments, voice)
    if (moment === null) return null
    if (moment.kind === 'scene') {
      const shown = (scene: Scene) => shownScene(game, scene, watched.language)
      const { scene, before = [] } = moment
      if (before.length === 0) return fileOf(await artist.scene(game.id, shown(scene)))
      return fileOf(await artist.movingScene(game.id, [...before, scene].map(shown)))
    }
    const setting = settingOf(watched, game.moments.standing(view, voice))
    const moves = moment.kind === 'clash' && moment.stage === undefined && isDecidedByDraw(moment.clash)
    const drawn = moves
      ? await artist.movingClash(game.id, setting, moment)
      : await artist.moment(game.id, setting, moment)
    return { name: drawn.name, data: drawn.png, alt: drawn.alt, lasting: true }
  } catch (error) {
    app.log.error({ err: error, game: game.id }, 'a moment could not be drawn')
    return null
  }
}

/** The same in words, for people who play in words. */
export function momentText(watched: WatchedMatch, choose: PickMoment): string | null {
  const { game, view } = watched
  if (game.moments === undefined) return null
  const voice = pictureVoice(watched)
  const moment = choose(game.moments, voice)
  if (moment?.kind === 'scene') return sceneAlt(moment.scene, scenePictureWords(watched.language))
  return moment === null ? null : momentAlt(settingOf(watched, game.moments.standing(view, voice)), moment)
}

function settingOf({ game, reader, language, names }: WatchedMatch, standing: Setting['standing']): Setting {
  const say = speak(language)
  const words: MomentWords = {
    lost: say('moment.lost'),
    wins: say('moment.wins'),
    tie: say('moment.tie'),
    deck: say('moment.deck'),
    more: (count) => say('moment.more', { count }),
    joints: jointsOf(language),
  }
  const seats = [...game.seats].sort((one, other) => Number(other === reader) - Number(one === reader))
  const alike = new Set(Object.values(names)).size < game.seats.length
  const called = (seat: Seat) => (alike ? game.words.seat(seat, language) : (names[seat] ?? seat))
  return {
    seats,
    square: game.seats[0] ?? '',
    names: Object.fromEntries(seats.map((seat) => [seat, called(seat)])),
    standing,
    words,
    sheet: (card) => game.cards.sheet(card, language),
  }
}

/** How long a match took, for the card of its result. */
export function longOf({ startedAt, endedAt }: MatchRecord, language: Language): { value: string; label: string } {
  const took = Math.max(MINUTE_MS, (endedAt ?? startedAt).getTime() - startedAt.getTime())
  const unit = took >= DAY_MS ? DAY_MS : took >= HOUR_MS ? HOUR_MS : MINUTE_MS
  return { value: lengthOf(Math.round(took / unit) * unit, language), label: speak(language)('moment.long') }
}
