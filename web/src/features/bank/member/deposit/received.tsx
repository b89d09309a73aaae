import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link, type LinkProps } from '@tanstack/react-router'
import { Facts } from '../../../../parts/facts.tsx'
import { useReferenceRow } from '../../../../parts/money-flow/money-rows.tsx'
import { Notice } from '../../../../parts/notice.tsx'
import { StepTitle } from '../../../../parts/steps.tsx'

type ReceivedProps = { id: string; to: NonNullable<LinkProps['to']>; onAgain: () => void }

/** Submitted, and nothing has moved yet. */
export function Received({ id, to, onAgain }: ReceivedProps) {
  const { t } = useLingui()
  const referenceRow = useReferenceRow()
  return (
    <div className="stack">
      <StepTitle>{t`Submitted`}</StepTitle>
      <Notice tone="waiting" title={t`Waits for finance`} isUrgent>
        {t`Nothing is in your wallet yet. It arrives once the transfer has been seen.`}
      </Notice>
      <Facts rows={[referenceRow(id)]} />
      <div className="flow-actions mt-0">
        <Button variant="default" onClick={onAgain}>
          {t`Submit another`}
        </Button>
        <Button renderRoot={props => <Link {...props} to={to} />}>{t`See the record`}</Button>
      </div>
    </div>
  )
}
