import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FlowActions } from '../../../parts/money-flow/flow-actions.tsx'
import { Notice } from '../../../parts/notice.tsx'

type RuleActionsProps = { label: ReactNode; isBusy: boolean }

/** The buttons under a form of the card's limits: back to the card, and on. */
export function RuleActions({ label, isBusy }: RuleActionsProps) {
  const { t } = useLingui()
  const back = (
    <Button
      variant="default"
      size="lg"
      disabled={isBusy}
      renderRoot={props => <Link {...props} to="/prepaidcard" />}
    >
      {t`Back`}
    </Button>
  )
  return <FlowActions label={label} isBusy={isBusy} other={back} />
}

/** That limits of the card were set, and the way back to it. */
export function RulesSet({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useLingui()
  return (
    <div className="flow stack">
      <Notice tone="proven" title={title} isUrgent>
        {children}
      </Notice>
      <div className="flow-actions mt-0">
        <Button size="lg" renderRoot={props => <Link {...props} to="/prepaidcard" />}>
          {t`To the card`}
        </Button>
      </div>
    </div>
  )
}
