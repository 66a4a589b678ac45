/** A value for each part of custom ids, for walks over all rows of the table of acts. */
import { type PartName, placesOf } from '../../src/discord/acts/id-parts.ts'

const SAMPLES: Readonly<Record<PartName, string>> = {
  match: 'm1',
  league: 'L1',
  challenge: 'c1',
  person: '12345',
  seat: 'dark',
  id: 'x1',
  n: '1',
  number: '1',
  ms: '1893499200000',
  word: 'word',
  date: '2030-01-05',
  text: 'some text',
}

/** Returns values for the parts that a row or an order names. @param others values for some of them in place of the usual ones */
export const samples = (written: string, others: Partial<Readonly<Record<PartName, string>>> = {}): readonly string[] =>
  placesOf(written).map(({ name }) => others[name] ?? SAMPLES[name])
