import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CopyButton } from '../copy-button.tsx'
import type { Fact } from '../facts.tsx'
import { Money } from '../money.tsx'

type MoneyRow = { readonly label: ReactNode; readonly amount: string; readonly currency: string }

/** A row that shows an amount with every place the books hold. `strong`: the one that matters; `sum`: what the rows above come to. */
export const moneyRow = ({ label, amount, currency }: MoneyRow, kind?: 'strong' | 'sum'): Fact => ({
  label,
  value: <Money amount={amount} currency={currency} exact isStrong={kind !== undefined} />,
  ...(kind === 'sum' ? { kind } : {}),
})

/** Row with the balance that stays available afterwards. */
export function useAvailableAfter() {
  const { t } = useLingui()
  return (amount: string, currency: string): Fact =>
    moneyRow({ label: t`${currency} available after`, amount, currency })
}

/** The id that support asks for, with a button that copies it. */
export function useReferenceRow() {
  const { t } = useLingui()
  return (reference: string): Fact => ({
    label: t`Reference`,
    value: (
      <span className="mono">
        {reference} <CopyButton text={reference} what={t`Copy reference`} />
      </span>
    ),
  })
}
