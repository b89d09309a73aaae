import { creditCircleDeposit } from '@strongroom/ledger/bank'
import { cardBatchDecider } from '@strongroom/ledger/card'
import { changeFixedDeposit } from '@strongroom/ledger/earn'
import type { Position } from '@strongroom/ledger/eventlog'
import type { ProposedChange } from '@strongroom/ledger/office'
import { walletDecider } from '@strongroom/ledger/wallet'
import { findDeposits } from '@strongroom/projections/bank'
import { clearPin, setRole, setStanding } from '../account/agreed-changes.ts'
import { putIntoGroup } from '../account/put-into-group.ts'
import { giveAgreedAccount } from '../bank/agreed-virtual-account.ts'
import { circleCredit } from '../bank/circle-credit.ts'
import { distribution } from '../bank/distribution.ts'
import { bookCardLogs, type CardBookingParts, reviewCardLogs } from '../card/book-card-logs.ts'
import { giveAddress, serveWaiting } from '../chain/give-address.ts'
import { releaseRisk } from '../chain/screening/risk-release.ts'
import { type Asker, asked } from '../command/asking.ts'
import type { Parts } from '../dependencies.ts'
import { dayOf } from '../earn/subscriptions.ts'
import { closeMonth } from '../finance/close-month.ts'
import { changeHolding } from '../liabilities/change-holding.ts'
import { skipEvent } from '../operations/skip-event.ts'
import { findCase } from '../platform/cases/deciding.ts'
import { overrideProof } from '../platform/cases/proof-hold.ts'
import { reversalCommand } from '../platform/cases/reverse.ts'
import { fillByTwo } from '../trade/fill-by-two.ts'
import { digestOf } from '../vault/proposed-addresses.ts'
import { digestOfRows } from '../vault/proposed-card-logs.ts'
import { raiseLevel } from '../vip/raise-level.ts'
import { saveAgreedEntry } from './agreed-entry.ts'
import { commandOfClaim } from './credit-by-two.ts'

export type CarryingOutParts = Pick<
  Parts,
  | 'db'
  | 'ledger'
  | 'catalogue'
  | 'views'
  | 'log'
  | 'logger'
  | 'members'
  | 'depositAddresses'
  | 'proposedAddresses'
  | 'proposedCardLogs'
  | 'virtualAccounts'
> &
  CardBookingParts & { readonly config: Pick<Parts['config'], 'publicUrl'> } & {
    readonly sessions: Pick<Parts['sessions'], 'revokeAll' | 'disableAll'>
  }

type Of<K extends ProposedChange['kind']> = Extract<ProposedChange, { kind: K }>

export type Asking = Asker & { readonly now: Date }

/** Nothing, or why it cannot be carried out any more. */
type Result = string | undefined

type Outcome =
  | { readonly kind: 'refused'; readonly refusal: { readonly kind: string } }
  | { readonly kind: 'accepted'; readonly position: Position | undefined }

/** The refusal of a member's stream, or nothing once the caller has heard how far it has moved. */
const resultOf = (ask: Asker, uid: string, outcome: Outcome): Result => {
  if (outcome.kind === 'refused') return outcome.refusal.kind
  ask.moved(outcome.position, uid)
  return undefined
}

const addAddresses = async (
  parts: CarryingOutParts,
  ask: Asker,
  proposalId: string,
  { network, digest, corrects, application }: Of<'pool-addresses'>,
): Promise<Result> => {
  const { proposedAddresses } = parts
  const addresses = (await proposedAddresses.of([proposalId])).get(proposalId) ?? []
  if (digestOf(network, addresses) !== digest) return 'addresses-differ'
  const by = ask.session.uid
  const [address] = addresses
  if (corrects && address) {
    const corrected = await parts.depositAddresses.correct(corrects, { network, address, by })
    return corrected === undefined || corrected === 'taken' ? 'address-taken' : undefined
  }
  await parts.depositAddresses.add(network, addresses, { by })
  if (!application) {
    await serveWaiting(parts, ask, network)
    return undefined
  }
  const [named] = await parts.depositAddresses.byAddresses(addresses)
  const isFree = named && named.network === network && [null, application.uid].includes(named.uid)
  if (!isFree) return 'address-taken'
  return (await giveAddress(parts, ask, application.uid, network, named.id)) ? undefined : 'address-taken'
}

const creditCircle = async (
  { catalogue, ledger }: CarryingOutParts,
  ask: Asker,
  change: Of<'circle-deposit'>,
): Promise<Result> => {
  const { uid } = change
  const currency = catalogue.currency(change.currency)
  if (!currency) return 'currency-not-offered'
  const command = circleCredit(change, { recorder: ask.session.uid, currency })
  const outcome = await creditCircleDeposit(ledger, uid, asked(ask, command, catalogue))
  return resultOf(ask, uid, outcome)
}

