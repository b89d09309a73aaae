import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { amountText, isZero } from '../../../i18n/amount.ts'
import { aboveZero, type FormOf, type Sending, useForm } from '../../../parts/form.tsx'
import { shortFault } from '../../../parts/money-flow/amount-rules.ts'
import { MoneyForm } from '../../../parts/money-flow/money-form.tsx'
import { usePreview } from '../../../parts/money-flow/use-preview.ts'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { ProofLine } from '../../../parts/proof-line.tsx'
import { percentOf, trimmedRate } from '../../../parts/rate.ts'
import { usePlaces } from '../../../platform/balances/member/use-places.ts'
import { choiceOf } from './choice.ts'
import { type QuoteAsked, quoteSwap, type Swappable, swappableQuery } from './queries.ts'
import './swap.css'
import { useMost } from '../../../platform/balances/member/use-most.ts'

/** The swap as typed: `by` the amount to give or the amount to receive, whichever was typed last. Decimal strings. */
export type AskedSwap = {
  source: string
  target: string
  by: 'source' | 'target'
  sourceAmount: string
  receivedAmount: string
}

/** A swap of which nothing is typed yet. */
export const nothingAsked: AskedSwap = {
  source: 'USD',
  target: 'USDC',
  by: 'source',
  sourceAmount: '',
  receivedAmount: '',
}

type SwapAmountProps = {
  asked: AskedSwap
  onChange: (asked: AskedSwap) => void
  wallets: readonly wire.WalletRow[] | undefined
  send: Sending<QuoteAsked>
}

/** Form for the two currencies and the amount of one of them; the other amount is the server's, as the review will show it. */
export function SwapAmount({ asked, onChange, wallets, send }: SwapAmountProps) {
  const { t } = useLingui()
  const places = usePlaces()
  const { data: swappable = [], isPending: isLoading } = useQuery(swappableQuery)
  const { source, by } = asked
  const { target } = choiceOf(swappable, asked)
  const available = wallets && (wallets.find(({ currency }) => currency === source)?.amount ?? '0')
  const most = useMost(target ? { of: 'swap', source, target } : undefined)
  const order = orderOf({ ...asked, target })
  const isTyped = !isZero(by === 'source' ? asked.sourceAmount : asked.receivedAmount)
  // The review asks for a quote of its own: while it is asked for, this one is not.
  const { said } = usePreview('swap', quoteSwap, isTyped && target && !send.isPending ? order : undefined)
  const given = by === 'source' ? asked.sourceAmount : figureOf(said?.sourceAmount)
  const form = useForm({
    kept: [asked, onChange],
    atOnce: { sourceAmount: () => shortFault(given, available, source) },
    rules: {
      sourceAmount: amount => by === 'source' && aboveZero(amount),
      receivedAmount: amount => by === 'target' && aboveZero(amount),
    },
    forgets: true,
    body: () => order,
    send,
  })
  const amount = isZero(given) ? '' : amountText(given, source)
  return (
    <>
      <MoneyForm
        form={form}
        label={amount ? t`Review the swap of ${amount}` : t`Review the swap`}
        note={t`You see rate and fee before anything moves.`}
      >
        <FromAndTo swappable={swappable} isLoading={isLoading} form={form} />
        <MoneyInput
          {...form.field('sourceAmount', t`Amount to give`)}
          value={given}
          onChange={sourceAmount => form.change({ by: 'source', sourceAmount, receivedAmount: '' })}
          currency={source}
          places={places(source)}
          available={available}
          most={most}
        />
        <MoneyInput
          {...form.field('receivedAmount', t`Amount to receive`)}
          value={by === 'target' ? asked.receivedAmount : figureOf(said?.receivedAmount)}
          onChange={receivedAmount => form.change({ by: 'target', receivedAmount, sourceAmount: '' })}
          currency={target}
          places={places(target)}
        />
        <RateAndFee said={isTyped ? said : undefined} />
      </MoneyForm>
      <div className="mt-24">
        <ProofLine />
      </div>
    </>
  )
}

/** An amount of the server's as a person would type it; nothing while it is unknown. */
const figureOf = (amount: string | undefined) => (amount === undefined ? '' : trimmedRate(amount))

/** The call's order for a quote: by the amount that was typed. */
const orderOf = ({ source, target, by, sourceAmount, receivedAmount }: AskedSwap): QuoteAsked => ({
  source,
  target,
  ...(by === 'source' ? { sourceAmount } : { receivedAmount }),
})

/** Rate and fee at which the amount would be swapped now; its room is kept until they are known. */
function RateAndFee({ said }: { said: wire.SwapPreview | undefined }) {
  const { t } = useLingui()
  if (!said) return <p className="quiet m-0">{'\u00a0'}</p>
  const { source, target, rate, fee, feeRate } = said
  const [shownRate, share] = [trimmedRate(rate), percentOf(feeRate)]
  const shownFee = amountText(fee, source)
  return (
    <p className="quiet figures m-0" role="status">
      {t`1 ${source} = ${shownRate} ${target} · fee ${shownFee} (${share})`}
    </p>
  )
}

type FromAndToProps = {
  swappable: readonly Swappable[]
  isLoading: boolean
  form: FormOf<AskedSwap>
}

function FromAndTo({ swappable, isLoading, form: { typed, change } }: FromAndToProps) {
  const { t } = useLingui()
  const { source } = typed
  const { target, targets } = choiceOf(swappable, typed)
  const turn = () => {
    const turned = { source: target, target: source }
    if (choiceOf(swappable, turned).targets.includes(source)) change(turned)
  }
  // One choice that is there only until the others come would be taken for all there are.
  const loading = isLoading && { disabled: true, 'aria-busy': true, data: [t`Loading`], value: t`Loading` }
  const options = (codes: readonly string[]) => (codes.length > 0 ? [...codes] : [''])
  return (
    <div className="two-selects">
      <NativeSelect
        label={t`You give`}
        value={source}
        data={options(swappable.length > 0 ? swappable.map(({ currency }) => currency) : [source])}
        onChange={event => change({ source: event.currentTarget.value })}
        {...loading}
      />
      <button type="button" className="turn" onClick={turn} aria-label={t`Turn around`}>
        <IconArrowsExchange size={18} aria-hidden />
      </button>
      <NativeSelect
        label={t`You receive`}
        value={target}
        data={options(targets.length > 0 ? targets : [target])}
        onChange={event => change({ target: event.currentTarget.value })}
        {...loading}
      />
    </div>
  )
}
