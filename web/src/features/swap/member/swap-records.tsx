import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ClockTime } from '../../../parts/clock-time.tsx'
import { clock, custom, rate } from '../../../parts/lists/columns.tsx'
import { codeOf, period, range, search } from '../../../parts/lists/filters.tsx'
import { listScreen } from '../../../parts/lists/list-screen.tsx'
import { Money } from '../../../parts/money.tsx'
import { percentOf } from '../../../parts/rate.ts'
import { ReceiptButton } from '../../../platform/lines/member/receipt-button.tsx'
import { receipt } from '../../../platform/lines/member/receipt-column.tsx'
import { RecordTabs } from '../../../platform/lines/member/record-tabs.tsx'
import { LineLink } from '../../../platform/lines/member/transaction/line-link.tsx'
import { swappableQuery } from './queries.ts'

const useCodes = () => (useQuery(swappableQuery).data ?? []).map(({ currency }) => currency)

/** Every swap of the member. */
export const SwapRecords = listScreen('swap.list', {
  title: msg`Records`,
  caption: msg`Swaps`,
  Above: RecordTabs,
  audience: 'member',
  columns: [
    clock('created_date'),
    custom('pair', msg`Swap`, record => <Pair record={record} />),
    rate('rate', msg`Rate`),
    custom('fee', msg`Fee`, record => <Fee record={record} />, { align: 'end' }),
    custom('given', msg`Given`, record => <Given record={record} />, { align: 'end' }),
    custom('received', msg`Received`, record => <Received record={record} />, { align: 'end' }),
    receipt(({ id }) => ({ reference: id })),
  ],
  day: 'created_date',
  card: record => <PhoneRow record={record} />,
  filters: [
    period(),
    range(
      'swap.list',
      msg`Given: all amounts`,
      msg`The amount given, in any currency. Both bounds are included.`,
    ),
    codeOf('source', msg`Given`, msg`Given: all`, useCodes),
    codeOf('target', msg`Received`, msg`Received: all`, useCodes),
    search(msg`Search reference`),
  ],
  empty: { title: msg`No swap yet`, Action: ToSwap },
  records: 'swaps',
})

type RecordProps = { record: wire.SwapRecord }

function ToSwap() {
  const { t } = useLingui()
  return <Button renderRoot={props => <Link {...props} to="/swap" />}>{t`Swap`}</Button>
}

const Pair = ({ record: { id, source, target } }: RecordProps) => (
  <LineLink id={`swap:${id}:${source}`}>
    {source} → {target}
  </LineLink>
)

const Fee = ({ record: { fee, feeRate, source } }: RecordProps) => (
  <>
    <Money amount={fee} currency={source} size="sm" exact />{' '}
    <span className="hint figures">{percentOf(feeRate)}</span>
  </>
)

const Given = ({ record: { sourceAmount, source }, size }: RecordProps & { size?: 'sm' }) => (
  <Money amount={`-${sourceAmount}`} currency={source} kind="flow" exact {...(size ? { size } : {})} />
)

const Received = ({ record: { receivedAmount, target } }: RecordProps) => (
  <Money amount={receivedAmount} currency={target} kind="flow" isStrong exact />
)

function PhoneRow({ record }: RecordProps) {
  return (
    <>
      <Pair record={record} />
      <Received record={record} />
      <ClockTime at={record.created_date} />
      <span className="card-end">
        <ReceiptButton wanted={{ reference: record.id }} /> <Given record={record} size="sm" />
      </span>
    </>
  )
}
