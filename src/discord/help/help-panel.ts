/** `/help` on one screen: the commands as mentions that fill in the command when they are tapped, and two buttons. Pure. */

import type { Language } from '../../contract/index.ts'
import { speak } from '../../locales/index.ts'
import { safe } from '../../locales/safe-text.ts'
import type { App } from '../shell/app.ts'
import { commandMention } from '../shell/command-mention.ts'
import { type Body, button, row, text } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'

/** Returns the help. The first game is offered where a game has one. */
export function helpView({ games, commandIds }: Pick<App, 'games' | 'commandIds'>, language: Language): Body {
  const say = speak(language)
  const of = (...names: Parameters<typeof commandMention>[2][]) =>
    names.map((name) => commandMention(commandIds, language, name))
  const [learn = safe``, play = safe``, list = safe``, replay = safe``, deck = safe``] = of(
    ['command.learn'],
    ['command.play'],
    ['command.games'],
    ['command.replay'],
    ['command.deck', 'command.deck.list'],
  )
  const [card = safe``, search = safe``, rules = safe``, settings = safe``, setup = safe``, invite = safe``] = of(
    ['command.card'],
    ['command.search'],
    ['command.rules'],
    ['command.settings'],
    ['command.setup'],
    ['command.invite'],
  )
  const [league = safe``, profile = safe``, queue = safe``, ladder = safe``, stats = safe``, vacation = safe``] = of(
    ['command.league'],
    ['command.profile'],
    ['command.queue'],
    ['command.ladder'],
    ['command.stats'],
    ['command.vacation'],
  )
  const looked = { card, search, rules, settings, setup, invite }
  // The choices of the command, as Discord lists them.
  const choices = { create: say('command.league.create'), organise: say('command.league.organise') }
  const said = {
    ...choices,
    learn,
    play,
    games: list,
    replay,
    deck,
    league,
    profile,
    queue,
    ladder,
    stats,
    vacation,
    ...looked,
  }
  const teaching = Object.values(games).filter(({ lesson }) => lesson !== undefined)
  const [only, ...others] = teaching
  const first =
    only !== undefined && others.length === 0 ? customId('learn', 'begin', only.id) : customId('learn', 'intro')
  const learns = only === undefined ? [] : [button(first, say('help.first-game'), 'good')]
  return {
    components: [text(say('help.text', said)), row(...learns, button(customId('mine'), say('help.my-games')))],
  }
}
