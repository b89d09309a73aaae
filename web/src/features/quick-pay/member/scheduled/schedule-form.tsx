import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormOf, needed, useForm } from '../../../../parts/form.tsx'
import { atAmount, atLeast } from '../../../../parts/money-flow/amount-rules.ts'
import { MoneyForm } from '../../../../parts/money-flow/money-form.tsx'
import { MoneyInput } from '../../../../parts/money-input.tsx'
import { FromWallet } from '../../../../platform/balances/member/from-wallet.tsx'
import { walletsQuery } from '../../../../platform/balances/member/queries.ts'
import { usePlaces } from '../../../../platform/balances/member/use-places.ts'
import { calledAs } from '../contact-names.ts'
import { PayeeField } from '../payee-field.tsx'
import { contactsQuery, findPayee, sendPaymentCode } from '../queries.ts'
import { DAY_RULES, DaysFields } from './days-fields.tsx'
import type { Draft } from './draft.ts'

const LEAST = '0.01'

type ScheduleFormProps = {
  draft: Draft
  onChange: (change: Partial<Draft>) => void
  onBack: () => void
  /** The payee is found and the code is on its way. */
  onCodeSent: (payee: wire.Payee) => void
}

/** Whom, how much and when. The balance may be short today: the day decides. */
export function ScheduleForm({ draft, onChange, onBack, onCodeSent }: ScheduleFormProps) {
  const { t } = useLingui()
  const { data: wallets } = useQuery(walletsQuery)
  const places = usePlaces()
  const { currency } = draft
  const ask = useMutation({
    mutationFn: async ({ uid, amount }: Draft) => {
      const payee = await findPayee(uid)
      await sendPaymentCode({ uid: payee.uid, currency, amount })
      return payee
    },
    onSuccess: onCodeSent,
  })
  const form = useForm({
    kept: [draft, onChange],
    rules: { uid: needed, amount: atLeast(LEAST, currency), ...DAY_RULES },
    refused: atAmount,
    forgets: true,
    body: typed => typed,
    send: ask,
  })
  return (
    <MoneyForm
      form={form}
      label={t`Review the payment`}
      onBack={onBack}
      note={t`We e-mail you a code for this payee and this amount. Nothing is scheduled before you enter it.`}
    >
      <OfferedPayee form={form} />
      <FromWallet wallets={wallets} value={currency} onChange={next => form.change({ currency: next })} />
      <MoneyInput {...form.field('amount', t`Amount`)} currency={currency} places={places(currency)} />
      <DaysFields form={form} />
    </MoneyForm>
  )
}

/** The payee; contacts are offered while typing. */
function OfferedPayee({ form }: { form: FormOf<Draft> }) {
  const { t } = useLingui()
  const { data: contacts = [] } = useQuery(contactsQuery())
  return (
    <>
      <PayeeField
        {...form.field('uid', t`Whom to pay`)}
        description={t`User ID, e-mail address, phone number with its country code, or handle.`}
        list="scheduled-payees"
      />
      <datalist id="scheduled-payees">
        {contacts.map(each => (
          <option key={each.uid} value={each.uid}>
            {calledAs(each)}
          </option>
        ))}
      </datalist>
    </>
  )
}
