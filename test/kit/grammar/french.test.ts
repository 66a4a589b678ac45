import { describe, expect, it } from 'vitest'
import { frenchForms } from '../../../src/kit/grammar/french-verbs.ts'
import { digits, type Mood, type NounTree, type PhraseTree } from '../../../src/kit/grammar/tree.ts'
import { and, french, type Harbour, noun, or, plain, pronoun, type SentenceTree, verb, worded, you } from './harbour.ts'

const words = (phrase: PhraseTree<Harbour>): string => plain(french.words(phrase))
const says = (...sentences: SentenceTree[]): string => plain(french.text(sentences))
const title = { k: 'name', name: 'Ambush', det: 'bare', type: 'card', quoted: true } as const

describe('French noun phrases', () => {
  it.each([
    [noun('ship', 'a'), 'un navire'],
    [noun('island', 'a'), 'une île'],
    [noun('island', 'the'), 'l’île'],
    [noun('hero', 'the'), 'le héros'],
    [noun('hour', 'the'), 'l’heure'],
    [noun('hour', 'the', { sign: '◆' }), 'la ◆ heure'],
    [noun('hour', 'this'), 'cette heure'],
    [noun('ship', 'this'), 'ce navire'],
    [noun('horse', 'all', { many: true, owner: 'you' }), 'vos chevaux'],
    [noun('ship', 'a', { owner: 'you', posts: [{ p: 'phrase', phrase: 'present' }] }), 'un de vos navires présents'],
    [noun('card', 'one of', { owner: 'you' }), 'l’une de vos cartes'],
    [noun('ship', 'a', { owner: 'opponent' }), 'un navire adverse'],
    [noun('raft', 'all', { many: true, owner: 'opponent' }), 'les radeaux adverses de secours'],
    [noun('card', 'a', { other: true }), 'une autre carte'],
    [noun('card', 'any', { other: true }), 'toute autre carte'],
    [noun('card', 'every', { owner: 'you' }), 'toutes vos cartes'],
    [noun('card', 'each', { owner: 'you' }), 'chacune de vos cartes'],
    [noun('card', 'no'), 'aucune carte'],
    [noun('card', 'bare', { count: [0] }), 'aucune carte'],
    [noun('card', 'bare', { count: [1, 2] }), 'une ou deux cartes'],
    [noun('card', 'bare', { count: [2], more: true, upTo: true }), 'jusqu’à deux cartes de plus'],
    [noun('card', 'the', { adjectives: ['lost', 'unique'], many: true }), 'les cartes perdues uniques'],
    [noun('ship', 'a', { mods: ['royal'] }), 'un navire royal'],
    [noun('card', 'all', { mods: ['royal'], many: true }), 'les cartes royales'],
    [noun('ship', 'a', { within: 'Endor', icon: 'Sail' }), 'un navire d’Endor [Sail]'],
    [noun('ship', 'the same'), 'le même navire'],
    [noun('card', 'the same', { many: true }), 'les mêmes cartes'],
    [noun('pile', 'the', { owner: 'owner' }), 'la pile de son propriétaire'],
  ] as const)('%# says « %s »', (phrase, told) => {
    expect(words(phrase as NounTree<Harbour>)).toBe(told)
  })

  it('tell limits before exceptions', () => {
    const except = { p: 'except', of: { k: 'name', name: 'Obi-Wan', det: 'bare' } } as const
    const posts = [except, { p: 'phrase', phrase: 'present' }] as const
    expect(words(noun('sailor', 'all', { many: true, owner: 'you', posts }))).toBe(
      'vos marins présents autres qu’Obi-Wan',
    )
  })
})

