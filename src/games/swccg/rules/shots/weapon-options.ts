/** The options by which a weapon is fired. */
import type { Option } from '../../../../contract/index.ts'
import type { TableCard } from '../../state/game-state.ts'
import { locationAt, pieceOf } from '../../state/nesting.ts'
import type { Position } from '../../state/position-reading.ts'
import { fireCost, readyShooters, targetsOf } from './steps.ts'

/** Returns one option for a weapon, with its target where there is one alone; for artillery one for each card that can fire it (rule 28.7). */
export function weaponOptions(reading: Position, weapon: TableCard): readonly Option[] {
  const { board } = reading
  const [only, ...more] = targetsOf(reading, weapon)
  const shot = { weapon: weapon.handle, ...(only === undefined || more.length > 0 ? {} : { target: only.handle }) }
  const option = (
    id: string,
    face: string,
    by: string,
    rest: { readonly shooter?: string; readonly force: number },
  ): Option => ({
    ...{ id: `fire-${id}`, card: weapon.card, face, group: 'fire', about: { by, ...shot, ...rest } },
    consequences: ['draws', 'commits'],
  })
  const carrier = pieceOf(board, weapon.on)
  const shooters = carrier === null ? readyShooters(reading, weapon) : []
  if (shooters.length > 0)
    return shooters.map(({ handle: shooter, card: by }) =>
      option(`${weapon.handle}-${shooter}`, shooter, by, {
        shooter,
        force: fireCost(reading, weapon, false, shooter),
      }),
    )
  const by = carrier?.card ?? locationAt(board, weapon.at ?? '').id
  return [option(weapon.handle, weapon.on ?? weapon.handle, by, { force: fireCost(reading, weapon, false) })]
}
