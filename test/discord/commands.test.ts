/** The slash commands, as people use them. */

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { changesOf, typePlay } from '../../bench/challenging.ts'
import { controlsOf, isEphemeral, textOf } from '../../sandbox/driver.ts'
import { forge, forgeForm } from './forged.ts'
import { ACCEPT, answerPanel, asksSomething, beginMatch, DECK, isOver, startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterEach(() => {
  expect(world.sandbox.problems).toEqual([])
  expect(world.log.filter((line) => /"level":(?:50|60)/.test(line))).toEqual([])
})
afterAll(async () => {
  await world?.close()
})
const user = (name: string) => world.sandbox.user(name)

describe('/play', () => {
  it('a challenge that is open to all gives the first to accept the side that is left', async () => {
    const [host, guest, slow] = [user('Host'), user('Guest'), user('Slow')]
    const asked = await typePlay(host, { format: 'tiny/long', side: 'tiny/right', time: 24 })
    expect(isEphemeral(asked.message)).toBe(true)
    const posted = guest.next('**Host** is looking for an opponent')
    await host.select(asked.message, DECK, 'Edges')
    const challenge = await posted
    expect(textOf(challenge)).toContain('Long')
    expect(textOf(challenge)).toContain('1 day to answer')
    expect(textOf(challenge)).toMatch(/Ends <t:\d+:R>/)
    expect(textOf(challenge)).not.toContain('Edges')
    const [first, second] = [await guest.click(challenge, ACCEPT), await slow.click(challenge, ACCEPT)]
    expect(controlsOf(first.message)[0]!.options.map(({ value }) => value)).toEqual([
      'left-even-long',
      'left-edges-long',
    ])
    const panel = await guest.select(first.message, DECK, 'Even')
    expect(asksSomething(panel.message)).toBe(true)
    const late = await slow.select(second.message, DECK, 'Even')
    await slow.sees('has ended')
    expect(asksSomething(late.message)).toBe(false)
  })

  it('can be taken back before anybody accepts', async () => {
    const host = user('Host')
    const asked = await host.slash('play', {})
    const posted = host.next('is looking for an opponent')
    await host.select(asked.message, DECK, 'Even')
    const challenge = await posted
    expect((await host.click(challenge, 'Withdraw')).text).toContain('You withdrew')
    expect(textOf(host.now(challenge)!)).toContain('**Withdrawn**')
    expect(controlsOf(host.now(challenge)!)).toEqual([])
  })

  it('names what is wrong with a choice that no client offers', async () => {
    const eve = user('Eve')
    for (const game of ['nothing', '__proto__'])
      expect(textOf(await forge(world, eve, 'play', { game })), game).toContain('No game here is called')
  })

  it('takes choices with a character that the database cannot hold', async () => {
    const eve = user('Eve')
    expect(textOf(await forge(world, eve, 'play', { opponent: '\0', side: 'tiny\0/left' }))).toContain(
      'Choose your deck',
    )
  })

  it.each(['1|zone|ask', '1|set|zone'])('answers a forged form that would open another one (%s)', async (customId) => {
    expect(textOf(await forgeForm(world, user('Eve'), customId))).toContain('older version')
  })

  it('says why a match can’t be played', async () => {
    const host = user('Host')
    const dm = await host.openDm()
    expect((await host.slash('play', { opponent: host })).text).toContain('against yourself')
    expect((await host.slash('play', {}, { channel: dm })).text).toContain('No one else reads this')
    expect(changesOf(await typePlay(host, { opponent: { id: world.sandbox.botId } }))).not.toContain('rated')
  })
})

describe('/games', () => {
  it('lists whose move it is and opens every panel, here and in the DM', async () => {
    const [pia, quin, rex] = [user('Pia'), user('Quin'), user('Rex')]
    expect((await pia.slash('games')).text).toContain('You have no match running')
    await beginMatch(world, pia, quin)
    const { panel } = await beginMatch(world, rex, pia)
    await answerPanel(pia, panel)
    const list = await pia.slash('games')
    expect(isEphemeral(list.message)).toBe(true)
    const lines = list.text.split('\n').filter((line) => line.startsWith('•'))
    expect(lines[0]).toMatch(/Quin.*your turn.*<t:\d+:R>/)
    expect(lines[1]).toMatch(/Rex.*your opponent’s turn.*<t:\d+:R>/)
    const opened = await pia.select(list.message, 'Open a panel', 'Against Rex')
    expect(opened.text).toContain('### Rex to play')

    const dm = await pia.openDm()
    const there = await pia.slash('games', {}, { channel: dm })
    expect(isEphemeral(there.message)).toBe(false)
    const again = await pia.select(there.message, 'Open a panel', 'Against Quin')
    expect(again.text).toContain('In which order do you lay your tokens?')
    expect(again.message.id).toBe(there.message.id)
  })
})

describe('/resign', () => {
  it('resigns the match of the thread, after asking', async () => {
    const [sue, tom] = [user('Sue'), user('Tom')]
    const { threadId } = await beginMatch(world, sue, tom)
    const asked = await sue.slash('resign', {}, { channel: threadId })
    expect(asked.text).toContain('### Resign? Tom wins.')
    expect(asksSomething((await sue.click(asked.message, 'Keep playing')).message)).toBe(true)
    const meant = await sue.slash('resign', {}, { channel: threadId })
    expect((await sue.click(meant.message, 'Resign')).text).toContain('Tom wins')
    await world.quiet()
    // People stand before the game, as in threads and lists.
    expect(textOf(await tom.dm('🏁'))).toMatch(/^### 🏁 .*conceded.*\n-# Against Sue · High Card$/m)
    await tom.until('the end', () => isOver(tom, threadId))
    expect((await tom.slash('resign')).text).toContain('no match running')
  })

  it('asks which one where there are several', async () => {
    const [uma, vic, wim] = [user('Uma'), user('Vic'), user('Wim')]
    await beginMatch(world, uma, vic)
    await beginMatch(world, uma, wim)
    const list = await uma.slash('resign')
    const sure = await uma.select(list.message, 'Resign a match', 'Against Wim')
    expect(sure.text).toContain('### Resign? Wim wins.')
    expect((await uma.click(sure.message, 'Resign')).text).toContain('Wim wins')
    const [running, over] = (await uma.slash('games')).text.split('### Finished')
    expect([running, over]).toEqual([expect.not.stringContaining('Wim'), expect.stringContaining('Wim')])
  })
})

describe('Several matches against one person', () => {
  it('are named in the question whether to resign: game, format, turn and thread', async () => {
    const [una, vera] = [user('Una'), user('Vera')]
    const first = await beginMatch(world, una, vera)
    const second = await beginMatch(world, una, vera)
    const named = async (at: number) => {
      const list = await una.slash('resign')
      const options = controlsOf(list.message)[0]?.options ?? []
      expect(options.map(({ label }) => label)).toEqual(['Against Vera', 'Against Vera (2)'])
      expect(JSON.stringify(list.message.components)).toContain('High Card · Short · your turn · Round 1')
      const sure = await una.select(list.message, 'Resign a match', options[at]?.value ?? '')
      expect(sure.text).toContain('### Resign? Vera wins.')
      return sure.text.split('\n').find((line) => line.startsWith('-# High Card'))
    }
    const lines = [await named(0), await named(1)]
    for (const line of lines) expect(line).toMatch(/^-# High Card · Short · Round 1.* · <#\d+>$/)
    for (const { threadId } of [first, second]) expect(lines.join()).toContain(`<#${threadId}>`)
  })
})

/** A choice of an option, as Discord lists it. */
interface Choice {
  readonly name: string
  readonly value: string | number
  readonly name_localizations?: Readonly<Record<string, string | null>> | null
}

describe('/help', () => {
  const GAMES = ['learn', 'play', 'queue', 'games', 'vacation', 'replay', 'deck', 'league', 'profile', 'ladder']
  const NAMED = [...GAMES, 'card', 'search', 'rules', 'settings', 'setup', 'invite']

  it('says how to play, in the person’s own language', async () => {
    const yan = user('Yan')
    const english = (await yan.slash('help')).text
    yan.locale('fr')
    const french = (await yan.slash('help')).text
    for (const said of ['card games by message', 'your panel', 'Undo', 'take-back']) expect(english).toContain(said)
    for (const said of ['jeux de cartes par message', 'votre panneau', 'Annuler', 'l’annulation'])
      expect(french).toContain(said)
  })

  it('mentions each command by its id, so that a tap fills it in, in both languages', async () => {
    const yan = user('Yan')
    for (const locale of ['en-US', 'fr'] as const) {
      yan.locale(locale)
      const { text } = await yan.slash('help')
      for (const name of NAMED) {
        const { id } = await yan.command(name)
        expect(text).toMatch(new RegExp(`</${name}(?: list)?:${id}>`))
      }
      expect(text).not.toMatch(/{{|`\//)
      // An organiser finds both choices of the command for leagues, named as Discord lists them.
      const { options = [] } = await yan.command('league')
      const choices = options.flatMap((one) => ('choices' in one ? [...(one.choices ?? [])] : []) as Choice[])
      for (const value of ['create', 'organise']) {
        const choice = choices.find((one) => one.value === value)!
        expect(text).toContain(`*${choice.name_localizations?.[locale] ?? choice.name}*`)
      }
    }
  })

  it('has a button for the list of one’s own matches, and none for a first game where no game has one', async () => {
    const zed = user('Zed')
    const help = await zed.slash('help')
    expect(controlsOf(help.message).map(({ label }) => label)).toEqual(['My games'])
    const list = await zed.click(help.message, 'My games')
    expect(isEphemeral(list.message)).toBe(true)
    expect(list.text).toBe((await zed.slash('games')).text)
  })
})
