/**
 * The notation of the sets: one line per card, in the order of the printed card. It reads like the card: `any('◆
 * Gungan')`, `power(4, fighting(any('Jedi')))`, `mayTake(deployed, anyWeapon)`.
 */

export * from './notation/card-lines.ts'
export * from './notation/conditions.ts'
export * from './notation/fights.ts'
export * from './notation/texts.ts'
export * from './notation/who.ts'
