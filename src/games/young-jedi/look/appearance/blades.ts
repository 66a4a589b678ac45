/** Colours of lightsaber blades: the same in the hand of their owner and on the card of the weapon. */
export const BLADES = {
  adiGallia: '#ff4a5a',
  eethKoth: '#4fe05a',
  kiAdiMundi: '#d07aff',
  maceWindu: '#8f6aff',
  maul: '#ff3a3a',
  obiWan: '#3aa0ff',
  quiGon: '#4fe05a',
} as const
