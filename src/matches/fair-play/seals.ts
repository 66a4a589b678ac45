/**
 * Seals in the database: the secret from which the shuffles of one match follow, and the words of its players
 * (`kit/chance/seal.ts`). Nothing here is shown before the hands of the match are open, but for each person's own word.
 */
import { createHash, randomBytes } from 'node:crypto'
import type { Deck, Seat } from '../../contract/index.ts'
import { canonicalList, firstSeal, sealOf, seedOf, wordOf } from '../../kit/chance/seal.ts'
import { Prisma } from '../../storage/generated/client.ts'
import type { Database } from '../../storage/open.ts'
import { type Denial, deny, type PersonId } from '../api.ts'

/** Returns a secret: 32 random bytes in hexadecimal. */
export const newSecret = (): string => randomBytes(32).toString('hex')

/** The subject of the seal of a league's game. */
export const gameSubject = (game: string): string => `game ${game}`

/** The subject of the seal of an offer of the queue. */
export const queueSubject = (offer: string): string => `queue ${offer}`

/** The deck of a challenge's author as it was when the challenge went out. */
export type SealedDeck = Pick<Deck, 'id' | 'name' | 'seat' | 'format' | 'list' | 'orders'>

/** A seal with its secret. It stays within this folder and the checks of finished matches. */
export interface KeptSeal {
  readonly subject: string
  readonly secret: string
  /** It grows with every word. */
  readonly version: number
  readonly author: { readonly seat: Seat; readonly deck: SealedDeck } | null
  readonly matchId: string | null
  /** The hash of each person's word. */
  readonly words: Readonly<Record<PersonId, string>>
  /** The texts of words that their owners have not deleted. */
  readonly texts: Readonly<Record<PersonId, string>>
}

/** The seal of a match that begins, and the seed that follows from it. */
export interface SealedSeed {
  readonly subject: string
  readonly version: number
  readonly seal: string
  readonly seed: string
}

/** A shorter word would do; a longer one does not fit its line. */
export const MOST_LETTERS = 40

/**
 * Returns a word as it is kept: normalised and without space around it. Null if it is empty or too long, has a line break
 * or another control character, or would mention somebody.
 */
export function readWord(typed: string): string | null {
  const word = typed.normalize('NFC').trim()
  const length = [...word].length
  if (length === 0 || length > MOST_LETTERS) return null
  return /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]|<[@#/]|@everyone|@here/u.test(word) ? null : word
}

/** Reads a seal with its words. */
export async function loadSeal(prisma: Database, subject: string): Promise<KeptSeal | null> {
  return sealOfRow(await prisma.seal.findUnique({ where: { subject }, include: { words: true } }))
}

/** Reads the seal of a match. */
export async function sealOfMatch(prisma: Database, matchId: string): Promise<KeptSeal | null> {
  return sealOfRow(await prisma.seal.findUnique({ where: { matchId }, include: { words: true } }))
}

function sealOfRow(row: Prisma.SealGetPayload<{ include: { words: true } }> | null): KeptSeal | null {
  if (row === null) return null
  const { subject, secret, version, authorSeat, authorDeck, matchId, words } = row
  return {
    ...{ subject, secret, version, matchId },
    author: authorSeat === null ? null : { seat: authorSeat, deck: authorDeck as unknown as SealedDeck },
    words: Object.fromEntries(words.map(({ personId, hash }) => [personId, hash])),
    texts: Object.fromEntries(words.flatMap(({ personId, text }) => (text === null ? [] : [[personId, text]]))),
  }
}

/**
 * Returns the secret from which all follows that a thinking opponent draws by lot in a match; null if nothing is sealed. It follows from
 * the secret of the seal, so that everybody can repeat the thinking once that is shown, and tells nothing of the shuffles.
 */
export async function thinkingNonce(prisma: Database, matchId: string): Promise<string | null> {
  const row = await prisma.seal.findUnique({ where: { matchId }, select: { secret: true } })
  return row === null ? null : createHash('sha256').update(`thinking\u0000${row.secret}`).digest('hex')
}

/** Makes a seal, unless there is one. It is made before anybody chooses. */
export async function makeSeal(prisma: Database, subject: string): Promise<void> {
  await prisma.seal.createMany({ data: { subject, secret: newSecret() }, skipDuplicates: true })
}

/** Returns a deck as it is sealed and played. */
export const sealedDeck = ({ id, name, seat, format, list, orders }: Deck): SealedDeck => ({
  ...{ id, name, seat, format },
  list: canonicalList(list),
  ...(orders === undefined ? {} : { orders }),
})

/** Returns the seal of a challenge that goes out with this deck of its author. */
export function offerSeal({ subject, secret, words }: KeptSeal, by: PersonId, deck: SealedDeck): string {
  const first = firstSeal(subject, secret)
  return sealOf({ first, secret, seat: deck.seat, deck: deck.list, word: words[by] ?? '' })
}

/**
 * Returns the seal of a match and the seed that follows from it.
 * @param people the author and the guest of a challenge, else the persons of the game's seats, in their order
 */
export function sealedSeed(kept: KeptSeal, people: readonly [PersonId, PersonId]): SealedSeed {
  const { subject, secret, version, author, words } = kept
  const seal = author === null ? firstSeal(subject, secret) : offerSeal(kept, people[0], author.deck)
  const [one, other] = people
  return { subject, version, seal, seed: seedOf(secret, seal, [words[one] ?? '', words[other] ?? '']) }
}

/**
 * Stores the word of a person, once. Refused with `word.bad`, with `word.kept` if they have given one, and with `word.late` if
 * the match has begun, or the challenge is out and they are its author.
 * @param author whether this person is the author of the challenge
 */
export async function addWord(
  prisma: Database,
  { subject, person, typed, author }: { subject: string; person: PersonId; typed: string; author: boolean },
): Promise<Denial | null> {
  const text = readWord(typed)
  if (text === null) return deny('word.bad')
  const known = await prisma.sealWord.findUnique({ where: { subject_personId: { subject, personId: person } } })
  if (known !== null) return deny('word.kept')
  const open = author ? Prisma.sql`"authorSeat" IS NULL` : Prisma.sql`true`
  // The version grows with it: nobody seals or begins a match with the words that they had read before.
  const added = await prisma.$executeRaw`
    WITH open AS (
      UPDATE "Seal" SET "version" = "version" + 1 WHERE "subject" = ${subject} AND "matchId" IS NULL AND ${open}
      RETURNING "subject"
    )
    INSERT INTO "SealWord" ("subject", "personId", "text", "hash")
    SELECT "subject", ${person}, ${text}, ${wordOf(subject, text)} FROM open ON CONFLICT DO NOTHING`
  return added === 1 ? null : deny('word.late')
}

/** A part of a statement: the seal as it was read, held until the statement ends. Other parts act only if it is there. */
export const lockedSeal = ({ subject, version }: Pick<KeptSeal, 'subject' | 'version'>): Prisma.Sql => Prisma.sql`
  locked AS (
    SELECT "subject" FROM "Seal" WHERE "subject" = ${subject} AND "version" = ${version}::int AND "matchId" IS NULL FOR UPDATE
  )`

/** A condition: the seal is as it was read (`lockedSeal`). */
export const IS_LOCKED = Prisma.sql`(SELECT count(*) FROM locked) = 1`
