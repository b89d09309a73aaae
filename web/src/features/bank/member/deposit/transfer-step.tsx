import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { amountText, isZero } from '../../../../i18n/amount.ts'
import { FlowActions } from '../../../../parts/money-flow/flow-actions.tsx'
import { MoneyInput } from '../../../../parts/money-input.tsx'
import { usePlaces } from '../../../../platform/balances/member/use-places.ts'
import { useUserinfo } from '../../../../platform/members/member/queries.ts'
import { bankLabel, banksQuery } from '../queries.ts'
import { type DepositDraft, isWhole } from './deposit-draft.ts'
import { TransferProof } from './transfer-proof.tsx'

type TransferStepProps = {
  draft: DepositDraft
  onDraft: (draft: DepositDraft) => void
  /** The proof's id, which may come after this step was left; nothing while another is on its way. */
  onProof: (proof: string | undefined) => void
  onBack: () => void
  onNext: () => void
}

/** How much was sent, from where, and the proof of it. */
export function TransferStep({ draft, onDraft, onProof, onBack, onNext }: TransferStepProps) {
  const { t } = useLingui()
  const places = usePlaces()
  const [isChecked, setChecked] = useState(false)
  const { currency, amount } = draft
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isWhole(draft)) onNext()
  }
  const shown = isZero(amount) ? '' : amountText(amount, currency)
  return (
    <form onSubmit={submit} noValidate className="stack">
      <MoneyInput
        label={t`Amount sent`}
        name="amount"
        currency={currency}
        places={places(currency)}
        value={amount}
        onChange={next => onDraft({ ...draft, amount: next })}
        error={isChecked && isZero(amount) ? t`Enter an amount above zero.` : undefined}
      />
      <FromBank bankId={draft.bankId} onBank={bankId => onDraft({ ...draft, bankId })} />
      <TransferProof proof={draft.proof} onUploaded={onProof} isAsked={isChecked} />
      <FlowActions
        label={shown ? t`Review ${shown}` : t`Review the transfer`}
        isBusy={false}
        onBack={onBack}
      />
    </form>
  )
}

/** Which of the member's approved accounts it comes from, where there is one. */
function FromBank({ bankId, onBank }: { bankId: string; onBank: (bankId: string) => void }) {
  const { t } = useLingui()
  const user = useUserinfo()
  const { data: banks = [] } = useQuery({ ...banksQuery(user?.uid ?? ''), enabled: user !== undefined })
  const own = banks.filter(({ status }) => status === 1)
  if (own.length === 0) return null
  return (
    <NativeSelect
      label={t`From my bank account`}
      name="bankId"
      value={bankId}
      data={[
        { value: '', label: t`Another account of mine` },
        ...own.map(bank => ({ value: bank.id, label: bankLabel(bank) })),
      ]}
      onChange={event => onBank(event.currentTarget.value)}
    />
  )
}
