import { describe, expect, it } from 'vitest'
import { ing, participle, third } from '../../../src/kit/grammar/english-verbs.ts'
import { takesAn } from '../../../src/kit/grammar/spelling.ts'
import { digits, type Mood, type NounTree, numberInWords, type PhraseTree } from '../../../src/kit/grammar/tree.ts'
import { and, english, type Harbour, noun, or, pronoun, type SentenceTree, verb, worded, you } from './harbour.ts'

const words = (phrase: PhraseTree<Harbour>): string => english.words(phrase)
const says = (...sentences: SentenceTree[]): string => english.text(sentences)

describe('English noun phrases', () => {
  it.each([
    [noun('ship', 'a'), 'a ship'],
    [noun('island', 'a'), 'an island'],
    [noun('hour', 'a'), 'an hour'],
    [noun('ship', 'a', { adjectives: ['unique'] }), 'a unique ship'],
    [noun('island', 'a', { sign: '◆' }), 'an ◆ island'],
    [noun('ship', 'a', { other: true }), 'another ship'],
    [noun('ship', 'a', { owner: 'you' }), 'your ship'],
    [noun('ship', 'a', { owner: 'opponent' }), 'an opposing ship'],
    [noun('island', 'a', { owner: 'opponent' }), 'your opponent’s island'],
    [noun('ship', 'the'), 'the ship'],
    [noun('ship', 'any', { other: true }), 'any other ship'],
    [noun('ship', 'all', { many: true, owner: 'you' }), 'your ships'],
    [noun('ship', 'all', { many: true, owner: 'opponent' }), 'opposing ships'],
    [noun('ship', 'every', { many: true, owner: 'you' }), 'all your ships'],
    [noun('ship', 'one of', { owner: 'you' }), 'one of your ships'],
    [noun('ship', 'no'), 'no ship'],
    [noun('ship', 'no', { owner: 'you' }), 'none of your ships'],
    [noun('ship', 'this'), 'this ship'],
    [noun('hero', 'that', { many: true }), 'those heroes'],
    [noun('ship', 'any number of', { owner: 'you' }), 'any number of your ships'],
    [noun('ship', 'bare', { count: [0] }), 'no ships'],
    [noun('ship', 'bare', { count: [1] }), 'one ship'],
    [noun('ship', 'bare', { count: [1, 2] }), 'one or two ships'],
    [noun('ship', 'bare', { count: [12], upTo: true }), 'up to 12 ships'],
    [noun('damage', 'bare', { count: [2], more: true }), 'two more damage'],
    [noun('ship', 'bare', { count: [2], owner: 'you' }), 'two of your ships'],
    [noun('ship', 'a', { within: 'Endor', icon: 'Sail' }), 'a [Sail] Endor ship'],
    [noun('ship', 'a', { mods: ['royal'] }), 'a royal ship'],
    [noun('ship', 'a', { mods: ['royal'], within: 'Endor' }), 'a royal Endor ship'],
    [noun('ship', 'the same'), 'the same ship'],
  ] as const)('%# says "%s"', (phrase, told) => {
    expect(words(phrase as NounTree<Harbour>)).toBe(told)
  })

  it('tell limits before exceptions, in whatever order they are listed', () => {
    const except = { p: 'except', of: { k: 'name', name: 'Luke', det: 'bare' } } as const
    const present = { p: 'phrase', phrase: 'present' } as const
    for (const posts of [[except, present] as const, [present, except] as const])
      expect(words(noun('sailor', 'all', { many: true, owner: 'you', posts }))).toBe(
        'your sailors present other than Luke',
      )
  })
  it('say "non-" for kinds that are excepted', () => {
    expect(words(noun('sailor', 'a', { posts: [{ p: 'except', of: noun('hero', 'a') }] }))).toBe('a non-hero sailor')
  })

  it('never say "that" twice', () => {
    const sailed = (subject: PhraseTree<Harbour>) =>
      words(noun('ship', 'a', { posts: [{ p: 'that', subject, verb: verb('sail') }] }))
    expect(sailed(you)).toBe('a ship that you sail')
    expect(sailed(pronoun('that sailor'))).toBe('a ship which that sailor sails')
  })
})

describe('English lists and statements', () => {
  it('say one article for all where a list says so', () => {
    const of = [noun('ship', 'a'), noun('raft', 'a'), noun('island', 'a')]
    expect(words({ k: 'several', join: 'or', of })).toBe('a ship, a raft or an island')
    expect(words({ k: 'several', join: 'or', of, oneArticle: true })).toBe('a ship, raft or island')
  })

  it('tell several values with a plural verb', () => {
    const subject = { k: 'value', noun: 'power', owner: 'you' } as const
    expect(says({ clause: { subject, verbs: [verb('be lost')] } })).toBe('Your power is lost.')
    expect(says({ clause: { subject: { ...subject, many: true }, verbs: [verb('be lost')] } })).toBe(
      'Your power are lost.',
    )
  })

  it('tell more statements behind semicolons, and others as a choice', () => {
    const lost = { clause: { subject: noun('ship', 'the'), verbs: [verb('be lost')] } } as const
    const drawn = { clause: { subject: you, verbs: [verb('draw', { o: noun('card', 'a') })] } } as const
    expect(says({ ...lost, also: [drawn] })).toBe('The ship is lost; you draw a card.')
    expect(says({ ...lost, or: [drawn] })).toBe('Either the ship is lost, or you draw a card.')
    expect(says({ ...lost, and: [drawn], or: [drawn] })).toBe(
      'Either the ship is lost and you draw a card, or you draw a card.',
    )
  })
})

