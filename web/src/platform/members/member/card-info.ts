import type { wire } from '@strongroom/shared'
import { oneQueryOf } from '../../../client/query-of.ts'

/** How often figures are asked for while a card is being opened or charged. */
export const CARD_POLL_MS = 5_000

/** The member's card, or that there is none. */
export const cardInfoQuery = oneQueryOf('card.info', undefined, { refetchInterval: CARD_POLL_MS })

/** Whether there is a card: one that is only asked for counts as being reviewed (status 1), too. */
export const hasCard = ({ status, opening }: Pick<wire.CardInfo, 'status' | 'opening'>): boolean =>
  status !== 0 && opening.underWay === null
