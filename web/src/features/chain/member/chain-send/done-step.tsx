import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { amountText } from '../../../../i18n/amount.ts'
import { useReferenceRow } from '../../../../parts/money-flow/money-rows.tsx'
import { Notice } from '../../../../parts/notice.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { StepTitle } from '../../../../parts/steps.tsx'
import { Review } from './review.tsx'

type DoneStepProps = {
  payee: wire.BoundAddress
  checked: wire.ChainSendCheck
  reference: string
  onAgain: () => void
}

/** Asked for: the money is locked until finance has sent it. */
export function DoneStep({ payee, checked, reference, onAgain }: DoneStepProps) {
  const { t } = useLingui()
  const referenceRow = useReferenceRow()
  const shown = amountText(checked.amount, checked.currency)
  return (
    <div className="stack">
      <StepTitle>{t({ message: 'Asked for', context: 'step' })}</StepTitle>
      <Notice tone="waiting" title={t`${shown} is locked until finance sends it`} isUrgent>
        {t`If finance rejects it, all of it comes back to you.`}
      </Notice>
      <Panel>
        <Review payee={payee} checked={checked} also={[referenceRow(reference)]} />
      </Panel>
      <div className="flow-actions mt-0">
        <Button variant="default" size="lg" onClick={onAgain}>
          {t`Send another`}
        </Button>
      </div>
    </div>
  )
}
