import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import { amountText } from '../../../i18n/amount.ts'
import { DonePanel } from '../../../parts/money-flow/done-panel.tsx'
import { moneyRow, useAvailableAfter, useReferenceRow } from '../../../parts/money-flow/money-rows.tsx'
import { Notice } from '../../../parts/notice.tsx'

type DoneStepProps = {
  bankName: string
  checked: wire.WithdrawCheck
  reference: string
  onAgain: () => void
}

/** Asked for: the money is locked until finance decides. */
export function DoneStep({ bankName, checked, reference, onAgain }: DoneStepProps) {
  const { t } = useLingui()
  const availableAfter = useAvailableAfter()
  const referenceRow = useReferenceRow()
  const { currency, amount, fee, total, balance } = checked
  const shown = amountText(total, currency)
  return (
    <DonePanel
      title={t({ message: 'Asked for', context: 'step' })}
      notice={
        <Notice tone="waiting" title={t`${shown} is locked until finance sends it`} isUrgent>
          {t`If finance rejects it, all of it comes back to you.`}
        </Notice>
      }
      rows={[
        { label: t`To my bank account`, value: bankName },
        moneyRow({ label: t`The bank receives`, amount, currency }, 'strong'),
        moneyRow({ label: t`Fee`, amount: fee, currency }),
        availableAfter(balance, currency),
        referenceRow(reference),
      ]}
      actions={
        <>
          <Button variant="default" size="lg" onClick={onAgain}>
            {t`Withdraw again`}
          </Button>
          <Button size="lg" renderRoot={props => <Link {...props} to="/records/withdraw" />}>
            {t`See the record`}
          </Button>
        </>
      }
    />
  )
}
