import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { Problem } from '../../../client/problem.ts'
import { amountText } from '../../../parts/amount.ts'
import { Facts } from '../../../parts/facts.tsx'
import { Money } from '../../../parts/money.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { StepTitle } from '../../../parts/steps.tsx'
import { leftOf, moreOf } from '../../wallet/member/limits.ts'
import { useBalances } from './pay-with.tsx'
import { useCardWords } from './problem-words.ts'

/** What opening takes in `currency`, and what is on the card then, in dollars. */
export type OpenPrice = {
  readonly currency: string
  readonly fee: string
  readonly precharge: string
  readonly total: string
  readonly initialBalance: string
}

type OpenReviewProps = {
  price: OpenPrice
  isBusy: boolean
  problem: Problem | undefined
  onBack: () => void
  onPay: () => void
}

/** Everything about the card before it is paid for. */
export function OpenReview({ price, isBusy, problem, onBack, onPay }: OpenReviewProps) {
  const { t } = useLingui()
  const words = useCardWords('open')
  const balance = useBalances()
  const { currency, fee, precharge, total, initialBalance } = price
  const shown = amountText(total, currency)
  const available = balance?.(currency)
  return (
    <>
      <span className="sr">
        <StepTitle>{t`Confirm`}</StepTitle>
      </span>
      <Panel>
        <Facts
          rows={[
            { label: t`Price of the card`, value: <Money amount={fee} currency={currency} exact /> },
            { label: t`Put on the card`, value: <Money amount={precharge} currency={currency} exact /> },
            {
              label: t`Leaves my wallet`,
              value: <Money amount={total} currency={currency} exact isStrong />,
              kind: 'sum',
            },
            {
              label: t`On the card then`,
              value: <Money amount={moreOf(initialBalance, precharge)} currency="USD" exact isStrong />,
            },
            available !== undefined && {
              label: t`${currency} available after`,
              value: <Money amount={leftOf(available, total)} currency={currency} exact />,
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
        <Button size="lg" onClick={onPay} loading={isBusy}>
          {t`Pay ${shown}`}
        </Button>
      </div>
      <p className="quiet" style={{ marginTop: 14 }}>
        {t`The card is yours at once and ready to use within 24 hours. The price is not given back.`}
      </p>
    </>
  )
}
