import { cardLogId } from '@strongroom/ledger/card'
import { walletDecider } from '@strongroom/ledger/wallet'
import { platform, usd } from './job-kit.ts'

/** A card of member 1's with 1 USD on it, in use since the 10th. */
export const openCard = async (today = '2026-01-10', type?: string) => {
  const usdc = { code: 'USDC', scale: 6 }
  await platform.give(walletDecider, '1', {
    type: 'OpenCard',
    input: { cardId: 'card-1', currency: 'USDC' },
    given: {
      verified: true,
      currency: usdc,
      cardCurrency: usd,
      fee: '0',
      initialBalance: '1',
      precharge: '0',
      ...(type ? { type: { id: type, isOffered: true } } : {}),
    },
  })
  await platform.give(walletDecider, '1', {
    type: 'ActivateCard',
    input: { cardId: 'card-1' },
    given: { approver: '9', today },
  })
}
/** A line of the card network about that card. `amount` is in USD. */
export const cardRow = (transaction: string, amount: string, kind: 'purchase' | 'credit') => ({
  uid: '1',
  logId: cardLogId(transaction),
  networkTransactionId: transaction,
  kind,
  currency: 'USD',
  amount,
  settledOn: '2026-02-01',
})
