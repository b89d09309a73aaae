import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { isSettled, problemOf } from '../../client/problem.ts'
import { useSubmit } from '../../client/submit.ts'
import { StepFlow } from '../../parts/steps.tsx'
import { useStep } from '../../parts/use-step.ts'
import { Page } from '../../shell/page.tsx'
import { Gate } from '../account/locked-feature.tsx'
import { walletAccess } from '../account/queries.ts'
import { walletsQuery } from '../wallet/queries.ts'
import { quoteSwap, swap } from './queries.ts'
import { type Asked, SwapAmount } from './swap-amount.tsx'
import { SwapDone } from './swap-done.tsx'
import { SwapReview } from './swap-review.tsx'

const STEPS = ['form', 'review', 'done'] as const

/** Swaps one currency for another: amount, review of a binding quote, done. */
export function Swap() {
  const { t } = useLingui()
  return (
    <Page title={t`Swap`} actions={<Link to="/records/swap">{t`Records`}</Link>}>
      <Gate access={walletAccess}>
        <SwapFlow />
      </Gate>
    </Page>
  )
}

function SwapFlow() {
  const { t } = useLingui()
  const { data: wallets } = useQuery(walletsQuery)
  const [asked, setAsked] = useState<Asked>({ source: 'USD', target: 'USDC', sourceAmount: '' })
  const [quote, setQuote] = useState<wire.SwapPreview>()
  const [settled, setSettled] = useState<wire.SwapRecord>()
  const ready = { form: true, review: quote !== undefined, done: settled !== undefined }
  const { step, at, go } = useStep(STEPS, candidate => ready[candidate])
  const ask = useMutation({ mutationFn: quoteSwap, onSuccess: setQuote })
  const settle = useSubmit(swap, {
    onSuccess: record => {
      setSettled(record)
      go('done', 'replace')
    },
    // A quote that no longer holds moved nothing: the next one is fetched beside the explanation.
    onProblem: problem => {
      if (problem.kind === 'refused' && problem.code.startsWith('QUOTE_')) ask.mutate(asked)
    },
  })
  const startAgain = () => {
    setAsked(kept => ({ ...kept, sourceAmount: '' }))
    setQuote(undefined)
    go('form', 'replace')
  }
  return (
    <StepFlow at={at} labels={[t`Amount`, t`Review`, t`Done`]}>
      {step === 'form' && (
        <SwapAmount
          asked={asked}
          onChange={setAsked}
          wallets={wallets}
          isBusy={ask.isPending}
          problem={ask.isError ? problemOf(ask.error) : undefined}
          onEdit={ask.reset}
          onAsk={order => {
            settle.reset()
            setAsked(order)
            ask.mutate(order, { onSuccess: () => go('review') })
          }}
        />
      )}
      {step === 'review' && quote && (
        <SwapReview
          quote={quote}
          wallets={wallets}
          isBusy={settle.isPending}
          isQuoting={ask.isPending}
          isUnknown={settle.isError && !isSettled(problemOf(settle.error))}
          problem={settle.isError ? problemOf(settle.error) : ask.isError ? problemOf(ask.error) : undefined}
          onBack={() => go('form')}
          onNewQuote={() => {
            settle.reset()
            ask.mutate(asked)
          }}
          onSwap={() => {
            const { quoteId, source, target, sourceAmount } = quote
            settle.mutate({ quoteId, source, target, sourceAmount })
          }}
        />
      )}
      {step === 'done' && settled && <SwapDone record={settled} onAgain={startAgain} />}
    </StepFlow>
  )
}
