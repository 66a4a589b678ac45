/** Challenges: the private choice of a deck, the public message, and its buttons. */

import { isRefusal, type Language } from '../../contract/index.ts'
import { type AnyGame, gameOf } from '../../games/games.ts'
import { clipWords } from '../../kit/wording/clipping.ts'
import { type Say, speak } from '../../locales/index.ts'
import { type Challenge, type DeckOffer, playedDeck } from '../../matches/api.ts'
import { isPractice } from '../../matches/practice/practice.ts'
import { mayRing } from '../../people/manner.ts'
import { actionOf, allHandled } from '../acts/acts.ts'
import { isNewcomer } from '../lesson/lesson-match.ts'
import { lessonOffer } from '../lesson/lesson-panel.ts'
import { leavePanel } from '../match/dm-panels.ts'
import { openPanel } from '../match/panel-clicks.ts'
import { askZone } from '../settings/settings-clicks.ts'
import { type App, refusalText } from '../shell/app.ts'
import type { ClickHandler, Clicks } from '../shell/click.ts'
import { type Body, button, container, type MessagePart, MOST, row, select, text } from '../shell/components.ts'
import { customId, MENU } from '../shell/custom-id.ts'
import { meaningOf } from '../shell/discord-errors.ts'
import { openDmSoon } from '../shell/dm-opening.ts'
import { type IncomingClick, type IncomingRequest, inPlace, type Request } from '../shell/requests.ts'
import { firstLines, literal, relative } from '../shell/text-limits.ts'
import { termsExplained, termsLines } from '../table/agreed-terms.ts'
import { changedLines, listedValues, topicsOf } from './challenge-changes.ts'
import { sealLines, sealParts, showFair, takeWord, wordForm } from './fair-panel.ts'
import { changeLevel, levelParts } from './level-choice.ts'
import { threadlessHere } from './server-rules.ts'

