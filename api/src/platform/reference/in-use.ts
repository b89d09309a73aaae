import type { KindName, LiveCatalogue } from '@strongroom/ledger/catalogue'
import { listBankAccounts } from '@strongroom/projections/bank'
import { countWaitingCharges } from '@strongroom/projections/card'
import { listChainSends } from '@strongroom/projections/chain'
import { listFixedDeposits } from '@strongroom/projections/earn'
import { listSwaps } from '@strongroom/projections/swap'
import { listTopUps } from '@strongroom/projections/top-up'
import { listTrades } from '@strongroom/projections/trade'
import { getTrialBalance } from '@strongroom/projections/wallet'
import { Decimal, type wire } from '@strongroom/shared'
import type { Pool } from 'pg'
import * as depositAddresses from '../../vault/deposit-addresses.ts'

type Parts = { readonly db: Pool; readonly catalogue: LiveCatalogue }
type Count = number | Promise<number>
type Counting = (id: string, parts: Parts) => Readonly<Partial<Record<wire.UseOf, Count>>>

const one = { page: 1, limit: 1, sort: 'created_date', order: 'desc', timeZone: 'UTC' } as const
const totalOf = async (listed: Promise<{ readonly total: number }>): Promise<number> => (await listed).total
const pairOf = (id: string): readonly [string, string] => {
  const [one = '', other = ''] = id.split('-')
  return [one, other]
}

const rowsOf = async (db: Pool, sql: string, values: readonly unknown[]): Promise<number> => {
  const { rows } = await db.query<{ n: string }>(`select count(*) as n from ${sql}`, [...values])
  return Number(rows[0]?.n)
}

/** Entries of a kind that name a code. */
const naming = ({ catalogue }: Parts, kind: KindName, code: string): number =>
  catalogue.list(kind).filter(entry => Object.values(entry).includes(code)).length

const accountsWithMoney = async ({ db }: Parts, code: string): Promise<number> =>
  (await getTrialBalance(db)).filter(
    ({ currency, amount }) => currency === code && !new Decimal(amount).isZero(),
  ).length

/** A dial code that another entry names too is not missed. */
const membersDialling = (id: string, { db, catalogue }: Parts): Count => {
  const dial = catalogue.get('area-code', id)?.code
  const isNamedTwice = catalogue.list('area-code').filter(({ code }) => code === dial).length > 1
  return !dial || isNamedTwice ? 0 : rowsOf(db, 'private.members where area_code = $1', [dial])
}

/** Members write the name of their bank, or choose it: capitals do not matter. */
const accountsAt = (id: string, { db, catalogue }: Parts): Count => {
  const bank = catalogue.get('external-bank', id)
  if (!bank) return 0
  return rowsOf(
    db,
    `private.bank_accounts where lower(bankaddress_bankname) = lower($1) or (swift_code <> '' and upper(swift_code) = upper($2))`,
    [bank.bank_name, bank.swift_code],
  )
}

/**
 * The uses of an entry, by kind. No record names an entry of the other kinds later on: fees, amounts and accounts are copied
 * into what was booked under them.
 */
const counting: Partial<Record<KindName, Counting>> = {
  currency: (code, parts) => ({
    accounts: accountsWithMoney(parts, code),
    'fixed-networks': naming(parts, 'fixed-network', code),
    'send-fees': naming(parts, 'send-fee', code),
    'swap-rates': naming(parts, 'swap-rate', code),
    'trade-pairs': naming(parts, 'trade-pair', code),
    plans: naming(parts, 'fixed-deposit-plan', code),
    'invite-codes': naming(parts, 'invite-code', code),
  }),
  network: (code, parts) => ({
    'fixed-networks': naming(parts, 'fixed-network', code),
    'send-fees': naming(parts, 'send-fee', code),
    'deposit-addresses': depositAddresses.countGiven(parts.db).then(given => given.get(code) ?? 0),
  }),
  'fixed-network': (id, { db, catalogue }) => {
    const [currency, network] = pairOf(id)
    const waiting = { ...one, currency, network, status: 0 } as const
    return {
      'send-fees': catalogue.get('send-fee', id) ? 1 : 0,
      'waiting-top-ups': totalOf(listTopUps(db, waiting)),
      'waiting-sends': totalOf(listChainSends(db, waiting)),
    }
  },
  'swap-rate': (id, { db }) => {
    const [source, target] = pairOf(id)
    return { swaps: totalOf(listSwaps(db, { ...one, source, target })) }
  },
  'trade-pair': (id, { db }) => {
    const [base, target] = pairOf(id)
    return { 'open-trades': totalOf(listTrades(db, { ...one, base, target, status: 0 })) }
  },
  'card-type': (id, { db }) => ({
    cards: rowsOf(db, 'views.cards where card_type = $1', [id]),
    'waiting-openings': rowsOf(
      db,
      `(select id from views.card_orders where card_type = $1 and status = 0
        union all select id from views.deposits where card_type = $1 and recharge_status = 0) as waiting`,
      [id],
    ),
  }),
  'charge-item': (id, { db, catalogue }) => {
    const item = catalogue.get('charge-item', id)
    return { 'waiting-charges': item ? countWaitingCharges(db, item.amount) : 0 }
  },
  'bank-category': (category_id, { db }) => ({
    'bank-accounts': totalOf(listBankAccounts(db, { ...one, category_id })),
  }),
  'external-bank': (id, parts) => ({ 'bank-accounts': accountsAt(id, parts) }),
  'sys-bank': (id, { catalogue }) => ({
    'vip-levels': catalogue.list('vip-level').filter(({ banks }) => banks.includes(id)).length,
  }),
  'user-group': (code, { db }) => ({ members: rowsOf(db, 'views.members where user_group = $1', [code]) }),
  'vip-level': (level, { db }) => ({
    members: rowsOf(db, 'views.members where vip_level = $1::int', [level]),
  }),
  'fixed-deposit-plan': (planId, { db }) => ({
    'fixed-deposits': totalOf(listFixedDeposits(db, { ...one, planId, status: 0 })),
  }),
  'invite-code': (code, { db }) => ({ members: rowsOf(db, 'private.members where referral = $1', [code]) }),
  country: (code, { db }) => ({
    'bank-accounts': rowsOf(db, 'private.bank_accounts where bank_country = $1 or billing_country = $1', [
      code,
    ]),
  }),
  'area-code': (id, parts) => ({ members: membersDialling(id, parts) }),
}

/** How many records of which kinds use an entry of reference data: an entry with any may be hidden, not deleted. */
export const usesOf = async (parts: Parts, kind: KindName, id: string): Promise<readonly wire.EntryUse[]> => {
  const counted = Object.entries(counting[kind]?.(id, parts) ?? {}) as [wire.UseOf, Count][]
  const uses = await Promise.all(counted.map(async ([of, count]) => ({ of, count: await count })))
  return uses.filter(({ count }) => count > 0)
}
