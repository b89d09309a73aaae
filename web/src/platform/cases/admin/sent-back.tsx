import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useState } from 'react'
import { sendForm } from '../../../client/call.ts'
import { noteDecided } from '../../../client/decided.ts'
import { useSubmit } from '../../../client/submit.ts'
import { amountText, isZero } from '../../../i18n/amount.ts'
import { Facts } from '../../../parts/facts.tsx'
import { Form, needed, useForm } from '../../../parts/form.tsx'
import { May } from '../../../parts/may.tsx'
import { Money } from '../../../parts/money.tsx'
import { NumberField } from '../../../parts/number-field.tsx'
import { ReasonForMember, reasonIn } from '../../../parts/reason-field.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { WaitsForSecond } from './waits-for-second.tsx'

type Sent = wire.SentBack & { readonly id: string; readonly currency: string; readonly amount: string }
type Props = { call: 'withdrawal.sentBack' | 'payment.sentBack'; sent: Sent; onDone: () => void }

/** A settled withdrawal or payment that the bank has sent back: what came of it, or the form by which that is booked. */
export function SentBack({ call, sent, onDone }: Props) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  if (sent.returned_date !== null) return <Came sent={sent} />
  if (isOpen) return <SentBackForm call={call} sent={sent} onDone={onDone} onBack={() => setOpen(false)} />
  return (
    <May call={call}>
      <div>
        <Button variant="default" size="compact-sm" onClick={() => setOpen(true)}>
          {t`The bank has sent it back`}
        </Button>
      </div>
    </May>
  )
}

function Came({ sent }: Pick<Props, 'sent'>) {
  const { currency, returned_amount, bank_charge, returned_reason, returned_date } = sent
  const { t } = useLingui()
  const money = (amount: string | null) => <Money amount={amount ?? '0'} currency={currency} exact />
  return (
    <Facts
      rows={[
        { label: t`Sent back to the member`, value: money(returned_amount) },
        !isZero(bank_charge ?? '0') && { label: t`Kept by the bank`, value: money(bank_charge) },
        { label: t`Sent back on`, value: returned_date && <UtcTime at={returned_date} /> },
        { label: t`Reason`, value: returned_reason },
      ]}
    />
  )
}

function SentBackForm({ call, sent, onDone, onBack }: Props & { onBack: () => void }) {
  const { id, amount, currency } = sent
  const { t } = useLingui()
  const send = useSubmit((body: object, attempt: string) => sendForm(call, { body, attempt }), {
    onSuccess: ({ proposal }) => {
      if (proposal) return
      noteDecided(id, 'changed')
      onDone()
    },
  })
  const form = useForm({
    initial: { charge: '', reason: '' },
    rules: { reason: needed },
    body: ({ charge, reason }) => ({ id, reason: reason.trim(), ...(charge && { bank_charge: charge }) }),
    send,
  })
  if (send.data?.proposal) return <WaitsForSecond />
  const whole = amountText(amount, currency)
  return (
    <Form
      form={form}
      className="stack gap-12"
      end={
        <div className="row wrap gap-10">
          <Button type="submit" loading={form.isBusy}>
            {t`Book what came back`}
          </Button>
          <Button variant="default" onClick={onBack} disabled={form.isBusy}>
            {t`Back`}
          </Button>
        </div>
      }
    >
      <NumberField
        {...form.field('charge', t`Charge of the bank, ${currency}`)}
        description={t`Of the ${whole} that were sent. The member gets the rest; our fee stays taken.`}
      />
      <ReasonForMember field={reasonIn(form)} />
    </Form>
  )
}
