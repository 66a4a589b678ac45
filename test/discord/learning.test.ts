/** The first game in Discord: starting, reading, leaving, continuing and finishing it; the offer to newcomers. */
import { type APIMessage, ButtonStyle } from 'discord-api-types/v10'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { controlsOf, isEphemeral, type TestUser, textOf } from '../../sandbox/driver.ts'
import type { Answer } from '../../src/contract/index.ts'
import { countOf, MOST } from '../../src/discord/shell/components.ts'
import { games } from '../../src/games/registry.ts'
import { lesson } from '../../src/games/young-jedi/lesson/index.ts'
import { players, playLesson } from '../young-jedi/lesson/playing.ts'
import { ACCEPT, answerPanel, asksSomething, DECK, firstDeck, startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ games })
})
afterEach(() => {
  expect(world.sandbox.problems).toEqual([])
  expect(world.log.filter((line) => /"level":(?:50|60)/.test(line))).toEqual([])
})
afterAll(async () => {
  await world?.close()
})
let count = 0
const user = (name: string) => world.sandbox.user(`${name}${++count}`)
const labels = (message: APIMessage) => controlsOf(message).map(({ label }) => label)

async function begin(person: TestUser, options: { channel?: string } = {}): Promise<APIMessage> {
  const { message } = await person.slash('learn', { game: 'yj' }, options)
  return (await person.click(message, /\|begin\|/)).message
}

/** Plays the first option of every question. @returns the panel at the end */
async function playAnyhow(person: TestUser, first: APIMessage): Promise<APIMessage> {
  let panel = first
  for (let answers = 0; answers < 60 && asksSomething(panel); answers++) panel = await answerPanel(person, panel)
  return panel
}

const game = games['young-jedi']!
/** The five ways in which a game ends. */
const ENDS_BESIDES_THIS = 4
const matchOf = async (person: TestUser) => (await world.holonet.matches.of(person.id))[0]!.match.id

/** Returns all explanations on a panel, page by page, with the text of each page. */
async function leaf(person: TestUser, panel: APIMessage): Promise<string[]> {
  const pages = [panel]
  for (;;) {
    const message = pages.at(-1)!
    if (!labels(message).some((label) => / ›$/.test(label))) return pages.map(textOf)
    pages.push((await person.click(message, / ›$/)).message)
  }
}

/** Refreshes a panel by its menu. */
async function openAgain(person: TestUser, panel: APIMessage): Promise<APIMessage> {
  for (const { customId, options } of controlsOf(panel)) {
    const entry = options.find(({ label }) => /^(?:Refresh|Actualiser)$/.test(label))
    if (entry !== undefined) return (await person.select(panel, customId, entry.value)).message
  }
  throw new Error(`no way to refresh: ${textOf(panel)}`)
}

/** The button that leads from a battle to the question. */
const SEEN = /\|seen\|/

/** Plays as the practice opponent would, and reads everything on the way. */
async function playWell(person: TestUser, begun: APIMessage): Promise<{ pages: string[]; last: APIMessage }> {
  const matchId = await matchOf(person)
  const pages: string[] = []
  let panel = begun
  for (let answers = 0; ; answers++) {
    pages.push(...(await leaf(person, panel)))
    // A battle stands before the question, with explanations of its own.
    if (controlsOf(panel).some(({ customId }) => SEEN.test(customId)))
      pages.push(...(await leaf(person, (await person.click(panel, SEEN)).message)))
    const sight = (await world.holonet.matches.sight(matchId, person.id))!
    const [decision] = sight.decisions
    if (decision === undefined) return { pages, last: panel }
    const answer = game.policies.practice(sight.view, decision, null) as Answer
    const interaction = `${person.id} ${answers}`
    const played = await world.holonet.matches.play({ matchId, person: person.id, answers: [answer], interaction })
    expect(played).not.toHaveProperty('refused')
    panel = await openAgain(person, panel)
  }
}

