import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { noteDecided } from '../../../client/decided.ts'
import { useSubmit } from '../../../client/submit.ts'
import { Form, INVALID, needed, type Rules, useForm } from '../../../parts/form.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { saveCard } from './queries.ts'

type Typed = Readonly<
  Record<'email' | 'card_id' | 'card_number' | 'cvv' | 'expiration_date' | 'status' | 'reason', string>
>
/** Blocked, and in arrears: the member reads why. */
const WITH_REASON: readonly string[] = ['-1', '3']

const typedOf = (card: wire.AdminCard | undefined): Typed => ({
  email: card?.email ?? '',
  card_id: card?.card_id ?? '',
  card_number: '',
  cvv: '',
  expiration_date: card?.expiration_date ?? '',
  status: card && card.card_id === null ? '2' : '',
  reason: '',
})

/** A card that has been entered keeps its number unless another is typed. */
const bodyOf = (typed: Typed, card: wire.AdminCard | undefined) => {
  const { status, card_number, cvv, ...rest } = typed
  const set = status === '' ? {} : { status: Number(status) as 2 | 3 | -1 }
  const isEntered = Boolean(card?.card_id)
  return isEntered && card
    ? { id: card.id, ...rest, ...set, ...(card_number ? { card_number, cvv } : {}) }
    : { ...rest, ...set, card_number, cvv }
}

const rulesOf = (isEntered: boolean): Rules<Typed> => {
  const isNumbered = ({ card_number }: Typed) => !isEntered || card_number !== ''
  return {
    email: needed,
    card_id: needed,
    card_number: (text, typed) =>
      isNumbered(typed) &&
      !/^\d{16}$/.test(text.replaceAll(/[ -]/g, '')) &&
      msg`A card number has 16 digits.`,
    cvv: (text, typed) => isNumbered(typed) && !/^\d{3}$/.test(text) && msg`A CVV has 3 digits.`,
    expiration_date: text => !/^(0[1-9]|1[0-2])\/\d{2}$/.test(text) && msg`Month and year, such as 09/29.`,
    reason: (text, { status }) =>
      WITH_REASON.includes(status) && !text.trim() && msg`Say why, in words the member can act on.`,
  }
}

/** Form of a card's printed details and its state. The CVV is asked for and kept nowhere. */
export function CardForm({ card, onDone }: { card?: wire.AdminCard; onDone: () => void }) {
  const { t } = useLingui()
  const save = useSubmit(saveCard, {
    onSuccess: () => {
      if (card) noteDecided(card.id, 'changed')
      onDone()
    },
  })
  const isEntered = Boolean(card?.card_id)
  const form = useForm({
    initial: () => typedOf(card),
    rules: rulesOf(isEntered),
    wrong: () => INVALID,
    body: typed => bodyOf(typed, card),
    send: save,
  })
  const { card_number, status } = form.typed
  const line = (name: keyof Typed, label: string, more: Parameters<typeof TextInput>[0] = {}) => (
    <TextInput {...form.text(name, label)} autoComplete="off" {...more} />
  )
  return (
    <Form
      form={form}
      className="stack max-640 py-12 gap-12"
      end={
        <div className="row wrap gap-10">
          <Button type="submit" loading={form.isBusy}>
            {t`Save`}
          </Button>
          <Button variant="default" onClick={onDone} disabled={form.isBusy}>
            {t`Back`}
          </Button>
        </div>
      }
    >
      {line('email', t`E-mail of the member`, { disabled: card !== undefined, inputMode: 'email' })}
      {line('card_id', t`Card ID, the issuer’s code`, { maxLength: 40 })}
      {line('card_number', t`Card number, 16 digits`, {
        inputMode: 'numeric',
        maxLength: 19,
        placeholder: isEntered ? `•••• ${card?.card_number}` : '',
        description: isEntered ? t`Empty: it stays as it is.` : undefined,
      })}
      {(!isEntered || card_number) &&
        line('cvv', t`CVV, 3 digits`, {
          inputMode: 'numeric',
          maxLength: 3,
          description: t`We check its format and do not store it.`,
        })}
      {line('expiration_date', t`Expires, MM/YY`, { placeholder: '09/29', maxLength: 5 })}
      <NativeSelect
        {...form.text('status', t`State`)}
        data={[
          { value: '', label: t`As it is` },
          { value: '2', label: t`Active` },
          { value: '3', label: t`In arrears` },
          { value: '-1', label: t`Blocked` },
        ]}
      />
      {WITH_REASON.includes(status) &&
        line('reason', t`Reason, as the member will read it`, { maxLength: 500 })}
      {card?.reason && <Notice tone="locked" title={card.reason} />}
    </Form>
  )
}
