/** A red question before a judge does what can't be undone. */
import type { SafeText } from '../../../locales/safe-text.ts'
import type { LineRow } from '../../../pictures/leagues/league-blocks.ts'
import { press } from '../../frame/frame.ts'
import type { App } from '../../shell/app.ts'
import type { Body } from '../../shell/components.ts'
import { leaguePanel } from '../base/league-panel.ts'
import type { LeagueView } from '../base/league-view.ts'

/** A red question: what each does, and the form that asks for the reason. */
export interface Danger {
  readonly title: string
  readonly under: string
  readonly rows: readonly LineRow[]
  readonly question: SafeText
  readonly line: SafeText
  readonly yes: { readonly id: string; readonly label: string }
  /** A milder way to do it. */
  readonly milder?: Danger['yes']
  readonly back: string
}

/** Returns a red question: nothing has happened yet. */
export function dangerPanel(
  app: App,
  view: LeagueView,
  { title, under, rows, question, line, yes, milder, back }: Danger,
): Promise<Body> {
  return leaguePanel(app, view, {
    news: view.say('danger.head'),
    blocks: [
      { block: 'hero', over: '', danger: true, title, under },
      { block: 'lines', rows },
    ],
    question,
    line,
    buttons: [
      press(back, view.say('league.back')),
      ...(milder === undefined ? [] : [press(milder.id, milder.label)]),
      press(yes.id, yes.label, 'bad'),
    ],
  })
}