const completeDeposit = async (
  parts: CarryingOutParts,
  ask: Asker,
  change: Of<'deposit-amount'>,
): Promise<Result> => {
  const { catalogue, ledger } = parts
  const { uid, depositId, currency: code } = change
  const currency = catalogue.currency(code)
  const deposit = await findCase(parts, 'deposits', depositId, async (db, id) =>
    (await findDeposits(db, id)).filter(row => row.uid === uid),
  )
  if (!currency || !deposit) return 'case-unknown'
  const command = await distribution(parts, deposit, change, { approver: ask.session.uid, currency })
  const outcome = await ledger.handle(walletDecider, uid, asked(ask, command, catalogue))
  return resultOf(ask, uid, outcome)
}

const creditClaim = async (
  parts: CarryingOutParts,
  ask: Asker,
  change: Of<'claim-credit'>,
): Promise<Result> => {
  const command = await commandOfClaim(parts, change, ask.session.uid)
  if (!command) return 'case-unknown'
  const outcome = await parts.ledger.handle(walletDecider, change.uid, asked(ask, command, parts.catalogue))
  return resultOf(ask, change.uid, outcome)
}

const bookProposedLogs = async (
  parts: CarryingOutParts,
  ask: Asking,
  proposalId: string,
  { digest }: Of<'card-credits'>,
): Promise<Result> => {
  const rows = await parts.proposedCardLogs.of(proposalId)
  if (digestOfRows(rows) !== digest) return 'rows-differ'
  const files = rows.map((log, at) => ({ row: at + 1, log }))
  const { ready, fresh, problems } = await reviewCardLogs(parts, files, ask.session.uid, ask.now)
  const isBegun = (await parts.ledger.load(cardBatchDecider, ask.commandId)).state.status !== 'none'
  const [first] = problems
  if (first && !isBegun) return first.code
  const imported = await bookCardLogs(parts, ask, ready, fresh)
  if (imported.kind !== 'booked') return imported.kind === 'refused' ? imported.refusal.kind : imported.kind
  ask.moved((await parts.log.head()) as Position, ...new Set(ready.map(({ booking }) => booking.uid)))
  return undefined
}

const reverse = async (parts: CarryingOutParts, ask: Asker, change: Of<'reversal'>): Promise<Result> => {
  const by = { reverser: ask.session.uid, reversalId: ask.commandId }
  const command = await reversalCommand(parts, by, change)
  if (!command) return 'currency-not-offered'
  const outcome = await parts.ledger.handle(walletDecider, change.uid, asked(ask, command, parts.catalogue))
  if (outcome.kind === 'refused') return outcome.refusal.kind
  ask.moved(outcome.position, change.uid)
  return undefined
}

const changeRate = async (
  { catalogue, ledger }: CarryingOutParts,
  ask: Asking,
  change: Of<'subscription-rate'>,
): Promise<Result> => {
  const { uid, depositId, currency: code, rate, reason } = change
  const currency = catalogue.currency(code)
  if (!currency) return 'currency-not-offered'
  const command = {
    type: 'ChangeFixedDepositRate',
    input: { depositId, rate, reason: reason ?? '' },
    given: { approver: ask.session.uid, today: dayOf(ask.now), currency },
  } as const
  const outcome = await changeFixedDeposit(ledger, uid, asked(ask, command, catalogue))
  return resultOf(ask, uid, outcome)
}

/** Carries a change out in the name of its approver; nothing, or the kind of the refusal when it cannot be any more. */
export const applyChange = (
  parts: CarryingOutParts,
  ask: Asking,
  proposalId: string,
  change: ProposedChange,
): Promise<Result> => {
  switch (change.kind) {
    case 'catalogue':
      return saveAgreedEntry(parts, ask, proposalId, change)
    case 'pool-addresses':
      return addAddresses(parts, ask, proposalId, change)
    case 'circle-deposit':
      return creditCircle(parts, ask, change)
    case 'deposit-amount':
      return completeDeposit(parts, ask, change)
    case 'claim-credit':
      return creditClaim(parts, ask, change)
    case 'card-credits':
      return bookProposedLogs(parts, ask, proposalId, change)
    case 'reversal':
      return reverse(parts, ask, change)
    case 'subscription-rate':
      return changeRate(parts, ask, change)
    case 'fill':
      return fillByTwo(parts, ask, change).then(outcome => resultOf(ask, change.uid, outcome))
    case 'role':
      return setRole(parts, ask, change)
    case 'user-group':
      return putIntoGroup(parts, ask, change)
    case 'vip-level':
      return raiseLevel(parts, ask, change)
    case 'pay-code-clearing':
      return clearPin(parts, ask, change)
    case 'administrator-standing':
      return setStanding(parts, ask, change)
    case 'period':
      return closeMonth(parts, ask, change)
    case 'parked-skip':
      return skipEvent(parts, ask.session.uid, change)
    case 'proof-override':
      return overrideProof(parts, ask, proposalId, change)
    case 'risk-release':
      return releaseRisk(parts, ask, proposalId, change)
    case 'virtual-account':
      return giveAgreedAccount(parts, proposalId, change)
    case 'holding':
      return changeHolding(parts, ask, change)
  }
}
