import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { callForOne } from '../../../client/call.ts'
import type { Body } from '../../../client/contract.ts'
import { useSubmit } from '../../../client/submit.ts'
import { amountText, isZero } from '../../../i18n/amount.ts'
import { Facts } from '../../../parts/facts.tsx'
import { aboveZero, Form, type Kept, useForm } from '../../../parts/form.tsx'
import { Money } from '../../../parts/money.tsx'
import { isBelow } from '../../../parts/money-flow/limits.ts'
import { useReferenceRow } from '../../../parts/money-flow/money-rows.tsx'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { StepTitle } from '../../../parts/steps.tsx'
import { TxidInput, useTxidError } from '../../../parts/txid-input.tsx'
import { useStep } from '../../../parts/use-step.ts'
import { usePlaces } from '../../../platform/balances/member/use-places.ts'
import { HousePage } from '../../../platform/settings/member/house-page.tsx'
import { useLeastTransfer } from '../../chain/member/deposit-address/queries.ts'
import type { Where } from '../../chain/member/deposit-address/use-where.ts'

/** States coins that the member has sent. */
const submitTopUp = (body: Body<'topUp.submit'>, attempt: string) =>
  callForOne('topUp.submit', { body, attempt })

const STEPS = ['form', 'done'] as const
const EMPTY = { amount: '', txid: '' }
type Typed = typeof EMPTY

type TopUpFormProps = Where & { onShowList: () => void }

/** Tells finance which transfer to look for: amount and TXID, in the currency and on the network chosen beside. */
export function TopUpForm({ currency, network, onShowList }: TopUpFormProps) {
  const { t } = useLingui()
  const kept = useState(EMPTY)
  const [typed, setTyped] = kept
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
      <Transfer
        where={{ currency, network }}
        kept={kept}
        onSubmitted={id => {
          setSubmitted({ ...typed, currency, network, id })
          go('done')
        }}
      />
    </Panel>
  )
}

type TransferProps = { where: Where; kept: Kept<Typed>; onSubmitted: (id: string) => void }

function Transfer({ where, kept, onSubmitted }: TransferProps) {
  const { t } = useLingui()
  const places = usePlaces()
  const txidError = useTxidError()
  const { currency, network } = where
  const least = useLeastTransfer()(currency, network)
  const tooSmall = (amount: string) =>
    least?.currency === currency &&
    isBelow(amount, least.amount) && {
      kind: 'refused' as const,
      code: 'BELOW_MINIMUM',
      message: '',
      details: { minimum: least.amount, currency },
    }
  const form = useForm({
    kept,
    rules: {
      amount: amount => aboveZero(amount) || tooSmall(amount),
      txid: txid => txidError(txid.trim(), network),
    },
    forgets: true,
    body: ({ amount, txid }) => ({ ...where, amount, txid: txid.trim() }),
    send: useSubmit(submitTopUp, { onSuccess: ({ id }) => onSubmitted(id) }),
  })
  const typed = form.typed.amount
  const amount = isZero(typed) ? '' : amountText(typed, currency)
  const end = (
    <>
      <Button type="submit" size="lg" fullWidth loading={form.isBusy}>
        {amount ? t`Submit ${amount}` : t`Submit the transfer`}
      </Button>
      <p className="quiet">
        {t`Finance looks for the transfer on the chain, usually within one working day. Your wallet changes then, not before.`}
      </p>
    </>
  )
  return (
    <Form form={form} end={end}>
      <MoneyInput {...form.field('amount', t`Amount sent`)} currency={currency} places={places(currency)} />
      <TxidInput
        {...form.field('txid', t`TXID`)}
        description={
          <>
            {t`The transaction's id, as your wallet or exchange shows it.`}{' '}
            <HousePage setting="whatIsTxidUrl">{t`What is a TXID?`}</HousePage>
          </>
        }
      />
    </Form>
  )
}

type SubmittedProps = Typed & Where & { id: string; onAgain: () => void; onShowList: () => void }

function Submitted({ id, currency, network, amount, txid, onAgain, onShowList }: SubmittedProps) {
  const { t } = useLingui()
  const referenceRow = useReferenceRow()
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
            referenceRow(id),
          ]}
        />
        <div className="flow-actions mt-0">
          <Button variant="default" onClick={onAgain}>
            {t`Submit another`}
          </Button>
          <Button onClick={onShowList}>{t`See my top-ups`}</Button>
        </div>
      </div>
    </Panel>
  )
}
