/** Clicks on the buttons and menus below rules. They keep no state: numbers of rules never change. */
import { type AnyGame, findGame } from '../../games/games.ts'
import { speak } from '../../locales/index.ts'
import { actionOf, allHandled } from '../acts/acts.ts'
import { mannerFor } from '../cards/card-clicks.ts'
import { type CardManner, readManner } from '../cards/card-panel.ts'
import { gameAsked } from '../cards/game-asked.ts'
import type { App } from '../shell/app.ts'
import type { ClickHandler, Clicks } from '../shell/click.ts'
import type { Body } from '../shell/components.ts'
import type { IncomingClick } from '../shell/requests.ts'
import { wayBack, withBack } from '../shell/way-back.ts'
import { asQuery, queryView, ruleById, ruleCardsView, ruleView } from './rule-panel.ts'

const pageOf = (text = ''): number => {
  const page = Number(text)
  return Number.isInteger(page) && page >= 0 ? page : 0
}

/** The answer to a click; null if its rule is not there (any more). */
function viewFor(
  app: App,
  incoming: IncomingClick,
  [action, , ...parts]: readonly string[],
  manner: CardManner,
  first: AnyGame | null,
): Body | null {
  const { language, values } = incoming
  const list = ([page, cardId = '', words = '', named = '']: readonly string[]): Body | null => {
    const card = cardId === '' ? null : app.cards.get(cardId)
    const only = named === '' ? null : (findGame(app.games, named) ?? null)
    if ((card === null && cardId !== '') || (only === null && named !== '')) return null
    return queryView(app, { words: asQuery(words), card, first, only }, pageOf(page), language, manner)
  }
  const rule = (id = '', page = '0'): Body | null => {
    const found = ruleById(app.games, id)
    if (found === null) return null
    return action === 'cards'
      ? ruleCardsView(app, found, pageOf(page), language, manner)
      : ruleView(app, found, pageOf(page), language, manner)
  }
  const known = actionOf('rule', action)
  switch (known) {
    case 'show':
    case 'cards':
      return rule(...parts)
    case 'go':
    case 'pick':
      return rule(values[0])
    case 'share':
      return parts[0] === '' ? list(parts.slice(1)) : rule(...parts)
    case 'list':
      return list(parts)
    case 'of':
      return list(['0', values[0] ?? ''])
    default:
      allHandled(known)
      return null
  }
}

const isPick = (action: string | undefined): boolean => action === 'pick' || action === 'of'

/** `rule|action|manner|…`; see the panel. */
const rule: ClickHandler = {
  ack({ alone, withBot }, [action, , ...from]) {
    if (action === 'share') return 'public'
    // Without a way back the list stays, so that another rule can be picked.
    const beside = isPick(action) && wayBack(from) === null
    if (beside) return withBot ? 'public' : 'private'
    return alone ? 'update' : withBot ? 'public' : 'private'
  },
  atOnce: true,
  async run(request, parts, app) {
    const { incoming } = request
    const [action, manners = ''] = parts
    // A person who clicks in a public message gets a private one.
    const hidden = action !== 'share' && (readManner(manners).hidden || !incoming.alone)
    const first = action === 'list' || action === 'share' ? await gameAsked(app, incoming) : null
    const body = viewFor(app, incoming, parts, mannerFor(incoming, false, hidden), first)
    if (body === null) return request.tell(speak(incoming.language)('rules.gone'))
    const back = isPick(action) && incoming.alone ? wayBack(parts.slice(2)) : null
    await request.show(withBack(body, back, incoming.language))
  },
}

/** Clicks on rules and lists of rules. */
export const ruleClicks: Clicks = { rule }
