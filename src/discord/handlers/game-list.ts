/** A person's running matches: against whom, whose call it is, the time left. Opens any of their panels. */
import type { Language } from '../../games/game.ts'
import { speak } from '../../locales/index.ts'
import type { Sight } from '../../matches/api.ts'
import { type App, gameOf, namesIn } from '../app.ts'
import { type Body, type Choice, MOST, select, text } from '../components.ts'
import { customId } from '../custom-id.ts'
import type { ClickHandler } from '../router.ts'
import { otherRulesLines } from '../terms.ts'
import { firstLines, literal, relative } from '../text.ts'
import { openPanel } from './panels.ts'

interface Listed {
  readonly choice: Choice
  readonly line: string
}

/**
 * @param kind of click that picking a match brings
 * @param title what is said above the list
 */
export async function matchList(
  app: App,
  sights: readonly Sight[],
  language: Language,
  kind: 'games' | 'concede',
  title: string,
): Promise<Body> {
  const listed = await Promise.all(sights.slice(0, MOST.options).map((sight) => listing(app, sight, language)))
  const say = speak(language)
  const lines = [`### ${title}`, ...listed.map(({ line }) => line)]
  if (sights.length > listed.length) lines.push(say('games.more', { count: sights.length - listed.length }))
  return {
    components: [
      text(firstLines(lines, 3800)),
      select(
        customId(kind),
        say(kind === 'concede' ? 'concede.pick' : 'games.pick'),
        listed.map(({ choice }) => choice),
      ),
    ],
  }
}

async function listing(app: App, sight: Sight, language: Language): Promise<Listed> {
  const { match, reader, calls } = sight
  const say = speak(language)
  const game = gameOf(app, match.terms.game)
  const names = await namesIn(app, match, language)
  const rivals = game.seats.filter((seat) => seat !== reader).map((seat) => names[seat] ?? seat)
  const own = calls.find(({ seat }) => seat === reader)
  const soonest = calls.map(({ deadline }) => deadline).sort((a, b) => a.getTime() - b.getTime())[0]
  const what = `${game.words.title(language)} · ${game.words.format(match.terms.format, language)}`
  const turn = say(own === undefined ? 'games.theirs' : 'games.yours')
  const time = own?.deadline ?? soonest
  const rival = rivals.join(', ')
  const thread = match.threadId === null ? '' : ` · <#${match.threadId}>`
  const rules = otherRulesLines(match.terms, app, language).map((line) => ` · ${line}`)
  return {
    choice: { value: match.id, label: say('games.against', { name: rival }), hint: `${what} · ${turn}` },
    line: `• **${literal(rival)}** · ${what} · ${turn}${time === undefined ? '' : ` · ⏳ ${relative(time)}`}${thread}${rules.join('')}`,
  }
}

/** `games` with a match picked: its panel takes the place of the list. */
const games: ClickHandler = {
  ack: (asked) => (asked.alone ? 'update' : 'private'),
  run: (request, _parts, app) => openPanel(request, app, request.asked.values[0] ?? ''),
}

export const gameListClicks: Readonly<Record<string, ClickHandler>> = { games }
