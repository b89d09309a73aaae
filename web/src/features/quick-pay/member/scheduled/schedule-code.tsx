import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { announce } from '../../../../client/announce.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { Facts } from '../../../../parts/facts.tsx'
import { CodeStep } from '../../../../parts/money-flow/code-step.tsx'
import { moneyRow } from '../../../../parts/money-flow/money-rows.tsx'
import { PayeeCard } from '../payee-card.tsx'
import { sendPaymentCode } from '../queries.ts'
import { bodyOf, type Draft } from './draft.ts'
import { schedulePayment } from './queries.ts'
import { useWhen } from './schedule-words.ts'

type ScheduleCodeProps = {
  payee: wire.Payee
  draft: Draft
  sentAtMs: number
  onSent: (atMs: number) => void
  onBack: () => void
  onDone: () => void
}

/** Whom, how much and when once more, and the code that schedules it. */
export function ScheduleCode({ payee, draft, sentAtMs, onSent, onBack, onDone }: ScheduleCodeProps) {
  const { t } = useLingui()
  const when = useWhen()
  const { uid } = payee
  const body = { ...bodyOf(draft), uid }
  const { currency, amount } = draft
  const submit = useSubmit(schedulePayment, {
    onSuccess: () => {
      announce(t`The payment is scheduled.`)
      onDone()
    },
    proofs: ['code'],
    asked: body,
  })
  const lastDay = draft.ends === 'day' ? draft.lastDay : null
  const { times } = draft
  const isCounted = draft.every !== 'once' && draft.ends === 'times'
  return (
    <CodeStep
      submit={submit}
      scope="payment"
      sentAtMs={sentAtMs}
      onSent={onSent}
      onResend={() => sendPaymentCode({ uid, currency, amount })}
      onCode={code => submit.mutate({ ...body, code })}
      passkey={{
        asked: { scene: 'quickpay', uid, currency, amount },
        onProven: code => submit.mutate({ ...body, code }),
      }}
      onBack={onBack}
      submitLabel={t`Schedule the payment`}
    >
      <PayeeCard payee={payee} />
      <Facts
        rows={[
          moneyRow({ label: t`Each time`, amount, currency }, 'strong'),
          { label: t`When`, value: when(draft.every, draft.firstDay, lastDay) },
          isCounted && { label: t`Number of times`, value: <span className="figures">{times}</span> },
          { label: t`Fee`, value: t`None` },
        ]}
      />
    </CodeStep>
  )
}
