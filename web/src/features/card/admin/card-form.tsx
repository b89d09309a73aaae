import { useLingui } from '@lingui/react/macro'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { type FormEvent, useState } from 'react'
import { noteDecided } from '../../../client/decided.ts'
import { problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { useSubmit } from '../../../client/submit.ts'
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

/** Form of a card's printed details and its state. The CVV is asked for and kept nowhere. */
export function CardForm({ card, onDone }: { card?: wire.AdminCard; onDone: () => void }) {
  const { t } = useLingui()
  const words = useProblemWords()
  const [typed, setTyped] = useState(() => typedOf(card))
  const [isChecked, setChecked] = useState(false)
  const save = useSubmit(saveCard, {
    onSuccess: () => {
      if (card) noteDecided(card.id, 'changed')
      onDone()
    },
  })
  const problem = save.isError ? problemOf(save.error) : undefined
  const issues = problem?.kind === 'wrong' ? problem.issues : []
  const isEntered = Boolean(card?.card_id)
  const errors = useErrors(typed, isEntered)
  const change = (name: keyof Typed) => (value: string) => setTyped({ ...typed, [name]: value })
  const errorOf = (name: keyof Typed) => {
    if (isChecked && errors[name]) return errors[name]
    return issues.some(({ path }) => path === name) ? t`This is not a valid entry.` : undefined
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (Object.values(errors).every(error => error === undefined)) save.mutate(bodyOf(typed, card))
  }
  const field = (name: keyof Typed, label: string, more: Parameters<typeof TextInput>[0] = {}) => (
    <TextInput
      label={label}
      name={name}
      autoComplete="off"
      value={typed[name]}
      onChange={event => change(name)(event.currentTarget.value)}
      error={errorOf(name)}
      {...more}
    />
  )
  return (
    <form onSubmit={submit} noValidate className="stack" style={{ maxWidth: 640, paddingBlock: 12, gap: 12 }}>
      {field('email', t`E-mail of the member`, { disabled: card !== undefined, inputMode: 'email' })}
      {field('card_id', t`Card ID, the issuer’s code`, { maxLength: 40 })}
      {field('card_number', t`Card number, 16 digits`, {
        inputMode: 'numeric',
        maxLength: 19,
        placeholder: isEntered ? `•••• ${card?.card_number}` : '',
        description: isEntered ? t`Empty: it stays as it is.` : undefined,
      })}
      {(!isEntered || typed.card_number) &&
        field('cvv', t`CVV, 3 digits`, {
          inputMode: 'numeric',
          maxLength: 3,
          description: t`We check its format and do not store it.`,
        })}
      {field('expiration_date', t`Expires, MM/YY`, { placeholder: '09/29', maxLength: 5 })}
      <NativeSelect
        label={t`State`}
        name="status"
        value={typed.status}
        data={[
          { value: '', label: t`As it is` },
          { value: '2', label: t`Active` },
          { value: '3', label: t`In arrears` },
          { value: '-1', label: t`Blocked` },
        ]}
        onChange={event => change('status')(event.currentTarget.value)}
      />
      {WITH_REASON.includes(typed.status) &&
        field('reason', t`Reason, as the member will read it`, { maxLength: 500 })}
      {card?.reason && <Notice tone="locked" title={card.reason} />}
      {problem && problem.kind !== 'wrong' && <Notice tone="wrong" title={words(problem)} isUrgent />}
      <div className="row wrap" style={{ gap: 10 }}>
        <Button type="submit" loading={save.isPending}>
          {t`Save`}
        </Button>
        <Button variant="default" onClick={onDone} disabled={save.isPending}>
          {t`Back`}
        </Button>
      </div>
    </form>
  )
}

function useErrors(typed: Typed, isEntered: boolean): Partial<Record<keyof Typed, string | undefined>> {
  const { t } = useLingui()
  const isNumbered = !isEntered || typed.card_number !== ''
  const needed = t`Please enter all fields`
  return {
    email: typed.email.trim() ? undefined : needed,
    card_id: typed.card_id.trim() ? undefined : needed,
    card_number:
      isNumbered && !/^\d{16}$/.test(typed.card_number.replaceAll(/[ -]/g, ''))
        ? t`A card number has 16 digits.`
        : undefined,
    cvv: isNumbered && !/^\d{3}$/.test(typed.cvv) ? t`A CVV has 3 digits.` : undefined,
    expiration_date: /^(0[1-9]|1[0-2])\/\d{2}$/.test(typed.expiration_date)
      ? undefined
      : t`Month and year, such as 09/29.`,
    reason:
      WITH_REASON.includes(typed.status) && !typed.reason.trim()
        ? t`Say why, in words the member can act on.`
        : undefined,
  }
}
