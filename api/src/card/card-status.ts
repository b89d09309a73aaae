import type { Card, CardStatus } from '@strongroom/ledger/card'
import type { LiveCatalogue } from '@strongroom/ledger/catalogue'
import type { Currency, wire } from '@strongroom/shared'

const numbers = { 'in-review': 1, active: 2, suspended: 3, blocked: -1 } as const

/** How a card stands, as the specification counts. */
export const cardStatusNumber = (status: CardStatus): Exclude<wire.CardStatus, 0> => numbers[status]

/** Status of a member's card, as the specification counts: above 1 the card can be used or charged. */
export const cardStatusOf = (card: Card | undefined): wire.CardStatus => (card ? numbers[card.status] : 0)

/** The currency of all cards. */
export const cardCurrency = (catalogue: LiveCatalogue): Currency =>
  catalogue.currency('USD') ?? { code: 'USD', scale: 2 }

/** The day it is, UTC. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10)
