import type { KindName, LiveCatalogue } from '@strongroom/ledger/catalogue'
import { listBankAccounts } from '@strongroom/projections/bank'
import { listFixedDeposits } from '@strongroom/projections/earn'
import { getTrialBalance } from '@strongroom/projections/wallet'
import { Decimal } from '@strongroom/shared'
import type { Pool } from 'pg'
import { createDepositAddresses } from '../vault/deposit-addresses.ts'

type Parts = { readonly db: Pool; readonly catalogue: LiveCatalogue }
type Using = (id: string, parts: Parts) => boolean | Promise<boolean>

const one = { page: 1, limit: 1, sort: 'created_date', order: 'desc', timeZone: 'UTC' } as const

/** Whether there is money in a currency, or another entry names it. */
const currencyUsed: Using = async (code, { db, catalogue }) => {
  const books = await getTrialBalance(db)
  const names = (entry: object) => Object.values(entry).includes(code)
  return (
    books.some(({ currency, amount }) => currency === code && !new Decimal(amount).isZero()) ||
    (
      ['fixed-network', 'send-fee', 'swap-rate', 'trade-pair', 'fixed-deposit-plan', 'invite-code'] as const
    ).some(kind => catalogue.list(kind).some(names))
  )
}

/** Whether something still stands on an entry of reference data. Kinds that are not named here are never in use. */
const using: Partial<Record<KindName, Using>> = {
  currency: currencyUsed,
  network: async (code, { db, catalogue }) =>
    catalogue.list('fixed-network').some(pair => pair.network_code === code) ||
    catalogue.list('send-fee').some(fee => fee.network === code) ||
    ((await createDepositAddresses(db).countGiven()).get(code) ?? 0) > 0,
  'fixed-network': (id, { catalogue }) =>
    catalogue.list('send-fee').some(({ currency, network }) => `${currency}-${network}` === id),
  'bank-category': async (category_id, { db }) =>
    (await listBankAccounts(db, { ...one, category_id })).total > 0,
  'sys-bank': (id, { catalogue }) => catalogue.list('vip-level').some(({ banks }) => banks.includes(id)),
  'fixed-deposit-plan': async (plan_id, { db }) =>
    (await listFixedDeposits(db, { ...one, plan_id, status: 0 })).total > 0,
  'invite-code': async (code, { db }) => {
    const { rowCount } = await db.query('select from private.members where referral = $1 limit 1', [code])
    return rowCount === 1
  },
  country: async (code, { db }) => {
    const { rowCount } = await db.query(
      'select from private.bank_accounts where bank_country = $1 or billing_country = $1 limit 1',
      [code],
    )
    return rowCount === 1
  },
  'area-code': async (id, { db, catalogue }) => {
    const dial = catalogue.get('area-code', id)?.code
    const isNamedTwice = catalogue.list('area-code').filter(({ code }) => code === dial).length > 1
    if (!dial || isNamedTwice) return false
    const { rowCount } = await db.query('select from private.members where area_code = $1 limit 1', [dial])
    return rowCount === 1
  },
}

/** Whether an entry of reference data is in use: then it may be hidden, not deleted. */
export const isInUse = async (parts: Parts, kind: KindName, id: string): Promise<boolean> =>
  (await using[kind]?.(id, parts)) ?? false
