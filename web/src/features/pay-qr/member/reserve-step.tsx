import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useSubmit } from '../../../client/submit.ts'
import { amountText } from '../../../parts/amount.ts'
import { Facts } from '../../../parts/facts.tsx'
import { Money } from '../../../parts/money.tsx'
import { OpenAttempt } from '../../../parts/open-attempt.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { MailedCode } from '../../account/member/sign-in/mailed-code.tsx'
import { createPayQr, sendPayQrCode } from './queries.ts'

import { askedOf, totalOf, type Wanted } from './wanted.ts'

type ReserveStepProps = {
  wanted: Wanted
  sentAtMs: number
  onSent: (atMs: number) => void
  onBack: () => void
  onMade: (payQr: wire.PayQr) => void
}

/** What is reserved, and the e-mailed code that reserves it. */
export function ReserveStep({ wanted, sentAtMs, onSent, onBack, onMade }: ReserveStepProps) {
  const { t } = useLingui()
  const asked = askedOf(wanted)
  const make = useSubmit(createPayQr, { onSuccess: onMade, proofs: ['code'], asked })
  const { currency, amount, times, validDays } = wanted
  const total = totalOf(wanted)
  const shown = amountText(total, currency)
  return (
    <Panel>
      <Facts
        rows={[
          { label: t`Each scan pays`, value: <Money amount={amount} currency={currency} exact /> },
          { label: t`Scans`, value: <span className="figures">{times}</span> },
          { label: t`Valid for, in days`, value: <span className="figures">{validDays}</span> },
          {
            label: t`Reserved now`,
            value: <Money amount={total} currency={currency} exact isStrong />,
            kind: 'sum',
          },
        ]}
      />
      <div style={{ marginTop: 16 }}>
        <OpenAttempt submit={make}>
          <MailedCode
            scope="payment"
            sentAtMs={sentAtMs}
            onSent={onSent}
            onResend={() => sendPayQrCode({ currency, total })}
            onCode={code => make.mutate({ ...asked, code })}
            onBack={onBack}
            isBusy={make.isPending}
            error={make.error}
            submitLabel={t`Reserve ${shown}`}
          />
        </OpenAttempt>
      </div>
    </Panel>
  )
}
