import { useLingui } from '@lingui/react/macro'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { problemOf } from '../../client/problem.ts'
import { useProblemWords } from '../../client/problem-words.ts'
import { useSubmit } from '../../client/submit.ts'
import { amountText, isZero } from '../../parts/amount.ts'
import { CopyButton } from '../../parts/copy-button.tsx'
import { Facts } from '../../parts/facts.tsx'
import { Money } from '../../parts/money.tsx'
import { MoneyInput } from '../../parts/money-input.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Panel } from '../../parts/panel.tsx'
import { StepTitle } from '../../parts/steps.tsx'
import { usePlaces } from '../wallet/use-places.ts'
import { networksQuery, submitTopUp } from './queries.ts'

/** What most members send. */
const USUAL = 'USDC'
const EMPTY = { currency: '', network: '', amount: '', txid: '' }
type Asked = typeof EMPTY

/** Tells finance which transfer to look for: currency, network, amount, TXID. */
export function TopUpForm({ onShowList }: { onShowList: () => void }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<Asked>(EMPTY)
  const [submitted, setSubmitted] = useState<Asked & { id: string }>()
  if (submitted)
    return (
      <Submitted
        {...submitted}
        onShowList={onShowList}
        onAgain={() => {
          setTyped({ ...typed, amount: '', txid: '' })
          setSubmitted(undefined)
        }}
      />
    )
  return (
    <Panel title={t`Submit a transfer`}>
      <Form typed={typed} onChange={setTyped} onSubmitted={(id, asked) => setSubmitted({ ...asked, id })} />
    </Panel>
  )
}

/** What is chosen, with the first of the list where nothing is chosen yet. */
function useChosen(typed: Asked) {
  const { data: pairs = [] } = useQuery(networksQuery)
  const currencies = [...new Set(pairs.map(({ currency }) => currency))]
  const currency = typed.currency || (currencies.includes(USUAL) ? USUAL : currencies[0]) || ''
  const networks = pairs.filter(pair => pair.currency === currency)
  const isOffered = networks.some(({ network_code }) => network_code === typed.network)
  const network = isOffered ? typed.network : (networks[0]?.network_code ?? '')
  return { currencies, networks, asked: { ...typed, currency, network } }
}

type FormProps = {
  typed: Asked
  onChange: (typed: Asked) => void
  onSubmitted: (id: string, asked: Asked) => void
}

function Form({ typed, onChange, onSubmitted }: FormProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const places = usePlaces()
  const [isChecked, setChecked] = useState(false)
  const { currencies, networks, asked } = useChosen(typed)
  const submit = useSubmit(submitTopUp, { onSuccess: ({ id }) => onSubmitted(id, asked) })
  const txid = asked.txid.trim()
  const errors = {
    amount: isZero(asked.amount) ? t`Enter an amount above zero.` : undefined,
    txid: txid === '' ? t`Please enter all fields` : /\s/.test(txid) ? t`A TXID has no spaces.` : undefined,
  }
  const change = (next: Partial<Asked>) => {
    submit.reset()
    onChange({ ...asked, ...next })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!errors.amount && !errors.txid) submit.mutate({ ...asked, txid })
  }
  const amount = isZero(asked.amount) ? '' : amountText(asked.amount, asked.currency)
  return (
    <form onSubmit={onSubmit} noValidate className="stack">
      <NativeSelect
        label={t`Currency`}
        name="currency"
        value={asked.currency}
        data={currencies}
        onChange={event => change({ currency: event.currentTarget.value, network: '' })}
      />
      <NativeSelect
        label={t`Network`}
        name="network"
        description={t`The one your transfer went through. On another it cannot be found.`}
        value={asked.network}
        data={networks.map(({ network_code, network_name }) => ({
          value: network_code,
          label: network_name || network_code,
        }))}
        onChange={event => change({ network: event.currentTarget.value })}
      />
      <MoneyInput
        label={t`Amount sent`}
        name="amount"
        currency={asked.currency}
        places={places(asked.currency)}
        value={asked.amount}
        onChange={next => change({ amount: next })}
        error={isChecked ? errors.amount : undefined}
      />
      <TextInput
        label={t`TXID`}
        name="txid"
        description={t`The transaction's id, as your wallet or exchange shows it.`}
        value={asked.txid}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        classNames={{ input: 'mono' }}
        onChange={event => change({ txid: event.currentTarget.value })}
        error={isChecked ? errors.txid : undefined}
      />
      {submit.isError && <Notice tone="wrong" title={words(problemOf(submit.error))} isUrgent />}
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
