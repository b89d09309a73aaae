import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useSubmit } from '../../../client/submit.ts'
import { amountText } from '../../../parts/amount.ts'
import { Facts } from '../../../parts/facts.tsx'
import { Money } from '../../../parts/money.tsx'
import { OpenAttempt } from '../../../parts/open-attempt.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { MailedCode } from '../../account/member/sign-in/mailed-code.tsx'
import { type Payee, sendPayment, sendSendCode } from './queries.ts'

type SendCodeProps = {
  payee: Payee
  checked: wire.SendPaymentCheck
  sentAtMs: number
  onSent: (atMs: number) => void
  onBack: () => void
  onDone: () => void
}

/** The payment once more, what it costs, and the code that sends it. */
export function SendCode({ payee, checked, sentAtMs, onSent, onBack, onDone }: SendCodeProps) {
  const { t } = useLingui()
  const { currency, amount, fee, total, balance } = checked
  const account = payee.account.trim()
  const asked = { ...payee, account, currency, amount }
  const send = useSubmit(sendPayment, { onSuccess: onDone, proofs: ['code'], asked })
  const shown = amountText(amount, currency)
  const money = (of: string, isStrong = false) => (
    <Money amount={of} currency={currency} exact isStrong={isStrong} />
  )
  return (
    <Panel>
      <Facts
        rows={[
          { label: t`Payee`, value: payee.name },
          { label: t`Account number or IBAN`, value: <span className="mono">{account}</span> },
          { label: t`Bank`, value: payee.bank },
          { label: t`Payee receives`, value: money(amount, true) },
          { label: t`Fee`, value: money(fee) },
          { label: t`Arrives`, value: t`in 3 to 6 business days` },
          { label: t`Taken from your wallet`, value: money(total, true), kind: 'sum' },
          { label: t`${currency} available after`, value: money(balance) },
        ]}
      />
      <div style={{ marginTop: 16 }}>
        <OpenAttempt submit={send}>
          <MailedCode
            scope="payment"
            sentAtMs={sentAtMs}
            onSent={onSent}
            onResend={() => sendSendCode({ currency, amount, account })}
            onCode={code => send.mutate({ ...asked, code })}
            onBack={onBack}
            isBusy={send.isPending}
            error={send.error}
            submitLabel={t`Send ${shown}`}
          />
        </OpenAttempt>
      </div>
    </Panel>
  )
}
