import type { Currency } from '@strongroom/shared'
import { type LedgerEvent, laterOf } from '../eventlog/envelope.ts'
import { derivedId, timedId } from '../eventlog/ids.ts'
import type { Asked, Ledger, Outcome, UnplacedEvent } from '../eventlog/ledger.ts'
import { isLate } from '../quick-pay/transit-flow.ts'
import {
  type WalletCommand,
  type WalletFact,
  type WalletRefusal,
  walletDecider,
} from '../wallet/wallet-decider.ts'
import {
  type ExpirePayQr,
  type PayQrFact,
  type PayQrRefusal,
  payQrDecider,
  type ScanPayQr,
} from './pay-qr-stream.ts'
import type { ReservePayQr } from './reserve.ts'

type Reserved = UnplacedEvent<Extract<WalletFact, { type: 'PayCodeReserved' }>>
type Scanned = LedgerEvent<Extract<PayQrFact, { type: 'PayCodeScanned' }>>
type Expired = LedgerEvent<Extract<PayQrFact, { type: 'PayCodeExpired' }>>

/** Narrows an event of the creator's wallet to the reservation. */
export const isReserved = (event: UnplacedEvent): event is Reserved => event.type === 'PayCodeReserved'
/** Narrows an event of `paycode-{id}` to a scan. */
export const isScanned = (event: LedgerEvent): event is Scanned => event.type === 'PayCodeScanned'
/** Narrows an event of `paycode-{id}` to its expiry. */
export const isExpired = (event: LedgerEvent): event is Expired => event.type === 'PayCodeExpired'

/** Creates a pay code: first the creator's money is locked, then the code exists. A crash in between is finished by `openPayQr`. */
export const createPayQr = async (
  ledger: Ledger,
  uid: string,
  asked: Asked<ReservePayQr>,
): Promise<Outcome<WalletFact, WalletRefusal>> => {
  const { first: reserved, second: opened } = await ledger.inTurn(
    { decider: walletDecider, id: uid, asked },
    events => {
      const event = events.find(isReserved)
      return event && opening(event)
    },
  )
  if (reserved.kind === 'refused' || !opened) return reserved
  return { ...reserved, position: laterOf(done(opened), reserved.position) }
}

/** Opens the code whose money has been reserved. Harmless to repeat. */
export const openPayQr = async (ledger: Ledger, reserved: Reserved) => {
  const { decider, id, asked } = opening(reserved)
  return done(await ledger.handle(decider, id, asked))
}

const opening = (reserved: Reserved) => {
  const { codeId, currency, perScan, times, expiresAt } = reserved.data
  const by = ownerOf(reserved)
  const input = { by, currency, perScan, times, expiresAt }
  const command = { type: 'CreatePayCode', input } as const
  const asked = {
    ...following(reserved),
    id: timedId(reserved.metadata.commandId, by, codeId, 'open'),
    command,
  }
  return { decider: payQrDecider, id: codeId, asked }
}

/**
 * Scans a code: its own stream decides the winner, then the money goes from the creator's wallet through transit into the
 * scanner's. A crash in between is finished by `settleScan`; a scan that is asked for again late is left to the worker, which may
 * give its money back.
 */
export const scanPayQr = async (
  ledger: Ledger,
  codeId: string,
  asked: Asked<ScanPayQr>,
  currencyOf: (code: string) => Currency,
  now = new Date(),
): Promise<Outcome<PayQrFact, PayQrRefusal>> => {
  const scanned = await ledger.handle(payQrDecider, codeId, asked)
  const event = scanned.kind === 'accepted' ? scanned.events.find(isScanned) : undefined
  if (scanned.kind === 'refused' || !event || isLate(event, now)) return scanned
  const settled = await settleScan(ledger, event, currencyOf(event.data.currency))
  return { ...scanned, position: laterOf(settled, scanned.position) }
}

/**
 * Moves the money of a scan that was won, unless it has come back to the creator. Happens once however often it is asked;
 * `PayCodePaid` without its other half is finished by it too.
 */
