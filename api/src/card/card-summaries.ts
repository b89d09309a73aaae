import { getMembers } from '@strongroom/projections/account'
import { getWalletsOf } from '@strongroom/projections/wallet'
import { contract } from '@strongroom/shared'
import { atScale } from '../command/money.ts'
import { page } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { totalInUsdc } from '../platform/money/total-in-usdc.ts'
import { cardCurrency, cardStatusNumber } from './card-status.ts'
import { type CardFilter, listCardsKept } from './listed-cards.ts'
import { cardCsv } from './words.ts'

const summed = async (parts: Parts, filter: CardFilter) => {
  const { db, catalogue, prices } = parts
  const { rows, total } = await listCardsKept(parts, filter)
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
      card_purchase_date: card.opened_at,
      card_open_date: card.active_since,
      created_date: card.opened_at,
    })),
  }
}

const summaries = implement(contract.card.summaries, {
  csv: cardCsv,
  handler: async ({ filter }, parts) => page(await summed(parts, filter)),
})

const members = implement(contract.card.members, {
  csv: cardCsv,
  handler: async ({ filter }, parts) => {
    const { rows, total } = await summed(parts, filter)
    const standing = await getMembers(
      parts.db,
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
})

/** Each card's balance, and its member's other holdings. */
export const cardSummaries: readonly Call[] = [summaries, members]
