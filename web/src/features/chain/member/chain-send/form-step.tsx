import { useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { isAboutAmount, type Problem, problemOf } from '../../../../client/problem.ts'
import { useProblemWords } from '../../../../client/problem-words.ts'
import { amountText, isZero } from '../../../../i18n/amount.ts'
import { MoneyForm } from '../../../../parts/money-flow/money-form.tsx'
import { useAmountError } from '../../../../parts/money-flow/use-amount-error.ts'
import { usePreview } from '../../../../parts/money-flow/use-preview.ts'
import { MoneyInput } from '../../../../parts/money-input.tsx'
import { Notice } from '../../../../parts/notice.tsx'
import { useMost } from '../../../../platform/balances/member/use-most.ts'
import { usePlaces } from '../../../../platform/balances/member/use-places.ts'
import { addressLabel } from '../address-book/queries.ts'
import { checkSend, type Order, sendableQuery, sendChainCode } from './queries.ts'

type FormStepProps = {
  order: Order
  payee: wire.BoundAddress
  payees: readonly wire.BoundAddress[]
  onOrder: (order: Order) => void
  /** The amount can be sent and the code for it is on its way. */
  onCodeSent: (check: wire.ChainSendCheck) => void
}

/** To whom and how much. The server says what arrives while it is typed, and once more before the code is sent. */
export function FormStep({ order, payee, payees, onOrder, onCodeSent }: FormStepProps) {
  const { t } = useLingui()
  const places = usePlaces()
  const [isChecked, setChecked] = useState(false)
  const { currency, network } = payee
  const { amount } = order
  const { data: sendable } = useQuery(sendableQuery(currency, network))
  const preview = usePreview('chain-send', checkSend, isZero(amount) ? undefined : order)
  const check = useMutation({
    mutationFn: async (asked: Order) => {
      const result = await checkSend(asked)
      await sendChainCode(asked, currency)
      return result
    },
    onSuccess: onCodeSent,
  })
  const problem = check.isError ? problemOf(check.error) : ofAmount(preview.problem)
  const available = sendable?.available
  const most = useMost({ of: 'chain-send', addressId: payee.id })
  const resting = useResting(payee, problem)
  const { error, other, isFine } = useAmountError({
    currency,
    amount,
    available,
    problem: resting ? undefined : problem,
    isChecked,
  })
  const change = (next: Partial<Order>) => {
    check.reset()
    onOrder({ ...order, ...next })
  }
  const submit = () => {
    setChecked(true)
    if (isFine && !payee.usable_date) check.mutate(order)
  }
  const shown = isZero(amount) ? '' : amountText(amount, currency)
  return (
    <MoneyForm
      onSubmit={submit}
      problem={other}
      label={shown ? t`Review ${shown}` : t`Review the transfer`}
      isBusy={check.isPending}
      other={<ToBook />}
      note={t`We e-mail you a code for this address and this amount; then you enter your PAY code. Nothing moves before.`}
    >
      <Payee payee={payee} payees={payees} error={resting} onChange={addressId => change({ addressId })} />
      <MoneyInput
        label={t`Amount`}
        name="amount"
        currency={currency}
        places={places(currency)}
        value={amount}
        onChange={next => change({ amount: next })}
        available={available}
        most={most}
        error={error}
      />
      <FeeLine sendable={sendable} left={preview.problem ? undefined : preview.said?.arrives} />
    </MoneyForm>
  )
}

/** While it is typed only what is said of the amount is shown. */
const ofAmount = (problem: Problem | undefined) => (problem && isAboutAmount(problem) ? problem : undefined)

function ToBook() {
  const { t } = useLingui()
  return (
    <Button variant="default" size="lg" renderRoot={props => <Link {...props} to="/userbindccaddress" />}>
      {t`Address book`}
    </Button>
  )
}

/** Says that the chosen address rests, by the book or by the server's answer; nothing where it does not. */
function useResting({ usable_date }: wire.BoundAddress, problem: Problem | undefined): string | undefined {
  const words = useProblemWords()
  if (problem?.kind === 'refused' && problem.code === 'ADDRESS_RESTING') return words(problem)
  if (usable_date === null) return undefined
  return words({ kind: 'refused', code: 'ADDRESS_RESTING', message: '', details: { from: usable_date } })
}

type PayeeProps = Pick<FormStepProps, 'payee' | 'payees'> & {
  error: string | undefined
  onChange: (addressId: string) => void
}

/** To which entry of the address book, with its address in full. */
function Payee({ payee, payees, error, onChange }: PayeeProps) {
  const { t } = useLingui()
  return (
    <>
      <NativeSelect
        label={t`To`}
        name="addressId"
        value={payee.id}
        error={error}
        data={payees.map(each => ({ value: each.id, label: addressLabel(each) }))}
        onChange={event => onChange(event.currentTarget.value)}
      />
      <p className="mono quiet" style={{ overflowWrap: 'anywhere' }}>
        {payee.address}
      </p>
    </>
  )
}

type FeeLineProps = { sendable: wire.Sendable | undefined; left: string | undefined }

/** Fee of the send and the amount that arrives, as the server says; the line keeps its room until then. */
function FeeLine({ sendable, left }: FeeLineProps) {
  const { t } = useLingui()
  if (!sendable) return <p className="quiet">{'\u00a0'}</p>
  const { currency, network, fee } = sendable
  if (fee === null)
    return <Notice tone="locked" title={t`${currency} cannot be sent over ${network} at present.`} />
  const cost = amountText(fee, currency)
  const arrives = left && amountText(left, currency)
  return (
    <p className="quiet">
      {t`The fee of ${cost} comes out of the amount.`}
      {arrives && <> {t`${arrives} will arrive.`}</>}
    </p>
  )
}
