/**
 * The facts of cards of all types side by side, as look-ups ask for them; a fact is absent where nothing is printed
 * (`printed-card.ts` has the cards).
 */
import type { Card, Dots, ImmunePart, Side, Skill } from './printed-card.ts'

/** A number on a card; `*` where its text says which. */
export type PrintedNumber = number | '*'

/** HeldSeats and holds by kind: how many, or any number. */
export type HeldSeats = Readonly<Partial<Record<SeatKind, number | 'unlimited'>>>
type SeatKind = 'pilots' | 'drivers' | 'passengers' | 'pilotsOrPassengers' | 'vehicles' | 'starfighters' | 'ties'

/** A pilot who is part of a ship, as the sheet shows them. */
interface PilotAboard {
  readonly ability: number
  readonly power?: number
  readonly maneuver?: number
}

/** A card of the library with the facts of every type: each card fits it. */
export interface LibraryCard {
  /** Set and number, such as `9_98`. */
  readonly id: string
  readonly side: Side
  /** Of a two-sided card both titles, with a stroke between them. */
  readonly title: string
  readonly type: Card['type'] | "admiral's order"
  /** Of an Interrupt a list of its kinds. */
  readonly kind?: string | readonly string[]
  readonly unique: Dots
  /** The title has the mark of generic cards (<>): one lies at each location. */
  readonly generic?: true
  readonly destiny: readonly number[]
  /** The destiny of the other side of a two-sided card. */
  readonly backDestiny?: number
  readonly deploy?: PrintedNumber
  readonly power?: number
  readonly ability?: number | null
  readonly forfeit?: number
  readonly armor?: number
  readonly maneuver?: number
  readonly landspeed?: number
  /** Absent: no hyperdrive. */
  readonly hyperspeed?: number
  readonly skills?: readonly Skill[]
  readonly characteristics?: readonly string[]
  readonly extra?: readonly string[]
  readonly also?: readonly string[]
  readonly species?: string
  readonly persona?: string
  readonly called?: readonly string[]
  readonly squadron?: string
  readonly model?: string
  readonly classes?: readonly string[]
  /** The ships for which a weapon is made. */
  readonly madeFor?: string
  readonly permanentPilots?: readonly PilotAboard[]
  readonly pilotSuspendsPermanent?: true
  readonly capacity?: HeldSeats
  readonly features?: readonly string[]
  readonly independent?: true
  readonly matchingShips?: readonly string[]
  readonly matchingPilots?: readonly string[]
  readonly matchingElsewhere?: readonly string[]
  /** The card of the opposite side that has the same text, or the same place. */
  readonly counterpart?: string
  readonly immuneTo?: readonly string[]
  readonly immunePart?: ImmunePart | 'one function'
  readonly scompLink?: true
  readonly navComputer?: true
  readonly grabber?: true
  readonly mobile?: true
  readonly episode?: 1
  readonly errata?: true
  readonly alsoIn?: string
  /** The planet, ship or installation to which a location belongs. */
  readonly system?: string
  readonly place?: string
  readonly parsec?: number
  readonly force?: Readonly<Record<Side, number>>
  readonly planet?: boolean
  readonly interior?: boolean
  readonly exterior?: boolean
  readonly dockingBay?: boolean
  readonly forest?: boolean
  readonly starshipSite?: true
}
