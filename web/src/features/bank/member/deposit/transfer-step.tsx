import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { amountText, isZero } from '../../../../i18n/amount.ts'
import { aboveZero, Form, sendsTo, useForm } from '../../../../parts/form.tsx'
import { FlowActions } from '../../../../parts/money-flow/flow-actions.tsx'
import { MoneyInput } from '../../../../parts/money-input.tsx'
import { usePlaces } from '../../../../platform/balances/member/use-places.ts'
import { useUserinfo } from '../../../../platform/members/member/queries.ts'
import { bankLabel, banksQuery } from '../queries.ts'
import type { DepositDraft } from './deposit-draft.ts'
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
  const { currency, amount } = draft
  const form = useForm({
    kept: [draft, onDraft],
    rules: { amount: aboveZero, proof: proof => proof === undefined && 'invalid' },
    body: typed => typed,
    send: sendsTo(() => onNext()),
  })
  const shown = isZero(amount) ? '' : amountText(amount, currency)
  const end = (
    <FlowActions label={shown ? t`Review ${shown}` : t`Review the transfer`} isBusy={false} onBack={onBack} />
  )
  return (
    <Form form={form} end={end}>
      <MoneyInput {...form.field('amount', t`Amount sent`)} currency={currency} places={places(currency)} />
      <FromBank bankId={draft.bankId} onBank={bankId => form.change({ bankId })} />
      <TransferProof proof={draft.proof} onUploaded={onProof} isAsked={form.isSubmitted} />
    </Form>
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