describe('English names', () => {
  it('stay as they are, and take an article only where they are used like nouns', () => {
    expect(words({ k: 'name', name: 'Obi-Wan', det: 'a' })).toBe('Obi-Wan')
    expect(words({ k: 'name', name: 'Blaster', det: 'a', asNoun: true })).toBe('a Blaster')
    expect(words({ k: 'name', name: 'X-wing', det: 'a', asNoun: true })).toBe('an X-wing')
    expect(words({ k: 'name', name: 'Kaadu', det: 'all', many: true, owner: 'you', asNoun: true })).toBe('your Kaadus')
    expect(words({ k: 'name', name: 'Ambush', det: 'bare', type: 'card', typed: true })).toBe('the card Ambush')
  })
  it('have a genitive', () => {
    const luke = { k: 'name', name: 'Luke', det: 'bare' } as const
    expect(words({ k: 'value', noun: 'power', of: luke })).toBe('Luke’s power')
    expect(words({ k: 'value', noun: 'power', of: pronoun('it') })).toBe('its power')
    expect(words({ k: 'value', noun: 'power', of: noun('ship', 'all', { many: true, owner: 'you' }) })).toBe(
      'your ships’ power',
    )
    expect(words({ k: 'value', noun: 'power', owner: 'opponent' })).toBe('your opponent’s power')
  })
})

describe('English lists', () => {
  const ships = noun('ship', 'all', { many: true, owner: 'you' })
  it('tell an owner once', () => {
    expect(words(and([ships, noun('hero', 'all', { many: true, owner: 'you' })]))).toBe('your ships and heroes')
    expect(words(or([noun('ship', 'a', { owner: 'opponent' }), noun('horse', 'a', { owner: 'opponent' })]))).toBe(
      'an opposing ship or horse',
    )
  })
  it('put a comma where an "and" could be misread', () => {
    const fode = { k: 'name', name: 'Fode and Beed', det: 'bare' } as const
    expect(words(and([{ ...fode, name: 'Jabba' }, fode]))).toBe('Jabba, and Fode and Beed')
  })
  it('say "neither … nor"', () => {
    expect(words({ k: 'several', join: 'nor', of: [noun('ship', 'a'), noun('horse', 'a')] })).toBe(
      'neither a ship nor a horse',
    )
  })
})

