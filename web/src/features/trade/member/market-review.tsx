import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useState } from 'react'
import { isOutcomeUnknown } from '../../../client/problem.ts'
import { useSubmit } from '../../../client/submit.ts'
import { Facts } from '../../../parts/facts.tsx'
import { FlowActions } from '../../../parts/money-flow/flow-actions.tsx'
import { moneyRow, useAvailableAfter } from '../../../parts/money-flow/money-rows.tsx'
import type { Preview } from '../../../parts/money-flow/use-preview.ts'
import { Notice } from '../../../parts/notice.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { StepTitle } from '../../../parts/steps.tsx'
import { tradeAtMarket } from './queries.ts'
import { useOrderWords } from './words.tsx'

type MarketReviewProps = {
  preview: Preview<wire.MarketPreview>
  /** The figures of an order that was sent and got no answer: with others it would be a second one. */
  lost: wire.MarketPreview | undefined
  onLost: (said: wire.MarketPreview | undefined) => void
  onBack: () => void
  onSettled: (order: wire.Trade) => void
}

/** The figures of now before the order is made; it is filled at these or at better ones, or down to the least that is named. */
export function MarketReview({ preview, lost, onLost, onBack, onSettled }: MarketReviewProps) {
  const { t } = useLingui()
  const orderWords = useOrderWords()
  const { said, hasMoved, renew } = useHeld(preview, lost)
  const make = useSubmit(tradeAtMarket, {
    onSuccess: onSettled,
    onProblem: problem => {
      if (isOutcomeUnknown(problem)) onLost(said)
      if (problem.kind !== 'refused') return
      onLost(undefined)
      void preview.confirm().then(renew)
    },
    ...(said ? { asked: orderOf(said) } : {}),
  })
  if (!said) return null
  const { type } = said
  return (
    <Panel>
      <StepTitle>{orderWords(said)}</StepTitle>
      <MarketFacts said={said} />
      <p className="quiet" style={{ margin: '12px 0' }}>
        {t`The order is filled at once, at the price of that moment. Where less than the least would arrive, nothing is done.`}
      </p>
      <ProblemNotice of={make.error} />
      <FlowActions
        label={type === 'buy' ? t`Buy now` : t`Sell now`}
        submit={make}
        isBusy={make.isPending}
        onBack={onBack}
        onNext={() => make.mutate(orderOf(said))}
      />
      {hasMoved && !make.isPending && !lost && <Moved onRenew={renew} />}
    </Panel>
  )
}

const orderOf = ({ type, base, target, pays, least }: wire.MarketPreview) => ({
  type,
  base,
  target,
  pays,
  least,
})

/** Figures that say what the member agrees to. */
const AGREED = ['price', 'pays', 'fee', 'gets', 'least'] as const

/** The figures as they were first shown: newer ones replace them when the member asks for them, and never under their thumb. */
function useHeld({ said }: Preview<wire.MarketPreview>, lost: wire.MarketPreview | undefined) {
  const [held, setHeld] = useState(lost ?? said)
  if (!held && said) setHeld(said)
  const shown = held ?? said
  const hasMoved = AGREED.some(figure => said?.[figure] !== shown?.[figure])
  return { said: shown, hasMoved, renew: () => setHeld(undefined) }
}

/** Below the buttons, so that they stay where they are. */
function Moved({ onRenew }: { onRenew: () => void }) {
  const { t } = useLingui()
  return (
    <div className="mt-16">
      <Notice
        tone="waiting"
        isUrgent
        title={t`The price has moved since.`}
        action={<Button variant="default" onClick={onRenew}>{t`Show new figures`}</Button>}
      >
        {t`The figures above hold for your order: it is filled if at least the least of them arrives.`}
      </Notice>
    </div>
  )
}

type Said = Pick<
  wire.MarketPreview,
  'price' | 'target' | 'pays' | 'pays_currency' | 'fee' | 'gets' | 'gets_currency'
> &
  Partial<Pick<wire.MarketPreview, 'least' | 'balance'>>

/** The payment, the fee in it, the amount that arrives, and the price. */
export function MarketFacts({ said }: { said: Said }) {
  const { t } = useLingui()
  const availableAfter = useAvailableAfter()
  const { price, target, pays, pays_currency, fee, gets, gets_currency, least, balance } = said
  return (
    <Facts
      rows={[
        moneyRow({ label: t`Paid, with the fee`, amount: pays, currency: pays_currency }, 'strong'),
        moneyRow({ label: t`Fee in it`, amount: fee, currency: pays_currency }),
        moneyRow({ label: t`Price`, amount: price, currency: target }),
        moneyRow({ label: t`Arrives`, amount: gets, currency: gets_currency }, 'strong'),
        least !== undefined &&
          moneyRow({ label: t`Arrives at least`, amount: least, currency: gets_currency }),
        balance !== undefined && availableAfter(balance, pays_currency),
      ]}
    />
  )
}
