import type { wire } from '@strongroom/shared'
import { isOutcomeUnknown, type Problem, problemOf } from '../../../client/problem.ts'
import { useSubmit } from '../../../client/submit.ts'
import { swap } from './queries.ts'
import { SwapReview } from './swap-review.tsx'

type ReviewStepProps = {
  quote: wire.SwapPreview
  wallets: readonly wire.WalletRow[] | undefined
  isQuoting: boolean
  /** Why there is no new quote. */
  problem: Problem | undefined
  onBack: () => void
  onNewQuote: () => void
  onSwapped: (record: wire.SwapRecord) => void
}

/** The review, and the swap itself. Under a new quote it is still the same swap, so it happens once. */
export function ReviewStep({ quote, wallets, isQuoting, problem, ...on }: ReviewStepProps) {
  const { quoteId, source, target, sourceAmount } = quote
  const asked = { source, target, sourceAmount }
  const submit = useSubmit(swap, {
    proofs: ['quoteId'],
    asked,
    onSuccess: on.onSwapped,
    // A quote that no longer holds moved nothing: the next one is fetched beside the explanation.
    onProblem: refusal => {
      if (refusal.kind === 'refused' && refusal.code.startsWith('QUOTE_')) on.onNewQuote()
    },
  })
  const failed = submit.isError ? problemOf(submit.error) : undefined
  return (
    <SwapReview
      quote={quote}
      wallets={wallets}
      submit={submit}
      isBusy={submit.isPending}
      isQuoting={isQuoting}
      isUnknown={failed !== undefined && isOutcomeUnknown(failed)}
      problem={failed ?? problem}
      onBack={on.onBack}
      onNewQuote={() => {
        submit.reset()
        on.onNewQuote()
      }}
      onSwap={() => submit.mutate({ quoteId, ...asked })}
    />
  )
}
