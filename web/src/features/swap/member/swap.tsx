import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { problemOf } from '../../../client/problem.ts'
import { Page } from '../../../parts/page/page.tsx'
import { StepFlow } from '../../../parts/steps.tsx'
import { useStep } from '../../../parts/use-step.ts'
import { walletsQuery } from '../../../platform/balances/member/queries.ts'
import { WarmUp } from '../../../platform/members/member/locked-feature.tsx'
import { walletAccess } from '../../../platform/members/member/queries.ts'
import { quoteSwap } from './queries.ts'
import { ReviewStep } from './review-step.tsx'
import { type AskedSwap, nothingAsked, SwapAmount } from './swap-amount.tsx'
import { SwapDone } from './swap-done.tsx'

const STEPS = ['form', 'review', 'done'] as const

/** Swaps one currency for another: amount, review of a binding quote, done. */
export function Swap() {
  const { t } = useLingui()
  return (
    <Page
      title={t`Swap`}
      actions={
        <>
          <Link to="/pricealerts" search={{ kind: 'swap' }}>{t`Rate alerts`}</Link>
          <Link to="/records/swap">{t`Records`}</Link>
        </>
      }
    >
      <WarmUp access={walletAccess}>
        <SwapFlow />
      </WarmUp>
    </Page>
  )
}

function SwapFlow() {
  const { t } = useLingui()
  const { data: wallets } = useQuery(walletsQuery)
  const [asked, setAsked] = useState<AskedSwap>(nothingAsked)
  const [quote, setQuote] = useState<wire.SwapPreview>()
  const [settled, setSettled] = useState<wire.SwapRecord>()
  const ready = { form: true, review: quote !== undefined, done: settled !== undefined }
  const { step, at, go } = useStep(STEPS, candidate => ready[candidate])
  const ask = useMutation({ mutationFn: quoteSwap, onSuccess: setQuote })
  const startAgain = () => {
    setAsked(({ source, target }) => ({ ...nothingAsked, source, target }))
    setQuote(undefined)
    setSettled(undefined)
    go('form', 'again')
  }
  return (
    <StepFlow at={at} labels={[t`Amount`, t`Review`, t`Done`]}>
      {step === 'form' && (
        <SwapAmount
          asked={asked}
          onChange={setAsked}
          wallets={wallets}
          send={{
            ...ask,
            mutate: order => {
              setAsked(kept => ({ ...kept, target: order.target }))
              ask.mutate(order, { onSuccess: () => go('review') })
            },
          }}
        />
      )}
      {step === 'review' && quote && (
        <ReviewStep
          quote={quote}
          wallets={wallets}
          isQuoting={ask.isPending}
          problem={ask.isError ? problemOf(ask.error) : undefined}
          onBack={() => go('form')}
          onNewQuote={() => ask.variables && ask.mutate(ask.variables)}
          onSwapped={record => {
            setSettled(record)
            go('done', 'replace')
          }}
        />
      )}
      {step === 'done' && settled && <SwapDone record={settled} onAgain={startAgain} />}
    </StepFlow>
  )
}
