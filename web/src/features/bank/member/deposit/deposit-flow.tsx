import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { StepFlow } from '../../../../parts/steps.tsx'
import { useStep } from '../../../../parts/use-step.ts'
import { WaitingInside } from '../../../../parts/waiting.tsx'
import { houseBanksQuery } from '../queries.ts'
import { type DepositDraft, isWhole, newDeposit } from './deposit-draft.ts'
import { DepositReview } from './deposit-review.tsx'
import { HouseStep } from './house-step.tsx'
import { Received } from './received.tsx'
import { TransferStep } from './transfer-step.tsx'

const STEPS = ['bank', 'transfer', 'review', 'done'] as const

type DepositFlowProps = {
  /** Target of the money, in flows in which the member does not choose it. */
  onto?: 1 | 2
  /** Another way to do the same, beside the first step's button. */
  other?: ReactNode
}

/** Tells finance of a bank transfer: where to send it, the transfer with its proof, the review, done. */
export function DepositFlow({ onto, other }: DepositFlowProps) {
  const { t } = useLingui()
  const banks = useQuery(houseBanksQuery)
  const [draft, setDraft] = useState<DepositDraft>(() => newDeposit(onto ?? 1))
  const [isBegun, setBegun] = useState(false)
  const [submitted, setSubmitted] = useState<string>()
  const ready = {
    bank: true,
    transfer: isBegun,
    review: isBegun && isWhole(draft),
    done: submitted !== undefined,
  }
  const { step, at, go } = useStep(STEPS, candidate => ready[candidate])
  if (!banks.data) return <WaitingInside query={banks} />
  const startAgain = () => {
    setDraft(newDeposit(onto ?? 1))
    setBegun(false)
    setSubmitted(undefined)
    go('bank', 'again')
  }
  return (
    <StepFlow at={at} labels={[t`Where to`, t`Transfer`, t`Review`, t`Done`]}>
      {step === 'bank' && (
        <HouseStep
          draft={draft}
          onDraft={setDraft}
          isAimed={onto !== undefined}
          other={other}
          onNext={() => {
            setBegun(true)
            go('transfer')
          }}
        />
      )}
      {step === 'transfer' && (
        <TransferStep
          draft={draft}
          onDraft={setDraft}
          onProof={proof => setDraft(kept => ({ ...kept, proof }))}
          onBack={() => go('bank')}
          onNext={() => go('review')}
        />
      )}
      {step === 'review' && (
        <DepositReview
          draft={draft}
          onBack={() => go('transfer')}
          onSubmitted={id => {
            setSubmitted(id)
            go('done', 'replace')
          }}
        />
      )}
      {step === 'done' && submitted && <Received id={submitted} onAgain={startAgain} to="/records/deposit" />}
    </StepFlow>
  )
}
