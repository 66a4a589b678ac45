/** Reads the report of `npm audit --json`. */

/** The parts of a report that are read; all are missing where there was no audit. */
interface Report {
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string }>>
  readonly message?: string
}

const GRAVE: readonly string[] = ['high', 'critical']

/**
 * Returns whether an audit fails, and the line that says why. An unreadable report means that there was no audit.
 *
 * @param report of `npm audit --json`
 * @param failure why there is none
 */
export function verdictOf(report: string, failure?: string): { readonly fails: boolean; readonly line: string } {
  const { vulnerabilities, message } = read(report)
  if (vulnerabilities === undefined)
    return { fails: false, line: `packages were not audited: ${failure ?? message ?? 'no report'}` }
  const found = Object.entries(vulnerabilities).map(([name, { severity }]) => ({ name, severity }))
  const listed = found.map(({ name, severity }) => `${name} (${severity})`).join(', ')
  const line = found.length === 0 ? 'no package has a known fault' : `packages with known faults: ${listed}`
  return { fails: found.some(({ severity }) => GRAVE.includes(severity)), line }
}

function read(report: string): Report {
  try {
    return (JSON.parse(report) as Report | null) ?? {}
  } catch {
    return {}
  }
}
