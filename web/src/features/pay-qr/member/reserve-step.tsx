import { useLingui } from '@lingui/react/macro'
import { wire } from '@strongroom/shared'
import { useSubmit } from '../../../client/submit.ts'
import { amountText } from '../../../i18n/amount.ts'
import { Facts } from '../../../parts/facts.tsx'
import { CodeStep } from '../../../parts/money-flow/code-step.tsx'
import { moneyRow } from '../../../parts/money-flow/money-rows.tsx'
import { createPayQr, sendPayQrCode } from './queries.ts'

import { askedOf, totalOf, type Wanted } from './wanted.ts'

type ReserveStepProps = {
  wanted: Wanted
  sentAtMs: number
  onSent: (atMs: number) => void
  onBack: () => void
  onMade: (payQr: wire.PayQr) => void
}

/** The amount to reserve, and the e-mailed code that reserves it. */
export function ReserveStep({ wanted, sentAtMs, onSent, onBack, onMade }: ReserveStepProps) {
  const { t } = useLingui()
  const asked = askedOf(wanted)
  const make = useSubmit(createPayQr, { onSuccess: onMade, proofs: ['code'], asked })
  const { currency, amount, times, validDays } = wanted
  const total = totalOf(wanted)
  const shown = amountText(total, currency)
  const approved = { scene: 'quickpay', payee: wire.payQrPayee, currency, amount: total } as const
  const scans = { amount, times: asked.times, validDays: asked.validDays }
  const go = (code: wire.Approval) => make.mutate({ ...asked, code })
  return (
    <CodeStep
      submit={make}
      scope="payment"
      sentAtMs={sentAtMs}
      onSent={onSent}
      onResend={() => sendPayQrCode({ currency, total })}
      onCode={go}
      passkey={{ asked: approved, onProven: go }}
      elsewhere={{ asked: { ...approved, scans }, onConfirmed: go }}
      onBack={onBack}
      submitLabel={t`Reserve ${shown}`}
    >
      <Facts
        rows={[
          moneyRow({ label: t`Each scan pays`, amount, currency }),
          { label: t`Scans`, value: <span className="figures">{times}</span> },
          { label: t`Valid for, in days`, value: <span className="figures">{validDays}</span> },
          moneyRow({ label: t`Reserved now`, amount: total, currency }, 'sum'),
        ]}
      />
    </CodeStep>
  )
}
