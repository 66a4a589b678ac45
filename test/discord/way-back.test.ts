/** Picks that are shown in the place of their list, and the way back to it. */
import { describe, expect, it } from 'vitest'
import { readAct } from '../../src/discord/acts/read-act.ts'
import { text } from '../../src/discord/shell/components.ts'
import { customId, readCustomId } from '../../src/discord/shell/custom-id.ts'
import { leadingBack, wayBack, withBack } from '../../src/discord/shell/way-back.ts'

const LISTS = [
  customId('rule', 'list', 'h', '2', 'young-jedi/DM-129', 'hidden cards'),
  customId('search', '3', 'young-jedi', 'abcd', '1.2,3.4', 'Amidala'),
  customId('help', 'm123456789', 'cards', '0'),
  customId('lg', 'pool', 'ABCDEFGHIJ', '0', 'all', '2', ''),
]
/** A card pick leaves the place of its card empty: the value names it. */
const PICKS = [
  { id: customId('rule', 'pick', 'h'), before: 2 },
  { id: customId('rule', 'of', 'h'), before: 2 },
  { id: customId('card', 'pick', 'h', ''), before: 3 },
]

describe('a select with a way back', () => {
  it.each(LISTS)('leads back to %s, and is one that the program reads', (list) => {
    for (const { id, before } of PICKS) {
      const select = leadingBack(id, list)
      expect(select).not.toBe(id)
      const read = readCustomId(select)!
      expect(wayBack(read.parts.slice(before))).toBe(list)
      expect(readAct({ ...read, values: ['young-jedi/DM-129'], fields: {} })).not.toBeNull()
    }
  })

  it('goes without where both do not fit, or where there is no list', () => {
    const [{ id }] = PICKS as [(typeof PICKS)[0]]
    expect(leadingBack(id, null)).toBe(id)
    expect(leadingBack(id, customId('search', '1', 'w'.repeat(85)))).toBe(id)
    expect(leadingBack(id, customId('d', 'deck', '1', 'show'))).toBe(id)
  })

  it('is none in a click on a card of a match, or in one without further parts', () => {
    expect(wayBack(['m123456789', 'f DM-129'])).toBeNull()
    expect(wayBack([])).toBeNull()
  })
})

describe('a body with a way back', () => {
  it('has the button below all else, and is the same without one', () => {
    const body = { components: [text('A card')] }
    expect(withBack(body, null, 'en')).toBe(body)
    const { components } = withBack(body, LISTS[0]!, 'fr')
    expect(components).toHaveLength(2)
    expect(components[1]).toMatchObject({ components: [{ custom_id: LISTS[0], label: 'Retour' }] })
  })
})
