/** Moments that end something: a goal that is won, and the end of a match. */
import type { Rect, ShownEnd, ShownWin } from '../../contract/index.ts'
import { COLOURS, PICTURE, TYPE } from '../style.ts'
import { setText } from '../text.ts'
import { duelOf } from './fight.ts'
import { fillMark, fittedText, isCut, type Mark, type Sketch, wordsMark } from './marks.ts'
import { face, pip } from './moment-parts.ts'
import { type MomentScene, shortName } from './moment-scene.ts'

const WIDTH = PICTURE.width

// ---------------------------------------------------------------- a goal

const HEAD = { name: 140, claim: 64, goals: 100, top: 18 }
const GOAL = { pip: 70, gap: 22 }
const LINE = 44

/** Returns the picture of a goal that was won: its name, the score, the fight that decided it, what was lost. */
export function winSketch(
  scene: MomentScene,
  { by, name, claim, card, decisive, decisiveLabel, lines }: ShownWin,
): Sketch {
  const height = HEAD.top + HEAD.name + HEAD.claim + HEAD.goals
  const row = (y: number, tall: number): Rect => ({ x: 20, y, width: WIDTH - 40, height: tall })
  const style = scene.styles[by]
  const marks: Mark[] = [
    {
      kind: 'ground',
      rect: { x: 0, y: 0, width: WIDTH, height },
      card,
      colour: style?.band ?? COLOURS.strip,
      from: 0.55,
      to: 0.92,
      across: false,
    },
    wordsMark(
      fittedText(name, WIDTH - 40, { face: 'display', most: TYPE.moment[0] }),
      row(HEAD.top, HEAD.name - 10),
      COLOURS.ink,
      'middle',
    ),
    wordsMark(
      fittedText(claim, WIDTH - 40, { face: 'display', most: 54 }),
      row(HEAD.top + HEAD.name - 10, HEAD.claim),
      COLOURS.ink,
      'middle',
    ),
    ...goalRow(scene, height - HEAD.goals),
  ]
  let y = height
  if (decisive !== null) {
    const body = duelOf(scene, decisive, y, decisiveLabel)
    marks.push(...body.marks)
    y = body.bottom
  }
  const told = lines.map((text) => fittedText(text, WIDTH - 44, { face: 'body', most: TYPE.text[1], lines: 3 }))
  if (told.length === 0) return { width: WIDTH, height: y, marks }
  const tall = told.reduce((sum, set) => sum + Math.max(LINE, set.height + 8), 0) + 28
  marks.push(fillMark({ x: 0, y, width: WIDTH, height: tall }, COLOURS.tray))
  let at = y + 14
  for (const [place, set] of told.entries()) {
    const room = Math.max(LINE, set.height + 8)
    marks.push(
      wordsMark(set, { x: 22, y: at, width: WIDTH - 44, height: room }, place === 0 ? COLOURS.ink : COLOURS.soft),
    )
    at += room
  }
  return { width: WIDTH, height: y + tall, marks }
}

/** Both names with the goals that they hold, and the goals between them. */
function goalRow(scene: MomentScene, y: number): Mark[] {
  const { goals } = scene.standing
  const across = goals.length * GOAL.pip + Math.max(0, goals.length - 1) * GOAL.gap
  const left = (WIDTH - across) / 2
  const marks: Mark[] = goals.flatMap((goal, at) =>
    pip(scene, goal, { x: left + at * (GOAL.pip + GOAL.gap), y: y + 14, width: GOAL.pip, height: GOAL.pip }),
  )
  const row = { y: y + 4, height: 90 }
  for (const [at, seat] of scene.seats.slice(0, 2).entries()) {
    const held = goals.filter(({ by }) => by === seat).length
    const number = setText(String(held), 'display', TYPE.total[1], WIDTH)
    const room = left - 44 - number.width
    const name = fittedText(shortName(scene, seat), room, { face: 'strong', most: 38 })
    const right = at === 1
    const numberAt = right ? left + across + GOAL.gap : left - GOAL.gap - number.width
    const nameAt = right ? numberAt + number.width + 18 : numberAt - 18 - name.width
    marks.push(
      wordsMark(number, { x: numberAt, width: number.width, ...row }, COLOURS.white),
      wordsMark(name, { x: nameAt, width: name.width, ...row }, COLOURS.white),
    )
  }
  return marks
}

// ---------------------------------------------------------------- the end

const END = { head: 392, left: 30, face: { width: 280, height: 310 }, counts: 124, foot: 108 }

