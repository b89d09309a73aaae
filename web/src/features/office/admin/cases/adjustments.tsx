import { useLingui } from '@lingui/react/macro'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSubmit } from '../../../../client/submit.ts'
import { isZero } from '../../../../parts/amount.ts'
import { Facts } from '../../../../parts/facts.tsx'
import { useListSearch } from '../../../../parts/list-search.ts'
import { Money } from '../../../../parts/money.tsx'
import { MoneyInput } from '../../../../parts/money-input.tsx'
import { utcText } from '../../../../parts/time.ts'
import { ReviewState } from '../../../bank/member/bank-status.tsx'
import { currenciesQuery } from '../../../wallet/member/queries.ts'
import { usePlaces } from '../../../wallet/member/use-places.ts'
import { CaseList, type CaseSearch } from './case-list.tsx'
import { Decision } from './decision.tsx'
import { EntryForm, MemberInput } from './entry-form.tsx'
import { addAsset, casesQuery } from './queries.ts'
import { useStates } from './states.ts'

/** Money added or taken away by hand, and what waits for a second administrator. */
export function AdjustmentCases() {
  const { t } = useLingui()
  const { states, usual } = useStates()
  const { search } = useListSearch<CaseSearch>()
  const [isAdding, setAdding] = useState(false)
  const query = useQuery(casesQuery({ name: 'office.adjustments' }, search, 'status'))
  return (
    <CaseList
      title={t`Adjustments`}
      form={isAdding && <AddAsset onDone={() => setAdding(false)} />}
      aside={
        <Button size="sm" onClick={() => setAdding(!isAdding)}>
          {t`Adjust a wallet`}
        </Button>
      }
      query={query}
      states={states}
      usual={usual}
      what={row => row.reason}
      amount={row => (
        <Money amount={row.amount} currency={row.currency} kind="flow" size="sm" isStrong exact />
      )}
      state={row => <ReviewState status={row.status} />}
      isOpen={row => row.status === 0}
      below={(row, onDecided) => (
        <div className="case">
          <Facts
            rows={[
              { label: t`Entered by`, value: <span className="figures">{row.entered_by}</span> },
              {
                label: t`Entered`,
                value: <span className="figures">{utcText(row.created_date)}</span>,
              },
              { label: t`E-mail`, value: row.email },
              { label: t`Reason`, value: row.reason },
              row.rejection !== null && { label: t`Rejected because`, value: row.rejection },
            ]}
          />
          {row.status === 0 ? (
            <Decision
              id={row.id}
              uid={row.uid}
              enteredBy={row.entered_by}
              approve={{ call: 'office.approveAdjustment' }}
              approveLabel={t`Approve the adjustment`}
              reject={{ call: 'office.rejectAdjustment' }}
              onDecided={onDecided}
            />
          ) : (
            <ReviewState status={row.status} />
          )}
        </div>
      )}
    />
  )
}

const EMPTY = { uid: '', currency: 'USD', amount: '', reason: '', sign: '' }

/** Adds money to a wallet, or takes it away. */
function AddAsset({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const places = usePlaces()
  const { data: currencies = [] } = useQuery(currenciesQuery)
  const [typed, setTyped] = useState(EMPTY)
  const [isChecked, setChecked] = useState(false)
  const add = useSubmit(addAsset, { onSuccess: onDone })
  const { uid, currency, amount, reason, sign } = typed
  const change = (next: Partial<typeof EMPTY>) => setTyped({ ...typed, ...next })
  const submit = () => {
    setChecked(true)
    if (!uid.trim() || !reason.trim() || isZero(amount)) return
    add.mutate({ uid: uid.trim(), currency, amount: `${sign}${amount}`, reason: reason.trim() })
  }
  return (
    <EntryForm
      title={t`Adjust a wallet`}
      action={t`Enter the adjustment`}
      movesMoney
      entered={add}
      onSubmit={submit}
      onBack={onDone}
      hint={t`Above the limit of the settings, a second administrator has to approve it.`}
    >
      <MemberInput
        value={uid}
        onChange={next => change({ uid: next })}
        isMissing={isChecked && !uid.trim()}
      />
      <NativeSelect
        label={t`What happens`}
        name="sign"
        value={sign}
        data={[
          { value: '', label: t`Add to the wallet` },
          { value: '-', label: t`Take out of the wallet` },
        ]}
        onChange={event => change({ sign: event.currentTarget.value })}
      />
      <NativeSelect
        label={t`Currency`}
        name="currency"
        value={currency}
        data={currencies.map(({ currency_code }) => currency_code)}
        onChange={event => change({ currency: event.currentTarget.value })}
      />
      <MoneyInput
        label={t`Amount`}
        name="amount"
        currency={currency}
        places={places(currency)}
        value={amount}
        onChange={next => change({ amount: next })}
        error={isChecked && isZero(amount) ? t`Enter an amount above zero.` : undefined}
      />
      <TextInput
        label={t`Reason, as the member will read it`}
        name="reason"
        value={reason}
        maxLength={500}
        onChange={event => change({ reason: event.currentTarget.value })}
        error={isChecked && !reason.trim() ? t`Please enter all fields` : undefined}
      />
    </EntryForm>
  )
}
