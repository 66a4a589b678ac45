/** The words of explanations: numbers with their parts, the present facts, and why something is not offered. */
import type { Language } from '../../../contract/index.ts'
import { dictionary } from '../../../kit/notation/lines.ts'

const word = dictionary(`
  side.dark: Dark / obscur
  side.light: Light / lumineux
  stat.power: Power / Puissance
  stat.ability: Ability / Capacité
  stat.forfeit: Forfeit value / Valeur de sacrifice
  stat.defense: Defense value / Valeur de défense
  stat.maneuver: Maneuver / Manœuvre
  stat.landspeed: Landspeed / Vitesse terrestre
  stat.hyperspeed: Hyperspeed / Hypervitesse
  plain: {stat}: **{total}** / {stat} : **{total}**
  changed: {stat}: **{total}** = {base} printed, {parts} / {stat} : **{total}** = {base} (imprimé), {parts}
  own-text: its own text / son texte
  floor: never below 0 / jamais moins de 0
  nobody: No power or maneuver now: nobody aboard can steer it, or it is landed. / Ni puissance ni manœuvre : personne à bord ne le pilote, ou il est posé.
  immune: Immune to attrition below {below} / Immunisé contre l’attrition inférieure à {below}
  immune-all: Immune to attrition / Immunisé contre l’attrition
  hit: Hit: it must be forfeited in the damage segment. / Touché : à sacrifier au segment des dommages.
  fought: It has battled this turn. / A déjà livré bataille ce tour-ci.
  moved: It has made its regular move this turn. / A déjà fait son déplacement normal ce tour-ci.
  cost: Deploy cost: **{total}** / Coût de déploiement : **{total}**
  cost.at: Deploy cost at {places}: **{total}** / Coût de déploiement ({places}) : **{total}**
  cost.changed: {cost} = {base} printed, {parts} / {cost} = {base} (imprimé), {parts}
  destiny: Destiny: **{destiny}** / Destinée : **{destiny}**
  icons: Force icons: {mine} · {theirs} / Icônes de Force : {mine} · {theirs}
  icons.of: {name} {count} / {name} {count}
  held: {name} controls this location. / Contrôle de cette localisation : {name}.
  both: Both players occupy this location: nobody controls it. / Les deux joueurs occupent cette localisation : personne ne la contrôle.
  empty: Nobody occupies this location. / Personne n’occupe cette localisation.
  drain: Force drain here: **{total}** / Drainage de Force ici : **{total}**
  drain.changed: Force drain here: **{total}** = {base|icon|icons} of the opponent, {parts} / Drainage de Force ici : **{total}** = {base|icône adverse|icônes adverses}, {parts}
  drain.cost: The drain costs {force} Force. / Ce drainage coûte {force|point|points} de Force.
  activation: {name}, Force generation: **{total}** = {base|icon|icons} and 1 that everybody has / {name}, génération de Force : **{total}** = {base|icône|icônes} et 1 d’office
  life: {name}, Life Force: **{total}** = Reserve Deck {reserve}, Force Pile {force}, Used Pile {used} / {name}, Force vitale : **{total}** = Réserve {reserve}, Pile de Force {force}, Pile utilisée {used}
  total: {name}, total power in battle: **{total}** / {name}, puissance totale dans la bataille : **{total}**
  total.parts: {total} = {parts} / {total} = {parts}
  part.cards: cards {number} / cartes {number}
  part.texts: texts {number} / textes {number}
  part.power: destiny to power {number} / destinée de puissance {number}
  part.destiny: battle destiny {number} / destinée de bataille {number}
  destinies: {name} may draw {count|battle destiny|battle destinies}. / {name} : {count|destinée de bataille|destinées de bataille} à tirer.
  totals: __Battle at {place}__ / __Bataille à {place}__
  totals.attrition: {name}: attrition {attrition} against their cards / {name} : attrition de {attrition} sur ses cartes
  totals.damage: Battle damage {damage}: the difference of the totals / Dommages de bataille {damage} : la différence des totaux
  fighter: {card} {power} / {card} {power}
  shot.hit: __{card}__: weapon destiny {total} is over {defense}: it hits / __{card}__ : destinée d’arme {total}, plus que {defense} : touché
  shot.missed: __{card}__: weapon destiny {total} is not over {defense}: it misses / __{card}__ : destinée d’arme {total}, pas plus que {defense} : raté
  not.card-phase: It deploys in the deploy phase. / Cette carte se déploie en phase de déploiement.
  not.card-moment: Its moment is another one; it is offered when it comes. / Ce n’est pas son moment ; elle sera proposée le moment venu.
  not.card-unique: As many of it as are allowed are on table. / Il y en a déjà autant sur la table que permis.
  not.card-place: No place open to it: it needs one of its kind where you have Force icons or presence. / Aucun lieu possible : il en faut un de son genre où vous avez des icônes de Force ou une présence.
  not.card-carrier: No card of yours on table can carry it. / Aucune de vos cartes sur la table ne peut la porter.
  not.card-row: No place for this location in the row. / Aucune place pour cette localisation.
  not.card-force: It costs {cost} Force or more, and you have {force}. / Coût : au moins {cost|point|points} de Force, et vous en avez {force}.
  not.drain-done: You have drained there this turn. / Vous y avez déjà drainé ce tour-ci.
  not.drain-shared: Your opponent occupies it, too. / Votre adversaire l’occupe aussi.
  not.drain-force: The drain costs {cost} Force, and you have {force}. / Ce drainage coûte {cost|point|points} de Force, et vous en avez {force}.
  not.battle-done: There was a battle there this turn. / Une bataille y a déjà eu lieu ce tour-ci.
  not.battle-stands: Those who have battled stand aside, and the others have no presence. / Les cartes qui ont livré bataille se tiennent à l’écart, et les autres n’ont pas de présence.
  not.battle-force: The battle costs {cost} Force, and you have {force}. / La bataille coûte {cost|point|points} de Force, et vous en avez {force}.
  not.move-done: It has made its regular move this turn. / A déjà fait son déplacement normal ce tour-ci.
  not.move-force: You have no Force for a move. / Vous n’avez pas de Force pour un déplacement.
  not.move-nowhere: No other place is within its reach. / Aucun autre lieu à sa portée.
  label.drain: Drain at {place} / Drainer à {place}
  label.battle: Battle at {place} / Bataille à {place}
  label.move: Move {card} / Déplacer {card}
`)

/** The values of a text's gaps. */
export type Gaps = Readonly<Record<string, string | number>>

/** A text of explanations with its gaps filled; `{cost|point|points}` counts: "1 point", "2 points". */
export const tell = (key: string, language: Language, gaps: Gaps = {}): string =>
  word(key, language).replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (_, gap: string, one?: string, more?: string) => {
    const value = gaps[gap] ?? ''
    if (one === undefined) return String(value)
    // French counts 0 and 1 as one.
    const single = language === 'fr' ? Number(value) < 2 : Number(value) === 1
    return `${value} ${single ? one : more}`
  })