describe('French lists and statements', () => {
  it('except several of several', () => {
    const posts = [{ p: 'except', of: noun('hero', 'a') }] as const
    expect(words(noun('sailor', 'a', { posts }))).toBe('un marin autre qu’un héros')
    const own = [{ p: 'except', of: noun('hero', 'a', { owner: 'you' }) }] as const
    expect(words(noun('sailor', 'all', { many: true, posts: own }))).toBe('les marins autres que vos héros')
    expect(words(noun('sailor', 'all', { many: true, owner: 'you', posts }))).toBe('vos marins autres que des héros')
  })

  it('tell more statements behind semicolons, and others as a choice', () => {
    const lost = { clause: { subject: noun('card', 'the'), verbs: [verb('be lost')] } } as const
    const drawn = { clause: { subject: you, verbs: [verb('draw', { o: noun('card', 'a') })] } } as const
    expect(says({ ...lost, also: [drawn] })).toBe('La carte est perdue ; vous piochez une carte.')
    expect(says({ ...lost, or: [drawn] })).toBe('Soit la carte est perdue, soit vous piochez une carte.')
    expect(says({ ...lost, and: [drawn], or: [drawn] })).toBe(
      'Soit la carte est perdue et vous piochez une carte, soit vous piochez une carte.',
    )
  })

  it('give patterns the gender of the card that speaks', () => {
    const seen = { clause: worded('seen', { o: noun('hero', 'a') }) as never }
    expect(plain(french.text([seen]))).toBe('Vu par un héros.')
    expect(plain(french.spokenBy('card').text([seen]))).toBe('Vue par un héros.')
    // « ce navire » is the card that speaks.
    const named = { k: 'several', join: 'and', of: [noun('ship', 'this'), noun('ship', 'that')] } as const
    expect(plain(french.spokenBy('ship').words(named))).toBe('ce navire et ce navire-là')
    expect(plain(french.spokenBy('card').words(noun('ship', 'that')))).toBe('ce navire')
  })
})

describe('French names', () => {
  it('are elided before, but never changed within', () => {
    const power = (name: string) => words({ k: 'value', noun: 'power', of: { k: 'name', name, det: 'bare' } })
    expect(power('Anakin')).toBe('la puissance d’Anakin')
    expect(power('Obi-Wan')).toBe('la puissance d’Obi-Wan')
    expect(power('Han')).toBe('la puissance de Han')
    expect(power('Hoth')).toBe('la puissance de Hoth')
    expect(power('Yoda')).toBe('la puissance de Yoda')
    expect(power('le Vieux')).toBe('la puissance de le Vieux')
    expect(words({ k: 'value', noun: 'power', of: title })).toBe('la puissance de « Ambush »')
  })
  it('of titles take possessives, numbers and articles only behind their noun', () => {
    expect(words(title)).toBe('« Ambush »')
    expect(words({ ...title, typed: true })).toBe('la carte « Ambush »')
    expect(words({ ...title, det: 'all', many: true, owner: 'you', asNoun: true })).toBe('vos cartes « Ambush »')
    expect(words({ ...title, count: [1, 2], asNoun: true })).toBe('une ou deux cartes « Ambush »')
    expect(words({ ...title, owner: 'opponent' })).toBe('la carte adverse « Ambush »')
  })
  it('of persons have their own gender', () => {
    const lost = (feminine: boolean) =>
      says({ clause: { subject: { k: 'name', name: 'Leia', det: 'bare', feminine }, verbs: [verb('be lost')] } })
    expect([lost(true), lost(false)]).toEqual(['Leia est perdue.', 'Leia est perdu.'])
  })
})

describe('French lists', () => {
  it('tell an owner once', () => {
    const yours = (head: 'ship' | 'sailor') => noun(head, 'all', { many: true, owner: 'you' })
    expect(words(and([yours('ship'), yours('sailor')]))).toBe('vos navires et marins')
    const theirs = (head: 'ship' | 'card') => noun(head, 'a', { owner: 'opponent' })
    expect(words(or([theirs('ship'), theirs('card')]))).toBe('un navire ou une carte adverse')
    expect(words(or([noun('ship', 'a', { owner: 'you' }), noun('card', 'a', { owner: 'you' })]))).toBe(
      'un de vos navires ou une de vos cartes',
    )
  })
  it('repeat « de » and « à »', () => {
    const of = { k: 'value', noun: 'power', of: and([noun('ship', 'the'), noun('island', 'the')]) } as const
    expect(words(of)).toBe('la puissance du navire et de l’île')
  })
})

