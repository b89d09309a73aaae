import { findCard } from '@strongroom/projections/card'
import { contract } from '@strongroom/shared'
import type { Parts } from '../dependencies.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { atScale } from '../http/money.ts'
import { one, refused } from '../http/replies.ts'
import { type CardRecord, createCardRecords } from '../vault/card-records.ts'
import type { Limit } from '../vault/rate-limits.ts'
import { cardCurrency, cardStatusNumber } from './card-status.ts'

const hour = 3_600

/** Ten thousand cards share their last four digits, and one has ten thousand of them: few tries, by card and by address. */
const limits = (given: { body: { referenceCode: string }; address: string }): readonly Limit[] => [
  { key: `card in hand ${given.body.referenceCode.toLowerCase()}`, most: 10, seconds: hour },
  { key: `card in hand from ${given.address}`, most: 20, seconds: hour },
]

/** What whoever holds a card in hand may ask without signing in. Nothing in the answers says whose it is. */
export const cardBalance = ({ db, catalogue, config }: Parts): readonly AnyCall[] => {
  const records = createCardRecords(db, config.secretKey)
  const invalid = () => refused('INVALID_CARD', 'Invalid card information')

  /** The same work and the same answer whether the code, the digits or both are wrong. */
  const find = async ({ referenceCode, digits }: { referenceCode: string; digits: string }) => {
    const record: CardRecord | undefined = (await records.byReferences([referenceCode])).get(referenceCode)
    const card = await findCard(db, record?.uid ?? '')
    return card && record?.last4 === digits ? card : undefined
  }
  return [
    implement(contract.card.standingInHand, {
      limits,
      handler: async ({ body }) => {
        const card = await find(body)
        if (!card) return invalid()
        return one({ digits: body.digits, status: cardStatusNumber(card.status) })
      },
    }),
    implement(contract.card.balanceInHand, {
      limits,
      handler: async ({ body }) => {
        const card = await find(body)
        const currency = cardCurrency(catalogue).code
        return card ? one({ currency, balance: atScale(catalogue, currency, card.balance) }) : invalid()
      },
    }),
  ]
}
