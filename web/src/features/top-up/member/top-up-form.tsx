import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useProblemWords } from '../../../client/problem-words.ts'
import { useSubmit } from '../../../client/submit.ts'
import { amountText, isZero } from '../../../i18n/amount.ts'
import { CopyButton } from '../../../parts/copy-button.tsx'
import { Facts } from '../../../parts/facts.tsx'
import { Money } from '../../../parts/money.tsx'
import { isBelow } from '../../../parts/money-flow/limits.ts'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { StepTitle } from '../../../parts/steps.tsx'
import { TxidInput, useTxidError } from '../../../parts/txid-input.tsx'
import { useStep } from '../../../parts/use-step.ts'
import { usePlaces } from '../../../platform/balances/member/use-places.ts'
import { HousePage } from '../../../platform/settings/member/house-page.tsx'
import { useLeastTransfer } from '../../chain/member/deposit-address/queries.ts'
import type { Where } from '../../chain/member/deposit-address/use-where.ts'
import { submitTopUp } from './queries.ts'

const STEPS = ['form', 'done'] as const
const EMPTY = { amount: '', txid: '' }
type Typed = typeof EMPTY

type TopUpFormProps = Where & { onShowList: () => void }

/** Tells finance which transfer to look for: amount and TXID, in the currency and on the network chosen beside. */
export function TopUpForm({ currency, network, onShowList }: TopUpFormProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<Typed>(EMPTY)
  const [submitted, setSubmitted] = useState<Typed & Where & { id: string }>()
  const { step, go } = useStep(STEPS, asked => asked === 'form' || submitted !== undefined)
  if (step === 'done' && submitted)
    return (
      <Submitted
        {...submitted}
        onShowList={onShowList}
        onAgain={() => {
          setTyped(EMPTY)
          setSubmitted(undefined)
          go('form', 'again')
        }}
      />
    )
  return (
    <Panel
      title={t`Submit a transfer`}
      aside={
        <span className="quiet">
          {currency} · {network}
        </span>
      }
    >
      <Form
        asked={{ ...typed, currency, network }}
        onChange={setTyped}
        onSubmitted={id => {
          setSubmitted({ ...typed, currency, network, id })
          go('done')
        }}
      />
    </Panel>
  )
}

type Asked = Typed & Where
type FormProps = {
  asked: Asked
  onChange: (typed: Typed) => void
  onSubmitted: (id: string) => void
}

function Form({ asked, onChange, onSubmitted }: FormProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const places = usePlaces()
  const [isChecked, setChecked] = useState(false)
  const txidError = useTxidError()
  const submit = useSubmit(submitTopUp, { onSuccess: ({ id }) => onSubmitted(id) })
  const txid = asked.txid.trim()
  const least = useLeastTransfer()(asked.currency, asked.network)
  const isTooSmall = least?.currency === asked.currency && isBelow(asked.amount, least.amount)
  const errors = {
    amount: isZero(asked.amount)
      ? t`Enter an amount above zero.`
      : isTooSmall
        ? words({
            kind: 'refused',
            code: 'BELOW_MINIMUM',
            message: '',
            details: { minimum: least.amount, currency: least.currency },
          })
        : undefined,
    txid: txidError(txid, asked.network),
  }
  const change = (next: Partial<Typed>) => {
    submit.reset()
    onChange({ amount: asked.amount, txid: asked.txid, ...next })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!errors.amount && !errors.txid) submit.mutate({ ...asked, txid })
  }
  const amount = isZero(asked.amount) ? '' : amountText(asked.amount, asked.currency)
  return (
    <form onSubmit={onSubmit} noValidate className="stack">
      <MoneyInput
        label={t`Amount sent`}
        name="amount"
        currency={asked.currency}
        places={places(asked.currency)}
        value={asked.amount}
        onChange={next => change({ amount: next })}
        error={isChecked ? errors.amount : undefined}
      />
      <TxidInput
        label={t`TXID`}
        name="txid"
        description={
          <>
            {t`The transaction's id, as your wallet or exchange shows it.`}{' '}
            <HousePage setting="whatIsTxidUrl">{t`What is a TXID?`}</HousePage>
          </>
        }
        value={asked.txid}
        onChange={txid => change({ txid })}
        error={isChecked ? errors.txid : undefined}
      />
      <ProblemNotice of={submit.error} />
      <Button type="submit" size="lg" fullWidth loading={submit.isPending}>
        {amount ? t`Submit ${amount}` : t`Submit the transfer`}
      </Button>
      <p className="quiet">
        {t`Finance looks for the transfer on the chain, usually within one working day. Your wallet changes then, not before.`}
      </p>
    </form>
  )
}

type SubmittedProps = Asked & { id: string; onAgain: () => void; onShowList: () => void }

function Submitted({ id, currency, network, amount, txid, onAgain, onShowList }: SubmittedProps) {
  const { t } = useLingui()
  return (
    <Panel>
      <div className="stack">
        <StepTitle>{t`Submitted`}</StepTitle>
        <Notice tone="waiting" title={t`Waits for finance`} isUrgent>
          {t`Nothing is in your wallet yet. It arrives once the transfer has been seen, usually within one working day.`}
        </Notice>
        <Facts
          rows={[
            { label: t`Amount`, value: <Money amount={amount} currency={currency} exact /> },
            { label: t`Network`, value: network },
            { label: t`TXID`, value: <span className="mono">{txid}</span> },
            {
              label: t`Reference`,
              value: (
                <span className="mono">
                  {id} <CopyButton text={id} what={t`Copy reference`} />
                </span>
              ),
            },
          ]}
        />
        <div className="flow-actions" style={{ marginTop: 0 }}>
          <Button variant="default" onClick={onAgain}>
            {t`Submit another`}
          </Button>
          <Button onClick={onShowList}>{t`See my top-ups`}</Button>
        </div>
      </div>
    </Panel>
  )
}