describe('French verbs', () => {
  const ship = noun('ship', 'the')
  const cards = noun('card', 'all', { many: true, owner: 'you' })
  const draw = verb('draw', { o: noun('card', 'a') })
  it.each([
    ['states', 'Le navire pioche une carte.', 'Vos cartes piochent une carte.', 'Vous piochez une carte.'],
    [
      'may',
      'Le navire peut piocher une carte.',
      'Vos cartes peuvent piocher une carte.',
      'Vous pouvez piocher une carte.',
    ],
    [
      'must',
      'Le navire doit piocher une carte.',
      'Vos cartes doivent piocher une carte.',
      'Vous devez piocher une carte.',
    ],
    [
      'may not',
      'Le navire ne peut pas piocher une carte.',
      'Vos cartes ne peuvent pas piocher une carte.',
      'Vous ne pouvez pas piocher une carte.',
    ],
    [
      'just',
      'Le navire vient de piocher une carte.',
      'Vos cartes viennent de piocher une carte.',
      'Vous venez de piocher une carte.',
    ],
    ['about', 'Le navire va piocher une carte.', 'Vos cartes vont piocher une carte.', 'Vous allez piocher une carte.'],
    ['imperative', 'Piochez une carte.', 'Piochez une carte.', 'Piochez une carte.'],
  ] as const)('agree with their subject in the mood %s', (mood: Mood, ...told) => {
    expect([ship, cards, you].map((subject) => says({ clause: { subject, mood, verbs: [draw] } }))).toEqual(told)
  })
  it('agree in gender and number', () => {
    expect(says({ clause: { subject: cards, verbs: [verb('be lost')] } })).toBe('Vos cartes sont perdues.')
    expect(plain(french.spokenBy('card').text([{ clause: { verbs: [verb('be lost')] } }]))).toBe('Est perdue.')
  })
  it('are negated by « ne … pas », « ne … aucun », « ne … ni … ni »', () => {
    expect(says({ clause: { subject: ship, verbs: [{ ...draw, not: true }] } })).toBe(
      'Le navire ne pioche pas une carte.',
    )
    expect(says({ clause: { subject: ship, verbs: [verb('draw', { o: noun('card', 'no') })] } })).toBe(
      'Le navire ne pioche aucune carte.',
    )
    const neither = { k: 'several', join: 'nor', of: [noun('ship', 'bare'), noun('card', 'bare')] } as const
    expect(says({ clause: { subject: you, mood: 'may', verbs: [verb('draw', { o: neither })] } })).toBe(
      'Vous ne pouvez piocher ni navire ni carte.',
    )
    expect(says({ clause: { subject: you, mood: 'imperative', verbs: [{ ...draw, not: true }] } })).toBe(
      'Ne piochez pas une carte.',
    )
  })
  it('may be reflexive', () => {
    const land = (mood: Mood, not = false) =>
      says({ clause: { subject: you, mood, verbs: [{ ...verb('land'), not }] } })
    expect(says({ clause: { subject: ship, verbs: [verb('land')] } })).toBe('Le navire se pose.')
    expect(land('states')).toBe('Vous vous posez.')
    expect(land('may')).toBe('Vous pouvez vous poser.')
    expect(land('imperative')).toBe('Posez-vous.')
    expect(land('imperative', true)).toBe('Ne vous posez pas.')
  })
  it('may have « en » before them', () => {
    const some = (mood: Mood, not = false) =>
      says({ clause: { subject: you, mood, verbs: [{ ...verb('take some'), not }] } })
    expect(some('states')).toBe('Vous en prenez.')
    expect(some('may')).toBe('Vous pouvez en prendre.')
    expect(some('imperative')).toBe('Prenez-en.')
    expect(some('imperative', true)).toBe('N’en prenez pas.')
  })
  it('stand in order, for a purpose, or as one of two', () => {
    const lose = verb('lose', { o: noun('card', 'a') })
    expect(says({ clause: { subject: you, mood: 'may', join: 'then', verbs: [lose, draw] } })).toBe(
      'Vous pouvez perdre une carte, puis piocher une carte.',
    )
    expect(says({ clause: { subject: you, mood: 'may', verbs: [lose], to: [draw] } })).toBe(
      'Vous pouvez perdre une carte pour piocher une carte.',
    )
    const either = (mood: Mood) => says({ clause: { subject: you, mood, verbs: [lose], or: { verbs: [draw] } } })
    expect(either('may')).toBe('Vous pouvez soit perdre une carte, soit piocher une carte.')
    expect(either('imperative')).toBe('Soit vous perdez une carte, soit vous piochez une carte.')
  })
  it('repeat « que » in conditions', () => {
    const of = [verb('be lost'), draw].map((one) => ({ subject: noun('card', 'the'), verbs: [one] }))
    const when = { a: 'when', of: { join: 'and', of } } as const
    expect(says({ front: [when], clause: { subject: you, verbs: [draw] } })).toBe(
      'Quand la carte est perdue et que la carte pioche une carte, vous piochez une carte.',
    )
    expect(
      says({
        front: [{ a: 'if', of: { join: 'and', of: [{ verbs: [verb('be lost')] }] } }],
        clause: { subject: you, verbs: [draw] },
      }),
    ).toBe('S’il est perdu, vous piochez une carte.')
  })
  it('have their forms', () => {
    const told = (of: string) => Object.values(frenchForms(of)).join(' ')
    expect(
      [
        'utiliser',
        'choisir',
        'perdre',
        'lancer',
        'protéger',
        'envoyer',
        'appeler',
        'acheter',
        'remettre',
        'obtenir',
        'vaincre',
        'récupérer',
      ].map(told),
    ).toEqual([
      'utilise utilisent utilisez utilisé utilisant',
      'choisit choisissent choisissez choisi choisissant',
      'perd perdent perdez perdu perdant',
      'lance lancent lancez lancé lançant',
      'protège protègent protégez protégé protégeant',
      'envoie envoient envoyez envoyé envoyant',
      'appelle appellent appelez appelé appelant',
      'achète achètent achetez acheté achetant',
      'remet remettent remettez remis remettant',
      'obtient obtiennent obtenez obtenu obtenant',
      'vainc vainquent vainquez vaincu vainquant',
      'récupère récupèrent récupérez récupéré récupérant',
    ])
    expect(() => frenchForms('navire')).not.toThrow()
    expect(() => frenchForms('port')).toThrow('«port»')
  })
})

