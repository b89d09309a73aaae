import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSubmit } from '../../../../client/submit.ts'
import { amountText } from '../../../../i18n/amount.ts'
import { Confirm } from '../../../../parts/confirm.tsx'
import { Facts } from '../../../../parts/facts.tsx'
import { Money } from '../../../../parts/money.tsx'
import { FlowActions } from '../../../../parts/money-flow/flow-actions.tsx'
import { ProblemNotice } from '../../../../parts/problem-notice.tsx'
import { StepTitle } from '../../../../parts/steps.tsx'
import { useUserinfo } from '../../../../platform/members/member/queries.ts'
import { bankLabel, banksQuery, houseBanksQuery } from '../queries.ts'
import { type DepositDraft, requestOf } from './deposit-draft.ts'
import { submitDeposit } from './queries.ts'

type DepositReviewProps = { draft: DepositDraft; onBack: () => void; onSubmitted: (id: string) => void }

/** The transfer as finance will read it. It is submitted once its member has confirmed it. */
export function DepositReview({ draft, onBack, onSubmitted }: DepositReviewProps) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const submit = useSubmit(submitDeposit, {
    onSuccess: ({ id }) => onSubmitted(id),
    onProblem: () => setAsking(false),
  })
  const shown = amountText(draft.amount, draft.currency)
  return (
    <div className="stack">
      <StepTitle>{t`Check the transfer`}</StepTitle>
      <Told draft={draft} />
      <ProblemNotice of={submit.error} />
      <FlowActions
        label={t`Submit ${shown}`}
        onNext={() => setAsking(true)}
        isBusy={submit.isPending}
        onBack={onBack}
      />
      <Confirm
        isOpen={isAsking}
        title={t`Has ${shown} been sent?`}
        confirmLabel={t`Yes, submit it`}
        onConfirm={() => submit.mutate(requestOf(draft))}
        onCancel={() => setAsking(false)}
        isBusy={submit.isPending}
      >
        <p>{t`Finance compares it with the bank’s statement. Submit each transfer once, after your bank has taken it.`}</p>
      </Confirm>
    </div>
  )
}

/** The facts that the member tells finance. */
function Told({ draft }: { draft: DepositDraft }) {
  const { t } = useLingui()
  const user = useUserinfo()
  const { data: house = [] } = useQuery(houseBanksQuery)
  const { data: banks = [] } = useQuery({ ...banksQuery(user?.uid ?? ''), enabled: user !== undefined })
  const to = house.find(({ account_type }) => account_type === (draft.house ?? house[0]?.account_type))
  const from = banks.find(({ id }) => id === draft.bankId)
  return (
    <Facts
      rows={[
        to && { label: t`Transfer to`, value: to.bank_name },
        { label: t`Reference`, value: <span className="figures">{user?.uid}</span> },
        { label: t`From my bank account`, value: from ? bankLabel(from) : t`Another account of mine` },
        { label: t`Put it on`, value: draft.depositType === 2 ? t`My card` : t`My wallet` },
        { label: t`Proof of the transfer`, value: t`Uploaded` },
        {
          label: t`Amount sent`,
          value: <Money amount={draft.amount} currency={draft.currency} exact isStrong />,
          kind: 'sum',
        },
      ]}
    />
  )
}
