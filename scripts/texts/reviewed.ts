/** Complaints of the grammar checkers that a reader found to be wrong. */

export const REVIEWED: {
  readonly rules: readonly (readonly [rule: RegExp, text: RegExp])[]
  readonly most: Readonly<Record<string, number>>
} = {
  /** The rule of the checker, and the words at which it may complain. */
  rules: [
    [/^doublon$/, /Jar Jar Binks/],
    [/guillemets_typographiques/, /Jar Jar Binks'/],
    [/^g3__gn_pfx/, /Capital City/],
    [/indefinite article/, /a STAP/],
    [/Oxford comma/, /./],
    [/star fighter/, /starfighter/],
    [/one character out of place/, /Sil Unch/],
    [/filler word/, /Uh-Oh!/],
    // terms and names of the Star Wars CCG
    [/hyper speed|missing space/, /hyperspeed|landspeed/],
    [/preposition/, /If your opponent has more/],
    [/^Use `too`/, /to here/],
    // A function with its moment and its conditions is one sentence, as on the card; longer ones are to be parted.
    [/sentence is (?:4\d|5\d|6[0-5]) words long/, /./],
    [/words long/, /that destiny is 0|Not in play yet/],
    [/`than` rather than `that`/, /freighter that it pilots|bomber that makes one/],
    [/good at/, /There Is Good In Him/],
    [/agree in grammatical number with the pronoun/, /Slave I/],
    [/`ties`/, /TIEs/],
    [/go better together|en dash/, /DS-181-|OS-72-/],
    [/start with a capital/, /I Did It!/],
    [/^g3__gn/, /Star Destroyer|TIE\/sa/],
    [/ça_çà_sa/, /TIE\/sa/],
    [/^gv1__imp_verbe/, /^Perd \d|\. Perd \d/],
    [/^g3__conf_peut_être2/, /^Peut être|\. Peut être/],
    [/^unit_nbsp_avant_unités2/, /3,720 To 1/],
    [/^typo_ponctuation_superflue/, /NOOOO/],
    [/^g3__gn_nombre_chiffres/, /SFS L-s9\.3 Laser Cannons/],
    [/^gv1__ppas_être_confusion/, /est Commander Igar/],
    // agreement with a noun further back: cards present, bays connected to a system
    [/^g3__gn/, /contre l’attrition présents|en captivité présent|mise à quai connexes/],
    [/^nbsp_ajout_avant_double_ponctuation$/, /Aiiii|Agggg|I Did It!/],
    [/^nbsp_avant_deux_points$/, /(?:Tatooine|Death Star II|Endor): [A-Z]/],
    // English titles before a dash
    [/^nbsp_ajout_avant_double_ponctuation$/, /[!?] —/],
    // grafts: kinds and names where no card has them, and numbers below 0
    [/^Use `affect`/, /Effect/],
    [/turbo laser/, /turbolaser/],
    [/^Use `too`/, /move only to/],
    [/^g3__gn_pfx/, /sans pilote présents|canon à ions mobile|avec manœuvre/],
    [/pronouns in sequence/, /I Did It!/],
    [/^typo_ponctuation_superflue/, /I Did It!\./],
    [/^typo_signe_moins$/, /-\d point de Force/],
    [/^g3__gn_une_2m/, /arme éclaireur/],
    [/^g3__gn/, /capitaux batteries|Impériaux aires de mise à quai|présents? à un site/],
    [/^g3__gn_nombre_chiffres/, /Red 5 adverse/],
    [/^gv2__conj_le_la_leur/, /que l’effet gagnent/],
  ],
  /** Complaints about texts that are still worded by the game’s own describers. They may only become fewer. */
  most: {},
}

/** Returns whether a reader has found this complaint to be wrong. */
export const isReviewed = ({ rule, excerpt }: { readonly rule: string; readonly excerpt: string }): boolean =>
  REVIEWED.rules.some(([ofRule, text]) => ofRule.test(rule) && text.test(excerpt))
