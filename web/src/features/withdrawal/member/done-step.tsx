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

type DoneStepProps = {
  bankName: string
  checked: wire.WithdrawCheck
  reference: string
  onAgain: () => void
}

/** Asked for: the money is locked until finance decides. */
export function DoneStep({ bankName, checked, reference, onAgain }: DoneStepProps) {
  const { t } = useLingui()
  const { currency, amount, fee, total, balance } = checked
  const shown = amountText(total, currency)
  return (
    <div className="stack">
      <StepTitle>{t`Asked for`}</StepTitle>
      <Notice tone="waiting" title={t`${shown} is locked until finance sends it`} isUrgent>
        {t`If finance rejects it, all of it comes back to you.`}
      </Notice>
      <Panel>
        <Facts
          rows={[
            { label: t`To my bank account`, value: bankName },
            {
              label: t`The bank receives`,
              value: <Money amount={amount} currency={currency} exact isStrong />,
            },
            { label: t`Fee`, value: <Money amount={fee} currency={currency} exact /> },
            {
              label: t`${currency} available after`,
              value: <Money amount={balance} currency={currency} exact />,
            },
            {
              label: t`Reference`,
              value: (
                <span className="mono">
                  {reference} <CopyButton text={reference} what={t`Copy reference`} />
                </span>
              ),
            },
          ]}
        />
      </Panel>
      <div className="flow-actions" style={{ marginTop: 0 }}>
        <Button variant="default" size="lg" onClick={onAgain}>
          {t`Withdraw again`}
        </Button>
        <Button size="lg" renderRoot={props => <Link {...props} to="/records/withdraw" />}>
          {t`See the record`}
        </Button>
      </div>
    </div>
  )
}
