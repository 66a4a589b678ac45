/** English numbers and amounts. */
import type { EnglishLexicon, EnglishNoun } from './lexicon.ts'
import { Realiser, THIRD, type WordedPhrase } from './realiser.ts'
import { comma, mark, sign, type Tokens, tokensOf, word } from './tokens.ts'
import type { Keys, Num, NumberCase, PhraseTree, QuantityTree } from './tree.ts'

const TIMES: Readonly<Record<number, string>> = { [-1]: '−', 2: 'twice', 3: 'three times' }
const signOf = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`)

/** Nouns by key, and numbers. */
export abstract class EnglishNumbers<K extends Keys> extends Realiser<K> {
  protected readonly lexicon: EnglishLexicon
  constructor(lexicon: EnglishLexicon<K>) {
    super()
    this.lexicon = lexicon as EnglishLexicon
  }

  protected noun(key: string): EnglishNoun {
    const entry = this.lexicon.nouns[key]
    if (entry === undefined) throw new Error(`no en entry for «${key}» in nouns`)
    return entry
  }
  protected plural(key: string): string {
    const { one, many, mass } = this.noun(key)
    return many ?? (mass ? one : `${one}s`)
  }
  protected adjective(key: string): string {
    const entry = this.lexicon.adjectives[key]
    if (entry === undefined) throw new Error(`no en entry for «${key}» in adjectives`)
    return entry
  }
  /** "one or two". */
  protected counted(counts: readonly number[]): Tokens {
    return this.joined(
      counts.map((one) => this.numeral(one)),
      'or',
    )
  }
  protected numeral(number: number): Tokens {
    const words = this.lexicon.numbers[number]
    return words === undefined ? [sign(`${number}`)] : tokensOf(words)
  }

  protected quantity({ number, of, upTo }: QuantityTree): WordedPhrase {
    const isOne = (num: Num): boolean =>
      num.n === 'cases' ? isOne(num.first) : (num.n === 'number' ? num.number : num.n === 'per' ? num.each : null) === 1
    const unit = tokensOf(isOne(number) ? this.noun(of).one : this.plural(of))
    const lead = upTo ? tokensOf('up to') : []
    const told = (tokens: Tokens): WordedPhrase => ({ ...THIRD, tokens: [...lead, ...tokens] })
    if (number.n === 'per') return told([sign(`${number.each}`), ...unit, ...this.tail(number)])
    if (number.n === 'cases') {
      const first = number.first.n === 'per' ? [sign(`${number.first.each}`)] : this.num(number.first)
      return told([...first, ...unit, ...this.tail(number.first), ...this.others(number, (one) => this.num(one))])
    }
    if (number.n === 'number' || number.n === 'any of') return told([...this.num(number), ...unit])
    if (number.n === 'phrase' && number.phrase.k === 'pronoun')
      return told([...tokensOf(this.noun(of).mass ? 'that much' : 'that many'), ...unit])
    return told([...unit, ...tokensOf('equal to'), ...this.num(number)])
  }

  protected num(num: Num): Tokens {
    switch (num.n) {
      case 'number':
        return num.inWords ? this.numeral(num.number) : [sign(num.number < 0 ? signOf(num.number) : `${num.number}`)]
      case 'any of':
        return this.joined(
          num.numbers.map((one) => [sign(`${one}`)]),
          'or',
        )
      case 'phrase':
        return this.phrase(num.phrase).tokens
      case 'per': {
        const number = [...tokensOf('the number of'), ...this.phrase(manyOf(num.of)).tokens]
        const all = [...number, ...this.most(num.max)]
        return Math.abs(num.each) === 1 ? all : [sign(`${Math.abs(num.each)} ×`), ...all]
      }
      case 'number of':
        return [...tokensOf('the number of'), ...this.phrase(manyOf(num.of)).tokens]
      case 'sum':
        return num.of.flatMap((one, at): Tokens => {
          if (at === 0) return this.num(one)
          return isMinus(one) ? [sign('−'), ...this.num(positiveOf(one))] : [sign('+'), ...this.num(one)]
        })
      case 'times': {
        return [...tokensOf(TIMES[num.factor] ?? `${num.factor} ×`), ...this.num(num.of)]
      }
      case 'largest':
        return [
          ...tokensOf('the largest of'),
          ...this.joined(
            num.of.map((one) => this.num(one)),
            'and',
          ),
        ]
      case 'cases':
        return [...this.num(num.first), ...this.others(num, (one) => this.num(one))]
    }
  }
  protected signed(num: Num): Tokens {
    if (num.n === 'number') return [sign(signOf(num.number))]
    if (num.n === 'per') return [sign(signOf(num.each))]
    if (num.n === 'cases') return this.signed(num.first)
    if (num.n === 'times' && num.factor === -1) return [sign('−'), ...this.num(num.of)]
    return [sign('+'), ...this.num(num)]
  }
  private most(max: number | undefined): Tokens {
    return max === undefined ? [] : [mark('('), ...tokensOf('up to'), sign(`${max}`), mark(')')]
  }
  protected tail(num: Num): Tokens {
    if (num.n === 'per') return [...tokensOf('for each'), ...this.phrase(num.of).tokens, ...this.most(num.max)]
    if (num.n === 'cases')
      return [...this.tail(num.first), ...this.others(num, (one) => [...this.signed(one), ...this.tail(one)])]
    return []
  }
  private others({ others, each }: Extract<Num, { n: 'cases' }>, told: (num: Num) => Tokens): Tokens {
    const cases = others.flatMap(([of, num], at) => [
      ...(at === 0 ? [] : [comma]),
      ...told(num),
      ...(each ? [word('each')] : []),
      ...this.caseOf(of),
    ])
    return [mark('('), ...cases, mark(')')]
  }
  private caseOf(of: NumberCase): Tokens {
    return 'for' in of ? [word('for'), ...this.phrase(of.for).tokens] : this.adjunct(of.if)
  }
}

/** All of what one of is named. */
export const manyOf = (of: PhraseTree): PhraseTree => {
  if (of.k === 'noun') return { ...of, det: 'all', many: true }
  return of.k === 'several' ? { ...of, join: 'and', of: of.of.map(manyOf) } : of
}
export const isMinus = (num: Num): boolean =>
  (num.n === 'times' && num.factor < 0) || (num.n === 'number' && num.number < 0) || (num.n === 'per' && num.each < 0)
export function positiveOf(num: Num): Num {
  if (num.n === 'times') return num.factor === -1 ? num.of : { ...num, factor: -num.factor }
  if (num.n === 'number') return { ...num, number: -num.number }
  return num.n === 'per' ? { ...num, each: -num.each } : num
}
