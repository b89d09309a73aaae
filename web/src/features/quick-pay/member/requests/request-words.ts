import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import type { State } from '../../../../parts/status.tsx'

type RequestStatus = wire.MoneyRequest['status']

/** How a screen shows each status. */
export const STATES: Readonly<Record<RequestStatus, State>> = {
  open: 'waiting',
  paid: 'settled',
  declined: 'reversed',
  cancelled: 'reversed',
  expired: 'reversed',
  returned: 'reversed',
}

/** The payer and the asker of a request, in a sentence of the member who reads. */
export function useRequestTitle(): (request: wire.MoneyRequest) => string {
  const { t } = useLingui()
  return ({ direction, username, uid }) => {
    const name = username || uid
    return direction === 'sent' ? t`You asked ${name}` : t`${name} asks you`
  }
}

/** The statuses of requests in words. */
export function useRequestStates(): Readonly<Record<RequestStatus, string>> {
  const { t } = useLingui()
  return {
    open: t({ message: 'Open', context: 'request for money' }),
    paid: t({ message: 'Paid', context: 'request for money' }),
    declined: t({ message: 'Declined', context: 'request for money' }),
    cancelled: t({ message: 'Cancelled', context: 'request for money' }),
    expired: t({ message: 'Expired', context: 'request for money' }),
    returned: t({ message: 'Paid, and came back', context: 'request for money' }),
  }
}
