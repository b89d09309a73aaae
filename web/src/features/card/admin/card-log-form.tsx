import { useLingui } from '@lingui/react/macro'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { type FormEvent, useState } from 'react'
import { type Problem, problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { useSubmit } from '../../../client/submit.ts'
import { BooksHold, useBooksHold } from '../../../parts/books-hold.tsx'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { usePlaces } from '../../../platform/balances/member/use-places.ts'
import { WaitsForSecond } from '../../../platform/cases/admin/waits-for-second.tsx'
import { sendCardLog } from './queries.ts'
import { useRowProblemWords } from './words.tsx'

const EMPTY = {
  kind: 'purchase',
  card_id: '',
  card_number: '',
  amount: '',
  settlement_date: '',
  purchase_date: '',
  merchant: '',
  network_transaction_id: '',
  mcc: '',
  description: '',
  memo: '',
}
type Typed = typeof EMPTY
/** Currency of the cards, unless a row says otherwise. */
const CARD_CURRENCY = 'USD'
type Name = keyof Typed
const NEEDED: readonly Name[] = [
  'card_id',
  'amount',
  'settlement_date',
  'purchase_date',
  'merchant',
  'network_transaction_id',
]

const bodyOf = ({ kind, card_number, ...fields }: Typed) => ({
  ...fields,
  ...(card_number.trim() ? { card_number } : {}),
  ...(kind === 'purchase' || kind === 'credit'
    ? { type: 'spend' as const, spend_type: kind as 'purchase' | 'credit' }
    : { type: kind as Exclude<wire.CardLogKind, 'purchase' | 'credit'> }),
})

/** Words for a problem; those of a refused import are about the one row there is. */
function useWords(): (problem: Problem) => string {
  const words = useProblemWords()
  const rowWords = useRowProblemWords()
  return problem => {
    if (problem.kind !== 'refused' || problem.code !== 'IMPORT_REFUSED') return words(problem)
    const { problem: code = '', message = '' } = problem.details
    return rowWords({ code, message })
  }
}

/** One log of the network, typed in by hand. */
export function CardLogForm({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const words = useWords()
  const [typed, setTyped] = useState(EMPTY)
  const [isChecked, setChecked] = useState(false)
  const isHeld = useBooksHold()
  const send = useSubmit(sendCardLog, { onSuccess: ({ proposal }) => !proposal && onDone() })
  const problem = send.isError ? problemOf(send.error) : undefined
  const issues = problem?.kind === 'wrong' ? problem.issues : []
  const errorOf = (name: Name) => {
    if (isChecked && NEEDED.includes(name) && !typed[name].trim()) return t`Please enter all fields`
    return issues.some(({ path }) => path === name) ? t`This is not a valid entry.` : undefined
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (NEEDED.every(name => typed[name].trim())) send.mutate(bodyOf(typed))
  }
  return (
    <form onSubmit={submit} noValidate className="stack" style={{ maxWidth: 640, gap: 12 }}>
      <Fields typed={typed} errorOf={errorOf} onChange={setTyped} />
      {send.data?.proposal && <WaitsForSecond />}
      {problem && <Notice tone="wrong" title={words(problem)} isUrgent />}
      <BooksHold isHeld={isHeld} />
      <div className="row wrap" style={{ gap: 10 }}>
        <Button type="submit" loading={send.isPending} disabled={isHeld}>
          {t`Book it`}
        </Button>
        <Button variant="default" onClick={onDone} disabled={send.isPending}>
          {t`Back`}
        </Button>
      </div>
    </form>
  )
}

type FieldsProps = {
  typed: Typed
  errorOf: (name: Name) => string | undefined
  onChange: (typed: Typed) => void
}

function Fields({ typed, errorOf, onChange }: FieldsProps) {
  const { t } = useLingui()
  const places = usePlaces()
  const labels = {
    card_id: t`Card ID, the issuer’s code`,
    card_number: t`Card number or its last 4 digits, to be sure`,
    amount: t`Amount`,
    settlement_date: t`Settlement date`,
    purchase_date: t`Purchase date`,
    merchant: t`Merchant`,
    network_transaction_id: t`Network transaction ID`,
    mcc: t`MCC`,
    description: t`Description`,
    memo: t`Memo`,
  }
  const change = (name: Name) => (event: { currentTarget: { value: string } }) =>
    onChange({ ...typed, [name]: event.currentTarget.value })
  return (
    <>
      <NativeSelect
        label={t`Kind`}
        name="kind"
        value={typed.kind}
        data={[
          { value: 'purchase', label: t`Purchase` },
          { value: 'credit', label: t`Card credit` },
          { value: 'fee', label: t`Card fee` },
          { value: 'bonus', label: t`Bonus` },
          { value: 'referrer-bonus', label: t`Referrer bonus` },
          { value: 'referee-bonus', label: t`Referee bonus` },
        ]}
        onChange={change('kind')}
      />
      {(Object.keys(labels) as Exclude<Name, 'kind'>[]).map(name =>
        name === 'amount' ? (
          <MoneyInput
            key={name}
            label={labels[name]}
            name={name}
            currency={CARD_CURRENCY}
            places={places(CARD_CURRENCY)}
            value={typed[name]}
            onChange={amount => onChange({ ...typed, amount })}
            error={errorOf(name)}
          />
        ) : (
          <TextInput
            key={name}
            label={labels[name]}
            name={name}
            type={name.endsWith('_date') ? 'date' : 'text'}
            autoComplete="off"
            value={typed[name]}
            onChange={change(name)}
            error={errorOf(name)}
          />
        ),
      )}
    </>
  )
}
