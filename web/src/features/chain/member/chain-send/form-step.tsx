import { useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import { Decimal, type wire } from '@strongroom/shared'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { isAboutAmount, problemOf } from '../../../../client/problem.ts'
import { useProblemWords } from '../../../../client/problem-words.ts'
import { amountText, isZero } from '../../../../parts/amount.ts'
import { MoneyInput } from '../../../../parts/money-input.tsx'
import { Notice } from '../../../../parts/notice.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { shortOf } from '../../../wallet/member/limits.ts'
import { usePlaces } from '../../../wallet/member/use-places.ts'
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

/** To whom and how much. Checked with the server before the code is sent. */
export function FormStep({ order, payee, payees, onOrder, onCodeSent }: FormStepProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const places = usePlaces()
  const [isChecked, setChecked] = useState(false)
  const { currency, network } = payee
  const { amount } = order
  const { data: sendable } = useQuery(sendableQuery(currency, network))
  const check = useMutation({
    mutationFn: async (asked: Order) => {
      const result = await checkSend(asked)
      await sendChainCode(asked, currency)
      return result
    },
    onSuccess: onCodeSent,
  })
  const fee = sendable?.fee ?? undefined
  const short = shortOf(amount, sendable?.available)
  const isEaten = fee !== undefined && !isZero(amount) && !new Decimal(amount).greaterThan(fee)
  const refusal = (code: string, details: Record<string, string>) =>
    words({ kind: 'refused', code, message: '', details })
  const problem = check.isError ? problemOf(check.error) : undefined
  const isAmountRefused = problem !== undefined && isAboutAmount(problem)
  const error = short
    ? refusal('INSUFFICIENT_FUNDS', { currency, short })
    : isEaten
      ? refusal('FEE_ABOVE_AMOUNT', {})
      : isChecked && isZero(amount)
        ? t`Enter an amount above zero.`
        : isAmountRefused
          ? words(problem)
          : undefined
  const change = (next: Partial<Order>) => {
    check.reset()
    onOrder({ ...order, ...next })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!short && !isEaten && !isZero(amount)) check.mutate(order)
  }
  const shown = isZero(amount) ? '' : amountText(amount, currency)
  return (
    <form onSubmit={submit} noValidate>
      <Panel>
        <div className="stack">
          <NativeSelect
            label={t`To`}
            name="addressId"
            value={order.addressId}
            data={payees.map(each => ({ value: each.id, label: addressLabel(each) }))}
            onChange={event => change({ addressId: event.currentTarget.value })}
          />
          <p className="mono quiet" style={{ overflowWrap: 'anywhere' }}>
            {payee.address}
          </p>
          <MoneyInput
            label={t`Amount`}
            name="amount"
            currency={currency}
            places={places(currency)}
            value={amount}
            onChange={next => change({ amount: next })}
            available={sendable?.available}
            error={error}
          />
          <FeeLine sendable={sendable} amount={amount} isShort={isEaten} />
          {problem && !isAmountRefused && <Notice tone="wrong" title={words(problem)} isUrgent />}
        </div>
      </Panel>
      <div className="flow-actions">
        <Button variant="default" size="lg" renderRoot={props => <Link {...props} to="/userbindccaddress" />}>
          {t`Address book`}
        </Button>
        <Button type="submit" size="lg" loading={check.isPending}>
          {shown ? t`Review ${shown}` : t`Review the transfer`}
        </Button>
      </div>
      <p className="quiet" style={{ marginTop: 14 }}>
        {t`We e-mail you a code for this address and this amount; then you enter your PAY code. Nothing moves before.`}
      </p>
    </form>
  )
}

type FeeLineProps = { sendable: wire.Sendable | undefined; amount: string; isShort: boolean }

/** What it costs and what arrives; the line keeps its room while that is not known. */
function FeeLine({ sendable, amount, isShort }: FeeLineProps) {
  const { t } = useLingui()
  if (!sendable) return <p className="quiet">{'\u00a0'}</p>
  const { currency, network, fee } = sendable
  if (fee === null)
    return <Notice tone="locked" title={t`${currency} cannot be sent over ${network} at present.`} />
  const cost = amountText(fee, currency)
  const rest = isZero(amount) || isShort ? undefined : new Decimal(amount).minus(fee).toFixed()
  const arrives = rest && amountText(rest, currency)
  return (
    <p className="quiet">
      {t`The fee of ${cost} comes out of the amount.`}
      {arrives && <> {t`${arrives} will arrive.`}</>}
    </p>
  )
}
