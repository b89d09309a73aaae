import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { amountText } from '../../../parts/amount.ts'
import { Facts } from '../../../parts/facts.tsx'
import { Money } from '../../../parts/money.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { StepTitle } from '../../../parts/steps.tsx'
import { moreOf } from '../../wallet/member/limits.ts'
import type { OpenPrice } from './open-review.tsx'

/** The card is opened, and waits to be activated. */
export function OpenedStep({ price }: { price: OpenPrice }) {
  const { t } = useLingui()
  const { currency, total, precharge, initialBalance } = price
  const loaded = moreOf(initialBalance, precharge)
  const shown = amountText(loaded, 'USD')
  return (
    <div className="stack">
      <StepTitle>{t`Your card is open`}</StepTitle>
      <Notice tone="proven" title={t`${shown} are on it`} isUrgent>
        {t`It is being reviewed now. Its number appears within 24 hours of activation.`}
      </Notice>
      <Panel>
        <Facts
          rows={[
            { label: t`Paid`, value: <Money amount={total} currency={currency} exact /> },
            { label: t`Balance of the card`, value: <Money amount={loaded} currency="USD" exact isStrong /> },
          ]}
        />
      </Panel>
      <div className="flow-actions" style={{ marginTop: 0 }}>
        <Button size="lg" renderRoot={props => <Link {...props} to="/dashboard" />}>
          {t`Go home`}
        </Button>
      </div>
    </div>
  )
}
