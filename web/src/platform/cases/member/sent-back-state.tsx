import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import type { ReactNode } from 'react'
import { amountText } from '../../../i18n/amount.ts'
import { InState } from '../../../parts/lists/columns.tsx'

const SENT_BACK = {
  state: 'reversed',
  name: msg({ message: 'Sent back by the bank', context: 'state' }),
} as const

type Props = { of: Pick<wire.SentBack, 'returned_date'>; children: ReactNode }

/** State of a withdrawal or payment that has left for a bank, also where the bank has sent it back afterwards. */
export const OrSentBack = ({ of: { returned_date }, children }: Props) =>
  returned_date === null ? children : <InState {...SENT_BACK} />

/** The amount that the bank has sent back of a withdrawal or payment, and why; nothing where it has not. */
export function useCameBack(): (of: wire.SentBack & { readonly currency: string }) => string {
  const { t } = useLingui()
  return ({ returned_amount, returned_reason: why, currency }) => {
    if (returned_amount === null) return ''
    const back = amountText(returned_amount, currency)
    return t`${back} came back: ${why}`
  }
}
