import { msg } from '@lingui/core/macro'
import type { wire } from '@strongroom/shared'
import { custom, RowOpener } from '../../../parts/lists/columns.tsx'
import { choiceOf, period, range, search } from '../../../parts/lists/filters.tsx'
import { listScreen } from '../../../parts/lists/list-screen.tsx'
import { Money } from '../../../parts/money.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { currency } from '../../../platform/balances/admin/currency-choice.tsx'
import {
  LineMoney,
  LineStatus,
  useLineKinds,
  useLineWords,
} from '../../../platform/lines/member/line-words.tsx'
import '../../../parts/admin.css'
import { member } from '../../../platform/members/admin/member-column.tsx'
import { MemberLink } from '../../../platform/members/admin/member-link.tsx'
import { lineKey, MovementCase } from './movement-case.tsx'

type LineProps = { line: wire.AdminTransaction }

const openKey = ({ uid, id }: wire.AdminTransaction) => `${uid}.${id}`

/** Every movement of every member. */
export const AdminMovements = listScreen('statement.all', {
  title: msg`Movements`,
  columns: [
    custom('time', msg`Time`, ({ created_date }) => <UtcTime at={created_date} isQuiet />, {
      sort: 'booked_date',
      width: 190,
    }),
    member(),
    custom('what', msg`What`, line => <Opened line={line} />),
    custom('state', msg`State`, line => <LineStatus line={line} />),
    custom('amount', msg`Amount`, line => <LineMoney line={line} size="sm" />, { align: 'end' }),
    custom('balance', msg`Available after`, line => <Balance line={line} />, { align: 'end' }),
  ],
  card: line => (
    <>
      <MemberLink uid={line.uid} username={line.username} />
      <LineMoney line={line} />
      <span className="quiet card-wide">
        <Opened line={line} />
      </span>
      <span className="card-wide">
        <UtcTime at={line.created_date} isQuiet /> · <LineStatus line={line} />
      </span>
    </>
  ),
  rowKey: lineKey,
  openKey,
  Below: ({ row }) => <MovementCase line={row} />,
  filters: [
    period(),
    range('statement.all'),
    choiceOf('type', msg`Kind`, msg`All kinds`, useLineKinds),
    currency('currency'),
    search(),
  ],
  empty: { title: msg`Nothing has moved yet` },
})

function Opened({ line }: LineProps) {
  const { title, detail } = useLineWords()(line)
  return (
    <>
      <RowOpener id={openKey(line)}>{title}</RowOpener> <span className="quiet">{detail}</span>
    </>
  )
}

const Balance = ({ line: { balance, currency } }: LineProps) =>
  balance === null ? (
    <span className="quiet">–</span>
  ) : (
    <Money amount={balance} currency={currency} size="sm" exact />
  )
