import { describe, expect, it, vi } from 'vitest'
import { MOST_PANELS, type OpenPanel, OpenPanels } from '../../src/discord/shell/open-panels.ts'

const panel = (number: number): OpenPanel => ({
  matchId: `match ${number}`,
  seat: 'dark',
  messageId: `message ${number}`,
  until: null,
  digest: '',
  show: async () => {},
})

describe('open panels', () => {
  it('are few, and the one that was shown longest ago goes first', () => {
    const panels = new OpenPanels()
    const dropped = vi.fn()
    panels.listen({ shown() {}, dropped })
    for (let number = 0; number < MOST_PANELS; number++) panels.put(panel(number))
    panels.put(panel(0))
    expect(dropped).not.toHaveBeenCalled()
    panels.put(panel(MOST_PANELS))
    expect(panels.size).toBe(MOST_PANELS)
    expect(dropped.mock.calls.map(([one]) => one.matchId)).toEqual(['match 1'])
    expect(panels.of('match 0', 'dark')).not.toBeNull()
  })

  it.each([
    [
      'answered messages',
      (panels: OpenPanels, id: string) => panels.settle(id),
      (panels: OpenPanels, id: string) => panels.isSettled(id),
    ],
    [
      'used messages',
      (panels: OpenPanels, id: string) => panels.use(id),
      (panels: OpenPanels, id: string) => panels.uses(id) > 0,
    ],
    [
      'messages with panels',
      (panels: OpenPanels, id: string) => panels.show(id, { matchId: 'match', seat: 'dark' }),
      (panels: OpenPanels, id: string) => panels.shownIn(id) !== null,
    ],
  ])('and %s are forgotten one by one, the oldest first', (_, note, isKnown) => {
    const panels = new OpenPanels()
    const ids = Array.from({ length: 1_500 }, (_, number) => `message ${number}`)
    for (const id of ids) note(panels, id)
    note(panels, 'message 500')
    note(panels, 'one more')
    expect(ids.filter((id) => isKnown(panels, id))).toEqual(['message 500', ...ids.slice(502)])
    expect(isKnown(panels, 'one more')).toBe(true)
  })
})
