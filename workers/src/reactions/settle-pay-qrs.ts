import type { StoredEvent } from '@strongroom/ledger/eventlog/log'
import { decodeEvent } from '@strongroom/ledger/eventlog/verify'
import {
  isExpired,
  isReserved,
  isScanned,
  openPayQr,
  returnScan,
  returnUnused,
  settleScan,
} from '@strongroom/ledger/pay-qr'
import { placesOf } from '@strongroom/shared'
import { bringOrReturn } from './bring-or-return.ts'
import type { Means, Reaction } from './reaction.ts'

type Fields = {
  readonly codeId: string
  readonly uid: string
  readonly to: string
  readonly unused: number
}

const fieldsOf = (event: StoredEvent) => decodeEvent(event, { trusted: true }).data as unknown as Fields
const idIn = ({ stream }: Pick<StoredEvent, 'stream'>) => stream.slice(stream.indexOf('-') + 1)

/** The work that is open after an event of a pay code, and the event that shows it done. */
const opening: Readonly<Record<string, (event: StoredEvent) => string | undefined>> = {
  PayCodeReserved: event => `open ${fieldsOf(event).codeId}`,
  PayCodeScanned: event => `scan ${idIn(event)} ${fieldsOf(event).uid}`,
  PayCodeExpired: event => (fieldsOf(event).unused > 0 ? `return ${idIn(event)}` : undefined),
}
const closing: typeof opening = {
  PayCodeCreated: event => `open ${idIn(event)}`,
  PayCodeReceived: event => `scan ${fieldsOf(event).codeId} ${idIn(event)}`,
  PayCodeScanReturned: event => `scan ${fieldsOf(event).codeId} ${fieldsOf(event).to}`,
  PayCodeReturned: event => `return ${fieldsOf(event).codeId}`,
}

/**
 * Finishes the work that a crash left between the wallets and a pay code: a code whose money is reserved and that does not
 * exist yet, a scan whose money is still on its way, an expired code whose rest has not come back. Each command's id follows
 * from the code and the member, so it happens once, even if other processes try as well. A scan's money that its member's stream
 * cannot take any more comes back to the creator.
 */
export const settlePayQrs: Reaction = {
  name: 'settle-pay-codes',
  graceMs: 2_000,
  wokenBy: ['PayCodeReserved', 'PayCodeScanned', 'PayCodeExpired'],
  opens: event => opening[event.type]?.(event),
  closes: event => closing[event.type]?.(event),
  act: async (event, means) => {
    const { ledger } = means
    if (isReserved(event)) await openPayQr(ledger, event)
    else if (isScanned(event)) await settleOrReturn(event, means)
    else if (isExpired(event)) await returnUnused(ledger, event, currencyOf(event.data, event.data.perScan))
    else throw new Error(`${event.type} leaves nothing open of a pay code`)
  },
}

const settleOrReturn = (scanned: Parameters<typeof settleScan>[1], means: Means) => {
  const { ledger } = means
  const { uid } = scanned.data
  const currency = currencyOf(scanned.data, scanned.data.amount)
  const isArrival = (event: StoredEvent) =>
    event.type === 'PayCodeReceived' && fieldsOf(event).codeId === idIn(scanned)
  const ways = {
    bring: () => settleScan(ledger, scanned, currency),
    giveBack: () => returnScan(ledger, scanned, currency),
  }
  return bringOrReturn({ sent: scanned, stream: `wallet-${uid}`, isArrival, ...ways }, means)
}

/** Facts are written with all the places their currency has. */
const currencyOf = ({ currency }: { readonly currency: string }, amount: string) => ({
  code: currency,
  scale: placesOf(amount),
})
