import { legsInText, userAccount } from '@strongroom/ledger/book'
import type { Log } from '@strongroom/ledger/eventlog/log'
import { Decimal } from '@strongroom/shared'

const PAGE = 500

/**
 * A member's available balance in a currency as the log itself has it: the legs of the wallet's own stream, which alone holds
 * legs of the member's accounts.
 */
export const balanceInLog = async (log: Log, uid: string, currency: string): Promise<string> => {
  const account = userAccount(uid, 'available')
  let amount = new Decimal(0)
  for (let from = 0; ; from += PAGE) {
    const page = await log.readStream(`wallet-${uid}`, { from, limit: PAGE })
    for (const { data } of page)
      for (const leg of legsInText(data))
        if (leg.account === account && leg.currency === currency) amount = amount.plus(leg.amount)
    if (page.length < PAGE) return amount.toFixed()
  }
}
