import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useSubmit } from '../../../client/submit.ts'
import { amountText, isZero } from '../../../i18n/amount.ts'
import { state } from '../../../parts/lists/filters.tsx'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { CurrencySelect } from '../../../platform/balances/member/currency-select.tsx'
import { recordScreen } from '../../../platform/lines/member/record-screen.tsx'
import { WarmUp } from '../../../platform/members/member/locked-feature.tsx'
import { useOwnPath, walletAccess } from '../../../platform/members/member/queries.ts'
import { NoHouseBank } from '../../bank/member/deposit/house-bank.tsx'
import { houseBanksQuery } from '../../bank/member/queries.ts'
import '../../../parts/form-and-list.css'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { useFiat } from '../../../platform/balances/member/use-fiat.ts'
import { usePlaces } from '../../../platform/balances/member/use-places.ts'
import { PayTo } from './pay-to.tsx'
import { payments } from './payment-list.tsx'
import { PAYMENT_STATES } from './payment-status.tsx'
import { requestPayment, setRequestStatus } from './queries.ts'

const EMPTY = { name: '', currency: 'USD', amount: '', remarks: '' }

/** Asks a third party for a payment: the form, and the state of earlier requests. */
export function RequestPayment() {
  const { t } = useLingui()
  return (
    <Page title={t`Request a payment`} actions={<Link to="/banks/sendpayment">{t`Send a payment`}</Link>}>
      <WarmUp access={walletAccess}>
        <div className="form-and-list">
          <RequestForm />
          <div className="form-and-list-rows">
            <Requests.Part />
          </div>
        </div>
      </WarmUp>
    </Page>
  )
}

function RequestForm() {
  const { t } = useLingui()
  const { data: house } = useQuery(houseBanksQuery)
  const [asked, setAsked] = useState(EMPTY)
  const [isChecked, setChecked] = useState(false)
  const submit = useSubmit(requestPayment, {
    onSuccess: () => {
      setAsked({ ...EMPTY, currency: asked.currency })
      setChecked(false)
    },
  })
  const change = (next: Partial<typeof EMPTY>) => {
    submit.reset()
    setAsked({ ...asked, ...next })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (asked.name.trim() && !isZero(asked.amount)) submit.mutate({ ...asked, name: asked.name.trim() })
  }
  const shown = isZero(asked.amount) ? '' : amountText(asked.amount, asked.currency)
  if (house?.length === 0) return <NoHouseBank />
  return (
    <Panel title={t`New request`}>
      <form onSubmit={onSubmit} noValidate className="stack">
        <Fields asked={asked} change={change} isChecked={isChecked} />
        <ProblemNotice of={submit.error} />
        {submit.isSuccess && (
          <Notice tone="waiting" title={t`Requested`} isUrgent>
            {t`Give the payer this account and the reference. The money is in your wallet once finance has seen it.`}
          </Notice>
        )}
        {submit.data && <PayTo reference={submit.data.id} />}
        <Button type="submit" size="lg" fullWidth loading={submit.isPending}>
          {shown ? t`Request ${shown}` : t`Request a payment`}
        </Button>
      </form>
    </Panel>
  )
}

/** The member's requests. Rejected ones stay, with the reason. */
const Requests = recordScreen(
  'payment.requests',
  {
    ...payments('request'),
    title: msg`My requests`,
    detail: request => <Detail request={request} />,
    action: {
      label: msg`Withdraw`,
      isOffered: ({ status }) => status === 0,
      of: ({ id, status }) => status === 0 && <Withdraw id={id} />,
    },
    ranged: 'payment.requests',
    filters: [state('status', PAYMENT_STATES.request)],
    empty: { title: msg`No request yet` },
    records: 'request-payments',
  },
  useOwnPath,
)

function Detail({ request }: { request: wire.RequestPayment }) {
  const { t } = useLingui()
  const { id, status, remarks, reason, credited, fee, currency } = request
  if (reason) return t`Rejected: ${reason}`
  const [got, cost] = [amountText(credited ?? '0', currency), amountText(fee ?? '0', currency)]
  if (credited && fee && !isZero(fee)) return t`${got} received, fee ${cost}`
  if (status !== 0) return remarks
  return (
    <>
      {remarks}
      <details>
        <summary>{t`Where the payer pays`}</summary>
        <PayTo reference={id} />
      </details>
    </>
  )
}

function Withdraw({ id }: { id: string }) {
  const { t } = useLingui()
  const withdraw = useSubmit(setRequestStatus)
  return (
    <Button
      size="xs"
      variant="default"
      loading={withdraw.isPending}
      onClick={() => withdraw.mutate({ id, status: -1 })}
    >
      {t`Withdraw`}
    </Button>
  )
}

type FieldsProps = { asked: typeof EMPTY; change: (next: Partial<typeof EMPTY>) => void; isChecked: boolean }

function Fields({ asked, change, isChecked }: FieldsProps) {
  const { t } = useLingui()
  const places = usePlaces()
  const fiat = useFiat()
  return (
    <>
      <TextInput
        label={t`Name of the request`}
        description={t`The payer, or the purpose: a note for yourself that is not sent to anyone. At most 30 characters.`}
        name="name"
        maxLength={30}
        value={asked.name}
        onChange={event => change({ name: event.currentTarget.value })}
        error={isChecked && !asked.name.trim() ? t`Please enter all fields` : undefined}
      />
      <CurrencySelect value={asked.currency} onChange={currency => change({ currency })} codes={fiat} />
      <MoneyInput
        label={t`Amount`}
        name="amount"
        currency={asked.currency}
        places={places(asked.currency)}
        value={asked.amount}
        onChange={amount => change({ amount })}
        error={isChecked && isZero(asked.amount) ? t`Enter an amount above zero.` : undefined}
      />
      <TextInput
        label={t`Remarks, if any`}
        name="remarks"
        maxLength={200}
        value={asked.remarks}
        onChange={event => change({ remarks: event.currentTarget.value })}
      />
    </>
  )
}
