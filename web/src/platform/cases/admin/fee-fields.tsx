import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isZero } from '../../../i18n/amount.ts'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { NumberField } from '../../../parts/number-field.tsx'

/** A fee as it is typed: an amount, or a share of the case's amount; both empty for the fee that holds anyway. */
export type TypedFee = { readonly fee: string; readonly feeRate: string }
/** Both fields empty: the usual fee holds. */
export const NO_FEE: TypedFee = { fee: '', feeRate: '' }

/** The fields of a call that say the typed fee. */
export const feeSent = ({ fee, feeRate }: TypedFee): { fee?: string; feeRate?: string } => {
  if (fee !== '') return { fee: isZero(fee) ? '0' : fee }
  return feeRate === '' ? {} : { feeRate }
}

/** Whether the typed rate is one: a share below the whole. */
export const isRateRight = ({ feeRate }: TypedFee): boolean => /^0*(\.\d*)?$/.test(feeRate)

type FeeFieldsProps = {
  label: ReactNode
  currency: string
  places: number | undefined
  typed: TypedFee
  onChange: (typed: TypedFee) => void
  /** Whether the call takes a share in place of an amount. */
  hasRate: boolean
}

/** Fields for a fee or a fee rate: typing one closes the other. */
export function FeeFields({ label, currency, places, typed, onChange, hasRate }: FeeFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <MoneyInput
        label={label}
        name="fee"
        currency={currency}
        places={places}
        value={typed.fee}
        isDisabled={typed.feeRate !== ''}
        onChange={fee => onChange({ ...typed, fee })}
      />
      {hasRate && (
        <NumberField
          label={t`Or a fee rate, as a share: 0.01 is 1%`}
          name="feeRate"
          value={typed.feeRate}
          disabled={typed.fee !== ''}
          onChange={feeRate => onChange({ ...typed, feeRate })}
          error={!isRateRight(typed) && t`Use a share below 1 such as 0.003 for 0.3 %`}
        />
      )}
    </>
  )
}