describe('French numbers', () => {
  it.each([
    [{ k: 'quantity', number: digits(2), of: 'point' }, '2 points'],
    [{ k: 'quantity', number: digits(1), of: 'point' }, '1 point'],
    [{ k: 'quantity', number: digits(0), of: 'point' }, '0 point'],
    [{ k: 'quantity', number: { n: 'phrase', phrase: pronoun('it') }, of: 'point' }, 'autant de points'],
    [{ k: 'counted', number: { n: 'number of', of: noun('island', 'a') } }, 'le nombre d’îles'],
    [{ k: 'counted', number: { n: 'number of', of: noun('ship', 'a', { owner: 'you' }) } }, 'le nombre de vos navires'],
    [
      { k: 'counted', number: { n: 'times', factor: 2, of: { n: 'phrase', phrase: noun('power', 'the') } } },
      'le double de la puissance',
    ],
    [
      { k: 'counted', number: { n: 'cases', first: digits(2), others: [[{ for: noun('hero', 'a') }, digits(3)]] } },
      '2 (3 pour un héros)',
    ],
  ] as const)('%# are told', (phrase, told) => {
    expect(words(phrase as PhraseTree<Harbour>)).toBe(told)
  })
  it('« besoin de » takes no partitive article', () => {
    expect(says({ clause: { subject: you, verbs: [verb('need', { o: noun('card', 'a', { many: true }) })] } })).toBe(
      'Vous avez besoin de cartes.',
    )
  })
  it('words agree with a slot', () => {
    expect(words(worded('each of', { o: noun('card', 'all', { many: true, owner: 'you' }) }))).toBe(
      'chacunes de vos cartes',
    )
  })
})