/** Returns the card of a result: who won, the numbers of the match, and the fight that decided it. */
export function endSketch(
  scene: MomentScene,
  end: ShownEnd,
  long: { readonly value: string; readonly label: string },
): Sketch {
  const { winner, ground } = end
  const style = winner === null ? undefined : scene.styles[winner]
  const head = { x: 0, y: 0, width: WIDTH, height: END.head }
  const marks: Mark[] = [
    {
      kind: 'ground',
      rect: head,
      card: ground,
      colour: style?.band ?? COLOURS.strip,
      from: 0.95,
      to: 0.2,
      across: true,
    },
    ...headMarks(scene, end),
    ...countMarks([...end.counts, long].slice(0, 4), END.head),
  ]
  const y = END.head + END.counts
  if (end.decisive === null) return { width: WIDTH, height: y, marks }
  return { width: WIDTH, height: y + END.foot, marks: [...marks, ...footMarks(scene, end, end.decisive, y)] }
}

function headMarks(scene: MomentScene, { winner, claim, kind, card }: ShownEnd): Mark[] {
  const pictured = winner !== null && card !== null
  const room = WIDTH - END.left * 2 - (pictured ? END.face.width + 10 : 0)
  const who = winner === null ? claim : (scene.names[winner] ?? winner)
  const large = fittedText(who, room, { face: 'display', most: TYPE.moment[1], least: TYPE.moment[2] })
  // A name that is too long for one line of large letters has two of smaller ones.
  const name =
    large.face === 'display' && !isCut(large)
      ? large
      : fittedText(who, room, { face: 'display', most: 48, least: 40, lines: 2 })
  const won = winner === null ? null : fittedText(claim, room, { face: 'display', most: TYPE.moment[1], least: 44 })
  const at = (y: number, height: number): Rect => ({ x: END.left, y, width: room, height })
  const pips = scene.standing.goals.flatMap((goal, place) =>
    pip(scene, goal, { x: END.left + place * 62, y: 308, width: 48, height: 48 }),
  )
  const shown = pictured
    ? face(
        scene,
        winner,
        card,
        {
          x: WIDTH - END.left - END.face.width,
          y: END.head - END.face.height,
          width: END.face.width,
          height: END.face.height,
        },
        { radius: 26, width: 8 },
      )
    : []
  return [
    wordsMark(fittedText(kind, room, { face: 'body', most: 36, least: 29 }), at(28, 44), COLOURS.pale),
    wordsMark(name, at(82, 100), COLOURS.ink),
    ...(won === null ? [] : [wordsMark(won, at(184, 100), COLOURS.ink)]),
    ...pips,
    ...shown,
  ]
}

function countMarks(counts: readonly { readonly value: string; readonly label: string }[], y: number): Mark[] {
  const width = (WIDTH - 20) / Math.max(1, counts.length)
  return [
    fillMark({ x: 0, y, width: WIDTH, height: END.counts }, COLOURS.strip),
    ...counts.flatMap(({ value, label }, at) => {
      const x = 10 + at * width
      return [
        wordsMark(
          fittedText(value, width - 8, { face: 'display', most: 54 }),
          { x, y: y + 16, width, height: 56 },
          COLOURS.ink,
          'middle',
        ),
        wordsMark(
          fittedText(label, width - 8, { face: 'body', most: TYPE.text[2] }),
          { x, y: y + 74, width, height: 36 },
          COLOURS.soft,
          'middle',
        ),
      ]
    }),
  ]
}

const MARK = 'HoloNet'

function footMarks(
  scene: MomentScene,
  { winner }: ShownEnd,
  { card, fight, line }: NonNullable<ShownEnd['decisive']>,
  y: number,
): Mark[] {
  const size = 72
  const mark = fittedText(MARK, 150, { face: 'body', most: TYPE.text[1] })
  const x = 22 + size + 16
  const room = WIDTH - x - 22 - mark.width - 16
  const told = fittedText(fight, room, { face: 'strong', most: 32, lines: 1 })
  return [
    fillMark({ x: 0, y, width: WIDTH, height: END.foot }, COLOURS.tray),
    ...(winner === null
      ? []
      : face(
          scene,
          winner,
          card,
          { x: 22, y: y + (END.foot - size) / 2, width: size, height: size },
          { radius: size / 2 },
        )),
    wordsMark(told, { x, y: y + 14, width: room, height: 40 }, COLOURS.white),
    wordsMark(
      fittedText(line, room, { face: 'body', most: TYPE.text[1] }),
      { x, y: y + 54, width: room, height: 40 },
      COLOURS.soft,
    ),
    wordsMark(mark, { x: WIDTH - 22 - mark.width, y, width: mark.width, height: END.foot }, COLOURS.soft),
  ]
}
