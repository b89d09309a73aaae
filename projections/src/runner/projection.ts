import { readFileSync } from 'node:fs'
import type { MemberFact } from '@strongroom/ledger/account'
import type { BankFact } from '@strongroom/ledger/bank'
import type { CardBatchFact, CardImportFact } from '@strongroom/ledger/card'
import type { CatalogueFact, DayPricesFact } from '@strongroom/ledger/catalogue'
import type { AddressFact, CollectionFact } from '@strongroom/ledger/chain'
import type { ClaimFact } from '@strongroom/ledger/claim'
import type { LedgerEvent } from '@strongroom/ledger/eventlog'
import type { StoredEvent } from '@strongroom/ledger/eventlog/log'
import type { JournalEntryFact, PeriodFact, ReconciliationFact } from '@strongroom/ledger/finance'
import type { HoldingFact, LiabilitiesFact } from '@strongroom/ledger/liabilities'
import type { ProofOverrideFact, ProposalFact, RiskReleaseFact } from '@strongroom/ledger/office'
import type { PayQrFact } from '@strongroom/ledger/pay-qr'
import type { WalletFact } from '@strongroom/ledger/wallet'
import type { ColumnOf, Found, KeyOf, NewRow, OnlyColumns, PartOf, TableName } from '../rows.ts'

/** Every fact a projection may meet. */
export type AnyFact =
  | WalletFact
  | AddressFact
  | BankFact
  | MemberFact
  | CatalogueFact
  | ClaimFact
  | PayQrFact
  | DayPricesFact
  | CardBatchFact
  | CardImportFact
  | CollectionFact
  | ProposalFact
  | LiabilitiesFact
  | HoldingFact
  | PeriodFact
  | ReconciliationFact
  | JournalEntryFact
  | ProofOverrideFact
  | RiskReleaseFact
/** An event, with its texts as the log has them. `at` is its metadata's, without the rest having to be read. */
export type AnyEvent = LedgerEvent<AnyFact> & {
  readonly at: string
  readonly stored: Pick<StoredEvent, 'data' | 'metadata'>
}

/** A column's value. Money and other decimals are strings, json is its text. */
export type Value = string | number | boolean | null
export type Row = Readonly<Record<string, Value>>

/** A row of one of the projection's tables, named by its key columns. */
export type Key = { readonly table: string; readonly key: Row }

/** One fact's effect on the tables. Made by `insert`, `put`, `patch`, `add` and `remove`. */
export type Change =
  | { readonly op: 'insert'; readonly table: string; readonly row: Row }
  | { readonly op: 'put'; readonly table: string; readonly row: Row }
  | { readonly op: 'patch'; readonly table: string; readonly key: Row; readonly set: Row }
  | {
      readonly op: 'add'
      readonly table: string
      readonly key: Row
      readonly amounts: Readonly<Partial<Record<string, string>>>
    }
  | { readonly op: 'remove'; readonly table: string; readonly key: Row }

/** A row that is new. One with its key already there is an error. Columns may be left out that may be null or have a default. */
export const insert = <T extends TableName, R extends NewRow<T>>(
  table: T,
  row: R & OnlyColumns<R, T>,
): Change => ({ op: 'insert', table, row })
/** The row as it is from now on, whether it was there or not. */
export const put = <T extends TableName, R extends NewRow<T>>(
  table: T,
  row: R & OnlyColumns<R, T>,
): Change => ({ op: 'put', table, row })
/** Some columns of a row that is there. If it is not, that is an error. */
export const patch = <T extends TableName, R extends PartOf<T>>(
  table: T,
  key: KeyOf<T>,
  set: R & OnlyColumns<R, T>,
): Change => ({ op: 'patch', table, key, set })
/** Adds signed decimal strings to numeric columns. A row that is not there begins at the columns' defaults. */
export const add = <T extends TableName>(
  table: T,
  key: KeyOf<T>,
  amounts: Readonly<Partial<Record<ColumnOf<T>, string>>>,
): Change => ({ op: 'add', table, key, amounts })
/** Takes a row away, if it is there. */
export const remove = <T extends TableName>(table: T, key: KeyOf<T>): Change => ({ op: 'remove', table, key })

/** The context that `changes` may look at beside the event. */
export type Surroundings = {
  /** The event's running number in the log, from 1. The same at every rebuild. */
  readonly number: number
  /** A row named by `reads`, as the events before this one left it. A value is as the fold or PostgreSQL's driver has it. */
  readonly find: <T extends TableName>(table: T, key: KeyOf<T>) => Found<T> | undefined
}

/** Makes an event's changes. `facts`: the types of the events that it looks at; every event's where it does not say. */
export type Changing = ((event: AnyEvent, surroundings: Surroundings) => readonly Change[]) & {
  readonly facts?: ReadonlySet<string>
}

/**
 * A read model: its tables, and how facts become their rows. `changes` is pure: the same events make the same rows, today and
 * at every rebuild. A table is changed either by `add` or by the other changes, never by both.
 */
export type Projection<Name extends string = string> = {
  readonly name: Name
  /** Raised with every change of the tables or of a fact's effect on them. The live tables then wait for a rebuild. */
  readonly version: number
  /** Plain `create table …` and `create index …` without a schema: the same text makes the live tables and a rebuild's. */
  readonly sql: string
  /** Key columns by table. */
  readonly tables: Readonly<Record<string, readonly string[]>>
  /** Money that a rebuild must reproduce: sums per group, compared with the live tables before it takes their place. */
  readonly money?: readonly {
    readonly table: string
    readonly per: readonly string[]
    readonly sums: readonly string[]
  }[]
  /** Rows that `changes` wants to `find`. */
  readonly reads?: (event: AnyEvent) => readonly Key[]
  readonly changes: Changing
}

/** The text of an SQL file beside a module: `readSql(import.meta.url, 'table.sql')`. */
export const readSql = (module: string, file: string): string => readFileSync(new URL(file, module), 'utf8')
