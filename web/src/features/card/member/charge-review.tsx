import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import type { Problem } from '../../../client/problem.ts'
import { amountText } from '../../../parts/amount.ts'
import { CopyButton } from '../../../parts/copy-button.tsx'
import { Facts } from '../../../parts/facts.tsx'
import { Money } from '../../../parts/money.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { StepTitle } from '../../../parts/steps.tsx'
import { leftOf, moreOf } from '../../wallet/member/limits.ts'
import { useBalances } from './pay-with.tsx'
import type { ChargePrice } from './price.ts'
import { useCardWords } from './problem-words.ts'

type Charge = ChargePrice & { readonly currency: string; readonly amount: string }

type ChargeReviewProps = {
  charge: Charge
  card: wire.CardInfo
  isBusy: boolean
  problem: Problem | undefined
  onBack: () => void
  onCharge: () => void
}

/** Everything about the charge before it is asked for. */
export function ChargeReview({ charge, card, isBusy, problem, onBack, onCharge }: ChargeReviewProps) {
  const { t } = useLingui()
  const words = useCardWords('charge')
  const balance = useBalances()
  const { currency, amount, total } = charge
  const shown = amountText(amount, 'USD')
  const available = balance?.(currency)
  return (
    <>
      <span className="sr">
        <StepTitle>{t`Confirm`}</StepTitle>
      </span>
      <Panel>
        <Facts
          rows={[
            { label: t`The card gets`, value: <Money amount={amount} currency="USD" exact isStrong /> },
            { label: t`It costs`, value: <Money amount={charge.cost} currency={currency} exact /> },
            { label: t`Fee`, value: <Money amount={charge.fee} currency={currency} exact /> },
            {
              label: t`Leaves my wallet`,
              value: <Money amount={total} currency={currency} exact isStrong />,
              kind: 'sum',
            },
            available !== undefined && {
              label: t`${currency} available after`,
              value: <Money amount={leftOf(available, total)} currency={currency} exact />,
            },
            {
              label: t`Balance of the card after`,
              value: <Money amount={moreOf(card.balance, amount)} currency="USD" exact />,
            },
          ]}
        />
      </Panel>
      {problem && (
        <div style={{ marginTop: 16 }}>
          <Notice tone="wrong" title={words(problem)} isUrgent />
        </div>
      )}
      <div className="flow-actions">
        <Button variant="default" size="lg" onClick={onBack} disabled={isBusy}>
          {t`Back`}
        </Button>
        <Button size="lg" onClick={onCharge} loading={isBusy}>
          {t`Charge ${shown}`}
        </Button>
      </div>
      <p className="quiet" style={{ marginTop: 14 }}>
        {t`The coins are locked until finance puts the money on the card. If it does not, all of them come back.`}
      </p>
    </>
  )
}

type ChargeAskedProps = { charge: Charge; reference: string; onAgain: () => void }

/** Asked for: the coins are locked until finance decides. */
export function ChargeAsked({ charge, reference, onAgain }: ChargeAskedProps) {
  const { t } = useLingui()
  const { currency, amount, total } = charge
  const shown = amountText(total, currency)
  return (
    <div className="stack">
      <StepTitle>{t`Asked for`}</StepTitle>
      <Notice tone="waiting" title={t`${shown} is locked until finance puts it on the card`} isUrgent>
        {t`If finance rejects it, all of it comes back to you.`}
      </Notice>
      <Panel>
        <Facts
          rows={[
            { label: t`The card gets`, value: <Money amount={amount} currency="USD" exact isStrong /> },
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
          {t`Charge again`}
        </Button>
        <Button size="lg" renderRoot={props => <Link {...props} to="/prepaidcard/ChargeList" />}>
          {t`See the record`}
        </Button>
      </div>
    </div>
  )
}
