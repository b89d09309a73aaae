import { monthOf } from '@strongroom/ledger/earn'
import { uidOf } from '../event-parts.ts'
import type { Found, PartOf, RowOf } from '../rows.ts'
import { byFact, type FactsNamed } from '../runner/by-fact.ts'
import {
  type AnyEvent,
  type AnyFact,
  type Change,
  insert,
  type Projection,
  patch,
  readSql,
} from '../runner/projection.ts'
import { added } from '../runner/units.ts'

const table = 'fixed_deposits'

type DepositFactName = FactsNamed<'FixedDeposit'> | 'InterestPaid'
type DepositFact = Extract<AnyFact, { readonly type: DepositFactName }>

/** Subscriptions with their paid interest, and a log of each. */
export const fixedDeposits: Projection<'fixed_deposits'> = {
  name: 'fixed_deposits',
  version: 3,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { fixed_deposits: ['uid', 'id'], fixed_deposit_logs: ['uid', 'deposit_id', 'number'] },
  money: [{ table, per: ['uid', 'currency'], sums: ['principal', 'realized_interest'] }],
  reads: event => (isDepositFact(event.data) ? [{ table, key: keyOf(event, event.data) }] : []),
  changes: byFact<DepositFactName>({
    FixedDepositSubscribed: (fact, event, { number }) => {
      const { planId: plan_id, currency, principal, term, rate, startedOn, maturesOn } = fact
      const terms = { plan_id, currency, principal, term, rate }
      const begun = { paid_months: 0, realized_interest: '0', status: 0, created_at: event.at } as const
      const days = { started_on: startedOn, matures_on: maturesOn, due_on: monthOf(startedOn, 1).to }
      return [
        insert(table, { ...keyOf(event, fact), ...terms, ...days, ...begun }),
        note(
          event,
          fact,
          number,
          { kind: 'subscribed', currency, amount: principal },
          { term, rate, maturesOn },
        ),
      ]
    },
    InterestPaid: (fact, event, { find, number }) => {
      const { month, currency, amount, from, to, rate } = fact
      const known = find(table, keyOf(event, fact))
      const next = known?.next_rate
      const realized_interest = added(known?.realized_interest, amount)
      const changed: PartOf<typeof table> = next ? { rate: String(next), next_rate: null } : {}
      return [
        set(event, fact, {
          paid_months: month,
          realized_interest,
          due_on: dueAfter(known, month),
          ...changed,
        }),
        note(event, fact, number, { kind: 'interest', currency, amount }, { month, from, to, rate }),
      ]
    },
    FixedDepositRateChanged: (fact, event, { find, number }) => {
      const { rate, fromMonth, reason } = fact
      const currency = String(find(table, keyOf(event, fact))?.currency)
      return [
        set(event, fact, { next_rate: rate }),
        note(event, fact, number, { kind: 'rate', currency, amount: '0' }, { rate, fromMonth, reason }),
      ]
    },
    FixedDepositMatured: (fact, event, { number }) => [
      set(event, fact, { status: 1, ...ended(event) }),
      note(event, fact, number, { kind: 'matured', currency: fact.currency, amount: fact.principal }, {}),
    ],
    FixedDepositRedeemed: (fact, event, { find, number }) => {
      const { currency, principal: amount, interest, forfeited, on } = fact
      const realized_interest = added(find(table, keyOf(event, fact))?.realized_interest, interest)
      return [
        set(event, fact, { status: 1, realized_interest, forfeited, ...ended(event) }),
        note(event, fact, number, { kind: 'redeemed', currency, amount }, { interest, forfeited, on }),
      ]
    },
    FixedDepositCancelled: (fact, event, { find, number }) => {
      const { currency, principal: amount, by, reason = null, interest } = fact
      const realized_interest = added(find(table, keyOf(event, fact))?.realized_interest, interest)
      const noted = interest === undefined ? { by, reason } : { by, reason, interest }
      return [
        set(event, fact, { status: -1, reason, realized_interest, ...ended(event) }),
        note(event, fact, number, { kind: 'cancelled', currency, amount }, noted),
      ]
    },
  }),
}

const isDepositFact = (fact: AnyFact): fact is DepositFact =>
  fact.type.startsWith('FixedDeposit') || fact.type === 'InterestPaid'

const keyOf = (event: AnyEvent, { depositId: id }: DepositFact) => ({ uid: uidOf(event), id })

const set = (event: AnyEvent, fact: DepositFact, row: PartOf<typeof table>): Change =>
  patch(table, keyOf(event, fact), row)

const ended = (event: AnyEvent) => ({ finished_at: event.at, due_on: null }) satisfies PartOf<typeof table>

type Noted = Pick<RowOf<'fixed_deposit_logs'>, 'kind' | 'currency' | 'amount'>

/** A line in the subscription's own log. */
const note = (event: AnyEvent, fact: DepositFact, number: number, noted: Noted, details: object): Change =>
  insert('fixed_deposit_logs', {
    uid: uidOf(event),
    deposit_id: fact.depositId,
    number,
    ...noted,
    details: JSON.stringify(details),
    created_at: event.at,
  })

/** A fixed term that has paid its last interest is due at once: its principal comes back. */
const dueAfter = (known: Found<typeof table> | undefined, month: number): string => {
  const startedOn = String(known?.started_on)
  const term = Number(known?.term)
  return monthOf(startedOn, term !== 0 && month >= term ? month : month + 1).to
}
