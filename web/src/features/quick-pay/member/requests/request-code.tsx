import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useState } from 'react'
import { announce } from '../../../../client/announce.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { amountText } from '../../../../i18n/amount.ts'
import { Facts } from '../../../../parts/facts.tsx'
import { CodeStep } from '../../../../parts/money-flow/code-step.tsx'
import { moneyRow, useAvailableAfter } from '../../../../parts/money-flow/money-rows.tsx'
import { PayeeCard } from '../payee-card.tsx'
import { sendPaymentCode } from '../queries.ts'
import { payRequest } from './queries.ts'

type RequestCodeProps = {
  request: wire.MoneyRequest
  /** The wallet's balance after the payment. */
  balance: string
  onBack: () => void
  onDone: () => void
}

/** The asking member and the amount once more, and the code that pays it. The code is on its way already. */
export function RequestCode({ request, balance, onBack, onDone }: RequestCodeProps) {
  const { t } = useLingui()
  const availableAfter = useAvailableAfter()
  const [sentAtMs, setSentAtMs] = useState(() => Date.now())
  const { id, uid, username: name, currency, amount, note } = request
  const payment = { uid, currency, amount }
  const approved = { scene: 'quickpay', ...payment } as const
  const shown = amountText(amount, currency)
  const submit = useSubmit(payRequest, {
    onSuccess: () => {
      announce(t`You have paid ${shown} to ${name}.`)
      onDone()
    },
    proofs: ['code'],
    asked: { id },
  })
  const go = (code: wire.Approval) => submit.mutate({ id, code })
  return (
    <CodeStep
      submit={submit}
      scope="payment"
      sentAtMs={sentAtMs}
      onSent={setSentAtMs}
      onResend={() => sendPaymentCode(payment)}
      onCode={go}
      passkey={{ asked: approved, onProven: go }}
      elsewhere={{ asked: approved, onConfirmed: go }}
      onBack={onBack}
      submitLabel={t`Pay ${shown}`}
    >
      <PayeeCard payee={{ uid, username: name }} note={note ?? ''} />
      <Facts
        rows={[
          moneyRow({ label: t`Payee receives`, amount, currency }, 'strong'),
          { label: t`Fee`, value: t`None` },
          { label: t`Arrives`, value: t`At once` },
          availableAfter(balance, currency),
        ]}
      />
    </CodeStep>
  )
}
