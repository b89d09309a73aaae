import { useLingui } from '@lingui/react/macro'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { problemOf } from '../../../client/problem.ts'
import { useSubmit } from '../../../client/submit.ts'
import { BooksHold, useBooksHold } from '../../../parts/books-hold.tsx'
import { Form, type FormOf, INVALID, needed, type Rules, useForm } from '../../../parts/form.tsx'
import { MoneyInput } from '../../../parts/money-input.tsx'
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
const RULES: Rules<Typed> = {
  card_id: needed,
  amount: needed,
  settlement_date: needed,
  purchase_date: needed,
  merchant: needed,
  network_transaction_id: needed,
}

const bodyOf = ({ kind, card_number, ...fields }: Typed) => ({
  ...fields,
  ...(card_number.trim() ? { card_number } : {}),
  ...(kind === 'purchase' || kind === 'credit'
    ? { type: 'spend' as const, spend_type: kind as 'purchase' | 'credit' }
    : { type: kind as Exclude<wire.CardLogKind, 'purchase' | 'credit'> }),
})

/** Words for a refused import, which are about the one row there is; nothing for any other problem. */
function useRowWords(): (thrown: unknown) => string | undefined {
  const rowWords = useRowProblemWords()
  return thrown => {
    const problem = problemOf(thrown)
    if (problem.kind !== 'refused' || problem.code !== 'IMPORT_REFUSED') return undefined
    const { problem: code = '', message = '' } = problem.details
    return rowWords({ code, message })
  }
}

/** One log of the network, typed in by hand. */
export function CardLogForm({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const rowWords = useRowWords()
  const isHeld = useBooksHold()
  const send = useSubmit(sendCardLog, { onSuccess: ({ proposal }) => !proposal && onDone() })
  const form = useForm({ initial: EMPTY, rules: RULES, wrong: () => INVALID, body: bodyOf, send })
  return (
    <Form
      form={form}
      words={rowWords}
      className="stack max-640 gap-12"
      end={
        <>
          <BooksHold isHeld={isHeld} />
          <div className="row wrap gap-10">
            <Button type="submit" loading={form.isBusy} disabled={isHeld}>
              {t`Book it`}
            </Button>
            <Button variant="default" onClick={onDone} disabled={form.isBusy}>
              {t`Back`}
            </Button>
          </div>
        </>
      }
    >
      <Fields form={form} />
      {send.data?.proposal && <WaitsForSecond />}
    </Form>
  )
}

function Fields({ form }: { form: FormOf<Typed> }) {
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
  return (
    <>
      <NativeSelect
        {...form.text('kind', t`Kind`)}
        data={[
          { value: 'purchase', label: t`Purchase` },
          { value: 'credit', label: t`Card credit` },
          { value: 'fee', label: t`Card fee` },
          { value: 'bonus', label: t`Bonus` },
          { value: 'referrer-bonus', label: t`Referrer bonus` },
          { value: 'referee-bonus', label: t`Referee bonus` },
        ]}
      />
      {(Object.keys(labels) as Exclude<keyof Typed, 'kind'>[]).map(name =>
        name === 'amount' ? (
          <MoneyInput
            key={name}
            {...form.field(name, labels[name])}
            currency={CARD_CURRENCY}
            places={places(CARD_CURRENCY)}
          />
        ) : (
          <TextInput
            key={name}
            {...form.text(name, labels[name])}
            type={name.endsWith('_date') ? 'date' : 'text'}
            autoComplete="off"
          />
        ),
      )}
    </>
  )
}
