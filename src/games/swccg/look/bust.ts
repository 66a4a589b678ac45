/** A character around a neck at 0/0, put together from the parts of its appearance. */
import type { Brush } from '../../../kit/drawing/brush.ts'
import { BEARDS } from '../../../likeness/beards.ts'
import { HAIR } from '../../../likeness/hair.ts'
import { HELPERS } from '../../../likeness/serving-machines.ts'
import { CLOTHES, EXTRAS } from './clothes.ts'
import type { Appearance } from './figure-parts.ts'
import { HEADGEAR } from './headgear.ts'
import { type Colours, HEADS } from './heads.ts'

/** Draws a character: about 330 units above the neck and 240 below. */
export function bust(brush: Brush, looks: Appearance): void {
  if (looks.droid !== undefined) HELPERS[looks.droid[0]].draw(brush, looks.droid[1], looks.droid[2] ?? null)
  else if (looks.small) brush.at(0, 30, () => person(brush, looks), 0.9)
  else person(brush, looks)
}

/** Parts that lie behind the head, or between head and headgear. */
const BEHIND: readonly string[] = ['pack', 'cloak']
const BELOW_HEADGEAR: readonly string[] = ['long hair', 'beard', 'moustache']

function person(brush: Brush, { head, headgear, clothes, hair, beard, extras = [] }: Appearance): void {
  const drawn = (which: (name: string) => boolean): void => {
    for (const [name, ...colours] of extras) if (which(name)) EXTRAS[name](brush, colours)
  }
  const locks = hair === undefined ? null : HAIR[hair[0]]
  const colours = hair?.slice(1) ?? []
  locks?.back?.(brush, colours)
  drawn((name) => name === 'pack')
  worn(CLOTHES, clothes, brush)
  drawn((name) => name === 'cloak')
  if (head !== null) worn(HEADS, head, brush)
  if (beard !== undefined) BEARDS[beard[0]](brush, beard.slice(1))
  drawn((name) => BELOW_HEADGEAR.includes(name))
  locks?.front?.(brush, colours)
  worn(HEADGEAR, headgear, brush)
  locks?.over?.(brush, colours)
  drawn((name) => !BEHIND.includes(name) && !BELOW_HEADGEAR.includes(name))
}
function worn<Name extends string>(
  parts: Readonly<Record<Name, (brush: Brush, colours: Colours) => void>>,
  [name, ...colours]: readonly [Name, ...Colours],
  brush: Brush,
): void {
  parts[name](brush, colours)
}
