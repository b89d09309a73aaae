import { getMembers } from '@strongroom/projections/account'
import type { CardRow, listCards } from '@strongroom/projections/card'
import { getWalletsOf } from '@strongroom/projections/wallet'
import { contract } from '@strongroom/shared'
import type { Parts } from '../dependencies.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { atScale } from '../http/money.ts'
import { page } from '../http/replies.ts'
import { totalInUsdc } from '../wallet/total-in-usdc.ts'
import { cardCurrency, cardStatusNumber } from './card-status.ts'
import { cardCsv } from './csv-words.ts'

/** Which cards are listed. What is searched for is personal: codes, digits, names. */
export type CardFilter = {
  readonly status?: -1 | 1 | 2 | 3 | undefined
  readonly search?: string | undefined
} & Omit<Parameters<typeof listCards>[1], 'status' | 'search'>

/** Looks cards up with what is printed on them and whose they are. */
type ListedCards = (filter: CardFilter) => Promise<{
  readonly total: number
  readonly rows: readonly {
    readonly card: CardRow
    readonly record: { readonly last4: string } | undefined
    readonly who: { readonly username: string; readonly email: string }
  }[]
}>

/** What is on each card, and what else its member has. */
export const cardSummaries = ({ db, catalogue, prices }: Parts, listed: ListedCards): readonly AnyCall[] => {
  const summed = async (filter: CardFilter) => {
    const { rows, total } = await listed(filter)
    const uids = rows.map(({ card }) => card.uid)
    const symbols = catalogue.list('currency').map(({ currency_code }) => currency_code)
    const [wallets, worth] = await Promise.all([getWalletsOf(db, uids), prices(symbols)])
    const currency = cardCurrency(catalogue).code
    return {
      total,
      rows: rows.map(({ card, record, who }) => ({
        id: card.card_id,
        uid: card.uid,
        ...who,
        card_number: record?.last4 ?? null,
        status: cardStatusNumber(card.status),
        currency,
        card_balance: atScale(catalogue, currency, card.balance),
        wallet_balance: totalInUsdc(wallets.get(card.uid) ?? [], worth.prices),
        created_date: card.opened_at,
      })),
    }
  }
  return [
    implement(contract.card.summaries, {
      csv: cardCsv,
      handler: async ({ filter }) => page(await summed(filter)),
    }),
    implement(contract.card.members, {
      csv: cardCsv,
      handler: async ({ filter }) => {
        const { rows, total } = await summed(filter)
        const standing = await getMembers(
          db,
          rows.map(({ uid }) => uid),
        )
        return page({
          total,
          rows: rows.map(row => ({
            ...row,
            kyc_status: standing.get(row.uid)?.kyc_status ?? -1,
            vip_level: standing.get(row.uid)?.vip_level ?? 0,
          })),
        })
      },
    }),
  ]
}