/** The button that turns to the next page of the explanations. */
const NEXT = /^Next \d/

/** The labels of a panel's menu. */
const menuOf = (panel: APIMessage): string[] =>
  controlsOf(panel).flatMap(({ customId, options }) =>
    customId.startsWith('1|menu|') ? options.map(({ label }) => label) : [],
  )

/** The explanation on a panel. */
const explained = (panel: APIMessage): string => /🎓.*/.exec(textOf(panel))![0]

/** Turns the explanations to their last page. @returns the panel */
async function lastPage(person: TestUser, panel: APIMessage): Promise<APIMessage> {
  let now = panel
  while (labels(now).some((label) => NEXT.test(label))) now = (await person.click(now, NEXT)).message
  return now
}

describe('/learn', () => {
  it('explains the first game, and starts it in a panel that nobody else sees', async () => {
    const ann = user('Ann')
    const asked = await ann.slash('learn', { game: 'yj' })
    expect(isEphemeral(asked.message)).toBe(true)
    expect(asked.text).toContain('Your first game')
    const { message } = await ann.click(asked.message, 'Start')
    await world.quiet()
    expect(isEphemeral(message)).toBe(true)
    expect(textOf(message)).toContain('🎓 Welcome!')
    expect(asksSomething(message)).toBe(true)
    // Nobody else sees it.
    expect(ann.threads()).toEqual([])
    expect(ann.messages('general').filter((one) => !isEphemeral(one))).toEqual([])
  })

  it('turns its pages one by one, and opens the rule in the place of the panel, with a way back', async () => {
    const ann = user('Ann')
    const panel = await begin(ann)
    expect(labels(panel)).toContain('Next 1/5 ›')
    const second = await ann.click(panel, NEXT)
    expect(second.message.id).toBe(panel.id)
    expect(labels(second.message)).toContain('Next 2/5 ›')
    expect(second.text).not.toContain('Welcome!')
    const last = await lastPage(ann, second.message)
    const rule = await ann.click(last, 'See the rule')
    expect(rule.message.id).toBe(panel.id)
    expect(rule.text).toContain('7.1')
    const back = await ann.click(rule.message, 'Back')
    expect(back.message.id).toBe(panel.id)
    expect(labels(back.message)).toContain('See the rule')
  })

  it('makes its next page the only coloured button, leads back from the second one, and labels no two buttons alike', async () => {
    const ann = user('Ann')
    let panel = await begin(ann)
    const texts: string[] = []
    for (let page = 1; ; page++) {
      const buttons = controlsOf(panel).filter(({ kind }) => kind === 'button')
      const coloured = buttons.filter(({ raw }) => raw.style !== ButtonStyle.Secondary).map(({ label }) => label)
      const own = buttons.filter(({ customId }) => customId.startsWith('1|learn|')).map(({ label }) => label)
      const names = labels(panel).map(
        (label) =>
          label
            .toLowerCase()
            .match(/\p{L}+/gu)
            ?.join(' ') ?? '',
      )
      expect(names.filter((name, at) => name !== '' && names.indexOf(name) !== at)).toEqual([])
      texts.push(textOf(panel))
      if (page === 5) {
        expect(own.at(-1)).toBe('See the rule')
        expect([...own, ...menuOf(panel)].filter((label) => label === '‹ Back')).toHaveLength(1)
        expect(coloured).toHaveLength(1)
        expect(buttons[0]!.label).toBe(coloured[0])
        break
      }
      const next = `Next ${page}/5 ›`
      // Where the row has no room for the way back, the menu has it.
      const backs = [...own, ...menuOf(panel)].filter((label) => label === '‹ Back')
      expect(own[0]).toBe(next)
      expect(backs).toHaveLength(page === 1 ? 0 : 1)
      expect(coloured).toEqual([next])
      expect(buttons[0]!.label).toBe(next)
      panel = (await ann.click(panel, NEXT)).message
    }
    const menu = controlsOf(panel).find(({ customId }) => customId.startsWith('1|menu|'))
    const entry = menu?.options.find(({ label }) => label === '‹ Back')
    const back =
      entry === undefined ? await ann.click(panel, '‹ Back') : await ann.select(panel, menu!.customId, entry.value)
    expect(explained(back.message)).toBe(/🎓.*/.exec(texts[3]!)![0])
  })

  it('stays on its page when a card is chosen, and starts at the first page with the next question', async () => {
    const ann = user('Ann')
    const panel = await begin(ann)
    const second = await ann.click(panel, NEXT)
    const third = await ann.click(second.message, NEXT)
    expect(labels(third.message)).toContain('Next 3/5 ›')
    const select = controlsOf(third.message).find(({ customId }) => customId.includes('|mark|'))!
    const chosen = await ann.select(third.message, select.customId, select.options[0]!.value)
    expect(labels(chosen.message)).toContain('Next 3/5 ›')
    const next = await answerPanel(ann, chosen.message)
    expect(labels(next).join()).not.toContain('/5')
    expect(textOf(next)).toContain('🎓')
  })

  it('hides its rules on request, and shows them again', async () => {
    const ann = user('Ann')
    const panel = await lastPage(ann, await begin(ann))
    const rule = await ann.click(panel, 'See the rule')
    const hidden = await ann.click(rule.message, 'Hide explanations')
    expect(hidden.message.id).toBe(rule.message.id)
    const { message: quiet } = await ann.click(hidden.message, 'My panel')
    expect(labels(quiet)).toContain('Show explanations')
    const after = await answerPanel(ann, quiet)
    expect(labels(after)).not.toContain('See the rule')
    const { message } = await ann.click(after, 'Show explanations')
    expect(labels(message).join()).toMatch(/See the rule|Next \d/)
  })

  it('continues where it was left, even after a restart, or starts over', async () => {
    const ann = user('Ann')
    const panel = await begin(ann)
    const here = await answerPanel(ann, panel)
    await world.restart()
    const again = await ann.slash('learn', { game: 'yj' })
    expect(again.text).toContain('is still running')
    const on = await ann.click(again.message, 'Continue')
    // The table and the question are the same; only the times differ.
    const question = (message: APIMessage) => /### ([^⏳]*)/.exec(textOf(message))?.[1]
    expect(question(on.message)).toBe(question(here))
    const once = await ann.slash('learn', { game: 'yj' })
    const over = await ann.click(once.message, 'Start over')
    expect(over.text).toContain('Welcome!')
    expect(await world.holonet.matches.of(ann.id)).toHaveLength(1)
  })

  it('starts only one game, however often it is clicked', async () => {
    const ann = user('Ann')
    const { message } = await ann.slash('learn', { game: 'yj' })
    await Promise.all([ann.click(message, 'Start'), ann.click(message, 'Start')])
    expect(await world.holonet.matches.of(ann.id)).toHaveLength(1)
  })

  it.each([
    ['en', 'general'],
    ['fr', 'dm'],
  ] as const)(
    'in %s (%s) tells each of its words, within what a message holds, and where to go',
    async (language, where) => {
      const ann = user('Ann')
      ann.locale(language === 'fr' ? 'fr' : 'en-US')
      const channel = where === 'dm' ? await ann.openDm() : where
      const begun = await begin(ann, { channel })
      const { pages, last } = await playWell(ann, begun)
      await world.quiet()
      const all = pages.join('\n')
      const { moments } = playLesson(lesson.seed, players.practice, language)
      const words = moments.flatMap((moment) => moment.words)
      expect(words).toHaveLength(lesson.words.length - ENDS_BESIDES_THIS)
      for (const { text } of words) expect(all).toContain(text)
      expect(textOf(last)).toContain(language === 'fr' ? '/jouer' : '/play')
      expect(countOf(last.components ?? [])).toBeLessThanOrEqual(MOST.components)
      expect(ann.threads()).toEqual([])
      // The player is at the panel already, so no direct message notifies them.
      expect(ann.dms().map(textOf).join()).not.toMatch(/[Yy]our turn|[Àà] vous de jouer/)
      const next = await ann.click(last, /\|next\|/)
      expect(controlsOf(next.message).some(({ customId }) => DECK.test(customId))).toBe(true)
    },
  )

  it.each(['general', 'dm'])('ends with any answers, and its end starts another one: %s', async (where) => {
    const ann = user('Ann')
    const channel = where === 'dm' ? await ann.openDm() : where
    const last = await playAnyhow(ann, await begin(ann, { channel }))
    expect(textOf(last)).toMatch(/You (?:lose|win)/)
    await world.quiet()
    const again = await ann.click(last, 'Repeat the lesson')
    expect(again.text).toContain('Welcome!')
  })

  it('names the practice opponent once in its French result', async () => {
    const zoe = user('Zoe')
    zoe.locale('fr')
    const last = await playAnyhow(zoe, await begin(zoe))
    expect(textOf(last)).toMatch(/Vous (?:perdez|gagnez)/)
    expect(textOf(last).match(/adversaire|adverse/g) ?? []).toHaveLength(1)
  })
})

