import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import type { Filter } from '../../../client/contract.ts'
import { problemOf } from '../../../client/problem.ts'
import { useSubmit } from '../../../client/submit.ts'
import { amountText } from '../../../i18n/amount.ts'
import { DonePanel } from '../../../parts/money-flow/done-panel.tsx'
import { moneyRow, useAvailableAfter, useReferenceRow } from '../../../parts/money-flow/money-rows.tsx'
import { ReviewPanel } from '../../../parts/money-flow/review-panel.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { useCardWords } from './problem-words.ts'
import { chargeCard } from './queries.ts'

type ChargeReviewProps = {
  charge: wire.CardChargePreview
  /** The charge as it is asked for, at the price that is shown. */
  asked: Filter<'card.charge'>
  onBack: () => void
  onProblem: () => void
  onCharged: (charge: wire.CardChargePreview, reference: string) => void
}

/** Everything about the charge before it is asked for, as the server would book it. */
export function ChargeReview({ charge, asked, onBack, onProblem, onCharged }: ChargeReviewProps) {
  const { t } = useLingui()
  const words = useCardWords('charge')
  const availableAfter = useAvailableAfter()
  const send = useSubmit(chargeCard, {
    onSuccess: ({ id }) => onCharged(charge, id),
    onProblem,
    asked,
  })
  const { currency, cost, fee, total, balance, cardCurrency, amount, cardBalance } = charge
  const shown = amountText(amount, cardCurrency)
  return (
    <ReviewPanel
      title={t`Confirm`}
      rows={[
        moneyRow({ label: t`The card gets`, amount, currency: cardCurrency }, 'strong'),
        moneyRow({ label: t`It costs`, amount: cost, currency }),
        moneyRow({ label: t`Fee`, amount: fee, currency }),
        moneyRow({ label: t`Leaves my wallet`, amount: total, currency }, 'sum'),
        availableAfter(balance, currency),
        moneyRow({ label: t`Balance of the card after`, amount: cardBalance, currency: cardCurrency }),
      ]}
      problem={send.isError ? words(problemOf(send.error)) : undefined}
      label={t`Charge ${shown}`}
      submit={send}
      isBusy={send.isPending}
      onBack={onBack}
      onNext={() => send.mutate(asked)}
      note={t`The coins are locked until finance puts the money on the card. If it does not, all of them come back.`}
    />
  )
}

type ChargeAskedProps = { charge: wire.CardChargePreview; reference: string; onAgain: () => void }

/** Asked for: the coins are locked until finance decides. */
export function ChargeAsked({ charge, reference, onAgain }: ChargeAskedProps) {
  const { t } = useLingui()
  const referenceRow = useReferenceRow()
  const { cardCurrency, amount } = charge
  const shown = amountText(charge.total, charge.currency)
  return (
    <DonePanel
      title={t({ message: 'Asked for', context: 'step' })}
      notice={
        <Notice tone="waiting" title={t`${shown} is locked until finance puts it on the card`} isUrgent>
          {t`If finance rejects it, all of it comes back to you.`}
        </Notice>
      }
      rows={[
        moneyRow({ label: t`The card gets`, amount, currency: cardCurrency }, 'strong'),
        referenceRow(reference),
      ]}
      actions={
        <>
          <Button variant="default" size="lg" onClick={onAgain}>
            {t`Charge again`}
          </Button>
          <Button size="lg" renderRoot={props => <Link {...props} to="/prepaidcard/ChargeList" />}>
            {t`See the record`}
          </Button>
        </>
      }
    />
  )
}
