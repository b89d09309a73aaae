import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useSubmit } from '../../../client/submit.ts'
import { Facts } from '../../../parts/facts.tsx'
import { FlowActions } from '../../../parts/money-flow/flow-actions.tsx'
import { moneyRow, useAvailableAfter } from '../../../parts/money-flow/money-rows.tsx'
import type { Preview } from '../../../parts/money-flow/use-preview.ts'
import { Panel } from '../../../parts/panel.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { StepTitle } from '../../../parts/steps.tsx'
import { tradeAtMarket } from './queries.ts'
import { useOrderWords } from './words.tsx'

type MarketReviewProps = {
  preview: Preview<wire.MarketPreview>
  onBack: () => void
  onSettled: (order: wire.Trade) => void
}

/** The figures of now before the order is made; it is filled at these or at better ones, or down to the least that is named. */
export function MarketReview({ preview, onBack, onSettled }: MarketReviewProps) {
  const { t } = useLingui()
  const orderWords = useOrderWords()
  const { said } = preview
  const make = useSubmit(tradeAtMarket, { onSuccess: onSettled, onProblem: () => void preview.confirm() })
  if (!said) return null
  const { type, base, target, pays, least } = said
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
        isBusy={make.isPending}
        onBack={onBack}
        onNext={() => make.mutate({ type, base, target, pays, least })}
      />
    </Panel>
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
