/** French numbers and amounts. */
import { isMinus, manyOf, positiveOf } from './english-numbers.ts'
import type { FrenchLexicon, FrenchNoun } from './lexicon.ts'
import { type Agreement, Realiser, THIRD, type WordedPhrase } from './realiser.ts'
import { comma, mark, sign, type Tokens, tokensOf, word } from './tokens.ts'
import type { Keys, Num, NumberCase, PhraseTree, QuantityTree } from './tree.ts'

const TIMES: Readonly<Record<number, string>> = { [-1]: '−', 2: 'le double de', 3: 'le triple de' }
const signOf = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`)

/** Nouns by key, and numbers. */
export abstract class FrenchNumbers<K extends Keys> extends Realiser<K> {
  protected readonly lexicon: FrenchLexicon
  constructor(lexicon: FrenchLexicon<K>) {
    super()
    this.lexicon = lexicon as FrenchLexicon
  }

  protected noun(key: string): FrenchNoun {
    const entry = this.lexicon.nouns[key]
    if (entry === undefined) throw new Error(`no fr entry for «${key}» in nouns`)
    return entry
  }
  protected head(key: string, many: boolean): Tokens {
    const { one, many: plural = `${one}s` } = this.noun(key)
    return tokensOf(many ? plural : one)
  }
  protected behind(key: string): Tokens {
    const { behind } = this.noun(key)
    return behind === undefined ? [] : tokensOf(behind)
  }
  protected unit(key: string, many: boolean): Tokens {
    return [...this.head(key, many), ...this.behind(key)]
  }
  protected agreementOf(key: string, many: boolean): Agreement {
    return { many, feminine: this.noun(key).feminine === true, person: 3 }
  }
  /** « une ou deux ». */
  protected counted(counts: readonly number[], feminine: boolean): Tokens {
    return this.joined(
      counts.map((one) => this.numeral(one, feminine)),
      'or',
    )
  }
  protected numeral(number: number, feminine: boolean): Tokens {
    const words = this.lexicon.numbers[number]
    if (words === undefined) return [sign(`${number}`)]
    return tokensOf(number < 2 && feminine ? `${words}e` : words)
  }

  protected quantity({ number, of, upTo }: QuantityTree): WordedPhrase {
    const told = (tokens: Tokens): WordedPhrase => ({
      ...THIRD,
      tokens: [...(upTo ? [word('jusqu’à')] : []), ...tokens],
    })
    const isMany = (num: Num): boolean => num.n === 'number' && Math.abs(num.number) > 1
    if (number.n === 'per')
      return told([sign(`${number.each}`), ...this.unit(of, number.each > 1), ...this.tail(number)])
    if (number.n === 'cases') {
      const { first } = number
      const lead = first.n === 'per' ? [sign(`${first.each}`)] : this.num(first)
      const many = first.n === 'per' ? first.each > 1 : isMany(first)
      return told([
        ...lead,
        ...this.unit(of, many),
        ...this.tail(first),
        ...this.others(number, (one) => this.num(one)),
      ])
    }
    if (number.n === 'number') {
      const count = number.inWords ? this.numeral(number.number, this.noun(of).feminine === true) : this.num(number)
      return told([...count, ...this.unit(of, isMany(number))])
    }
    if (number.n === 'any of') return told([...this.num(number), ...this.unit(of, true)])
    if (number.n === 'phrase' && number.phrase.k === 'pronoun')
      return {
        ...THIRD,
        tokens: [...(upTo ? tokensOf('au plus') : []), word('autant'), word('de'), ...this.unit(of, true)],
      }
    if (number.n === 'phrase')
      return told([word('autant'), word('de'), ...this.unit(of, true), word('que'), ...this.num(number)])
    return told([...tokensOf('un nombre de'), ...this.unit(of, true), ...tokensOf('égal à'), ...this.num(number)])
  }

  protected num(num: Num): Tokens {
    switch (num.n) {
      case 'number':
        return num.inWords
          ? this.numeral(num.number, false)
          : [sign(num.number < 0 ? signOf(num.number) : `${num.number}`)]
      case 'any of':
        return this.joined(
          num.numbers.map((one) => [sign(`${one}`)]),
          'or',
        )
      case 'phrase':
        return this.phrase(num.phrase).tokens
      case 'per':
        return [
          ...(Math.abs(num.each) === 1 ? [] : [sign(`${Math.abs(num.each)} ×`)]),
          ...this.num({ n: 'number of', of: num.of }),
          ...this.most(num.max),
        ]
      case 'number of': {
        // « le nombre de sites », without an article
        const of = manyOf(num.of)
        const bare = of.k === 'noun' && of.owner !== 'you' && of.owner !== 'it' ? { ...of, det: 'bare' as const } : of
        return [...tokensOf('le nombre de'), ...this.phrase(bare).tokens]
      }
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
          ...tokensOf('le plus grand entre'),
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
    return max === undefined ? [] : [mark('('), sign(`${max}`), ...tokensOf('au plus'), mark(')')]
  }
  protected tail(num: Num): Tokens {
    if (num.n === 'per')
      // A name has no article that could say it: « pour chaque Compas ».
      return [
        word('pour'),
        ...(num.of.k === 'name' && num.of.det !== 'each' ? [word('chaque')] : []),
        ...this.phrase(num.of).tokens,
        ...this.most(num.max),
      ]
    if (num.n === 'cases')
      return [...this.tail(num.first), ...this.others(num, (one) => [...this.signed(one), ...this.tail(one)])]
    return []
  }
  private others({ others, each }: Extract<Num, { n: 'cases' }>, told: (num: Num) => Tokens): Tokens {
    const cases = others.flatMap(([of, num], at) => [
      ...(at === 0 ? [] : [comma]),
      ...told(num),
      ...(each ? tokensOf('chaque fois') : []),
      ...this.caseOf(of),
    ])
    return [mark('('), ...cases, mark(')')]
  }
  private caseOf(of: NumberCase): Tokens {
    return 'for' in of ? [word('pour'), ...this.phrase(of.for).tokens] : this.adjunct(of.if)
  }
}

/** « autres que des marins »: of several the exceptions are several, too. */
export function severalOf(of: PhraseTree): PhraseTree {
  if (of.k === 'several') return { ...of, of: of.of.map(severalOf) }
  if (of.k !== 'noun' || of.det !== 'a') return of
  return of.owner === 'you' ? { ...of, det: 'all', many: true } : { ...of, many: true }
}
