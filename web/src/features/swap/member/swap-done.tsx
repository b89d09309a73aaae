import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import { amountText } from '../../../i18n/amount.ts'
import { instantText } from '../../../i18n/time.ts'
import type { Fact } from '../../../parts/facts.tsx'
import { Money } from '../../../parts/money.tsx'
import { DonePanel } from '../../../parts/money-flow/done-panel.tsx'
import { useReferenceRow } from '../../../parts/money-flow/money-rows.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { percentOf, trimmedRate } from '../../../parts/rate.ts'

/** Figures of the finished swap, to the last place. */
export function SwapDone({ record, onAgain }: { record: wire.SwapRecord; onAgain: () => void }) {
  const { t } = useLingui()
  const { target, receivedAmount } = record
  const received = amountText(receivedAmount, target)
  const rows = useOutcome(record)
  return (
    <DonePanel
      title={t`Swapped`}
      notice={<Notice tone="proven" title={t`${received} is in your ${target} wallet`} isUrgent />}
      rows={rows}
      actions={
        <>
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
        </>
      }
    />
  )
}

function useOutcome(record: wire.SwapRecord): readonly Fact[] {
  const { t } = useLingui()
  const referenceRow = useReferenceRow()
  const { sourceAmount, source, fee, target, receivedAmount } = record
  const [rate, percent] = [trimmedRate(record.rate), percentOf(record.feeRate)]
  return [
    { label: t`Given`, value: <Money amount={sourceAmount} currency={source} exact /> },
    { label: t`Fee, ${percent}`, value: <Money amount={fee} currency={source} exact /> },
    { label: t`Rate`, value: <span className="figures">{t`1 ${source} = ${rate} ${target}`}</span> },
    {
      label: t`Received`,
      value: <Money amount={receivedAmount} currency={target} exact />,
      kind: 'sum',
    },
    { label: t`Time`, value: <span className="figures">{instantText(record.created_date)}</span> },
    referenceRow(record.id),
  ]
}
