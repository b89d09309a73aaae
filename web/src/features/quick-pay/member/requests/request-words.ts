import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import type { States } from '../../../../parts/lists/columns.tsx'

/** The states of requests. */
export const REQUEST_STATES: States<wire.MoneyRequest['status']> = {
  open: { state: 'waiting', name: msg({ message: 'Open', context: 'request for money' }) },
  paid: { state: 'settled', name: msg({ message: 'Paid', context: 'request for money' }) },
  declined: { state: 'reversed', name: msg({ message: 'Declined', context: 'request for money' }) },
  cancelled: { state: 'reversed', name: msg({ message: 'Cancelled', context: 'request for money' }) },
  expired: { state: 'reversed', name: msg({ message: 'Expired', context: 'request for money' }) },
  returned: {
    state: 'reversed',
    name: msg({ message: 'Paid, and came back', context: 'request for money' }),
  },
}

/** The payer and the asker of a request, in a sentence of the member who reads. */
export function useRequestTitle(): (request: wire.MoneyRequest) => string {
  const { t } = useLingui()
  return ({ direction, username, uid }) => {
    const name = username || uid
    return direction === 'sent' ? t`You asked ${name}` : t`${name} asks you`
  }
}
