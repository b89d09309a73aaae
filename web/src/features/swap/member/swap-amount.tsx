import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { amountText, isZero } from '../../../i18n/amount.ts'
import { aboveZero, type FormOf, type Sending, useForm } from '../../../parts/form.tsx'
import { within } from '../../../parts/money-flow/amount-rules.ts'
import { MoneyForm } from '../../../parts/money-flow/money-form.tsx'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { ProofLine } from '../../../parts/proof-line.tsx'
import { usePlaces } from '../../../platform/balances/member/use-places.ts'
import { choiceOf } from './choice.ts'
import { type Swappable, swappableQuery } from './queries.ts'
import './swap.css'
import { useMost } from '../../../platform/balances/member/use-most.ts'

/** The swap as typed. `sourceAmount` is a decimal string. */
export type AskedSwap = { source: string; target: string; sourceAmount: string }

type SwapAmountProps = {
  asked: AskedSwap
  onChange: (asked: AskedSwap) => void
  wallets: readonly wire.WalletRow[] | undefined
  send: Sending<AskedSwap>
}

/** Form for the amount to give and the currency to receive. */
export function SwapAmount({ asked, onChange, wallets, send }: SwapAmountProps) {
  const { t } = useLingui()
  const places = usePlaces()
  const { data: swappable = [], isPending: isLoading } = useQuery(swappableQuery)
  const { source, sourceAmount } = asked
  const { target } = choiceOf(swappable, asked)
  const available = wallets && (wallets.find(({ currency }) => currency === source)?.amount ?? '0')
  const most = useMost(target ? { of: 'swap', source, target } : undefined)
  const form = useForm({
    kept: [asked, onChange],
    atOnce: { sourceAmount: within(available, source) },
    rules: { sourceAmount: aboveZero },
    forgets: true,
    body: typed => ({ ...typed, target }),
    send,
  })
  const amount = isZero(sourceAmount) ? '' : amountText(sourceAmount, source)
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
          currency={source}
          places={places(source)}
          available={available}
          most={most}
        />
      </MoneyForm>
      <div className="mt-24">
        <ProofLine />
      </div>
    </>
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
