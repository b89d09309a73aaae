import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import { amountText } from '../../../i18n/amount.ts'
import { instantText } from '../../../i18n/time.ts'
import { CopyButton } from '../../../parts/copy-button.tsx'
import { Facts } from '../../../parts/facts.tsx'
import { Money } from '../../../parts/money.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { percentOf, trimmedRate } from '../../../parts/rate.ts'
import { StepTitle } from '../../../parts/steps.tsx'

/** Figures of the finished swap, to the last place. */
export function SwapDone({ record, onAgain }: { record: wire.SwapRecord; onAgain: () => void }) {
  const { t } = useLingui()
  const { target, receivedAmount } = record
  const received = amountText(receivedAmount, target)
  return (
    <div className="stack">
      <StepTitle>{t`Swapped`}</StepTitle>
      <Notice tone="proven" title={t`${received} is in your ${target} wallet`} isUrgent />
      <Panel>
        <Outcome record={record} />
      </Panel>
      <div className="flow-actions mt-0">
        <Button variant="default" size="lg" onClick={onAgain}>
          {t`Swap again`}
        </Button>
        <Button
          size="lg"
          renderRoot={props => (
            <Link {...props} to="/digitalaccount/$currency" params={{ currency: target }} />
          )}
        >
          {t`Open the ${target} wallet`}
        </Button>
      </div>
    </div>
  )
}

function Outcome({ record }: { record: wire.SwapRecord }) {
  const { t } = useLingui()
  const { sourceAmount, source, fee, target, receivedAmount } = record
  const [rate, percent] = [trimmedRate(record.rate), percentOf(record.feeRate)]
  return (
    <Facts
      rows={[
        { label: t`Given`, value: <Money amount={sourceAmount} currency={source} exact /> },
        { label: t`Fee, ${percent}`, value: <Money amount={fee} currency={source} exact /> },
        { label: t`Rate`, value: <span className="figures">{t`1 ${source} = ${rate} ${target}`}</span> },
        {
          label: t`Received`,
          value: <Money amount={receivedAmount} currency={target} exact />,
          kind: 'sum',
        },
        { label: t`Time`, value: <span className="figures">{instantText(record.created_date)}</span> },
        {
          label: t`Reference`,
          value: (
            <span className="mono">
              {record.id} <CopyButton text={record.id} what={t`Copy reference`} />
            </span>
          ),
        },
      ]}
    />
  )
}
