import { useLingui } from '@lingui/react/macro'
import type { FormOf } from '../../../parts/form.tsx'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { TxidInput } from '../../../parts/txid-input.tsx'
import { usePlaces } from '../../balances/member/use-places.ts'
import type { ApprovalTyped, DecisionProps } from './decision-props.ts'
import { FeeFields } from './fee-fields.tsx'

type ApprovalFieldsProps = Pick<DecisionProps, 'came' | 'fee' | 'check' | 'externalId'> & {
  form: FormOf<ApprovalTyped>
}

/** Fields of an approval: the amount that came, the fee, and the transaction's id, of each where there is one. */
export function ApprovalFields({ form, came, fee, check, externalId }: ApprovalFieldsProps) {
  const { t } = useLingui()
  const places = usePlaces()
  return (
    <>
      {came && (
        <MoneyInput
          {...form.field('amount', t`Amount that came, if another`)}
          currency={came.currency}
          places={places(came.currency)}
        />
      )}
      {fee && (
        <FeeFields
          label={fee.label}
          currency={fee.currency}
          places={places(fee.currency)}
          typed={form.typed.fee}
          onChange={typed => form.change({ fee: typed })}
          hasRate={check !== undefined}
        />
      )}
      {externalId && <ExternalId externalId={externalId} form={form} />}
    </>
  )
}

type ExternalIdProps = {
  externalId: NonNullable<DecisionProps['externalId']>
  form: FormOf<ApprovalTyped>
}

function ExternalId({ externalId, form }: ExternalIdProps) {
  const { t } = useLingui()
  const label =
    externalId === 'bank'
      ? t`Transaction ID at the bank, if any`
      : externalId.optional
        ? t`External TXID, if there is one`
        : t`TXID on the chain`
  return <TxidInput {...form.field('externalTxId', label)} />
}
