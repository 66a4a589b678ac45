/** Why the database can't be used, as a sentence for the host that says what to do. It holds no password. */

/** The parts of the address that the sentence names. */
interface Address {
  readonly at: string
  readonly name: string
  readonly role: string
}

const EMBEDDED = 'The embedded database does not work. Look at the disk of DATA_DIR: it may be full, or not writable.'

/** Codes of the system: nobody answers at that address. */
const AWAY = /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPIPE|EAI_AGAIN|ENOENT|08\w{3})$/
/** How the driver says the same without a code. */
const SILENT = /timeout|connection terminated|not queryable|closed the connection/i
/** How the driver says that the server wants a password and the address has none. */
const NO_PASSWORD = /client password must be a string|no password supplied/i

/** By SQLSTATE, or by its class. */
const SENTENCES: Readonly<Record<string, (address: Address) => string>> = {
  '3D000': ({ at, name, role }) =>
    `The database server at ${at} has no database ${name}. Create it (createdb --owner=${role} ${name}), or correct the name in DATABASE_URL.`,
  '28': ({ at, role }) =>
    `The database server at ${at} refuses the role ${role} or its password. Correct both in DATABASE_URL; pg_hba.conf of the server says who may connect.`,
  '42501': ({ name, role }) =>
    `The role ${role} may not do this in the database ${name}. Make it the owner: ALTER DATABASE "${name}" OWNER TO "${role}".`,
  '53300': ({ at }) =>
    `The database server at ${at} has no connection left. End other programs that use it, or raise its max_connections.`,
  '53': ({ at }) => `The database server at ${at} lacks disk space or memory. Look at its disk and its log.`,
  '57': ({ at }) => `The database server at ${at} is starting or stopping. Wait a moment; else look at its log.`,
}

function addressOf(databaseUrl: string): Address {
  const { hostname, port, pathname, username } = new URL(databaseUrl)
  const role = decodeURIComponent(username) || 'of this user'
  return { at: `${hostname || 'localhost'}:${port || 5432}`, name: decodeURIComponent(pathname.slice(1)) || role, role }
}

/** Returns an error with all its causes, and the several of which one consists. */
function chain(error: unknown): readonly { readonly code?: unknown; readonly message?: unknown }[] {
  if (typeof error !== 'object' || error === null) return []
  const { cause, errors, meta } = error as {
    cause?: unknown
    errors?: unknown
    meta?: { driverAdapterError?: unknown }
  }
  const original = (error as { originalCode?: unknown }).originalCode
  const own = original === undefined ? [error] : [error, { code: original }]
  const several = Array.isArray(errors) ? errors.flatMap(chain) : []
  return [...own, ...several, ...chain(meta?.driverAdapterError), ...chain(cause)]
}

/**
 * Returns why the database can't be used and what to do: the server is away, there is no such database, the role or its
 * password is refused, and so on. The sentence names host, database and role, never a password.
 *
 * @param error the error that opening or using the database threw
 * @param databaseUrl undefined: the embedded database
 */
export function databaseTrouble(error: unknown, databaseUrl: string | undefined): string {
  if (databaseUrl === undefined) return EMBEDDED
  const address = addressOf(databaseUrl)
  const all = chain(error)
  const codes = all.flatMap(({ code }) => (typeof code === 'string' ? [code] : []))
  for (const code of codes) {
    const sentence = SENTENCES[code] ?? (/^[0-9A-Z]{5}$/.test(code) ? SENTENCES[code.slice(0, 2)] : undefined)
    if (sentence !== undefined) return sentence(address)
  }
  const messages = all.map(({ message }) => String(message))
  if (messages.some((message) => NO_PASSWORD.test(message))) return SENTENCES['28']!(address)
  if (codes.some((code) => AWAY.test(code)) || messages.some((message) => SILENT.test(message)))
    return `No database server answers at ${address.at}. Start it, or correct host and port in DATABASE_URL.`
  return `The database server at ${address.at} does not work as it should${codes[0] === undefined ? '' : ` (${codes[0]})`}. Look at its log and at the program's.`
}
