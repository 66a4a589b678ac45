/** The forms of English verbs: third person, "-ing", past participle. */

const IRREGULAR: Readonly<Record<string, readonly [third: string, participle: string]>> = {
  be: ['is', 'been'],
  bear: ['bears', 'borne'],
  begin: ['begins', 'begun'],
  choose: ['chooses', 'chosen'],
  do: ['does', 'done'],
  draw: ['draws', 'drawn'],
  drive: ['drives', 'driven'],
  fight: ['fights', 'fought'],
  find: ['finds', 'found'],
  fly: ['flies', 'flown'],
  get: ['gets', 'gotten'],
  give: ['gives', 'given'],
  go: ['goes', 'gone'],
  have: ['has', 'had'],
  hit: ['hits', 'hit'],
  hold: ['holds', 'held'],
  know: ['knows', 'known'],
  lead: ['leads', 'led'],
  leave: ['leaves', 'left'],
  lie: ['lies', 'lain'],
  lose: ['loses', 'lost'],
  make: ['makes', 'made'],
  pay: ['pays', 'paid'],
  put: ['puts', 'put'],
  ride: ['rides', 'ridden'],
  see: ['sees', 'seen'],
  set: ['sets', 'set'],
  shoot: ['shoots', 'shot'],
  show: ['shows', 'shown'],
  stand: ['stands', 'stood'],
  steal: ['steals', 'stolen'],
  take: ['takes', 'taken'],
  thrust: ['thrusts', 'thrust'],
  win: ['wins', 'won'],
}
/** Verbs of one short stressed syllable at the end, which double their last letter. */
const DOUBLED = /(?:^|[^aeiou])(?:[aeiou])[bdgmnpt]$/
const STRESSED = /^(?:be(?:gin)|for(?:get)|control|cancel|transfer|occur|re(?:fit)|sub(?:mit)|ad(?:mit))$/
const isDoubled = (base: string): boolean =>
  STRESSED.test(base) || (DOUBLED.test(base) && (base.match(/[aeiouy]+/g) ?? []).length === 1)
const longer = (base: string): string => (isDoubled(base) ? base + base.at(-1) : base)

/** "gets", "carries". */
export function third(base: string): string {
  const irregular = IRREGULAR[base]?.[0]
  if (irregular !== undefined) return irregular
  if (/(?:s|x|z|sh|ch|o)$/.test(base)) return `${base}es`
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`
}
/** "carrying", "getting", "using". */
export function ing(base: string): string {
  if (base === 'be') return 'being'
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`
  return /[^aeoy]e$/.test(base) ? `${base.slice(0, -1)}ing` : `${longer(base)}ing`
}
/** "carried", "drawn", "used". */
export function participle(base: string): string {
  const irregular = IRREGULAR[base]?.[1]
  if (irregular !== undefined) return irregular
  if (base.endsWith('e')) return `${base}d`
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${longer(base)}ed`
}
