import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { subscriptionStates as states } from '@strongroom/shared/words-of/earn'
import { statesOf } from '../../../parts/lists/columns.tsx'
import { percentText } from '../../../parts/rate.ts'

/** `3 months`, or `Current` for a plan one may leave on any day. */
export function useTermWords(): (months: number) => string {
  const { t } = useLingui()
  return term => (term === 0 ? t`Current` : term === 1 ? t`1 month` : t`${term} months`)
}

/** A subscription by its currency, its term and its rate. */
export const Terms = ({ currency, term, rate }: Pick<wire.Subscription, 'currency' | 'term' | 'rate'>) => (
  <>
    {currency} · {useTermWords()(term)} · <span className="figures">{percentText(rate)}</span>
  </>
)

/** Where a subscription stands, in the member's words. */
export const subscriptionStates = statesOf(states, { 0: 'waiting', 1: 'settled', [-1]: 'reversed' })
