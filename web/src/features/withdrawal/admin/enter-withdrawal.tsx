import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../client/call.ts'
import { useSubmit } from '../../../client/submit.ts'
import { isZero } from '../../../i18n/amount.ts'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { CurrencySelect } from '../../../platform/balances/member/currency-select.tsx'
import { useFiat } from '../../../platform/balances/member/use-fiat.ts'
import { usePlaces } from '../../../platform/balances/member/use-places.ts'
import { EntryForm, MemberInput } from '../../../platform/cases/admin/entry-form.tsx'
import { bankLabel, banksQuery } from '../../bank/member/queries.ts'

type Entry = { uid: string; source: 'wallet' | 'card'; currency: string; amount: string; bankId: string }
const EMPTY: Entry = { uid: '', source: 'wallet', currency: 'USD', amount: '', bankId: '' }

const enter = (body: Entry, attempt: string) => call('withdrawal.enter', { body, attempt })

/** Enters a withdrawal in a member's name, to an account of theirs; another administrator has to approve it. */
export function EnterWithdrawal({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(EMPTY)
  const [isChecked, setChecked] = useState(false)
  const entered = useSubmit(enter, { onSuccess: onDone })
  const { uid, amount, bankId } = typed
  const isMember = /^[1-9]\d*$/.test(uid)
  const { data: banks } = useQuery({ ...banksQuery(uid), enabled: isMember })
  const usable = banks?.filter(({ status }) => status === 1) ?? []
  const chosen = usable.find(({ id }) => id === bankId) ?? usable[0]
  const change = (next: Partial<typeof EMPTY>) => {
    entered.reset()
    setTyped({ ...typed, ...next })
  }
  const submit = () => {
    setChecked(true)
    if (chosen && !isZero(amount)) entered.mutate({ ...typed, bankId: chosen.id })
  }
  const bankError = isMember && banks ? t`This member has no approved bank account.` : undefined
  return (
    <EntryForm
      title={t`Enter a withdrawal`}
      action={t`Enter the withdrawal`}
      movesMoney
      entered={entered}
      onSubmit={submit}
      onBack={onDone}
      hint={t`Amount and fee are locked at once. Another administrator has to approve it.`}
    >
      <WithdrawalFields
        change={change}
        isChecked={isChecked}
        chosen={chosen}
        usable={usable}
        bankError={bankError}
        typed={typed}
      />
    </EntryForm>
  )
}

type WithdrawalFieldsProps = {
  change: (next: Partial<Entry>) => void
  isChecked: boolean
  chosen: wire.Bank | undefined
  usable: readonly wire.Bank[]
  bankError: string | undefined
  typed: Entry
}

function WithdrawalFields({ change, isChecked, chosen, usable, bankError, typed }: WithdrawalFieldsProps) {
  const { t } = useLingui()
  const places = usePlaces()
  const fiat = useFiat()
  const { uid, source, currency, amount } = typed
  const isMember = /^[1-9]\d*$/.test(uid)
  return (
    <>
      <MemberInput
        value={uid}
        onChange={next => change({ uid: next.trim() })}
        isMissing={isChecked && !isMember}
      />
      <NativeSelect
        label={t`To the bank account`}
        name="bankId"
        value={chosen?.id ?? ''}
        data={usable.map(bank => ({ value: bank.id, label: bankLabel(bank) }))}
        onChange={event => change({ bankId: event.currentTarget.value })}
        error={chosen ? undefined : bankError}
      />
      <FromSource change={change} source={source} />
      <CurrencySelect value={currency} onChange={currency => change({ currency })} codes={fiat} />
      <MoneyInput
        label={t`Amount the bank receives`}
        name="amount"
        currency={currency}
        places={places(currency)}
        value={amount}
        onChange={next => change({ amount: next })}
        error={isChecked && isZero(amount) ? t`Enter an amount above zero.` : undefined}
      />
    </>
  )
}

function FromSource({ change, source }: Pick<WithdrawalFieldsProps, 'change'> & { source: Entry['source'] }) {
  const { t } = useLingui()
  return (
    <NativeSelect
      label={t`From`}
      name="source"
      value={source}
      data={[
        { value: 'wallet', label: t`Wallet` },
        { value: 'card', label: t`Card` },
      ]}
      onChange={event => change({ source: event.currentTarget.value === 'card' ? 'card' : 'wallet' })}
    />
  )
}
