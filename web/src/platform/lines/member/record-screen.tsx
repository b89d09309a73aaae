import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { wire } from '@strongroom/shared'
import type { ReactNode } from 'react'
import type { PageName, Row } from '../../../client/contract.ts'
import type { RangedList } from '../../../client/list-filter.ts'
import { CardStanding } from '../../../parts/card-standing.tsx'
import { clock, custom, RowOpener } from '../../../parts/lists/columns.tsx'
import { period, range } from '../../../parts/lists/filters.tsx'
import { listScreen, type PathHook } from '../../../parts/lists/list-screen.tsx'
import type { KeyOf, SaidColumn, SaidFilter, SaidList } from '../../../parts/lists/said.ts'
import { CancelCase } from '../../cancelling/member/cancel-case.tsx'
import { ReceiptButton, type ReceiptWanted } from './receipt-button.tsx'
import { receipt } from './receipt-column.tsx'
import { RecordTabs } from './record-tabs.tsx'
import { LineLink } from './transaction/line-link.tsx'

type Dated = { readonly id: string; readonly created_date: string }
type RecordName = { [N in PageName]: Row<N> extends Dated ? N : never }[PageName]

type Passed = 'empty' | 'records' | 'asks' | 'Below' | 'Actions' | 'everyMs'

/** A member's records of one kind, said once: when, what, where it stands, how much. */
export type SaidRecords<N extends PageName, R> = Pick<SaidList<N, R>, Passed> & {
  readonly title: MessageDescriptor
  /** They have a page of their own under this title, not one among the records. */
  readonly isAlone?: true
  readonly what: (row: R) => ReactNode
  readonly detail: (row: R) => ReactNode
  readonly state: (row: R) => ReactNode
  /** Figures of their own, before the amount. */
  readonly columns?: readonly SaidColumn<R, N>[]
  readonly amount: (row: R) => ReactNode
  /** Action that the member may still take on some rows. */
  readonly action?: SaidAction<R>
  /** The id of a row's line on the statement, whose page the row leads to. */
  readonly line?: (row: R) => string
  /** The movement that a row's receipt is wanted for. */
  readonly receipt?: (row: R) => ReceiptWanted
  /** Filters beside that of the days. */
  readonly filters?: readonly SaidFilter<N>[]
  /** The list's name, where its call takes a range of amounts. */
  readonly ranged?: N & RangedList
  /** Which amount the range compares, where it is not the one that a row shows. */
  readonly rangeHint?: MessageDescriptor
}

type SaidAction<R> = {
  readonly label: MessageDescriptor
  readonly isOffered: (row: R) => boolean
  readonly of: (row: R) => ReactNode
}

/** A list of a member's records, by day: alone, or on a page beside the other kinds. */
export const recordScreen = <N extends RecordName>(
  name: N,
  said: SaidRecords<NoInfer<N>, Row<NoInfer<N>>>,
  ...path: PathHook<NoInfer<N>>
) => {
  const { title, isAlone, what, detail, state, amount, action, filters = [], ranged, ...passed } = said
  const list = {
    everyMs: 10_000,
    ...passed,
    ...(isAlone ? { title } : { title: msg`Records`, caption: title, isTitled: true, Above: RecordTabs }),
    audience: 'member',
    day: 'created_date',
    columns: [
      clock('created_date'),
      custom<Row<N> & Dated, N>('what', msg`What`, row => <What row={row} said={said} />),
      custom('state', msg`State`, state),
      ...(said.columns ?? []),
      custom('amount', msg`Amount`, amount, { align: 'end' }),
      ...(action ? [actionColumn(action)] : []),
      ...(said.receipt ? [receipt(said.receipt)] : []),
    ],
    card: (row: Row<N> & Dated) => <PhoneRow row={row} said={said} />,
    filters: [period(), ...(ranged ? [range(ranged, undefined, said.rangeHint)] : []), ...filters],
  }
  return listScreen<N>(name, list as unknown as SaidList<N, Row<N>> & KeyOf<Row<N>>, ...path)
}

/** The action of records that are cases of a kind: their member cancels one that waits. */
export const cancelling = <R extends { readonly id: string }>(
  kind: wire.CancelledKind,
  waits: (row: R) => boolean,
): SaidAction<R> => ({
  label: msg`Cancel`,
  isOffered: waits,
  of: row => waits(row) && <CancelCase kind={kind} id={row.id} />,
})

const actionColumn = <R, N extends PageName>({ label, isOffered, of }: SaidAction<R>): SaidColumn<R, N> =>
  custom('action', label, of, { isHeadHidden: true, align: 'end', holds: isOffered })

type RowProps<R> = {
  row: R & Dated
  said: Pick<
    SaidRecords<PageName, R>,
    'what' | 'detail' | 'state' | 'amount' | 'action' | 'line' | 'receipt'
  > & { readonly Below?: unknown }
}

function Name<R>({ row, said: { what, line, Below } }: RowProps<R>) {
  if (line) return <LineLink id={line(row)}>{what(row)}</LineLink>
  if (Below) return <RowOpener id={row.id}>{what(row)}</RowOpener>
  return <span className="weight-550">{what(row)}</span>
}

const What = <R,>(props: RowProps<R>) => (
  <>
    <Name {...props} />
    <div className="quiet break-anywhere">{props.said.detail(props.row)}</div>
  </>
)

function PhoneRow<R>(props: RowProps<R>) {
  const { row, said } = props
  const { detail, state, amount, action } = said
  return (
    <>
      <Name {...props} />
      {amount(row)}
      <span className="quiet card-wide break-anywhere">{detail(row)}</span>
      <CardStanding
        at={row.created_date}
        end={
          <>
            {action?.isOffered(row) && action.of(row)}
            {said.receipt && <ReceiptButton wanted={said.receipt(row)} />}
          </>
        }
      >
        {state(row)}
      </CardStanding>
    </>
  )
}
