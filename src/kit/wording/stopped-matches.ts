/**
 * The end of a match that its rules of play do not bring (`StopReason`), as the winner (`won`), the loser (`lost`) and
 * everybody else (`over`) read it: texts that every game with two seats can take into its own.
 */

export const stoppedEn = {
  'won.concession': 'You win: {{loser}} resigns.',
  'lost.concession': 'You resign: {{winner}} wins.',
  'over.concession': '{{winner}} wins: {{loser}} resigns.',
  'won.time-out': 'You win: {{loser}} timed out.',
  'lost.time-out': 'You lose: you timed out.',
  'over.time-out': '{{winner}} wins: {{loser}} timed out.',
  'won.ruling': 'You win by ruling.',
  'lost.ruling': 'You lose by ruling: {{winner}} wins.',
  'over.ruling': '{{winner}} wins by ruling.',
  'won.round-over': 'You win: you were ahead when the round ended.',
  'lost.round-over': 'You lose: {{winner}} was ahead when the round ended.',
  'over.round-over': '{{winner}} wins: they were ahead when the round ended.',
  'won.other': 'You win.',
  'lost.other': 'You lose: {{winner}} wins.',
  'over.other': '{{winner}} wins.',
} as const

export const stoppedFr: Readonly<Record<keyof typeof stoppedEn, string>> = {
  'won.concession': 'Vous gagnez : {{loser}} abandonne.',
  'lost.concession': 'Vous abandonnez : {{winner}} gagne.',
  'over.concession': '{{winner}} gagne : {{loser}} abandonne.',
  'won.time-out': 'Vous gagnez : {{loser}} a dépassé son délai.',
  'lost.time-out': 'Vous perdez : délai dépassé.',
  'over.time-out': '{{winner}} gagne : {{loser}} a dépassé son délai.',
  'won.ruling': 'Vous gagnez par décision arbitrale.',
  'lost.ruling': 'Vous perdez par décision arbitrale : {{winner}} gagne.',
  'over.ruling': '{{winner}} gagne par décision arbitrale.',
  'won.round-over': 'Vous gagnez : vous meniez à la fin de la ronde.',
  'lost.round-over': 'Vous perdez : {{winner}} menait à la fin de la ronde.',
  'over.round-over': '{{winner}} menait à la fin de la ronde et gagne.',
  'won.other': 'Vous gagnez.',
  'lost.other': 'Vous perdez : {{winner}} gagne.',
  'over.other': '{{winner}} gagne.',
}