describe('English verbs', () => {
  const ship = noun('ship', 'the')
  const ships = noun('ship', 'all', { many: true, owner: 'you' })
  const draw = verb('draw', { o: noun('card', 'a') })
  it.each([
    ['states', 'The ship draws a card.', 'Your ships draw a card.', 'You draw a card.'],
    ['may', 'The ship may draw a card.', 'Your ships may draw a card.', 'You may draw a card.'],
    ['must', 'The ship must draw a card.', 'Your ships must draw a card.', 'You must draw a card.'],
    ['may not', 'The ship may not draw a card.', 'Your ships may not draw a card.', 'You may not draw a card.'],
    ['just', 'The ship has just drawn a card.', 'Your ships have just drawn a card.', 'You have just drawn a card.'],
    [
      'about',
      'The ship is about to draw a card.',
      'Your ships are about to draw a card.',
      'You are about to draw a card.',
    ],
  ] as const)('agree with their subject in the mood %s', (mood: Mood, ...told) => {
    expect([ship, ships, you].map((subject) => says({ clause: { subject, mood, verbs: [draw] } }))).toEqual(told)
  })
  it('are negated', () => {
    const not = { ...draw, not: true }
    expect(says({ clause: { subject: ship, verbs: [not] } })).toBe('The ship does not draw a card.')
    expect(says({ clause: { subject: you, verbs: [not] } })).toBe('You do not draw a card.')
    expect(says({ clause: { subject: ships, verbs: [{ ...verb('be lost'), not: true }] } })).toBe(
      'Your ships are not lost.',
    )
    expect(says({ clause: { subject: you, mood: 'imperative', verbs: [not] } })).toBe('Do not draw a card.')
  })
  it('tell equal verbs once, in order, for a purpose, or one of two', () => {
    const lose = verb('lose', { o: noun('card', 'a') })
    const gets = (n: number) => verb('get', { n: digits(n), o: noun('power', 'bare') })
    expect(says({ clause: { subject: ship, verbs: [gets(2), gets(-1)] } })).toBe('The ship gets +2 power and −1 power.')
    expect(says({ clause: { subject: you, mood: 'may', join: 'then', verbs: [lose, draw] } })).toBe(
      'You may lose a card, then draw a card.',
    )
    expect(says({ clause: { subject: you, mood: 'may', verbs: [lose], to: [draw] } })).toBe(
      'You may lose a card to draw a card.',
    )
    expect(says({ clause: { subject: you, mood: 'may', verbs: [lose], or: { verbs: [draw] } } })).toBe(
      'You may either lose a card, or draw a card.',
    )
  })
  it('have their forms', () => {
    expect(['carry', 'be', 'go', 'pass', 'deploy', 'have'].map(third)).toEqual([
      'carries',
      'is',
      'goes',
      'passes',
      'deploys',
      'has',
    ])
    expect(['use', 'get', 'carry', 'lie', 'fire', 'cancel', 'deploy', 'see', 'draw'].map(ing)).toEqual([
      'using',
      'getting',
      'carrying',
      'lying',
      'firing',
      'cancelling',
      'deploying',
      'seeing',
      'drawing',
    ])
    expect(['use', 'carry', 'lose', 'stop', 'cancel', 'attack'].map(participle)).toEqual([
      'used',
      'carried',
      'lost',
      'stopped',
      'cancelled',
      'attacked',
    ])
  })
  it('tell conditions of the card that speaks in short', () => {
    const clause = { verbs: [verb('draw', { o: noun('card', 'a') })] }
    const during = (verbs: SentenceTree['clause'] & object) => ({ join: 'and', of: [verbs as never] }) as const
    const lead = (a: 'while' | 'when', verbs: object) => says({ front: [{ a, of: during(verbs as never) }], clause })
    expect(lead('while', { verbs: [verb('carry', { o: noun('hero', 'a') })] })).toBe(
      'While carrying a hero, draws a card.',
    )
    expect(lead('when', { verbs: [verb('be lost')] })).toBe('When it is lost, draws a card.')
  })
})

describe('English numbers', () => {
  const per = { n: 'per', each: 2, of: noun('ship', 'each', { owner: 'you' }) } as const
  it.each([
    [{ k: 'quantity', number: digits(2), of: 'point' }, '2 points'],
    [{ k: 'quantity', number: digits(1), of: 'point' }, '1 point'],
    [{ k: 'quantity', number: numberInWords(2), of: 'point', upTo: true }, 'up to two points'],
    [{ k: 'quantity', number: { n: 'phrase', phrase: pronoun('it') }, of: 'point' }, 'that many points'],
    [{ k: 'counted', number: digits(-2), signed: true }, '−2'],
    [{ k: 'counted', number: { n: 'number of', of: noun('ship', 'a') } }, 'the number of ships'],
    [{ k: 'counted', number: { n: 'sum', of: [digits(2), { n: 'times', factor: -1, of: digits(3) }] } }, '2 − 3'],
    [{ k: 'counted', number: { n: 'times', factor: 2, of: digits(3) } }, 'twice 3'],
    [
      { k: 'counted', number: { n: 'cases', first: digits(2), others: [[{ for: noun('hero', 'a') }, digits(3)]] } },
      '2 (3 for a hero)',
    ],
    [{ k: 'quantity', number: per, of: 'point' }, '2 points for each of your ships'],
  ] as const)('%# are told', (phrase, told) => {
    expect(words(phrase as PhraseTree<Harbour>)).toBe(told)
  })
  it('are told with values', () => {
    const having = (by: '<' | '<=' | '=' | '>=' | '>') =>
      words(noun('ship', 'a', { posts: [{ p: 'having', noun: 'power', by, than: digits(3) }] }))
    expect((['<', '<=', '=', '>=', '>'] as const).map(having)).toEqual([
      'a ship with power under 3',
      'a ship with power 3 or less',
      'a ship with power 3',
      'a ship with power 3 or more',
      'a ship with power over 3',
    ])
  })
})

describe('"a" and "an"', () => {
  it('follow the sound of the next word', () => {
    const an = [
      'island',
      'hour',
      'honest',
      'X-wing',
      'AT-AT',
      'R2-D2',
      'MTT',
      'N-1',
      '8',
      '11',
      '18',
      'Ewok',
      'Effect',
      'unpiloted',
      'uninteresting',
    ]
    expect(an.filter((text) => !takesAn(text))).toEqual([])
    const a = [
      'ship',
      'unique',
      'union',
      'one',
      'European',
      'STAP',
      'TIE',
      'Y-wing',
      '2',
      '110',
      'used',
      'U-wing',
      'Jedi',
    ]
    expect(a.filter(takesAn)).toEqual([])
  })
})

it('A key without an entry, and a slot that is empty, are errors', () => {
  expect(() => words(worded('aboard'))).toThrow('«o»')
  expect(() => words(noun('whale' as never, 'a'))).toThrow('«whale»')
})
