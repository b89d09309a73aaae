import { findCard } from '@strongroom/projections/card'
import { contract } from '@strongroom/shared'
import { msg } from '#words'
import { atScale } from '../command/money.ts'
import { one, refused } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import type { CardRecord } from '../vault/card-records.ts'
import type { Limit } from '../vault/rate-limits.ts'
import { cardCurrency, cardStatusNumber } from './card-status.ts'

const hour = 3_600

/** Ten thousand cards share their last four digits, and one has ten thousand of them: few tries, by card and by address. */
const limits = (given: { body: { referenceCode: string }; address: string }): readonly Limit[] => [
  { key: `card in hand ${given.body.referenceCode.toLowerCase()}`, most: 10, seconds: hour },
  { key: `card in hand from ${given.address}`, most: 20, seconds: hour },
]

const invalid = () => refused('INVALID_CARD', msg`Invalid card information`)

/** The same work and the same answer whether the code, the digits or both are wrong. */
const find = async (
  { cardRecords, db }: Parts,
  { referenceCode, digits }: { referenceCode: string; digits: string },
) => {
  const record: CardRecord | undefined = (await cardRecords.byReferences([referenceCode])).get(referenceCode)
  const card = await findCard(db, record?.uid ?? '')
  return card && record?.last4 === digits ? card : undefined
}

const standingInHand = implement(contract.card.standingInHand, {
  limits,
  handler: async ({ body }, parts) => {
    const card = await find(parts, body)
    if (!card) return invalid()
    return one({ digits: body.digits, status: cardStatusNumber(card.status) })
  },
})

const balanceInHand = implement(contract.card.balanceInHand, {
  limits,
  handler: async ({ body }, parts) => {
    const card = await find(parts, body)
    const currency = cardCurrency(parts.catalogue).code
    return card ? one({ currency, balance: atScale(parts.catalogue, currency, card.balance) }) : invalid()
  },
})

/** Calls for a person with the card in hand, without signing in. No answer says whose card it is. */
export const cardBalance: readonly Call[] = [standingInHand, balanceInHand]
