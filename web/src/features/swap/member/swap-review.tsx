import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { IconArrowDown } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { onThisClock } from '../../../client/clock.ts'
import type { Problem } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { amountText } from '../../../i18n/amount.ts'
import { Facts } from '../../../parts/facts.tsx'
import { Money } from '../../../parts/money.tsx'
import { leftOf, moreOf } from '../../../parts/money-flow/limits.ts'
import { Notice } from '../../../parts/notice.tsx'
import { OpenAttempt, type OpenSubmit } from '../../../parts/open-attempt.tsx'
import { ProofLine } from '../../../parts/proof-line.tsx'
import { percentOf, trimmedRate } from '../../../parts/rate.ts'
import { StepTitle } from '../../../parts/steps.tsx'
import { clockOf, useSecondsLeft } from '../../../parts/use-countdown.ts'
import './swap.css'

type SwapReviewProps = {
  quote: wire.SwapPreview
  wallets: readonly wire.WalletRow[] | undefined
  submit: OpenSubmit
  isBusy: boolean
  isQuoting: boolean
  /** The swap may have happened, its answer was lost: it is asked for again under the same quote, not made anew. */
  isUnknown: boolean
  problem: Problem | undefined
  onBack: () => void
  onNewQuote: () => void
  onSwap: () => void
}

/** Everything about the swap before it happens, and how long the offer holds. */
export function SwapReview(props: SwapReviewProps) {
  const { quote, submit, isBusy, isQuoting, isUnknown, problem, onBack, onNewQuote, onSwap } = props
  const { t } = useLingui()
  const words = useProblemWords()
  const expiresAtMs = useMemo(() => onThisClock(quote.expiresAt), [quote])
  const secondsLeft = useSecondsLeft(expiresAtMs)
  const isOver = secondsLeft === 0
  return (
    <>
      <span className="sr">
        <StepTitle>{t`Review`}</StepTitle>
      </span>
      <Quote quote={quote} expiresAtMs={expiresAtMs} secondsLeft={secondsLeft} wallets={props.wallets} />
      {problem && (
        <div className="mt-16">
          <Notice tone="wrong" title={words(problem)} isUrgent />
        </div>
      )}
      <div style={{ marginTop: 20 }}>
        <OpenAttempt submit={submit}>
          <Actions
            onBack={onBack}
            isBusy={isBusy}
            isOver={isOver}
            isUnknown={isUnknown}
            onNewQuote={onNewQuote}
            isQuoting={isQuoting}
            onSwap={onSwap}
            quote={quote}
          />
        </OpenAttempt>
      </div>
      <p className="quiet" style={{ margin: '14px 0 24px' }}>
        {t`A swap is final at once and cannot be cancelled. You find it in Records.`}
      </p>
      <ProofLine />
    </>
  )
}

function QuoteFacts({ quote, wallets }: Pick<SwapReviewProps, 'quote' | 'wallets'>) {
  const { t } = useLingui()
  const { source, target, sourceAmount, receivedAmount, fee, feeRate } = quote
  const availableIn = (code: string) => wallets?.find(({ currency }) => currency === code)?.amount ?? '0'
  const swapped = leftOf(sourceAmount, fee)
  const [rate, percent, of] = [trimmedRate(quote.rate), percentOf(feeRate), amountText(sourceAmount, source)]
  return (
    <Facts
      rows={[
        { label: t`Rate`, value: <span className="figures">{t`1 ${source} = ${rate} ${target}`}</span> },
        { label: t`Fee, ${percent} of ${of}`, value: <Money amount={fee} currency={source} exact /> },
        { label: t`Swapped after the fee`, value: <Money amount={swapped} currency={source} exact /> },
        {
          label: t`${source} available after`,
          value: wallets && (
            <Money amount={leftOf(availableIn(source), sourceAmount)} currency={source} exact />
          ),
        },
        {
          label: t`${target} available after`,
          value: wallets && (
            <Money amount={moreOf(availableIn(target), receivedAmount)} currency={target} exact isStrong />
          ),
        },
      ]}
    />
  )
}

/** How long the quote still holds. When it has run out only the button changes. */
function QuoteClock({ expiresAtMs, secondsLeft }: { expiresAtMs: number; secondsLeft: number }) {
  const { t } = useLingui()
  const [wholeSeconds] = useState(() => Math.max(1, (expiresAtMs - Date.now()) / 1000))
  const clock = clockOf(secondsLeft)
  const width = `${Math.min(100, (secondsLeft / wholeSeconds) * 100)}%`
  return (
    <div className="quote">
      <div className="quote-head">
        <span className="figures weight-550 wraps">
          {secondsLeft > 0 ? t`This quote holds for ${clock}` : t`This quote has expired`}
        </span>
        <span className="quiet">{t`Then we show you a new one`}</span>
      </div>
      <div className="quote-bar" aria-hidden>
        <div style={{ width }} />
      </div>
    </div>
  )
}

function Pair({ quote }: Pick<SwapReviewProps, 'quote'>) {
  const { t } = useLingui()
  return (
    <div className="pair">
      <div>
        <div className="label">{t`You give`}</div>
        <Money amount={quote.sourceAmount} currency={quote.source} size="xl" exact />
      </div>
      <span className="pair-arrow">
        <IconArrowDown size={18} aria-hidden />
      </span>
      <div>
        <div className="label">{t`You receive`}</div>
        <Money amount={quote.receivedAmount} currency={quote.target} size="xl" exact />
      </div>
    </div>
  )
}

type ActionsProps = Pick<
  SwapReviewProps,
  'onBack' | 'isBusy' | 'isUnknown' | 'onNewQuote' | 'isQuoting' | 'onSwap' | 'quote'
> & { isOver: boolean }

function Actions({ onBack, isBusy, isOver, isUnknown, onNewQuote, isQuoting, onSwap, quote }: ActionsProps) {
  const { t } = useLingui()
  const give = amountText(quote.sourceAmount, quote.source)
  return (
    <div className="flow-actions mt-0">
      <Button variant="default" size="lg" onClick={onBack} disabled={isBusy}>
        {t`Back`}
      </Button>
      {isOver && !isUnknown ? (
        <Button size="lg" onClick={onNewQuote} loading={isQuoting}>
          {t`Show new quote`}
        </Button>
      ) : (
        <Button size="lg" onClick={onSwap} loading={isBusy || isQuoting}>
          {t`Swap ${give}`}
        </Button>
      )}
    </div>
  )
}

type QuoteProps = Pick<SwapReviewProps, 'quote'> & {
  expiresAtMs: number
  secondsLeft: number
  wallets: SwapReviewProps['wallets']
}

function Quote({ quote, expiresAtMs, secondsLeft, wallets }: QuoteProps) {
  return (
    <section className="panel">
      <Pair quote={quote} />
      <div className="review-facts">
        <QuoteFacts quote={quote} wallets={wallets} />
      </div>
      <QuoteClock key={quote.quoteId} expiresAtMs={expiresAtMs} secondsLeft={secondsLeft} />
    </section>
  )
}
