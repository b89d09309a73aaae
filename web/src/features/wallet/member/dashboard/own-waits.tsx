import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { calendarDayText } from '../../../../i18n/time.ts'
import { InstantDay } from '../../../../parts/instant-day.tsx'
import { HiddenMoney, Money } from '../../../../parts/money.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { openRequestsQuery } from '../../../quick-pay/member/requests/queries.ts'

/** Of requests for money; the rest stand on their own screen. */
const SHOWN = 3

type Place = { readonly label: MessageDescriptor; readonly to: NonNullable<LinkProps['to']> }

/** Screens on which members see their own cases of a kind. */
const PLACES: { readonly [K in wire.CaseKind]: Place } = {
  'top-up': { label: msg`Top-ups`, to: '/records/topup' },
  deposit: { label: msg`Bank deposits`, to: '/records/deposit' },
  'fps-top-up': { label: msg`FPS top-ups`, to: '/records/fpsdeposit' },
  withdrawal: { label: msg`Withdrawals`, to: '/records/withdraw' },
  'chain-send': { label: msg`Sends on chain`, to: '/sendonchain' },
  'request-payment': { label: msg`Requested payments`, to: '/banks/requestpayment' },
  'send-payment': { label: msg`Sent payments`, to: '/banks/sendpayment' },
  adjustment: { label: msg`Adjustments`, to: '/transactions' },
  proposal: { label: msg`Proposals`, to: '/transactions' },
  'currency-request': { label: msg`Currency requests`, to: '/digitalaccount' },
  'bank-account': { label: msg`Bank accounts`, to: '/banks' },
  'vip-application': { label: msg`VIP applications`, to: '/vipapply' },
  identity: { label: msg`Identity checks`, to: '/accountinfo' },
  'card-order': { label: msg`Card order numbers`, to: '/prepaidcard/opencard' },
  'card-charge': { label: msg`Card charges`, to: '/prepaidcard/ChargeList' },
  'address-application': { label: msg`Applications for addresses`, to: '/topup' },
}

/** The requests for money that wait for the member, and the member's own cases that wait, each with for what. */
export function OwnWaits({ waits, isHidden }: { waits: wire.MemberHome['waits']; isHidden: boolean }) {
  const { t } = useLingui()
  const { data } = useQuery(openRequestsQuery(SHOWN))
  const requests = data?.rows ?? []
  const isEmpty = data !== undefined && requests.length === 0 && waits.length === 0
  return (
    <Panel title={t`What waits`} inset="flush">
      <ul className="glance-rows">
        {isEmpty && <li className="quiet">{t`Nothing of yours waits.`}</li>}
        {requests.map(each => (
          <AsksForMoney key={each.id} request={each} isHidden={isHidden} />
        ))}
        {waits.map(each => (
          <Waits key={each.kind} waits={each} isHidden={isHidden} />
        ))}
      </ul>
    </Panel>
  )
}

function AsksForMoney({ request, isHidden }: { request: wire.MoneyRequest; isHidden: boolean }) {
  const { t } = useLingui()
  const { id, username: name, currency, amount, last_day } = request
  const day = calendarDayText(last_day)
  return (
    <li>
      <Link to="/quickpay/requests/$id" params={{ id }}>{t`${name} asks you`}</Link>
      {isHidden ? <HiddenMoney currency={currency} /> : <Money amount={amount} currency={currency} exact />}
      <span className="hint">{t`to pay or decline, until ${day}`}</span>
    </li>
  )
}

/** Cases about money, which finance decides; other cases wait for an approval. */
const OF_FINANCE: ReadonlySet<wire.CaseKind> = new Set([
  ...(['top-up', 'deposit', 'fps-top-up', 'withdrawal', 'chain-send'] as const),
  ...(['send-payment', 'adjustment', 'card-order', 'card-charge'] as const),
])

/** The decision that a case waits for, in the words that its own screen has for it. */
function WaitsFor({ kind, since }: { kind: wire.CaseKind; since: string }) {
  const day = <InstantDay at={since} />
  if (kind === 'request-payment') return <Trans>for the money to arrive, since {day}</Trans>
  return OF_FINANCE.has(kind) ? (
    <Trans>for finance, since {day}</Trans>
  ) : (
    <Trans>for approval, since {day}</Trans>
  )
}

function Waits({ waits, isHidden }: { waits: wire.WaitingCases; isHidden: boolean }) {
  const { i18n } = useLingui()
  const { kind, count, oldest_date, sums } = waits
  const { label, to } = PLACES[kind]
  return (
    <li>
      <span>
        <Link to={to}>{i18n._(label)}</Link> <span className="figures quiet">{count}</span>
      </span>
      <span className="end">
        {sums.map(({ currency, amount }) =>
          isHidden ? (
            <HiddenMoney key={currency} currency={currency} />
          ) : (
            <Money key={currency} amount={amount} currency={currency} exact />
          ),
        )}
      </span>
      <span className="hint">{oldest_date !== null && <WaitsFor kind={kind} since={oldest_date} />}</span>
    </li>
  )
}
