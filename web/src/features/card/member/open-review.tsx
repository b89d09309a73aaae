import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import type { Problem } from '../../../client/problem.ts'
import { amountText } from '../../../i18n/amount.ts'
import { moneyRow, useAvailableAfter } from '../../../parts/money-flow/money-rows.tsx'
import { ReviewPanel } from '../../../parts/money-flow/review-panel.tsx'
import { useCardWords } from './problem-words.ts'

type OpenReviewProps = {
  price: wire.CardOpeningPreview
  /** The type of card, where there was a choice. */
  typeName: string | undefined
  isBusy: boolean
  problem: Problem | undefined
  onBack: () => void
  onPay: () => void
}

/** Everything about the card before it is paid for, as the server would book it. */
export function OpenReview({ price, typeName, isBusy, problem, onBack, onPay }: OpenReviewProps) {
  const { t } = useLingui()
  const words = useCardWords('open')
  const availableAfter = useAvailableAfter()
  const { currency, fee, precharge, total, balance, cardCurrency, cardBalance } = price
  const shown = amountText(total, currency)
  return (
    <ReviewPanel
      title={t`Confirm`}
      rows={[
        typeName !== undefined && { label: t`Type of card`, value: typeName },
        moneyRow({ label: t`Price of the card`, amount: fee, currency }),
        moneyRow({ label: t`Put on the card`, amount: precharge, currency }),
        moneyRow({ label: t`Leaves my wallet`, amount: total, currency }, 'sum'),
        moneyRow({ label: t`On the card then`, amount: cardBalance, currency: cardCurrency }, 'strong'),
        availableAfter(balance, currency),
      ]}
      problem={problem && words(problem)}
      label={t`Pay ${shown}`}
      isBusy={isBusy}
      onBack={onBack}
      onNext={onPay}
      note={t`The card is yours at once and ready to use within 24 hours. The price is not given back.`}
    />
  )
}
