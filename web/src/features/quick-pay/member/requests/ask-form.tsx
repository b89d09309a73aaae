import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useMutation } from '@tanstack/react-query'
import { needed, useForm } from '../../../../parts/form.tsx'
import { atAmount, atLeast } from '../../../../parts/money-flow/amount-rules.ts'
import { MoneyForm } from '../../../../parts/money-flow/money-form.tsx'
import { MoneyInput } from '../../../../parts/money-input.tsx'
import { CurrencySelect } from '../../../../platform/balances/member/currency-select.tsx'
import { usePlaces } from '../../../../platform/balances/member/use-places.ts'
import { longestNote } from '../../../../platform/codes/member/code-text.ts'
import { PayeeField } from '../payee-field.tsx'
import { findPayee } from '../queries.ts'

const LEAST = '0.01'

/** Fields of a request, as typed. */
export type AskDraft = {
  readonly uid: string
  readonly currency: string
  readonly amount: string
  readonly note: string
}

type AskFormProps = {
  draft: AskDraft
  onChange: (change: Partial<AskDraft>) => void
  onBack: () => void
  /** The member who is asked is there. */
  onFound: (payer: wire.Payee) => void
}

/** The member who is asked, the amount and its purpose. */
export function AskForm({ draft, onChange, onBack, onFound }: AskFormProps) {
  const { t } = useLingui()
  const places = usePlaces()
  const { currency } = draft
  const form = useForm({
    kept: [draft, onChange],
    rules: { uid: needed, amount: atLeast(LEAST, currency) },
    refused: atAmount,
    forgets: true,
    body: ({ uid }) => uid,
    send: useMutation({ mutationFn: findPayee, onSuccess: onFound }),
  })
  return (
    <MoneyForm
      form={form}
      label={t`Review the request`}
      onBack={onBack}
      note={t`You see the member’s name before you ask. A request can be paid for 30 days.`}
    >
      <PayeeField
        {...form.field('uid', t`Whom to ask`)}
        description={t`User ID, e-mail address, phone number with its country code, or handle.`}
      />
      <CurrencySelect value={currency} onChange={next => form.change({ currency: next })} />
      <MoneyInput {...form.field('amount', t`Amount`)} currency={currency} places={places(currency)} />
      <TextInput
        {...form.text('note', t`Note (may stay empty)`)}
        description={t`What it is for. The member you ask reads it.`}
        autoComplete="off"
        maxLength={longestNote}
      />
    </MoneyForm>
  )
}
