import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { Notice } from '../../../parts/notice.tsx'
import { StepTitle } from '../../../parts/steps.tsx'
import { useOrderWords } from './words.tsx'

type OrderEndProps = {
  title: string
  tone: ComponentProps<typeof Notice>['tone']
  order: Parameters<ReturnType<typeof useOrderWords>>[0]
  /** A sentence on where it stands. */
  stands: string
  onAgain: () => void
  children?: ReactNode
}

/** The last step of a trade: the order once more and where it stands, and the ways on. */
export function OrderEnd({ title, tone, order, stands, onAgain, children }: OrderEndProps) {
  const { t } = useLingui()
  const orderWords = useOrderWords()
  return (
    <div className="stack">
      <StepTitle>{title}</StepTitle>
      <Notice tone={tone} title={orderWords(order)} isUrgent>
        {stands}
      </Notice>
      {children}
      <div className="flow-actions mt-0">
        <Button variant="default" size="lg" onClick={onAgain}>
          {t`Place another`}
        </Button>
        <Button size="lg" renderRoot={props => <Link {...props} to="/trades/list" />}>
          {t`See my orders`}
        </Button>
      </div>
    </div>
  )
}
