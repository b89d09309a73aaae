import { monthOf } from '@strongroom/ledger/earn'
import {
  type AnyEvent,
  type Change,
  insert,
  type Projection,
  patch,
  type Row,
  type Surroundings,
} from '../runner/projection.ts'
import { readSql } from '../runner/read-sql.ts'
import { fromUnits, toUnits } from '../runner/units.ts'
import { uidOf } from '../uid-of.ts'

const table = 'fixed_deposits'
const types = new Set([
  'FixedDepositSubscribed',
  'InterestPaid',
  'FixedDepositRateChanged',
  'FixedDepositMatured',
  'FixedDepositRedeemed',
  'FixedDepositCancelled',
])

/** Subscriptions with their paid interest, and a log of each. */
export const fixedDeposits: Projection<'fixed_deposits'> = {
  name: 'fixed_deposits',
  version: 1,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { fixed_deposits: ['uid', 'id'], fixed_deposit_logs: ['uid', 'deposit_id', 'number'] },
  money: [{ table, per: ['uid', 'currency'], sums: ['principal', 'realized_interest'] }],
  reads: event => (types.has(event.type) ? [{ table, key: keyOf(event) }] : []),
  changes: (event, surroundings) => (types.has(event.type) ? changesOf(event, surroundings) : []),
}

const keyOf = (event: AnyEvent) => ({
  uid: uidOf(event),
  id: (event.data as unknown as { depositId: string }).depositId,
})

const changesOf = (event: AnyEvent, { find, number }: Surroundings): readonly Change[] => {
  const { data: fact } = event
  const key = keyOf(event)
  const known = find(table, key)
  const note = (kind: string, currency: string, amount: string, details: object): Change =>
    insert('fixed_deposit_logs', {
      uid: key.uid,
      deposit_id: key.id,
      number,
      kind,
      currency,
      amount,
      details: JSON.stringify(details),
      created_at: event.at,
    })
  const set = (row: Row) => patch(table, key, row)
  const end = { finished_at: event.at, due_on: null }

  switch (fact.type) {
    case 'FixedDepositSubscribed': {
      const { planId: plan_id, currency, principal, term, rate, startedOn, maturesOn } = fact
      const row = { ...key, plan_id, currency, principal, term, rate, paid_months: 0, status: 0 }
      const days = { started_on: startedOn, matures_on: maturesOn, due_on: monthOf(startedOn, 1).to }
      return [
        insert(table, { ...row, ...days, realized_interest: '0', created_at: event.at }),
        note('subscribed', currency, principal, { term, rate, maturesOn }),
      ]
    }
    case 'InterestPaid': {
      const { month, currency, amount, from, to, rate } = fact
      const next = known?.next_rate
      return [
        set({
          paid_months: month,
          realized_interest: sum(known?.realized_interest, amount),
          due_on: dueAfter(known, month),
          ...(next ? { rate: next, next_rate: null } : {}),
        }),
        note('interest', currency, amount, { month, from, to, rate }),
      ]
    }
    case 'FixedDepositRateChanged': {
      const { rate, fromMonth, reason } = fact
      return [
        set({ next_rate: rate }),
        note('rate', String(known?.currency), '0', { rate, fromMonth, reason }),
      ]
    }
    case 'FixedDepositMatured':
      return [set({ status: 1, ...end }), note('matured', fact.currency, fact.principal, {})]
    case 'FixedDepositRedeemed': {
      const { currency, principal, interest, forfeited, on } = fact
      const realized_interest = sum(known?.realized_interest, interest)
      return [
        set({ status: 1, realized_interest, forfeited, ...end }),
        note('redeemed', currency, principal, { interest, forfeited, on }),
      ]
    }
    case 'FixedDepositCancelled': {
      const { currency, principal, by, reason = null } = fact
      return [set({ status: -1, reason, ...end }), note('cancelled', currency, principal, { by, reason })]
    }
    default:
      return []
  }
}

/** A fixed term that has paid its last interest is due at once: its principal comes back. */
const dueAfter = (known: Row | undefined, month: number): string => {
  const startedOn = String(known?.started_on)
  const term = Number(known?.term)
  return monthOf(startedOn, term !== 0 && month >= term ? month : month + 1).to
}

const sum = (a: unknown, b: string) => fromUnits(toUnits(String(a ?? '0')) + toUnits(b))
