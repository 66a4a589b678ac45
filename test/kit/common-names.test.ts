/** Names that are common nouns, within sentences. */
import { describe, expect, it } from 'vitest'
import { games } from '../../src/games/registry.ts'
import { COMMON_NAMES, commonNamesLowered } from '../../src/kit/wording/common-names.ts'
import { filling } from '../../src/kit/wording/texts.ts'
import { cutName } from '../../src/pictures/short-name.ts'

const { practice, unknown } = COMMON_NAMES.fr

describe('a name that is a common noun', () => {
  it.each([
    [`${practice} gagne.`, 'L’adversaire d’entraînement gagne.'],
    [`Partie contre ${practice}.`, 'Partie contre l’adversaire d’entraînement.'],
    [
      `**${practice}** gagne. ${practice} a 2 points.`,
      '**L’adversaire d’entraînement** gagne. L’adversaire d’entraînement a 2 points.',
    ],
    [`### 🏁 Young Jedi · ${practice} gagne.`, '### 🏁 Young Jedi · L’adversaire d’entraînement gagne.'],
    [`> -# ${practice} pioche.`, '> -# L’adversaire d’entraînement pioche.'],
    [`Bataille.\n${unknown} gagne contre ${unknown}`, 'Bataille.\nQuelqu’un gagne contre quelqu’un'],
    [`À ${practice} de jouer.`, 'À l’adversaire d’entraînement de jouer.'],
    [`Gagnant : ${practice}`, 'Gagnant : l’adversaire d’entraînement'],
  ])('reads in "%s" as in "%s"', (given, wanted) => {
    expect(commonNamesLowered(given)).toBe(wanted)
  })

  it('is lowered wherever a text of either language is filled in', () => {
    const { fr, en } = filling({ en: { a: 'Won by {{name}}' }, fr: { a: 'Partie gagnée par {{name}}' } })
    expect(fr('a', { name: practice })).toBe('Partie gagnée par l’adversaire d’entraînement')
    expect(en('a', { name: COMMON_NAMES.en.practice })).toBe('Won by Practice opponent')
  })

  it('has its article as the subject of each outcome in both games', () => {
    for (const game of Object.values(games)) {
      const [winner = '', loser = ''] = game.seats
      const names = { [winner]: practice, [loser]: 'Bob' }
      const outcome = { winner, reason: 'resigned' } as never
      expect(game.words.outcome(outcome, { language: 'fr', names, reader: 'spectator' })).toMatch(
        /L’adversaire d’entraînement|l’adversaire d’entraînement/,
      )
    }
  })

  it('is cut after a whole word in a picture', () => {
    expect(cutName(practice)).toBe('L’adversaire…')
    expect(cutName('Bartholomewsson')).toBe('Bartholomew…')
    expect(cutName('Bob')).toBe('Bob')
  })
})
