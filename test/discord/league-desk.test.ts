/** Panels of organisers: which game a ruling means, and numbers that mean something. No Discord, no database. */
import { describe, expect, it } from 'vitest'
import { casePanel, resultPanel } from '../../src/discord/league/ruling-panels.ts'
import { app, drawnScene, entriesOf, fits, running, textOf, viewOf } from './league-views.ts'

describe.each(['en', 'fr'] as const)('a ruling on a pairing with several games: %s', (language) => {
  const driven = running(4, { games: 'bestOf3' })
  const first = driven.league.rounds[0]!.pairings[0]!
  driven.win(first, first.players[0])
  const pairing = driven.league.rounds[0]!.pairings[0]!
  const [one, other] = pairing.games
  const view = viewOf(driven, null, language)
  const rows = () =>
    drawnScene().blocks.flatMap((block) => (block.block === 'lines' ? block.rows.map(({ title }) => title) : []))

  it('names the game of each entry: its number, who plays which side in it, and how it stands', async () => {
    const body = await casePanel(app, view, pairing, null)
    fits(body)
    const hints = [one!, other!].map((game, at) => {
      const entry = entriesOf(body).find(({ value }) => value.endsWith(`|result|${view.sight.id}|${game.id}`))
      expect(entry?.label).toContain(`${at + 1}`)
      return entry?.description
    })
    expect(hints[0]).toContain(view.names.get(one!.seats[0]))
    expect(hints[0]).toContain('1–0')
    expect(hints[1]).toContain(view.names.get(other!.seats[0]))
    expect(hints[1]).not.toBe(hints[0])
    expect(
      rows()
        .slice(0, 2)
        .map((title) => /\d/.exec(title)?.[0]),
    ).toEqual(['1', '2'])
  })

  it('keeps the score to the order of the names, whatever sides they have in the game', async () => {
    expect(other!.seats[0]).toBe(pairing.players[1])
    const body = await resultPanel(app, view, { pairing, game: other!.id }, null)
    fits(body)
    const [name, opponent] = pairing.players.map((id) => view.names.get(id))
    expect(textOf(body).replaceAll('\u2060', '')).toContain(`**${name} – ${opponent}** · 1–0`)
    const [head] = drawnScene().blocks
    expect(head).toMatchObject({ block: 'head', left: expect.stringMatching(/ 2$/) })
  })

  it('tells a win from a win by forfeit also where a name takes the whole label', async () => {
    const labels = entriesOf(await resultPanel(app, view, { pairing, game: one!.id }, null)).map(({ label }) => label)
    const [win, forfeit] = (['result.wins', 'result.forfeit'] as const).map((key) => view.say(key, { name: '' }))
    expect(labels.filter((label) => label.endsWith(win!))).toHaveLength(2)
    expect(labels.filter((label) => label.endsWith(forfeit!))).toHaveLength(2)
    for (const label of labels) expect(label.length).toBeLessThanOrEqual(34)
  })
})
