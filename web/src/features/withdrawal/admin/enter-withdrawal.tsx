import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../client/call.ts'
import { useSubmit } from '../../../client/submit.ts'
import { MISSING } from '../../../parts/error-words.ts'
import { aboveZero, type FormOf, useForm } from '../../../parts/form.tsx'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { CurrencySelect } from '../../../platform/balances/member/currency-select.tsx'
import { useFiat } from '../../../platform/balances/member/use-fiat.ts'
import { usePlaces } from '../../../platform/balances/member/use-places.ts'
import { EntryForm, MemberInput } from '../../../platform/cases/admin/entry-form.tsx'
import { bankLabel, banksQuery } from '../../bank/member/queries.ts'

type Entry = { uid: string; source: 'wallet' | 'card'; currency: string; amount: string; bankId: string }
const EMPTY: Entry = { uid: '', source: 'wallet', currency: 'USD', amount: '', bankId: '' }

const enter = (body: Entry, attempt: string) => call('withdrawal.enter', { body, attempt })

const isMember = (uid: string) => /^[1-9]\d*$/.test(uid)

/** The accounts that a withdrawal of a member may go to; nothing while they are not known. */
function useUsable(uid: string): readonly wire.Bank[] | undefined {
  const { data: banks } = useQuery({ ...banksQuery(uid), enabled: isMember(uid) })
  return isMember(uid) ? banks?.filter(({ status }) => status === 1) : undefined
}
const chosenOf = (usable: readonly wire.Bank[] | undefined, { bankId }: Entry) =>
  usable?.find(({ id }) => id === bankId) ?? usable?.[0]

/** Enters a withdrawal in a member's name, to an account of theirs; another administrator has to approve it. */
export function EnterWithdrawal({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const [uid, setUid] = useState('')
  const usable = useUsable(uid)
  const form = useForm({
    initial: EMPTY,
    rules: { uid: text => !isMember(text) && MISSING, amount: aboveZero },
    forgets: true,
    body: typed => {
      const chosen = chosenOf(usable, typed)
      return chosen && { ...typed, bankId: chosen.id }
    },
    send: useSubmit(enter, { onSuccess: onDone }),
  })
  const chosen = chosenOf(usable, form.typed)
  return (
    <EntryForm
      title={t`Enter a withdrawal`}
      action={t`Enter the withdrawal`}
      movesMoney
      form={form}
      onBack={onDone}
      hint={t`Amount and fee are locked at once. Another administrator has to approve it.`}
    >
      <MemberInput
        {...form.field('uid', t`User ID`)}
        onChange={next => {
          setUid(next.trim())
          form.change({ uid: next.trim() })
        }}
      />
      <NativeSelect
        {...form.text('bankId', t`To the bank account`)}
        value={chosen?.id ?? ''}
        data={usable?.map(bank => ({ value: bank.id, label: bankLabel(bank) })) ?? []}
        error={usable && !chosen ? t`This member has no approved bank account.` : undefined}
      />
      <Paid form={form} />
    </EntryForm>
  )
}

/** Where it comes from, in which currency, and how much. */
function Paid({ form }: { form: FormOf<Entry> }) {
  const { t } = useLingui()
  const places = usePlaces()
  const fiat = useFiat()
  const { currency } = form.typed
  return (
    <>
      <NativeSelect
        {...form.text('source', t`From`)}
        data={[
          { value: 'wallet', label: t`Wallet` },
          { value: 'card', label: t`Card` },
        ]}
      />
      <CurrencySelect value={currency} onChange={currency => form.change({ currency })} codes={fiat} />
      <MoneyInput
        {...form.field('amount', t`Amount the bank receives`)}
        currency={currency}
        places={places(currency)}
      />
    </>
  )
}
