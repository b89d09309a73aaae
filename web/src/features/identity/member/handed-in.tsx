import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Notice } from '../../../parts/notice.tsx'
import { StepTitle } from '../../../parts/steps.tsx'

/** Handed in: what happens next, and what one may do meanwhile. */
export function HandedIn() {
  const { t } = useLingui()
  return (
    <div className="flow">
      <div className="stack">
        <StepTitle>{t`Handed in`}</StepTitle>
        <Notice tone="waiting" title={t`Waits for approval`} isUrgent>
          {t`We check your documents, usually within one working day, and e-mail you as soon as it is decided.`}
        </Notice>
        <p className="quiet">
          {t`Wallets, swaps and payments open once your identity is verified. There is nothing more for you to do.`}
        </p>
        <div className="flow-actions mt-0">
          <Button variant="default" size="lg" renderRoot={props => <Link {...props} to="/accountinfo" />}>
            {t`See where it stands`}
          </Button>
          <Button size="lg" renderRoot={props => <Link {...props} to="/dashboard" />}>
            {t`To the home page`}
          </Button>
        </div>
      </div>
    </div>
  )
}
