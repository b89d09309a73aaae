import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { payQrStates } from '@strongroom/shared/words/pay-qr/record'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useIsOffice } from '../../../client/audience.ts'
import { instantText } from '../../../i18n/time.ts'
import { custom, InState, money, opens, RowOpener, statesOf } from '../../../parts/lists/columns.tsx'
import { period, range, search, state } from '../../../parts/lists/filters.tsx'
import { listScreen } from '../../../parts/lists/list-screen.tsx'
import type { SaidColumn, SaidFilter, SaidList } from '../../../parts/lists/said.ts'
import { Money } from '../../../parts/money.tsx'
import { Status } from '../../../parts/status.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import '../../../parts/admin.css'
import { LineLink } from '../../../platform/lines/member/transaction/line-link.tsx'
import { member } from '../../../platform/members/admin/member-column.tsx'
import { useCounterpartyName } from '../../../platform/members/member/counterparty.tsx'
import { PayQrCode } from './pay-qr-code.tsx'
import { payQrScansQuery } from './queries.ts'

/** The states of a pay code. */
const PAY_QR_STATES = statesOf(payQrStates, { 0: 'waiting', 1: 'settled', [-1]: 'reversed' })

type List = 'payQr.list'
type Whose = Pick<
  SaidList<List, wire.PayQr>,
  'title' | 'audience' | 'Actions' | 'empty' | 'Below' | 'records'
> & {
  /** Columns and filters of these codes alone. */
  readonly columns: readonly SaidColumn<wire.PayQr, List>[]
  readonly filters: readonly SaidFilter<List>[]
}

const payCodes = ({ columns, filters, ...whose }: Whose) =>
  listScreen('payQr.list', {
    ...whose,
    isCompact: true,
    columns: [
      opens('each', msg`Each scan pays`, code => <Each code={code} />),
      ...columns,
      custom(
        'scans',
        msg`Scans`,
        ({ scans, times }) => (
          <span className="figures">
            {scans} / {times}
          </span>
        ),
        { align: 'end' },
      ),
      custom('state', msg`State`, code => <InState {...PAY_QR_STATES[code.status]} />),
      custom('type', msg`How often it pays`, code => <Terms code={code} />),
      custom('until', msg`Valid until`, ({ expired_date }) => <Instant at={expired_date} />),
      money('left', 'currency', msg`Left`),
      money('total', 'currency', msg`Reserved`, { isStrong: true }),
    ],
    card: code => (
      <>
        <span>
          <RowOpener id={code.id}>
            <Each code={code} />
          </RowOpener>
        </span>
        <Money amount={code.total} currency={code.currency} exact isStrong />
        <span className="card-wide">
          <InState {...PAY_QR_STATES[code.status]} /> <Terms code={code} />
        </span>
      </>
    ),
    filters: [
      period(),
      range(
        'payQr.list',
        msg`Each scan: all amounts`,
        msg`The amount of each scan, in any currency. Both bounds are included.`,
      ),
      state('status', PAY_QR_STATES),
      ...filters,
    ],
    everyMs: 10_000,
  })

/** The member's own pay codes, with their QR codes. */
export const PayQrs = payCodes({
  title: msg`My pay codes`,
  audience: 'member',
  Actions: ToMake,
  columns: [],
  filters: [],
  Below: OwnCode,
  empty: {
    title: msg`No pay code yet`,
    text: msg`Make one, show its QR code, and whoever scans it is paid.`,
  },
  records: 'pay-codes',
})

/** Everybody's pay codes, for administrators. */
export const AllPayQrs = payCodes({
  title: msg`Pay codes`,
  columns: [member()],
  filters: [search(msg`Search member, reference`)],
  Below: ({ row }) => (
    <div className="case">
      <Scans code={row} />
    </div>
  ),
  empty: { title: msg`No pay code yet` },
})

type CodeProps = { code: wire.PayQr }

const Instant = ({ at }: { at: string }) =>
  useIsOffice() ? <UtcTime at={at} isQuiet /> : <span className="figures quiet">{instantText(at)}</span>

function ToMake() {
  const { t } = useLingui()
  return <Link to="/quickpay/qrcode">{t`Make a pay code`}</Link>
}

const Each = ({ code: { amount, currency } }: CodeProps) => (
  <Money amount={amount} currency={currency} size="sm" exact />
)

const DAY_MS = 86_400_000

/** Whether it pays once or several times, and for how many days from its making. */
function Terms({ code: { type, created_date, expired_date } }: CodeProps) {
  const { t } = useLingui()
  const days = Math.round((Date.parse(expired_date) - Date.parse(created_date)) / DAY_MS)
  const valid = plural(days, { one: 'valid # day', other: 'valid # days' })
  return (
    <span className="quiet">
      {type === 1 ? t`Several times` : t`Once`} · {valid}
    </span>
  )
}

/** A member's own code: its QR code while it can be scanned, and the members who have scanned it. */
function OwnCode({ row: code }: { row: wire.PayQr }) {
  const { t } = useLingui()
  return (
    <div className="case">
      {code.status === 0 && <PayQrCode payQr={code} />}
      <Scans code={code}>
        <p>
          <LineLink id={`pay-code:${code.id}`}>{t`The transaction that reserved it`}</LineLink>
        </p>
      </Scans>
    </div>
  )
}

function Scans({ code, children }: CodeProps & { children?: ReactNode }) {
  const { t } = useLingui()
  const called = useCounterpartyName()
  const { data: scans = [] } = useQuery(payQrScansQuery(code.id))
  return (
    <div>
      {children}
      <h3 className="label">{t`Scans`}</h3>
      {scans.length === 0 && <p className="quiet">{t`It has not been scanned yet.`}</p>}
      <ul className="bare-list">
        {scans.map(scan => (
          <li key={scan.id} className="row apart" style={{ padding: '6px 0' }}>
            <span>
              {called(scan.username)} <span className="quiet figures">{scan.uid}</span>
            </span>
            <Instant at={scan.created_date} />
            {scan.status === -1 && <Status state="reversed">{t`Came back`}</Status>}
            <Money amount={scan.amount} currency={scan.currency} size="sm" exact />
          </li>
        ))}
      </ul>
    </div>
  )
}
