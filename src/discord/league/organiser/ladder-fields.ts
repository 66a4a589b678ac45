/** The terms of a ladder that an organiser may set: how far a challenge reaches, idle days, and days before a rematch. */
import { formRules, rulesOf } from '../../../leagues/forms/forms.ts'
import type { LeagueView } from '../base/league-view.ts'
import { type ChangeId, choices, type SettingChange } from '../base/setting-kind.ts'

const FORMS = ['ladder'] as const

/** A number of a ladder, picked among some that work. */
function ladderNumber(
  id: Extract<ChangeId, 'reach' | 'decay' | 'rematch'>,
  field: 'reach' | 'decayDays' | 'rematchDays',
  values: readonly number[],
  label: (view: LeagueView, value: number) => string,
): SettingChange {
  const numberNow = ({ league }: LeagueView) => formRules(league).challenges?.[field] ?? 0
  return {
    id,
    forms: FORMS,
    now: (view) => label(view, numberNow(view)),
    choices: (view) =>
      choices(
        [...new Set([...values, numberNow(view)])]
          .sort((one, other) => one - other)
          .map((value) => [String(value), label(view, value)] as const),
        String(numberNow(view)),
      ),
    take({ league: { settings } }, value) {
      const form = rulesOf(settings.form).withTerms?.({ [field]: Number(value) })
      return form !== undefined && values.includes(Number(value)) ? { ...settings, form } : null
    },
  }
}

/** The settings of a ladder. */
export const LADDER_CHANGES: readonly SettingChange[] = [
  ladderNumber('reach', 'reach', [1, 2, 3, 4, 5, 7, 10, 15, 20], ({ say }, count) => say('set.reach.value', { count })),
  ladderNumber('decay', 'decayDays', [3, 5, 7, 10, 14, 21, 28, 42, 60], ({ say }, count) =>
    say('league.days', { count }),
  ),
  ladderNumber('rematch', 'rematchDays', [0, 1, 2, 3, 5, 7, 10, 14, 21, 28], ({ say }, count) =>
    count === 0 ? say('set.rematch.none') : say('league.days', { count }),
  ),
]
