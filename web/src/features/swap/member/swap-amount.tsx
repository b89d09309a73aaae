import { useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Problem } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { amountText, isZero } from '../../../i18n/amount.ts'
import { shortOf } from '../../../parts/money-flow/limits.ts'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Panel } from '../../../parts/panel.tsx'
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
  isBusy: boolean
  problem: Problem | undefined
  onEdit: () => void
  onAsk: (asked: AskedSwap) => void
}

/** Form for the amount to give and the currency to receive. */
export function SwapAmount({ asked, onChange, wallets, isBusy, problem, onEdit, onAsk }: SwapAmountProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const places = usePlaces()
  const [isChecked, setChecked] = useState(false)
  const { data: swappable = [] } = useQuery(swappableQuery)
  const { source, sourceAmount } = asked
  const { target } = choiceOf(swappable, asked)
  const available = wallets && (wallets.find(({ currency }) => currency === source)?.amount ?? '0')
  const most = useMost(target ? { of: 'swap', source, target } : undefined)
  const change = (next: Partial<AskedSwap>) => {
    onEdit()
    onChange({ ...asked, ...next })
  }
  const short = shortOf(sourceAmount, available)
  const error = short
    ? words({
        kind: 'refused',
        code: 'INSUFFICIENT_FUNDS',
        message: '',
        details: { currency: source, short },
      })
    : isChecked && isZero(sourceAmount)
      ? t`Enter an amount above zero.`
      : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!short && !isZero(sourceAmount)) onAsk({ ...asked, target })
  }
  const amount = isZero(sourceAmount) ? '' : amountText(sourceAmount, source)
  return (
    <form onSubmit={submit} noValidate>
      <Panel>
        <div className="stack">
          <FromAndTo swappable={swappable} change={change} asked={asked} />
          <MoneyInput
            label={t`Amount to give`}
            name="sourceAmount"
            currency={source}
            places={places(source)}
            value={sourceAmount}
            onChange={next => change({ sourceAmount: next })}
            available={available}
            most={most}
            error={error}
          />
          {problem && <Notice tone="wrong" title={words(problem)} isUrgent />}
        </div>
      </Panel>
      <div className="flow-actions">
        <Button type="submit" size="lg" loading={isBusy}>
          {amount ? t`Review the swap of ${amount}` : t`Review the swap`}
        </Button>
      </div>
      <p className="quiet" style={{ margin: '14px 0 24px' }}>
        {t`You see rate and fee before anything moves.`}
      </p>
      <ProofLine />
    </form>
  )
}

type FromAndToProps = {
  swappable: readonly Swappable[]
  change: (next: Partial<AskedSwap>) => void
  asked: AskedSwap
}

function FromAndTo({ swappable, change, asked }: FromAndToProps) {
  const { t } = useLingui()
  const { source } = asked
  const { target, targets } = choiceOf(swappable, asked)
  const turn = () => {
    const turned = { source: target, target: source }
    if (choiceOf(swappable, turned).targets.includes(source)) change(turned)
  }
  const options = (codes: readonly string[]) => (codes.length > 0 ? [...codes] : [''])
  return (
    <div className="two-selects">
      <NativeSelect
        label={t`You give`}
        value={source}
        data={options(swappable.length > 0 ? swappable.map(({ currency }) => currency) : [source])}
        onChange={event => change({ source: event.currentTarget.value })}
      />
      <button type="button" className="turn" onClick={turn} aria-label={t`Turn around`}>
        <IconArrowsExchange size={18} aria-hidden />
      </button>
      <NativeSelect
        label={t`You receive`}
        value={target}
        data={options(targets.length > 0 ? targets : [target])}
        onChange={event => change({ target: event.currentTarget.value })}
      />
    </div>
  )
}
