import type { ChangedTerms } from '@strongroom/ledger/audit'
import { type SelectOf, selectIn } from '@strongroom/projections/queries'
import type { PeriodBalance } from '@strongroom/projections/statement'
import type { wire } from '@strongroom/shared'
import type { PrivateTables } from './tables.gen.ts'

type Columns = {
  readonly [T in keyof PrivateTables]?: { readonly [C in keyof PrivateTables[T]['row']]?: unknown }
}

/** Makes a table or a column that the migrations do not make an error. */
type Known<
  N extends Columns & {
    readonly [T in keyof N]: T extends keyof PrivateTables ? OnlyColumns<T, N[T]> : never
  },
> = N
type OnlyColumns<T extends keyof PrivateTables, N> = {
  readonly [C in keyof N]: C extends keyof PrivateTables[T]['row'] ? unknown : never
}

/** Types of columns that are narrower than their SQL says. */
type Narrowed = Known<{
  account_statement_files: { readonly format: 'pdf' | 'csv' }
  account_statements: {
    readonly kind: wire.AccountStatement['kind']
    readonly language: wire.Language
    readonly status: 0 | 1 | -1
    readonly balances: readonly PeriodBalance[]
  }
  bill_checks: { readonly differing: wire.KeptBillCheck['differing'] }
  bulk_jobs: { readonly kind: wire.BulkKind; readonly decision: 1 | -1 }
  bulk_rows: { readonly status: 0 | 1 | -1; readonly details: Readonly<Record<string, string>> }
  counterfactuals: { readonly terms: ChangedTerms; readonly status: 0 | 1 | -1 | -2 }
  data_copies: { readonly language: wire.Language; readonly status: 0 | 1 | -1 }
  export_schedules: {
    readonly params: Readonly<Record<string, string>>
    readonly filter: Readonly<Record<string, unknown>>
    readonly every: wire.ScheduledExport['every']
  }
  exports: {
    readonly params: Readonly<Record<string, string>>
    readonly filter: Readonly<Record<string, unknown>>
    readonly language: wire.Language | null
    readonly status: 0 | 1 | -1 | -2
    readonly problem: wire.ExportRecord['problem']
  }
  gift_card_applications: {
    readonly quantity: wire.GiftCardQuantity
    readonly status: wire.GiftCardStatus
  }
  past_alarms: {
    readonly finding: Pick<wire.PastFinding, 'view' | 'kind' | 'key'> & { readonly field?: string }
  }
  payees: { readonly nickname: string | null }
  service_incidents: { readonly part: wire.ServicePart; readonly state: 'late' | 'down' }
  support_cases: { readonly status: wire.SupportStatus }
}>

type Tables = {
  readonly [T in keyof PrivateTables]: {
    readonly row: T extends keyof Narrowed
      ? Omit<PrivateTables[T]['row'], keyof Narrowed[T]> & Narrowed[T]
      : PrivateTables[T]['row']
  }
}

/** A query of some columns of schema `private`, whose rows have their types; as `select` of projections. */
export const selectPrivate: SelectOf<Tables> = selectIn('private')
