import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSubmit } from '../../../client/submit.ts'
import { amountText, isZero } from '../../../i18n/amount.ts'
import { aboveZero, Form, type FormOf, needed, useForm } from '../../../parts/form.tsx'
import { state } from '../../../parts/lists/filters.tsx'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { CurrencySelect } from '../../../platform/balances/member/currency-select.tsx'
import { cancelling, recordScreen } from '../../../platform/lines/member/record-screen.tsx'
import { WarmUp } from '../../../platform/members/member/locked-feature.tsx'
import { useOwnPath, walletAccess } from '../../../platform/members/member/queries.ts'
import { NoHouseBank } from '../../bank/member/deposit/house-bank.tsx'
import { houseBanksQuery } from '../../bank/member/queries.ts'
import '../../../parts/form-and-list.css'
import { useFiat } from '../../../platform/balances/member/use-fiat.ts'
import { usePlaces } from '../../../platform/balances/member/use-places.ts'
import { PayTo } from './pay-to.tsx'
import { payments } from './payment-list.tsx'
import { PAYMENT_STATES } from './payment-status.tsx'
import { requestPayment } from './queries.ts'

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
  const send = useSubmit(requestPayment, {
    onSuccess: () => form.clear({ currency: form.typed.currency }),
  })
  const form = useForm({
    initial: EMPTY,
    rules: { name: needed, amount: aboveZero },
    forgets: true,
    body: typed => ({ ...typed, name: typed.name.trim() }),
    send,
  })
  const { amount, currency } = form.typed
  const shown = isZero(amount) ? '' : amountText(amount, currency)
  if (house?.length === 0) return <NoHouseBank />
  const end = (
    <>
      {send.isSuccess && (
        <Notice tone="waiting" title={t`Requested`} isUrgent>
          {t`Give the payer this account and the reference. The money is in your wallet once finance has seen it.`}
        </Notice>
      )}
      {send.data && <PayTo reference={send.data.id} />}
      <Button type="submit" size="lg" fullWidth loading={form.isBusy}>
        {shown ? t`Request ${shown}` : t`Request a payment`}
      </Button>
    </>
  )
  return (
    <Panel title={t`New request`}>
      <Form form={form} end={end}>
        <Fields form={form} />
      </Form>
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
    action: cancelling('request-payment', ({ status }) => status === 0),
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

function Fields({ form }: { form: FormOf<typeof EMPTY> }) {
  const { t } = useLingui()
  const places = usePlaces()
  const fiat = useFiat()
  const { currency } = form.typed
  return (
    <>
      <TextInput
        {...form.text('name', t`Name of the request`)}
        description={t`The payer, or the purpose: a note for yourself that is not sent to anyone. At most 30 characters.`}
        maxLength={30}
      />
      <CurrencySelect value={currency} onChange={next => form.change({ currency: next })} codes={fiat} />
      <MoneyInput {...form.field('amount', t`Amount`)} currency={currency} places={places(currency)} />
      <TextInput {...form.text('remarks', t`Remarks, if any`)} maxLength={200} />
    </>
  )
}
