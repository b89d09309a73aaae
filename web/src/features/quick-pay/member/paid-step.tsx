import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import { amountText } from '../../../parts/amount.ts'
import { CopyButton } from '../../../parts/copy-button.tsx'
import { Facts } from '../../../parts/facts.tsx'
import { Money } from '../../../parts/money.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { StepTitle } from '../../../parts/steps.tsx'
import { instantText } from '../../../parts/time.ts'
import { PayeeCard } from './payee-card.tsx'
import type { QuickPayResult } from './queries.ts'

type PaidStepProps = {
  payee: wire.Payee
  checked: wire.QuickPayCheck
  paid: QuickPayResult
  onAgain: () => void
}

/** What happened to the money: arrived, or on its way. */
export function PaidStep({ payee, checked, paid, onAgain }: PaidStepProps) {
  const { t } = useLingui()
  const { currency, amount, balance } = checked
  const [shown, name] = [amountText(amount, currency), payee.username]
  return (
    <div className="stack">
      <StepTitle>{t`Paid`}</StepTitle>
      {paid.status === 1 ? (
        <Notice tone="proven" title={t`${name} has received ${shown}`} isUrgent />
      ) : (
        <Notice tone="waiting" title={t`${shown} is on its way to ${name}`} isUrgent>
          {t`It has left your wallet and arrives within a minute. Do not pay again.`}
        </Notice>
      )}
      <Panel>
        <PayeeCard payee={payee} />
        <Facts
          rows={[
            { label: t`Amount`, value: <Money amount={amount} currency={currency} exact isStrong /> },
            {
              label: t`${currency} available after`,
              value: <Money amount={balance} currency={currency} exact />,
            },
            { label: t`Time`, value: <span className="figures">{instantText(paid.created_date)}</span> },
            {
              label: t`Reference`,
              value: (
                <span className="mono">
                  {paid.id} <CopyButton text={paid.id} what={t`Copy reference`} />
                </span>
              ),
            },
          ]}
        />
      </Panel>
      <div className="flow-actions" style={{ marginTop: 0 }}>
        <Button variant="default" size="lg" onClick={onAgain}>
          {t`Pay again`}
        </Button>
        <Button size="lg" renderRoot={props => <Link {...props} to="/records/quickpay" />}>
          {t`See the record`}
        </Button>
      </div>
    </div>
  )
}
