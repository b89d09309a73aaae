import { contract, type wire } from '@strongroom/shared'
import { sendFeeOf } from '../chain/chain-sends.ts'
import { atScale } from '../command/money.ts'
import { one } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { swapPrice } from '../swap/swap-prices.ts'

const stranger = { vipLevel: 0 }

const sends = (parts: Pick<Parts, 'catalogue'>): wire.ListedFees['sends'] =>
  parts.catalogue.list('send-fee').flatMap(({ currency, network }) => {
    const fee = sendFeeOf(parts, currency, network)
    return fee === undefined ? [] : [{ currency, network, fee: atScale(parts.catalogue, currency, fee) }]
  })

const swaps = ({ catalogue }: Pick<Parts, 'catalogue'>): wire.ListedFees['swaps'] =>
  catalogue.list('swap-rate').flatMap(({ source, target }) => {
    const price = swapPrice(catalogue, { source, target }, stranger)
    return price ? [{ source, target, fee_rate: price.feeRate }] : []
  })

const fees = implement(contract.wallet.fees, {
  handler: async (_, parts) => one({ sends: sends(parts), swaps: swaps(parts) }),
})

/** The fees that are no settings, each from the function that its command asks. */
export const feeCalls: readonly Call[] = [fees]
