/** The words in which forms of leagues differ. Panels and messages ask them here: no other file of Discord reads the kind. */
import type { FormOf, GamesOfPairing, LeagueForm } from '../../../leagues/league.ts'
import type { Key, Say } from '../../../locales/index.ts'
import type { SafeText } from '../../../locales/safe-text.ts'

/** The sentences that a form says in its own way, by their keys. */
interface FormKeys {
  /** One word for the form, and a sentence on it. */
  readonly short: Key
  readonly about: Key
  /** The button that shows the order of its players. */
  readonly standings: Key
  /** Results of pairings, as a number. */
  readonly results: Key
  /** The best win of a player. */
  readonly best: Key
  /** Why somebody meets their opponent. */
  readonly rule: Key
  readonly judgeAbout: Key
  readonly start: Key
  readonly checkInDone: Key
  readonly grace: Key
  readonly vacations: Key
  /** The line for somebody who was put out by silence, and can't come back. */
  readonly outForGood: 'told.putOut.over' | 'told.putOut.over.ladder'
  /** The price of silence, and a sentence on it. */
  readonly silence: Key
  readonly silenceAbout: Key
}

/** The words of a form. */
export interface FormWords {
  readonly key: FormKeys
  /** Returns its name: "Swiss, 5 rounds". @param rounds the rounds of its table, once they are known */
  readonly name: (say: Say, rounds: number | null) => SafeText
  /** Returns the number of games of a pairing, as the title and the sentence of a row. */
  readonly games: (say: Say, games: GamesOfPairing) => { readonly title: SafeText; readonly text: SafeText }
  /** The way to become champion, where no points decide it. */
  readonly champion: Key | null
}

const usual = (kind: LeagueForm['kind']): FormKeys => ({
  short: `league.form.short.${kind}`,
  about: `league.form.about.${kind}`,
  standings: 'league.round.standings',
  results: 'league.stat.rounds-won',
  best: 'league.season.best.about',
  rule: `league.rule.${kind}`,
  judgeAbout: 'league.more.judge.about',
  start: 'league.in.start',
  checkInDone: 'league.checkin.done',
  grace: 'rules.time.grace',
  vacations: 'rules.time.vacations',
  outForGood: 'told.putOut.over',
  silence: 'create.row.silence.lost',
  silenceAbout: 'create.row.silence.lost.about',
})

const gamesOfRounds: FormWords['games'] = (say, games) => ({
  title: say(`league.games.${games}`),
  text: say(`league.games.${games}.about`),
})

const swiss = ({ rounds: set }: FormOf<'swiss'>): FormWords => ({
  // Only in a Swiss league does the opponent get another game.
  key: { ...usual('swiss'), silence: 'create.row.silence', silenceAbout: 'create.row.silence.about' },
  name(say, rounds) {
    const count = set ?? rounds
    return count === null ? say('league.form.swiss-open') : say('league.form.swiss', { count })
  },
  games: gamesOfRounds,
  champion: null,
})

const roundRobin = ({ legs }: FormOf<'roundRobin'>): FormWords => ({
  key: usual('roundRobin'),
  name: (say) => say(legs === 2 ? 'league.form.roundRobin2' : 'league.form.roundRobin'),
  games: gamesOfRounds,
  champion: null,
})

const groups = ({ groups: count }: FormOf<'groups'>): FormWords => ({
  key: usual('groups'),
  name: (say) => say('league.form.groups', { count }),
  games: gamesOfRounds,
  champion: null,
})

const elimination = ({ losses }: FormOf<'elimination'>): FormWords => ({
  key: {
    ...usual('elimination'),
    about: losses === 2 ? 'league.form.about.elimination2' : 'league.form.about.elimination',
  },
  name: (say) => say(losses === 2 ? 'league.form.elimination2' : 'league.form.elimination'),
  games: gamesOfRounds,
  champion: 'create.row.champion.elimination',
})

const LADDER: FormWords = {
  key: {
    ...usual('ladder'),
    standings: 'ladder.standings',
    results: 'league.stat.challenges',
    best: 'league.season.best.ladder',
    judgeAbout: 'ladder.judge.about',
    start: 'ladder.in.start',
    checkInDone: 'ladder.checkin.done',
    grace: 'rules.time.grace.ladder',
    vacations: 'rules.time.vacations.ladder',
    outForGood: 'told.putOut.over.ladder',
  },
  name: (say) => say('league.form.ladder'),
  games: (say, games) => ({
    title: say(`league.games.${games}.ladder`),
    text: say(`league.games.${games}.ladder.about`),
  }),
  champion: 'create.row.champion.ladder',
}

/** Returns the words of a form. */
export function formWords(form: LeagueForm): FormWords {
  switch (form.kind) {
    case 'swiss':
      return swiss(form)
    case 'roundRobin':
      return roundRobin(form)
    case 'groups':
      return groups(form)
    case 'elimination':
      return elimination(form)
    case 'ladder':
      return LADDER
  }
}
