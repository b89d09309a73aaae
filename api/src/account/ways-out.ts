import { memberDecider } from '@strongroom/ledger/account'
import type { Tier } from '@strongroom/ledger/catalogue'
import { type Wallet, type WaysOut, walletDecider } from '@strongroom/ledger/wallet'
import { sendFeesOf } from '../chain/chain-sends.ts'
import { bankCurrency, isFiat } from '../command/money.ts'
import type { Parts } from '../dependencies.ts'
import { sendPaymentPrice } from '../payment/send-payments.ts'
import { withdrawalTerms } from '../withdrawal/withdrawal-order.ts'

type Needed = Pick<Parts, 'catalogue' | 'ledger'>

const waysOf = ({ catalogue }: Needed, code: string, member: Tier): WaysOut['ways'] => [
  ...sendFeesOf(catalogue, code).map(fee => ({ by: 'chain-send', fee }) as const),
  ...(isFiat(catalogue, code)
    ? [{ by: 'withdrawal', ...withdrawalTerms({ catalogue }, 'wallet', member).fee } as const]
    : []),
  ...(bankCurrency(catalogue, code) ? [{ by: 'send-payment', ...sendPaymentPrice(catalogue) } as const] : []),
]

/**
 * The ways by which the house lets each currency of a member's wallet out, at the member's own fees. A payment to another member is none: it
 * takes nothing out.
 */
export const waysOutOf = async (parts: Needed, uid: string): Promise<readonly WaysOut[]> => {
  const [{ state: wallet }, { state: member }] = await Promise.all([
    parts.ledger.load(walletDecider, uid),
    parts.ledger.load(memberDecider, uid),
  ])
  return heldIn(wallet).flatMap(code => {
    const currency = parts.catalogue.currency(code)
    return currency ? [{ currency, ways: waysOf(parts, code, member) }] : []
  })
}

const heldIn = ({ balances }: Wallet): readonly string[] =>
  Object.entries(balances).flatMap(([code, { available }]) => (/[1-9]/.test(available) ? [code] : []))
