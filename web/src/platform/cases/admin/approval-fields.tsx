import { useLingui } from '@lingui/react/macro'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { TxidInput } from '../../../parts/txid-input.tsx'
import { usePlaces } from '../../balances/member/use-places.ts'
import type { DecisionProps } from './decision-props.ts'
import { FeeFields, type NO_FEE } from './fee-fields.tsx'

type ApprovalFieldsProps = Pick<DecisionProps, 'came' | 'fee' | 'check' | 'externalId'> & {
  amount: string
  typedFee: typeof NO_FEE
  typedId: string
  isChecked: boolean
  idError: string | undefined
  onAmount: (amount: string) => void
  onFee: (fee: typeof NO_FEE) => void
  onId: (id: string) => void
}

/** Fields of an approval: the amount that came, the fee, and the transaction's id, of each where there is one. */
export function ApprovalFields({
  came,
  amount,
  fee,
  typedFee,
  check,
  externalId,
  typedId,
  isChecked,
  idError,
  onAmount,
  onFee,
  onId,
}: ApprovalFieldsProps) {
  const { t } = useLingui()
  const places = usePlaces()
  return (
    <>
      {came && (
        <MoneyInput
          label={t`Amount that came, if another`}
          name="amount"
          currency={came.currency}
          places={places(came.currency)}
          value={amount}
          onChange={onAmount}
        />
      )}
      {fee && (
        <FeeFields
          label={fee.label}
          currency={fee.currency}
          places={places(fee.currency)}
          typed={typedFee}
          onChange={onFee}
          hasRate={check !== undefined}
        />
      )}
      {externalId && (
        <ExternalId externalId={externalId} typedId={typedId} onId={onId} error={isChecked && idError} />
      )}
    </>
  )
}

type ExternalIdProps = Pick<ApprovalFieldsProps, 'typedId' | 'onId'> & {
  externalId: NonNullable<DecisionProps['externalId']>
  error: string | false | undefined
}

function ExternalId({ externalId, typedId, onId, error }: ExternalIdProps) {
  const { t } = useLingui()
  return (
    <TxidInput
      label={
        externalId === 'bank'
          ? t`Transaction ID at the bank, if any`
          : externalId.optional
            ? t`External TXID, if there is one`
            : t`TXID on the chain`
      }
      name="externalTxId"
      value={typedId}
      onChange={onId}
      error={error}
    />
  )
}
