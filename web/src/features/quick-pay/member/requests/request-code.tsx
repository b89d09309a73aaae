import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useState } from 'react'
import { announce } from '../../../../client/announce.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { amountText } from '../../../../i18n/amount.ts'
import { PaymentCode } from '../payment-code.tsx'
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
  const [sentAtMs, setSentAtMs] = useState(() => Date.now())
  const { id, uid, username: name, currency, amount, note } = request
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
    <PaymentCode
      payee={{ uid, username: name }}
      note={note ?? ''}
      paid={{ currency, amount }}
      balance={balance}
      submit={submit}
      sentAtMs={sentAtMs}
      onSent={setSentAtMs}
      onCode={go}
      onBack={onBack}
    />
  )
}
