import { useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { isAboutAmount, type Problem } from '../../../../client/problem.ts'
import { amountText, isZero } from '../../../../i18n/amount.ts'
import { aboveZero, type FormOf, useForm } from '../../../../parts/form.tsx'
import { atAmount, within } from '../../../../parts/money-flow/amount-rules.ts'
import { MoneyForm } from '../../../../parts/money-flow/money-form.tsx'
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
  const available = sendable?.available
  const most = useMost({ of: 'chain-send', addressId: payee.id })
  const resting = restingFault(payee)
  // While it is typed only what is said of the amount is shown.
  const said = !resting && preview.problem && isAboutAmount(preview.problem) ? preview.error : null
  const form = useForm({
    kept: [order, onOrder],
    atOnce: { addressId: () => resting, amount: within(available, currency) },
    rules: { amount: aboveZero },
    refused: problem => (isResting(problem) ? 'addressId' : atAmount(problem)),
    forgets: true,
    body: typed => typed,
    send: { ...check, error: check.error ?? said },
  })
  const shown = isZero(amount) ? '' : amountText(amount, currency)
  return (
    <MoneyForm
      form={form}
      label={shown ? t`Review ${shown}` : t`Review the transfer`}
      other={<ToBook />}
      note={t`We e-mail you a code for this address and this amount; then you enter your PAY code. Nothing moves before.`}
    >
      <Payee payee={payee} payees={payees} form={form} />
      <MoneyInput
        {...form.field('amount', t`Amount`)}
        currency={currency}
        places={places(currency)}
        available={available}
        most={most}
      />
      <FeeLine sendable={sendable} left={preview.problem ? undefined : preview.said?.arrives} />
    </MoneyForm>
  )
}

function ToBook() {
  const { t } = useLingui()
  return (
    <Button variant="default" size="lg" renderRoot={props => <Link {...props} to="/userbindccaddress" />}>
      {t`Address book`}
    </Button>
  )
}

const RESTING = 'ADDRESS_RESTING'
const isResting = (problem: Problem) => problem.kind === 'refused' && problem.code === RESTING

/** That the chosen address rests, by the book, as the server would refuse it; nothing where it does not. */
const restingFault = ({ usable_date }: wire.BoundAddress): Problem | undefined =>
  usable_date === null
    ? undefined
    : { kind: 'refused', code: RESTING, message: '', details: { from: usable_date } }

type PayeeProps = Pick<FormStepProps, 'payee' | 'payees'> & { form: FormOf<Order> }

/** To which entry of the address book, with its address in full. */
function Payee({ payee, payees, form }: PayeeProps) {
  const { t } = useLingui()
  return (
    <>
      <NativeSelect
        {...form.text('addressId', t`To`)}
        value={payee.id}
        data={payees.map(each => ({ value: each.id, label: addressLabel(each) }))}
      />
      <p className="mono quiet break-anywhere">{payee.address}</p>
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
