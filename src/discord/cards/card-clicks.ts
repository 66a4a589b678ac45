/** Clicks on the buttons and menus below cards. They keep no state: the button names the card. */
import { speak } from '../../locales/index.ts'
import { actionOf, allHandled } from '../acts/acts.ts'
import { takeAllowance } from '../shell/allowances.ts'
import type { App } from '../shell/app.ts'
import type { ClickHandler, Clicks } from '../shell/click.ts'
import type { Body } from '../shell/components.ts'
import type { Ack, IncomingClick, IncomingRequest } from '../shell/requests.ts'
import { wayBack, withBack } from '../shell/way-back.ts'
import { type CardManner, cardView, type OpenedFrom, readManner, rulingsView, versionsView } from './card-panel.ts'
import { readSearch, searchView } from './search-panel.ts'

/** The manner of showing a card to a person: hidden from others wherever there are others. */
export const mannerFor = ({ withBot }: IncomingRequest, words: boolean, hidden = true): CardManner => ({
  words,
  hidden: hidden && !withBot,
})

/** Whether this person plays in words: then their private cards come without pictures, unless they ask for one. */
export const inWords = async ({ persons }: App, { person }: IncomingRequest): Promise<boolean> =>
  (await persons.of(person)).wordsOnly

/** Replaces a private message that was clicked; else opens a new private one. */
const own = ({ alone, withBot }: IncomingClick): Ack => (alone ? 'update' : withBot ? 'public' : 'private')

/** Leads back to the place where a card was opened. A card picked among its versions belongs to the same match. */
function originOf(parts: readonly string[], picked: boolean, cardId: string): OpenedFrom | undefined {
  const [matchId, value = ''] = parts
  if (matchId === undefined) return undefined
  return { matchId, value: picked ? `s ${cardId.slice(cardId.indexOf('/') + 1)}` : value }
}

/** A card that was opened from a match, with remarks about it there; null if it was not, or is not there any more. */
export type FromMatch = (app: App, incoming: IncomingClick, manner: CardManner) => Promise<Body | null>

/** `card|action|manner|card|match|what`, the last two for a card of a match; in a select the value names the card. */
const card = (fromMatch: FromMatch): ClickHandler => ({
  ack(incoming, [action, , , ...from]) {
    if (action === 'share' || action === 'announce') return 'public'
    // Without a way back the list stays, so that another card can be picked.
    if (action === 'pick' && wayBack(from) === null) return incoming.withBot ? 'public' : 'private'
    return own(incoming)
  },
  atOnce: true,
  async run(request, [action = '', manners = '', named = '', ...rest], app) {
    const { incoming } = request
    const id = named === '' ? (incoming.values[0] ?? '') : named
    const { language } = incoming
    const found = app.cards.get(id)
    if (found === null) return request.tell(speak(language)('card.gone'))
    const { words, hidden, rest: second = false } = readManner(manners)
    const open = action === 'share' || action === 'announce'
    // A person who clicks in a public message gets a private one.
    const picked = action === 'pick' || action === 'open'
    const plain = words || (picked && (await inWords(app, incoming)))
    const back = action === 'pick' ? wayBack(rest) : null
    const from = open || back !== null ? undefined : originOf(rest, picked, id)
    const shown = mannerFor(incoming, plain, !open && (hidden || !incoming.alone))
    const manner = { ...shown, ...(second ? { rest: true } : {}), ...(from === undefined ? {} : { from }) }
    const known = actionOf('card', action)
    switch (known) {
      case 'versions':
        await request.show(await versionsView(app, found, language, manner))
        return
      case 'rulings':
        await request.show(rulingsView(found, language, manner))
        return
      case 'show':
      case 'open':
      case 'pick':
      case 'share':
      case 'announce':
        await request.show(
          withBack(
            (await fromMatch(app, incoming, manner)) ?? (await cardView(app, found, language, manner)),
            incoming.alone ? back : null,
            language,
          ),
        )
        return
      default:
        allHandled(known)
        return request.tell(speak(language)('error.button'))
    }
  },
})

/** `search|page|query …`: another page of a list. */
const search: ClickHandler = {
  ack: own,
  atOnce: true,
  async run(request, parts, app) {
    const { incoming } = request
    const read = readSearch(app, parts)
    if (read === null) return request.tell(speak(incoming.language)('search.stale'))
    if (!(await takeAllowance(request, app, 'searches'))) return
    const manner = mannerFor(incoming, await inWords(app, incoming))
    await request.show(await searchView(app, read.query, read.page, incoming.language, manner))
  },
}

/** @param fromMatch shows cards that were opened from a match */
export const cardClicks = (fromMatch: FromMatch): Clicks => ({ card: card(fromMatch), search })
