/** The pictures of the choices before the first turn. */
import { expect, test } from 'vitest'
import { everyQuestion, panelOf, voiceAt } from './turn-positions.ts'

test('the picture of Starting Interrupts is headed as such, and not as a choice of locations', () => {
  const titles = new Map<string, readonly string[]>()
  everyQuestion(['opening-1'], 0, (position) => {
    const { kind, seat } = position.decision
    if (kind !== 'start' && kind !== 'starting') return
    const heads = [0, 1].map((language) => {
      const { blocks } = panelOf(position, { suggested: false }, voiceAt(seat, language)).scene()
      return blocks.flatMap((one) => (one.block === 'tray' ? [one.title ?? ''] : [])).join()
    })
    titles.set(kind, heads)
  })
  expect([...titles]).toEqual([
    ['start', ['Where do you start?', 'Où commencer\u00a0?']],
    ['starting', ['Your Starting Interrupt', 'Votre interruption de départ']],
  ])
})
