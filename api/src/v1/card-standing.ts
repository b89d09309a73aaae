import type { Wallet } from '@strongroom/ledger'

/** Whether a member has a card: one was opened with a bank transfer that has been distributed. */
export const hasCard = ({ deposits }: Wallet): boolean =>
  Object.values(deposits).some(
    ({ target, status }) => target === 'open-card' && (status === 'completed' || status === 'confirmed'),
  )
