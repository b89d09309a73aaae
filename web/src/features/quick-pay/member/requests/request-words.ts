import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { moneyRequestStates } from '@strongroom/shared/words/quick-pay/record'
import { statesOf } from '../../../../parts/lists/columns.tsx'
import { useCounterpartyName } from '../../../../platform/members/member/counterparty.tsx'

/** The states of requests. */
export const REQUEST_STATES = statesOf(moneyRequestStates, {
  open: 'waiting',
  paid: 'settled',
  declined: 'reversed',
  cancelled: 'reversed',
  expired: 'reversed',
  returned: 'reversed',
})

/** The payer and the asker of a request, in a sentence of the member who reads. */
export function useRequestTitle(): (request: wire.MoneyRequest) => string {
  const { t } = useLingui()
  const called = useCounterpartyName()
  return ({ direction, username }) => {
    const name = called(username)
    return direction === 'sent' ? t`You asked ${name}` : t`${name} asks you`
  }
}
