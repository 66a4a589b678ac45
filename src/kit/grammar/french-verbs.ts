/** The forms of French verbs: the present of *il*, *ils* and *vous*, both participles. */

/** The forms that sentences need. */
export interface FrenchForms {
  /** Third person of the present: « utilise ». */
  readonly singular: string
  /** « utilisent ». */
  readonly plural: string
  /** With *vous*: « utilisez ». */
  readonly you: string
  /** « utilisé », masculine singular. */
  readonly participle: string
  /** « utilisant ». */
  readonly present: string
}
type Row = readonly [singular: string, plural: string, you: string, participle: string, present: string]

const IRREGULAR: Readonly<Record<string, Row>> = {
  aller: ['va', 'vont', 'allez', 'allé', 'allant'],
  avoir: ['a', 'ont', 'avez', 'eu', 'ayant'],
  battre: ['bat', 'battent', 'battez', 'battu', 'battant'],
  conduire: ['conduit', 'conduisent', 'conduisez', 'conduit', 'conduisant'],
  connaître: ['connaît', 'connaissent', 'connaissez', 'connu', 'connaissant'],
  devoir: ['doit', 'doivent', 'devez', 'dû', 'devant'],
  dire: ['dit', 'disent', 'dites', 'dit', 'disant'],
  détruire: ['détruit', 'détruisent', 'détruisez', 'détruit', 'détruisant'],
  faire: ['fait', 'font', 'faites', 'fait', 'faisant'],
  lire: ['lit', 'lisent', 'lisez', 'lu', 'lisant'],
  mettre: ['met', 'mettent', 'mettez', 'mis', 'mettant'],
  ouvrir: ['ouvre', 'ouvrent', 'ouvrez', 'ouvert', 'ouvrant'],
  partir: ['part', 'partent', 'partez', 'parti', 'partant'],
  pouvoir: ['peut', 'peuvent', 'pouvez', 'pu', 'pouvant'],
  prendre: ['prend', 'prennent', 'prenez', 'pris', 'prenant'],
  recevoir: ['reçoit', 'reçoivent', 'recevez', 'reçu', 'recevant'],
  servir: ['sert', 'servent', 'servez', 'servi', 'servant'],
  sortir: ['sort', 'sortent', 'sortez', 'sorti', 'sortant'],
  suivre: ['suit', 'suivent', 'suivez', 'suivi', 'suivant'],
  tenir: ['tient', 'tiennent', 'tenez', 'tenu', 'tenant'],
  vaincre: ['vainc', 'vainquent', 'vainquez', 'vaincu', 'vainquant'],
  venir: ['vient', 'viennent', 'venez', 'venu', 'venant'],
  voir: ['voit', 'voient', 'voyez', 'vu', 'voyant'],
  vouloir: ['veut', 'veulent', 'voulez', 'voulu', 'voulant'],
  être: ['est', 'sont', 'êtes', 'été', 'étant'],
}
/** Verbs that are made of another: *remettre* of *mettre*. */
const MADE_OF =
  /^(?:com|re|per|pro|ap|sur|obt|dét|cont|maint|sout|ret|rev|dev|interv|entre|pour|sou|ad|trans|o)?(mettre|prendre|tenir|venir|faire|voir|servir|suivre|conduire|ouvrir|partir)$/

function rowOf(verb: string): Row | undefined {
  const own = IRREGULAR[verb]
  if (own !== undefined) return own
  const base = MADE_OF.exec(verb)?.[1] ?? (/(?:tenir|venir)$/.exec(verb)?.[0] as string | undefined)
  const row = base === undefined ? undefined : IRREGULAR[base]
  if (base === undefined || row === undefined) return undefined
  const before = verb.slice(0, verb.length - base.length)
  return row.map((form) => before + form) as unknown as Row
}

/** Returns the forms of a verb by its infinitive. */
export function frenchForms(verb: string): FrenchForms {
  const [singular, plural, you, participle, present] = rowOf(verb) ?? regular(verb)
  return { singular, plural, you, participle, present }
}

function regular(verb: string): Row {
  const stem = verb.slice(0, -2)
  if (verb.endsWith('er')) {
    const open = opened(stem)
    const soft = stem.endsWith('g') ? `${stem}e` : stem.endsWith('c') ? `${stem.slice(0, -1)}ç` : stem
    return [`${open}e`, `${open}ent`, `${stem}ez`, `${stem}é`, `${soft}ant`]
  }
  if (verb.endsWith('ir')) return [`${stem}it`, `${stem}issent`, `${stem}issez`, `${stem}i`, `${stem}issant`]
  if (verb.endsWith('re'))
    return [/[dt]$/.test(stem) ? stem : `${stem}t`, `${stem}ent`, `${stem}ez`, `${stem}u`, `${stem}ant`]
  throw new Error(`«${verb}» is no French infinitive`)
}

/** Verbs whose consonant doubles before a mute e. */
const DOUBLING = /(?:appel|jet)$/
/** The stem before a mute e: *récupèr*, *achèt*, *appell*, *envoi*. */
function opened(stem: string): string {
  if (/(?:oy|uy)$/.test(stem)) return `${stem.slice(0, -1)}i`
  if (DOUBLING.test(stem)) return stem + stem.at(-1)
  const [, before, vowel, behind] = /^(.*)([eé])([bcdfghjklmnpqrstvxz](?:[rl]|u)?)$/.exec(stem) ?? []
  if (vowel === undefined || (/[bcdfghjklmnpqrstvxz]{2}$/.test(stem.slice(0, -1)) && vowel === 'e')) return stem
  return `${before}è${behind}`
}

/** A verb of a lexicon: the pronoun that belongs to it (« se poser », « en tirer », « y jouer »), its infinitive, and what follows. */
interface FrenchVerbParts {
  readonly clitic: 'se' | 'en' | 'y' | null
  readonly base: string
  readonly rest: string
}
/** Returns the parts of a verb's pattern. */
export function verbParts(pattern: string): FrenchVerbParts {
  const lead = /^(?:se |s’|en |y )/.exec(pattern)?.[0] ?? ''
  const base = pattern.slice(lead.length).split(/[ [{]/, 1)[0]!
  const clitic = lead === '' ? null : lead === 'en ' ? 'en' : lead === 'y ' ? 'y' : 'se'
  return { clitic, base, rest: pattern.slice(lead.length + base.length) }
}
