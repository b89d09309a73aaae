import type { StoredEvent } from '@strongroom/ledger/eventlog/log'
import { decodeEvent } from '@strongroom/ledger/eventlog/verify'
import {
  isExpired,
  isReserved,
  isScanned,
  openPayQr,
  returnUnused,
  settleScan,
} from '@strongroom/ledger/pay-qr'
import { placesOf } from '@strongroom/shared'
import type { Reaction } from './reaction.ts'

type Fields = { readonly codeId: string; readonly uid: string; readonly unused: number }

const fieldsOf = (event: StoredEvent) => decodeEvent(event, { trusted: true }).data as unknown as Fields
const idIn = ({ stream }: StoredEvent) => stream.slice(stream.indexOf('-') + 1)

/** The work that is open after an event of a pay code, and the event that shows it done. */
const opening: Readonly<Record<string, (event: StoredEvent) => string | undefined>> = {
  PayCodeReserved: event => `open ${fieldsOf(event).codeId}`,
  PayCodeScanned: event => `scan ${idIn(event)} ${fieldsOf(event).uid}`,
  PayCodeExpired: event => (fieldsOf(event).unused > 0 ? `return ${idIn(event)}` : undefined),
}
const closing: typeof opening = {
  PayCodeCreated: event => `open ${idIn(event)}`,
  PayCodeReceived: event => `scan ${fieldsOf(event).codeId} ${idIn(event)}`,
  PayCodeReturned: event => `return ${fieldsOf(event).codeId}`,
}

/**
 * Finishes the work that a crash left between the wallets and a pay code: a code whose money is reserved and that does not
 * exist yet, a scan whose money is still on its way, an expired code whose rest has not come back. Each command's id follows
 * from the code and the member, so it happens once, even if other processes try as well.
 */
export const settlePayQrs: Reaction = {
  name: 'settle-pay-codes',
  graceMs: 2_000,
  wokenBy: ['PayCodeReserved', 'PayCodeScanned', 'PayCodeExpired'],
  opens: event => opening[event.type]?.(event),
  closes: event => closing[event.type]?.(event),
  act: async (event, { ledger }) => {
    if (isReserved(event)) await openPayQr(ledger, event)
    else if (isScanned(event)) await settleScan(ledger, event, currencyOf(event.data, event.data.amount))
    else if (isExpired(event)) await returnUnused(ledger, event, currencyOf(event.data, event.data.perScan))
    else throw new Error(`${event.type} leaves nothing open of a pay code`)
  },
}

/** Facts are written with all the places their currency has. */
const currencyOf = ({ currency }: { readonly currency: string }, amount: string) => ({
  code: currency,
  scale: placesOf(amount),
})