/** The public message for the present status. It names no deck. */
async function challengeMessage(app: App, challenge: Challenge, language: Language): Promise<Body> {
  const say = speak(language)
  const { id, by, to, seat, status, terms, expiresAt, rematchOf } = challenge
  const game = gameOf(app.games, terms.game)
  const author = literal(await app.people.name(by, language))
  const rival = to === null ? null : literal(await app.people.name(to, language))
  const head =
    rival === null ? say('challenge.open', { by: author }) : say('challenge.to', { by: author, to: `<@${to}>` })
  const intro = [...(rematchOf === null ? [] : [say('rematch.line')]), head]
  const agreed = termsLines(terms, app, language)
  if (seat !== null)
    agreed.push(say('challenge.plays', { by: author, side: game.words.seatInSentence(seat, language) }))
  const stands =
    status === 'open'
      ? say('challenge.expires', { time: relative(expiresAt) })
      : `**${say(`challenge.status.${status}`)}**`
  const changed = rematchOf === null ? changedLines(app, { place: challenge.place, language }, challenge) : []
  const buttons = [
    button(customId('c', id, 'accept'), say('challenge.accept'), 'good'),
    ...(rematchOf === null ? [] : [button(customId('c', id, 'decks'), say('rematch.other-deck'))]),
    ...(to === null ? [] : [button(customId('c', id, 'decline'), say('challenge.decline'))]),
    button(customId('c', id, 'withdraw'), say('challenge.withdraw')),
  ]
  const more = [{ value: customId('c', id, 'fair'), label: say('seal.more') }]
  const sealed = sealLines(app, challenge, say)
  return {
    components: [
      container([
        text([...intro, ...agreed, ...changed, stands, ...sealed.map((line) => `-# ${line}`)].join('\n')),
        ...(status === 'open'
          ? [row(...buttons), ...(sealed.length === 0 ? [] : [select(customId(MENU, ''), say('more'), more)])]
          : []),
      ]),
    ],
    mention: status === 'open' && to !== null ? [to] : [],
    notification: { words: [intro.join(' · '), ...agreed].join('\n').replace(/^-# |(?<!\\)\*\*/gmu, '') },
  }
}

interface ChoiceOptions {
  readonly page?: number
  /** The first game is offered below to people who have never played; `now`: it is offered already. */
  readonly learns?: 'once' | 'now'
}

/** The private choice of a deck: the person's own decks first, then the ready-made ones. */
export async function deckChoice(
  request: Request,
  app: App,
  challenge: Challenge,
  options: ChoiceOptions = {},
): Promise<void> {
  const body = await choiceBody(request.incoming, app, challenge, options)
  if (typeof body === 'string') return request.tell(body)
  await request.show(body)
}

/** @returns a sentence if there is nothing to choose */
async function choiceBody(
  incoming: IncomingRequest,
  app: App,
  challenge: Challenge,
  { page = 0, learns }: ChoiceOptions,
): Promise<Body | string> {
  const { person, language } = incoming
  const say = speak(language)
  const game = gameOf(app.games, challenge.terms.game)
  const decks = await app.challenges.decksFor(challenge.id, person)
  if (isRefusal(decks)) return refusalText(decks, language, game)
  const playable = decks.filter(({ faults }) => faults.length === 0)
  const left = decks.filter(({ faults }) => faults.length > 0).map((deck) => leftOutLine(deck, game, language))
  const leftOut = left.length === 0 ? [] : [text(firstLines([`-# ${say('challenge.left-out')}`, ...left], 1500))]
  if (playable.length === 0) {
    const head = [...(await headLines(incoming, app, challenge)), say('challenge.no-decks')]
    return { components: [text(head.join('\n')), ...leftOut, ...changeMenu(incoming, app, challenge)] }
  }
  const last = Math.ceil(playable.length / MOST.options) - 1
  const here = Math.min(Math.max(0, page), last)
  const from = here * MOST.options
  const choices = playable.slice(from, from + MOST.options).map(({ id, name, seat, own }) => ({
    value: id,
    label: id === playedDeck(seat) ? say('rematch.deck') : own ? `★ ${name}` : name,
    hint: [game.words.seat(seat, language), ...(own ? [say('challenge.own-deck')] : [])].join(' · '),
  }))
  const span = { from: from + 1, to: from + choices.length, count: playable.length }
  const offered = learns === 'now' || (learns === 'once' && (await isNewcomer(app, game, person)))
  const mark = offered ? [LEARNS] : []
  const turn = (to: number, label: 'page.back' | 'page.on') =>
    button(customId('c', challenge.id, 'page', String(to), ...mark), say(label), 'plain', to < 0 || to > last)
  return {
    components: [
      ...headed(await headLines(incoming, app, challenge), levelParts(incoming, app, challenge, offered), say),
      select(customId('c', challenge.id, 'deck'), say('challenge.deck'), choices),
      ...(last === 0
        ? []
        : [
            text(`-# ${say('challenge.decks-page', span)}`),
            row(turn(here - 1, 'page.back'), turn(here + 1, 'page.on')),
          ]),
      ...changeMenu(incoming, app, challenge),
      ...sealParts(app, challenge, say),
      ...leftOut,
      ...threadlessParts(incoming, app, challenge),
      ...(offered ? lessonOffer(game, language) : []),
    ],
  }
}

/** The head, the levels where there are any, and what is to be chosen below. */
const headed = (head: readonly string[], levels: readonly MessagePart[], say: Say): MessagePart[] =>
  levels.length === 0
    ? [text([...head, say('challenge.choose-deck')].join('\n'))]
    : [text(head.join('\n')), ...levels, text(say('challenge.choose-deck'))]

/** The opponent, all that is agreed, and what of it is not the default. */
async function headLines(
  { place, language, person }: IncomingRequest,
  app: App,
  challenge: Challenge,
): Promise<string[]> {
  const { terms, to, seat, by, rematchOf } = challenge
  const say = speak(language)
  const explained = termsExplained(terms, app, language)
  if (rematchOf !== null) return explained
  const changed = changedLines(app, { place: placeOf(challenge, place), language }, challenge)
  if (by !== person) return [...explained, ...changed]
  const head = isPractice(to)
    ? say('challenge.draft.practice')
    : to === null
      ? say('challenge.draft.open')
      : say('challenge.draft.to', { name: literal(await app.people.name(to, language)) })
  const side =
    seat === null
      ? []
      : [say('challenge.draft.side', { side: gameOf(app.games, terms.game).words.seatInSentence(seat, language) })]
  return [head, ...explained, ...side, ...changed]
}

/** The place whose server sets what is usual: practice without a thread has none of its own. */
const placeOf = ({ to, place }: Challenge, here: IncomingRequest['place']): IncomingRequest['place'] =>
  isPractice(to) ? here : place

/** The menu of all that the author of a draft may change, each with the value that stands. */
function changeMenu(incoming: IncomingRequest, app: App, challenge: Challenge): MessagePart[] {
  const { id, by, status, rematchOf } = challenge
  if (status !== 'draft' || rematchOf !== null || by !== incoming.person) return []
  const { language } = incoming
  const topics = topicsOf(app, { place: placeOf(challenge, incoming.place), language }, challenge)
  const choices = topics.map((one) => ({ value: one.id, label: clipWords(one.name, MOST.option), hint: one.words }))
  // Another id each time: a client keeps the tick of a select whose id stays.
  const mark = String(app.clock.now().getTime() % 100_000)
  return [select(customId('c', id, 'choose', mark), speak(language)('change.menu'), choices)]
}

/** Shows the values of what the author wants to change, or changes it. */
async function change(request: Request<IncomingClick>, app: App, challenge: Challenge, named?: string): Promise<void> {
  const { person, language, values, place } = request.incoming
  const say = speak(language)
  const { id, status, by } = challenge
  if (by !== person) return request.tell(say('challenge.not-author'))
  if (status !== 'draft' || challenge.rematchOf !== null)
    return request.tell(say(status === 'open' ? 'challenge.posted-already' : 'challenge.closed'))
  const topics = topicsOf(app, { place: placeOf(challenge, place), language }, challenge)
  const topic = topics.find((one) => one.id === (named ?? values[0]))
  if (topic === undefined) return request.tell(say('error.button'))
  if (named === undefined)
    return void (await request.show({
      components: [
        text(say('change.ask', { rules: topic.asks ?? topic.name })),
        select(customId('c', id, 'change', topic.id), say('change.pick'), listedValues(topic, say)),
        row(button(customId('c', id, 'decks'), say('form.back'))),
      ],
    }))
  const [value = ''] = values
  if (topic.values.every((one) => one.value !== value)) return request.tell(say('error.button'))
  const changed = await app.challenges.change({ challengeId: id, person, ...topic.change(value, challenge) })
  if (isRefusal(changed)) return request.tell(refusalText(changed, language, gameOf(app.games, challenge.terms.game)))
  return deckChoice(request, app, changed)
}

/** Changes the level of the practice opponent. */
async function level(request: Request<IncomingClick>, app: App, challenge: Challenge, chosen: string): Promise<void> {
  const changed = await changeLevel(request, app, challenge, chosen)
  if (changed !== null) await deckChoice(request, app, changed, { learns: 'once' })
}

/** Kept in the button of another page, since that page offers the first game, too. */
const LEARNS = 'learn'

/** A practice match without a thread can as well be played in direct messages. */
function threadlessParts(incoming: IncomingRequest, app: App, { id, to, place }: Challenge): MessagePart[] {
  const why = isPractice(to) && place.guildId === null ? threadlessHere(app, incoming) : null
  if (why === null) return []
  return [text(`-# ${why}`), row(button(customId('c', id, 'by-dm'), speak(incoming.language)('setup.by-dm')))]
}

/** Sends the choice of a deck to the person's direct messages: the match is then played there. */
async function byDm(request: Request<IncomingClick>, app: App, challenge: Challenge): Promise<void> {
  const { incoming } = request
  const { person, language, id } = incoming
  const say = speak(language)
  const there = { ...incoming, place: { guildId: null, channelId: '' }, withBot: true }
  const body = await choiceBody(there, app, challenge, {})
  if (typeof body === 'string') return request.tell(body)
  try {
    // They have just asked for it.
    await app.messenger.post(await app.messenger.dm(person), { ...body, silent: true }, `by-dm:${id}`)
  } catch (error) {
    if (meaningOf(error) !== 'closed') throw error
    return request.tell(say('setup.by-dm.closed'))
  }
  await request.show({ components: [text(say('setup.by-dm.done'))] })
}

/** Why one of the person's decks is not among the choices: its first fault, and the number of others. */
function leftOutLine({ name, faults }: DeckOffer, game: AnyGame, language: Language): string {
  const [first, ...others] = faults
  const why = first === undefined ? '' : game.words.refusal(first, language)
  const more = others.length === 0 ? '' : ` (${speak(language)('challenge.more-faults', { count: others.length })})`
  return `-# • ${literal(name)}: ${why}${more}`
}

// ---------------------------------------------------------------- clicks

/** `c|challenge|action` */
const challenges: ClickHandler = {
  ack: (incoming, [challengeId = '', action]) =>
    actionOf('c', action) === 'word' ? wordForm(challengeId, speak(incoming.language)) : inPlace(incoming),
  home: ([challengeId = '']) => customId('c', challengeId, 'fair'),
  async run(request, [challengeId = '', action, page = '0', mark], app) {
    const { incoming } = request
    const found = await app.challenges.find(challengeId)
    if (found === null) return request.tell(speak(incoming.language)('challenge.unknown'))
    const challenge = await withMessage(app, found, incoming)
    const known = actionOf('c', action)
    switch (known) {
      case 'deck':
        return chooseDeck(request, app, challenge)
      case 'page':
        return deckChoice(request, app, challenge, {
          page: Number(page) || 0,
          ...(mark === LEARNS ? { learns: 'now' } : {}),
        })
      case 'level':
        return level(request, app, challenge, page)
      case 'fair':
        return showFair(request, app, challenge)
      case 'said':
        return takeWord(request, app, challenge)
      case 'by-dm':
        return byDm(request, app, challenge)
      case 'accept':
        return accept(request, app, challenge)
      case 'decks':
        return deckChoice(request, app, challenge)
      case 'choose':
        return change(request, app, challenge)
      case 'change':
        return change(request, app, challenge, page)
      case 'decline':
        return end(request, app, challenge, await app.challenges.decline(challengeId, incoming.person))
      case 'withdraw':
        if (challenge.status === 'open' && challenge.by !== incoming.person)
          return request.tell(speak(incoming.language)('challenge.not-author'))
        return end(request, app, challenge, await app.challenges.withdraw(challengeId, incoming.person))
      default:
        allHandled<'word'>(known)
        return request.tell(speak(incoming.language)('error.button'))
    }
  },
}

/** The public message of a challenge that Discord has taken although it seemed to refuse it: now it is known. */
async function withMessage(app: App, challenge: Challenge, { messageId, alone }: IncomingClick): Promise<Challenge> {
  if (challenge.messageId !== null || messageId === undefined || alone) return challenge
  await app.challenges.posted(challenge.id, messageId)
  return { ...challenge, messageId }
}

async function accept(request: Request<IncomingClick>, app: App, challenge: Challenge): Promise<void> {
  const open = challenge.status === 'open'
  if (open && challenge.rematchOf !== null) return acceptAgain(request, app, challenge)
  await deckChoice(request, app, challenge, open ? { learns: 'once' } : {})
  if (!open) await refresh(app, challenge)
}

async function end(
  request: Request,
  app: App,
  challenge: Challenge,
  ended: Awaited<ReturnType<App['challenges']['decline']>>,
): Promise<void> {
  const { language } = request.incoming
  if (isRefusal(ended)) {
    await request.tell(refusalText(ended, language, undefined))
    const now = await app.challenges.find(challenge.id)
    if (now !== null && now.status !== 'open') await refresh(app, now)
    return
  }
  await refresh(app, ended)
  await request.tell(speak(language)(ended.status === 'declined' ? 'challenge.declined' : 'challenge.withdrawn'))
}

async function chooseDeck(request: Request<IncomingClick>, app: App, challenge: Challenge): Promise<void> {
  const { person, language, values, id } = request.incoming
  // Posting was interrupted before: the choice is stored, only the message is missing.
  if (challenge.status === 'open' && challenge.by === person && challenge.messageId === null)
    return post(request, app, challenge)
  const chosen = await app.challenges.chooseDeck({
    challengeId: challenge.id,
    person,
    deckId: values[0] ?? '',
    interaction: id,
  })
  if (isRefusal(chosen)) {
    const now = await app.challenges.find(challenge.id)
    // Another person, or this person's other click, was faster.
    if (now?.matchId != null && now.by !== person && now.to === person) return openPanel(request, app, now.matchId)
    return request.tell(refusalText(chosen, language, gameOf(app.games, challenge.terms.game)))
  }
  openDmSoon(app, person)
  if (chosen.matchId === null) return post(request, app, chosen)
  if (!isPractice(chosen.to)) await refresh(app, chosen)
  await openBegun(request, app, chosen)
  if (chosen.by !== person) await askZone(request, app)
}

/** Accepts a rematch with the deck of the match before; who can't play it as it was chooses another one. */
export async function acceptAgain(request: Request<IncomingClick>, app: App, challenge: Challenge): Promise<void> {
  const { person, language, id } = request.incoming
  const game = gameOf(app.games, challenge.terms.game)
  const left = game.seats.find((seat) => seat !== challenge.seat) ?? ''
  const deckId = playedDeck(left)
  const begun = await app.challenges.chooseDeck({ challengeId: challenge.id, person, deckId, interaction: id })
  if (isRefusal(begun)) {
    if (begun.refused === 'challenge.deck') return deckChoice(request, app, challenge)
    return request.tell(refusalText(begun, language, game))
  }
  await refresh(app, begun)
  await openBegun(request, app, begun)
}

/** Opens the panel of a match that has begun, and deletes the panels of the match before it in the players' DMs. */
export async function openBegun(request: Request<IncomingClick>, app: App, challenge: Challenge): Promise<void> {
  const { matchId, rematchOf, by, to } = challenge
  if (matchId === null) return
  await openPanel(request, app, matchId)
  if (rematchOf === null) return
  const { person, dm = null } = request.incoming
  for (const one of [by, to])
    if (one !== null && !isPractice(one)) await leavePanel(app, one, rematchOf, one === person ? dm : null)
}

async function post(request: Request, app: App, challenge: Challenge): Promise<void> {
  const { language } = request.incoming
  const word = await publish(app, challenge, language)
  if (word !== null) return request.tell(word)
  await request.show({ components: [text(speak(language)('challenge.posted'))] })
}

/** Posts a challenge where it is meant to be accepted. @returns why it could not be posted; null if it was */
export async function publish(app: App, challenge: Challenge, language: Language): Promise<string | null> {
  const { place, to } = challenge
  try {
    const body = await challengeMessage(app, challenge, app.guildLanguage(place.guildId))
    const silent = to !== null && !mayRing([await app.persons.of(to)], app.clock.now())
    const { id, whole } = await app.messenger.offer(place.channelId, { ...body, silent }, `challenge:${challenge.id}`)
    await app.challenges.posted(challenge.id, id, whole)
  } catch (error) {
    const meaning = meaningOf(error)
    if (meaning === null) throw error
    // Nobody can see it, so nobody could accept it.
    await app.challenges.unposted(challenge.id)
    app.log.info({ err: error, challenge: challenge.id }, 'a challenge could not be posted')
    const barred = meaning === 'forbidden' || meaning === 'gone'
    return speak(language)(barred ? 'challenge.no-place' : 'challenge.not-posted')
  }
  return null
}

/**
 * Makes the second request of a message whose words and buttons stand, for the present status of the challenge.
 *
 * @returns false if there is no such message
 *
 * @throws errors after which the same may work later
 */
export async function completeMessage(app: App, challengeId: string): Promise<boolean> {
  const challenge = await app.challenges.find(challengeId)
  if (challenge === null || challenge.messageId === null) return false
  const { messageId, place } = challenge
  const body = await challengeMessage(app, challenge, app.guildLanguage(place.guildId))
  await app.messenger.complete(place.channelId, messageId, body)
  // Somebody may have accepted meanwhile.
  const now = await app.challenges.find(challengeId)
  if (now !== null && now.status !== challenge.status) await refresh(app, now)
  return true
}

/** Updates the public message within the request of a person. If it can't be changed, that does no harm. */
export async function refresh(app: App, challenge: Challenge): Promise<void> {
  try {
    await showStatus(app, challenge)
  } catch (error) {
    if (meaningOf(error) === null) throw error
    app.log.info({ err: error, challenge: challenge.id }, 'a challenge message stays as it was')
  }
}

/**
 * Updates the public message. If it was deleted, that does no harm.
 *
 * @throws the other errors of Discord: later it may work
 */
export async function showStatus(app: App, challenge: Challenge): Promise<void> {
  const { messageId, place } = challenge
  if (messageId === null) return
  const body = await challengeMessage(app, challenge, app.guildLanguage(place.guildId))
  try {
    await app.messenger.edit(place.channelId, messageId, body)
  } catch (error) {
    if (meaningOf(error) !== 'gone') throw error
    app.log.info({ err: error, challenge: challenge.id }, 'the message of a challenge is gone')
  }
}

/** Clicks on challenges and on the choice of a deck. */
export const challengeClicks: Clicks = { c: challenges }
