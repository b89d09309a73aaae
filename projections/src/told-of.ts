import type { StoredEvent } from '@strongroom/ledger/eventlog/log'
import type { wire } from '@strongroom/shared'
import { memberOf } from './event-parts.ts'

/**
 * Facts that change a row which another member reads than their stream's, and the field that names that member. The stream of a
 * pay code is no member's.
 */
const named: Readonly<Record<string, string | undefined>> = {
  // The payment stands as received in its sender's list.
  QuickPayReceived: 'from',
  // It comes back to its sender, and arrives no more.
  QuickPayReturned: 'to',
  MoneyRequested: 'from',
  MoneyRequestPaid: 'from',
  MoneyRequestDeclined: 'from',
  MoneyRequestCancelled: 'from',
  MoneyRequestExpired: 'from',
  PayCodeCreated: 'by',
  PayCodeScanned: 'by',
  PayCodeExpired: 'by',
  // The scan stands as received in its code's list.
  PayCodeReceived: 'from',
  PayCodeScanReturned: 'to',
  MemberRegistered: 'referrer',
  KycDecided: 'referrer',
} satisfies Partial<Record<wire.EventType, string>>

const factIn = (data: string): Readonly<Record<string, unknown>> => JSON.parse(data)

/** The members to be told of an event: whose stream it stands in, and whom it names where it changes a row that they read. */
export const toldOf = ({
  stream,
  type,
  data,
}: Pick<StoredEvent, 'stream' | 'type' | 'data'>): readonly string[] => {
  const own = memberOf(stream)
  const field = named[type]
  const other = field === undefined ? undefined : factIn(data)[field]
  return [own, other].filter(each => typeof each === 'string')
}
