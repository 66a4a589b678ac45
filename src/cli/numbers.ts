import { InvalidArgumentError } from 'commander'

/** Reads a positive whole number for an option. @throws InvalidArgumentError, which commander turns into a sentence */
export function positive(text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1) throw new InvalidArgumentError('Enter a whole number above 0.')
  return number
}
