/** French: Epic Events. */
import type { epicEventsEn } from './en.ts'

export const epicEventsFr: Readonly<Record<keyof typeof epicEventsEn, string>> = {
  you: 'vous',
  'you.first': 'Vous',
  'events.nowhere': 'La place où il se déploie n’est pas sur la table.',
  'events.begun.you': 'Vous tentez de faire exploser {{target}}{{ship}}.',
  'events.begun.they': '{{name}} tente de faire exploser {{target}}{{ship}}.',
  'events.ship': ' avec {{ship}}',
  'events.total': '{{target}} : {{sum}} = {{total}}, il faut plus de {{above}}.',
  'events.none': 'Aucune carte à tirer : la tentative contre {{target}} échoue.',
  'events.wins': 'La tentative contre {{target}} réussit : {{total}}.',
  'events.fails': 'La tentative contre {{target}} échoue : {{total}}, et il faut plus de {{above}}.',
  'events.draw': 'destinée {{value}}',
  'events.ability': '{{pilot}} {{value}}',
  'events.pilot': 'pilote {{value}}',
  'events.added': 'textes {{value}}',
}
