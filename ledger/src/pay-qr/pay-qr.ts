import { Decimal } from '@strongroom/shared'
import { keep, keptAt } from '../book/persistent-map.ts'
import type { PayQrReserve } from '../wallet/cases.ts'
import { movement } from '../wallet/movement.ts'
import { withCase } from '../wallet/review.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { facts } from './pay-qr-facts.ts'
import { decideReserve, decideReturn } from './reserve.ts'
import { decidePay, decideReceive, decideReturnScan } from './scans.ts'

const spent = (wallet: Wallet, codeId: string, amount: string, change: Partial<PayQrReserve>): Wallet => {
  const reserved = new Decimal(keptAt(wallet.payCodes, codeId)?.reserved ?? 0).minus(amount).toFixed()
  return { ...wallet, payCodes: withCase(wallet.payCodes, codeId, { reserved, ...change }) }
}

/** The wallet's side of a code: money reserved, paid, received, returned. */
export const payQr = movement({
  facts,
  commands: {
    ReservePayCode: decideReserve,
    PayFromCode: decidePay,
    ReceiveFromCode: decideReceive,
    ReturnFromCode: decideReturn,
    ReturnScan: decideReturnScan,
  },
  whileFrozen: {
    ReservePayCode: 'leaves',
    PayFromCode: 'goes-on',
    ReceiveFromCode: 'goes-on',
    ReturnFromCode: 'goes-on',
    ReturnScan: 'goes-on',
  },
  evolve: {
    PayCodeReserved: (wallet, { codeId, currency, perScan, amount }) => ({
      ...wallet,
      payCodes: keep(wallet.payCodes, codeId, {
        currency,
        perScan,
        reserved: amount,
        paid: [],
        returned: false,
      }),
    }),
    PayCodePaid: (wallet, { codeId, to, amount }) =>
      spent(wallet, codeId, amount, { paid: keep(keptAt(wallet.payCodes, codeId)?.paid ?? [], to, true) }),
    PayCodeReceived: (wallet, { codeId }) => ({
      ...wallet,
      scannedCodes: keep(wallet.scannedCodes, codeId, true),
    }),
    PayCodeReturned: (wallet, { codeId, amount }) => spent(wallet, codeId, amount, { returned: true }),
  },
})
