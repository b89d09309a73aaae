import { useLingui } from '@lingui/react/macro'
import { amountText, isZero } from '../../i18n/amount.ts'

type Cost = { readonly currency: string; readonly fee: string; readonly total: string }

/** The cost of a payment beside its amount, as the server says while it is typed; the line keeps its room until then. */
export function FeeOnTop({ said }: { said: Cost | undefined }) {
  const { t } = useLingui()
  if (!said) return <p className="quiet">{t`The fee comes on top.`}</p>
  const { currency } = said
  const [cost, total] = [amountText(said.fee, currency), amountText(said.total, currency)]
  return (
    <p className="quiet">
      {isZero(said.fee) ? t`There is no fee.` : t`The fee of ${cost} comes on top: ${total} in all.`}
    </p>
  )
}