describe('a newcomer', () => {
  const OFFER = 'New to'
  const offers = (person: TestUser) => person.ephemerals().filter((message) => textOf(message).includes(OFFER))

  it('is offered the first game once, below the choice of a deck of their first /play', async () => {
    const ann = user('Ann')
    const { message: offer } = await ann.slash('play', { opponent: { id: world.sandbox.botId } })
    expect(isEphemeral(offer)).toBe(true)
    expect(textOf(offer)).toContain(OFFER)
    expect(controlsOf(offer).some(({ customId }) => DECK.test(customId))).toBe(true)
    expect(ann.ephemerals()).toHaveLength(1)
    await ann.slash('play', { opponent: { id: world.sandbox.botId } })
    expect(offers(ann)).toHaveLength(1)
    const { text } = await ann.click(offer, 'Play a first game')
    expect(text).toContain('Welcome!')
  })

  it('is offered the first game when they accept for the first time', async () => {
    const [ann, ben] = [user('Ann'), user('Ben')]
    const asked = await ann.slash('play', { opponent: ben })
    const posted = ben.next(`<@${ben.id}>`, { channel: 'general' })
    await ann.select(asked.message, DECK, firstDeck(asked.message))
    expect((await ben.click(await posted, ACCEPT)).text).toContain(OFFER)
  })

  it('is not offered the first game after having played', async () => {
    const ann = user('Ann')
    await begin(ann)
    await ann.slash('play', { opponent: { id: world.sandbox.botId } })
    expect(offers(ann)).toEqual([])
  })

  it('finds the first game in /help', async () => {
    const ann = user('Ann')
    const help = await ann.slash('help')
    expect(help.text).toContain('/learn')
    const { message, text } = await ann.click(help.message, 'Start my first game')
    // With several games a person chooses first.
    expect(text).toContain('**Star Wars Customizable Card Game**')
    expect((await ann.click(message, 'Start: Young Jedi')).text).toContain('Welcome!')
  })
})

describe('a late click, or a click of another person', () => {
  it('does nothing but say so', async () => {
    const [ann, ben] = [user('Ann'), user('Ben')]
    const panel = await begin(ann)
    const id = controlsOf(panel).find(({ label }) => NEXT.test(label))!.customId
    const matchId = id.split('|')[3]!
    await world.holonet.matches.concede({ matchId, person: ann.id, interaction: 'over' })
    const { text } = await ann.click(panel, id)
    expect(text).toContain('This match is over')
    expect(await world.holonet.matches.sight(matchId, ben.id)).toMatchObject({ reader: 'spectator' })
  })
})
