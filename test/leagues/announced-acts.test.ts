/** Acts on a whole league by somebody who plays in it: announced with their name, and done a day later. */
import { describe, expect, it } from 'vitest'
import { playedResult } from '../../src/leagues/record.ts'
import { replayLeague } from '../../src/leagues/reducer.ts'
import { DAY, Driven, HOUR, START } from './leagues.ts'

const refusedAs = (done: ReturnType<Driven['try']>) => ('refused' in done ? done.refused : null)

const REASON = 'The hall is closed.'
const pause = { type: 'pause', reason: REASON } as const
const cancel = { type: 'cancel', reason: REASON } as const
const told = (driven: Driven, about: string) =>
  driven.effects.flatMap((effect) => (effect.kind === 'tell' && effect.about === about ? [effect] : []))

describe('an announced act', () => {
  it.each([
    ['pause', pause],
    ['cancel', cancel],
  ] as const)('to %s is told to everybody at once, with its author, and takes effect after 24 hours', (what, act) => {
    const driven = Driven.running(4)
    driven.do({ type: 'announce', act }, 'person 1')
    const notices = told(driven, 'announced')
    expect(notices.map(({ to }) => to).sort()).toEqual(['person 1', 'person 2', 'person 3', 'person 4'])
    expect(notices[0]!.values).toEqual({ what, reason: REASON, until: START + DAY, judge: 'person 1' })
    expect(driven.nextAt).toBeLessThanOrEqual(START + DAY)
    driven.until(START + DAY - HOUR)
    expect([driven.league.phase, driven.league.pausedAt]).toEqual(['running', null])
    driven.until(START + DAY)
    expect(what === 'pause' ? driven.league.pausedAt : driven.league.phase).toBe(
      what === 'pause' ? START + DAY : 'cancelled',
    )
    expect(driven.league.announced).toBeNull()
    // Everybody reads who has asked for it.
    expect(told(driven, what === 'pause' ? 'paused' : 'cancelled')[0]!.values).toMatchObject({ judge: 'person 1' })
    expect(replayLeague(JSON.parse(JSON.stringify(driven.events)))).toEqual(driven.league)
  })

  it('takes effect as soon as somebody agrees who plays no game, and never by the word of its author', () => {
    const driven = Driven.running(4)
    driven.do({ type: 'announce', act: cancel }, 'person 1')
    for (const person of ['person 1', 'person 2'])
      expect(refusedAs(driven.try({ type: 'agreeAnnounced' }, person))).toBe('ownLeague')
    driven.do({ type: 'agreeAnnounced' }, 'olga')
    expect(driven.league.phase).toBe('cancelled')
  })

  it('is taken back, told to everybody, and then does not come', () => {
    const driven = Driven.running(4)
    expect(refusedAs(driven.try({ type: 'recallAnnounced' }, 'olga'))).toBe('nothingAnnounced')
    driven.do({ type: 'announce', act: pause }, 'person 1')
    expect(refusedAs(driven.try({ type: 'announce', act: cancel }, 'olga'))).toBe('announcedAlready')
    driven.do({ type: 'recallAnnounced' }, 'person 1')
    expect(told(driven, 'announcementRecalled')).toHaveLength(4)
    driven.until(START + 2 * DAY)
    expect(driven.league.pausedAt).toBeNull()
  })

  it('to cancel comes in a pause, too, and one that is not possible any more is dropped', () => {
    const driven = Driven.running(4)
    driven.do({ type: 'announce', act: cancel }, 'person 1')
    driven.do(pause, 'olga')
    driven.until(START + DAY)
    expect(driven.league.phase).toBe('cancelled')
    const paused = Driven.running(4)
    paused.do({ type: 'announce', act: pause }, 'person 1')
    paused.do(pause, 'olga')
    expect(paused.league.announced).toBeNull()
  })

  it('is refused like the act itself: without a reason, or in a phase that has none of it', () => {
    const driven = Driven.running(4)
    expect(refusedAs(driven.try({ type: 'announce', act: { ...pause, reason: ' ' } }, 'person 1'))).toBe(
      'reasonMissing',
    )
    driven.do(pause, 'olga')
    expect(refusedAs(driven.try({ type: 'announce', act: pause }, 'person 1'))).toBe('paused')
  })
})

describe('a player who is put out by an organiser', () => {
  it('reads the reason, loses by a ruling and not by giving up, and may come back', () => {
    const driven = Driven.running(4)
    const [pairing] = driven.pairings(1)
    driven.move(pairing!)
    const id = pairing!.players[0]
    driven.do({ type: 'removePlayer', player: id, reason: 'No word for days.' }, 'olga')
    expect(told(driven, 'removed')).toMatchObject([{ values: { reason: 'No word for days.' }, sound: true }])
    const game = driven.league.rounds[0]!.pairings.find((one) => one.id === pairing!.id)!.games[0]!
    expect(game.result).toMatchObject({ how: 'ruling' })
    const stops = driven.effects.flatMap((effect) => (effect.kind === 'stopGame' ? [effect.why] : []))
    expect(stops).toEqual(['ruling'])
    expect(playedResult(game)).toBeNull()
    expect(refusedAs(driven.try({ type: 'return', player: id }, 'clock'))).toBeNull()
  })
})
