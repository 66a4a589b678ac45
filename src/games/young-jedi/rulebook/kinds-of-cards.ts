/** Which rules concern a card for what it is, whatever its name. */
import type { Card } from '../cards/card.ts'
import { same, selects } from '../cards/selecting.ts'

const DUELISTS = ['Darth Maul', 'Darth Sidious', 'Aurra Sing']

const isKind = (card: Card, kind: string): boolean => selects({ kind }, card, null)
const copies = (card: Card) => ('copies' in card ? card.copies : null)

/** Rules or parts, each with what must hold of the card. */
const CONCERNS: Readonly<Record<string, (card: Card) => boolean>> = {
  '2.4': ({ wild = [] }) => wild.length > 0,
  '2.6': ({ type }) => type === 'objective',
  '6.1': (card) => copies(card) === 'diamond',
  '6.2': (card) => copies(card) === 'stack',
  '6.4': (card) => copies(card) === 'unique',
  '8': ({ type }) => type === 'location',
  '10.4': (card) => card.type === 'character' && card.power === 'destiny',
  '11': ({ type }) => type === 'weapon',
  '12': ({ type }) => type === 'battle' || type === 'double',
  '12.11': (card) => card.type === 'battle' && card.use.for === 'two weapons',
  '13': (card) => card.type === 'battle' && card.use.for === 'group',
  '20': ({ type }) => type === 'effect',
  '21': ({ type }) => type === 'character',
  '21.3': (card) => 'text' in card && card.text.some((text) => text.form === 'search' && text.to === 'play'),
  '22': ({ type }) => type === 'starship',
  '22.3': ({ type }) => type === 'starship',
  '23.2': (card) => selects({ type: 'weapon', kind: 'Lightsaber' }, card, null),
  '23.3': (card) =>
    card.type === 'character' && (isKind(card, 'Jedi') || DUELISTS.some((title) => same(title, card.title))),
  '23.5': (card) => card.type === 'character' && card.damage === 0,
  '23.9': (card) => 'dueling' in card && card.dueling !== undefined,
  '24.2': (card) => card.type === 'character' && card.builtIn !== undefined,
  '24.3': (card) => card.type === 'battle' && card.titles !== undefined,
  '24.4': ({ type }) => type === 'double',
  '24.5': ({ destiny }) => Array.isArray(destiny),
  '25': ({ type }) => type === 'objective',
  '25.2': (card) => isKind(card, 'Podracer pilot') || selects({ type: 'weapon', kind: 'Podracer' }, card, null),
  '25.3': (card) => selects({ type: 'weapon', kind: 'Podracer' }, card, null),
  '26': ({ rarity }) => rarity === 'virtual',
  '27.1': ({ type }) => type === 'character',
}

/** The numbers of rules and parts that concern a card for what it is. */
export const concernedBy = (card: Card): string[] =>
  Object.entries(CONCERNS).flatMap(([number, holds]) => (holds(card) ? [number] : []))
