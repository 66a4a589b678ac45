/** Words as they are compared when somebody looks a rule up. */

/** Without marks and capitals, in whole words, plural as singular: "Évacuées" is found as "evacuee". */
export const ruleWordsOf = (text: string): string[] =>
  (
    text
      .normalize('NFKD')
      .replace(/\p{Mark}/gu, '')
      .toLowerCase()
      .replaceAll('œ', 'oe')
      .match(/[\p{Letter}\p{Number}◆]+/gu) ?? []
  ).map((word) => (word.length > 3 ? word.replace(/(?<![su])s$/, '') : word))

/** Words that every question has, in English and French. */
const SMALL = new Set(
  (
    'a an and are at be by can could do does doe for from happen happens has have i if in into is it its may me my of on or ' +
    'our that the their them then there they this to was we what when where which will with would you your am so ' +
    'au aux avec ce ces cet cette d dans de des du elle en est et il ils j je l la le les leur ma mais mes mon n ne nous on ' +
    'ou par pas peut peux puis pour qu que quand quel quelle qui s sa se ses si son sont sur t ta te ton tu un une vous y'
  ).split(' '),
)

/** The words of a question that say what it is about; all of them where none does. */
export function chiefWords(text: string): string[] {
  const all = ruleWordsOf(text)
  const chief = all.filter((word) => !SMALL.has(word))
  return chief.length > 0 ? chief : all
}

/** Fewer letters begin half of all words. */
const SHORTEST_BEGINNING = 3
/** An ending that the rulebook's form of the word doesn't have: "playing" where it has "play". */
const LONGEST_ENDING = 3
const SHORTEST_STEM = 4
/** The worth of another form of a word; a misspelt word may be worth more. */
export const OTHER_FORM = 0.6

/**
 * How well a typed word fits one of the rulebook, from 0 to 1: it itself, a word that it begins, or one of which it is
 * another form.
 */
export function likeness(typed: string, word: string): number {
  if (typed === word) return 1
  if (typed.length >= SHORTEST_BEGINNING && word.startsWith(typed)) return 0.5 + 0.4 * (typed.length / word.length)
  const ending = typed.length - word.length
  if (word.length >= SHORTEST_STEM && ending > 0 && ending <= LONGEST_ENDING && typed.startsWith(word))
    return OTHER_FORM
  return 0
}

/**
 * How well a typed word fits one of the rulebook if it was misspelt, from 0 to 1: one letter wrong, missing, too many or
 * in its neighbour's place, two in long words.
 */
export const slipOf = (typed: string, word: string): number =>
  // A word taken for a plural may be none: "succses".
  Math.max(slip(typed, word), word.endsWith('s') ? slip(`${typed}s`, word) : 0)

function slip(typed: string, word: string): number {
  const most = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2
  if (most === 0 || Math.abs(typed.length - word.length) > most) return 0
  const slips = distance(typed, word)
  return slips > most ? 0 : 0.7 - 0.15 * slips + (typed[0] === word[0] ? 0.05 : 0)
}

/** The number of letters to insert, delete, change or swap with their neighbours to turn one word into another. */
function distance(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1]
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      next[column] = Math.min(
        last[column]! + 1,
        next[column - 1]! + 1,
        last[column - 1]! + (same ? 0 : 1),
        swapped ? before[column - 2]! + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = last
    last = next
  }
  return last[other.length]!
}