export const settleScan = async (ledger: Ledger, scanned: Scanned, currency: Currency) => {
  const { uid, by, amount } = scanned.data
  const codeId = codeOf(scanned)
  const back = ofScan(scanned, 'return')
  if (await ledger.knows(walletDecider, by, back)) return undefined
  const receive = {
    type: 'ReceiveFromCode',
    input: { codeId, from: by, amount },
    given: { currency },
  } as const
  const { first: paid, second: received } = await ledger.inTurn(paying(scanned, currency), () =>
    inWallet(scanned, uid, 'receive', receive),
  )
  done(paid)
  return received && done(received)
}

/**
 * Gives a scan's money back to the creator of the code, once however often it is asked. Only for one that has not reached the member
 * who scanned and never will: nothing can be decided on their stream, and no process tries to put the money there any more.
 */
export const returnScan = async (ledger: Ledger, scanned: Scanned, currency: Currency) => {
  const { uid: to, by, amount } = scanned.data
  const input = { codeId: codeOf(scanned), to, amount }
  const { first: paid, second: returned } = await ledger.inTurn(paying(scanned, currency), () =>
    inWallet(scanned, by, 'return', { type: 'ReturnScan', input, given: { currency } }),
  )
  done(paid)
  return returned && done(returned)
}

const paying = (scanned: Scanned, currency: Currency) => {
  const input = { codeId: codeOf(scanned), to: scanned.data.uid }
  return inWallet(scanned, scanned.data.by, 'pay', { type: 'PayFromCode', input, given: { currency } })
}

type Step = 'pay' | 'receive' | 'return'

const inWallet = (scanned: Scanned, whose: string, step: Step, command: WalletCommand) => ({
  decider: walletDecider,
  id: whose,
  asked: { ...following(scanned), id: ofScan(scanned, step), command },
})

const ofScan = (scanned: Scanned, step: Step) =>
  timedId(scanned.metadata.commandId, codeOf(scanned), scanned.data.uid, step)

/** Ends a code whose time has come and gives back the money of unused scans. A crash in between is finished by `returnUnused`. */
export const expirePayQr = async (
  ledger: Ledger,
  codeId: string,
  asked: Asked<ExpirePayQr>,
  currencyOf: (code: string) => Currency,
): Promise<Outcome<PayQrFact, PayQrRefusal>> => {
  const expired = await ledger.handle(payQrDecider, codeId, asked)
  const event = expired.kind === 'accepted' ? expired.events.find(isExpired) : undefined
  if (expired.kind === 'refused' || !event) return expired
  const returned = await returnUnused(ledger, event, currencyOf(event.data.currency))
  return { ...expired, position: laterOf(returned, expired.position) }
}

/** Unlocks the money of unused scans. Harmless to repeat. */
export const returnUnused = async (ledger: Ledger, expired: Expired, currency: Currency) => {
  const codeId = codeOf(expired)
  const { by, unused } = expired.data
  if (unused === 0) return undefined
  const outcome = await ledger.handle(walletDecider, by, {
    ...following(expired),
    id: derivedId(codeId, 'return'),
    command: { type: 'ReturnFromCode', input: { codeId, scans: unused }, given: { currency } },
  })
  return done(outcome)
}

const following = (event: UnplacedEvent) => ({
  actor: { kind: 'system', id: 'transit' } as const,
  correlationId: event.metadata.correlationId,
  causationId: event.id,
})

/** The rules cannot refuse these steps: the money was reserved before, and each step is asked in order. */
const done = (outcome: Outcome<never, unknown> | Outcome<WalletFact | PayQrFact, unknown>) => {
  if (outcome.kind === 'refused') throw new Error('a pay code cannot be settled')
  return outcome.position
}

const ownerOf = ({ stream }: UnplacedEvent) => stream.slice('wallet-'.length)
const codeOf = ({ stream }: UnplacedEvent) => stream.slice('paycode-'.length)
