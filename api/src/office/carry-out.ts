import { creditCircleDeposit } from '@strongroom/ledger/bank'
import { cardBatchDecider } from '@strongroom/ledger/card'
import { catalogueDecider, catalogueId, configOf } from '@strongroom/ledger/catalogue'
import { changeFixedDeposit } from '@strongroom/ledger/earn'
import { type Asked, derivedId, type Position } from '@strongroom/ledger/eventlog'
import { type ProposedChange, proposalDecider } from '@strongroom/ledger/office'
import { walletDecider } from '@strongroom/ledger/wallet'
import { findDeposits } from '@strongroom/projections/bank'
import { listUnfinishedProposals } from '@strongroom/projections/office'
import { usualDepositFee } from '../bank/deposit-fee.ts'
import { bookingCardLogs, type CardBookingParts } from '../card/book-card-logs.ts'
import { addressPool } from '../chain/give-address.ts'
import type { Parts } from '../dependencies.ts'
import { dayOf } from '../earn/subscriptions.ts'
import { type Asker, asked } from '../http/asking.ts'
import { seenHere } from '../http/seen-here.ts'
import { createProposedAddresses, digestOf } from '../vault/proposed-addresses.ts'
import { createProposedCardLogs, digestOfRows } from '../vault/proposed-card-logs.ts'
import { findCase } from './deciding.ts'
import { tellOfProposal } from './proposal-mail.ts'
import { reversalCommand } from './reverse.ts'

export type CarryingOutParts = Pick<
  Parts,
  'db' | 'ledger' | 'catalogue' | 'views' | 'log' | 'logger' | 'members'
> &
  CardBookingParts

type Of<K extends ProposedChange['kind']> = Extract<ProposedChange, { kind: K }>

type Asking = Asker & { readonly now: Date }

/** Nothing, or why it cannot be carried out any more. */
type Result = string | undefined

/** What was proposed and approved, carried out: exactly once, because every try gives the same commands. */
export const carryingOut = (parts: CarryingOutParts) => {
  const { db, ledger, catalogue } = parts
  const pool = addressPool(parts)
  const proposed = createProposedAddresses(db)
  const proposedLogs = createProposedCardLogs(db)
  const cardLogs = bookingCardLogs(parts)

  const saveEntry = async (
    ask: Asker,
    proposalId: string,
    { entry, before, after }: Of<'catalogue'>,
  ): Promise<Result> => {
    const given = { before }
    const command: Asked<Parameters<typeof catalogueDecider.decide>[0]>['command'] = after
      ? { type: 'SaveEntry', input: { ...entry, value: after }, given }
      : { type: 'DeleteEntry', input: entry, given }
    // By its cause the log tells what two have agreed on from what one has changed alone.
    const outcome = await ledger.handle(catalogueDecider, catalogueId(entry.kind, entry.id), {
      ...asked(ask, command),
      causationId: proposalId,
    })
    if (outcome.kind === 'refused') return outcome.refusal.kind
    ask.moved(outcome.position)
    if (outcome.position) await seenHere(catalogue, outcome.position)
    return undefined
  }

  const addAddresses = async (
    ask: Asker,
    proposalId: string,
    { network, digest, corrects, application }: Of<'pool-addresses'>,
  ): Promise<Result> => {
    const addresses = (await proposed.of([proposalId])).get(proposalId) ?? []
    if (digestOf(network, addresses) !== digest) return 'addresses-differ'
    const by = ask.session.uid
    const [address] = addresses
    if (corrects && address) {
      const corrected = await pool.correct(corrects, { network, address, by })
      return corrected === undefined || corrected === 'taken' ? 'address-taken' : undefined
    }
    await pool.add(network, addresses, { by })
    if (!application) {
      await pool.serveWaiting(ask, network)
      return undefined
    }
    const [named] = await pool.byAddresses(addresses)
    const isFree = named && named.network === network && [null, application.uid].includes(named.uid)
    if (!isFree) return 'address-taken'
    return (await pool.giveTo(ask, application.uid, network, named.id)) ? undefined : 'address-taken'
  }

  const creditCircle = async (ask: Asker, change: Of<'circle-deposit'>): Promise<Result> => {
    const { uid, circleId, currency: code, amount, fee, feeRate } = change
    const currency = catalogue.currency(code)
    if (!currency) return 'currency-not-offered'
    const command = {
      type: 'CreditCircleDeposit',
      input: { circleId, currency: code, amount, fee, feeRate },
      given: { recorder: ask.session.uid, currency },
    } as const
    const outcome = await creditCircleDeposit(ledger, uid, asked(ask, command, catalogue))
    if (outcome.kind === 'refused') return outcome.refusal.kind
    ask.moved(outcome.position, uid)
    return undefined
  }

  const completeDeposit = async (ask: Asker, change: Of<'deposit-amount'>): Promise<Result> => {
    const { uid, depositId, currency: code, amount, fee, feeRate, externalTxId } = change
    const currency = catalogue.currency(code)
    const deposit = await findCase(parts, 'deposits', async () =>
      (await findDeposits(db, depositId)).filter(row => row.uid === uid),
    )
    if (!currency || !deposit) return 'case-unknown'
    const command = {
      type: 'CompleteDeposit',
      input: { depositId, amount, fee, feeRate, externalTxId },
      given: {
        approver: ask.session.uid,
        currency,
        usualFee: await usualDepositFee(parts, deposit),
        cardFee: configOf(catalogue, 'openCardFee'),
        cardInitialBalance: configOf(catalogue, 'cardInitialBalance'),
      },
    } as const
    const outcome = await ledger.handle(walletDecider, uid, asked(ask, command, catalogue))
    if (outcome.kind === 'refused') return outcome.refusal.kind
    ask.moved(outcome.position, uid)
    return undefined
  }

  const bookCardLogs = async (
    ask: Asking,
    proposalId: string,
    { digest }: Of<'card-credits'>,
  ): Promise<Result> => {
    const rows = await proposedLogs.of(proposalId)
    if (digestOfRows(rows) !== digest) return 'rows-differ'
    const files = rows.map((log, at) => ({ row: at + 1, log }))
    const { ready, fresh, problems } = await cardLogs.review(files, ask.session.uid, ask.now)
    const isBegun = (await ledger.load(cardBatchDecider, ask.commandId)).state.status !== 'none'
    const [first] = problems
    if (first && !isBegun) return first.code
    const imported = await cardLogs.book(ask, ready, fresh)
    if (imported.kind !== 'booked') return imported.kind === 'refused' ? imported.refusal.kind : imported.kind
    ask.moved((await parts.log.head()) as Position, ...new Set(ready.map(({ booking }) => booking.uid)))
    return undefined
  }

  const reverse = async (ask: Asker, change: Of<'reversal'>): Promise<Result> => {
    const command = await reversalCommand(parts, ask, change)
    if (!command) return 'currency-not-offered'
    const outcome = await ledger.handle(walletDecider, change.uid, asked(ask, command, catalogue))
    if (outcome.kind === 'refused') return outcome.refusal.kind
    ask.moved(outcome.position, change.uid)
    return undefined
  }

  const changeRate = async (ask: Asking, change: Of<'subscription-rate'>): Promise<Result> => {
    const { uid, depositId, currency: code, rate, reason } = change
    const currency = catalogue.currency(code)
    if (!currency) return 'currency-not-offered'
    const command = {
      type: 'ChangeFixedDepositRate',
      input: { depositId, rate, reason: reason ?? '' },
      given: { approver: ask.session.uid, today: dayOf(ask.now), currency },
    } as const
    const outcome = await changeFixedDeposit(ledger, uid, asked(ask, command, catalogue))
    if (outcome.kind === 'refused') return outcome.refusal.kind
    ask.moved(outcome.position, uid)
    return undefined
  }

  const apply = (ask: Asking, proposalId: string, change: ProposedChange): Promise<Result> => {
    switch (change.kind) {
      case 'catalogue':
        return saveEntry(ask, proposalId, change)
      case 'pool-addresses':
        return addAddresses(ask, proposalId, change)
      case 'circle-deposit':
        return creditCircle(ask, change)
      case 'deposit-amount':
        return completeDeposit(ask, change)
      case 'card-credits':
        return bookCardLogs(ask, proposalId, change)
      case 'reversal':
        return reverse(ask, change)
      case 'subscription-rate':
        return changeRate(ask, change)
    }
  }

  /** Carries an approved proposal out, in its approver's name; one that is not approved, or done already, is left alone. */
  return async (
    proposalId: string,
    about: Pick<Asking, 'requestId' | 'moved' | 'now'>,
  ): Promise<'applied' | 'lapsed' | 'other'> => {
    const { state } = await ledger.load(proposalDecider, proposalId)
    const { status, change, approvedBy } = state
    if (status === 'applied' || status === 'lapsed') return status
    if (status !== 'approved' || !change || !approvedBy) return 'other'
    const session = { id: '', uid: approvedBy, email: '', role: 'superadmin', admin: true } as const
    const ask = { ...about, session, commandId: derivedId(proposalId, 'applied') }
    const why = await apply(ask, proposalId, change)
    const command = { type: 'FinishChange', input: { proposalId, why } } as const
    const finishing = { ...ask, commandId: derivedId(proposalId, 'finished') }
    const outcome = await ledger.handle(proposalDecider, proposalId, asked(finishing, command))
    if (outcome.kind === 'refused') throw new Error(`a proposal cannot be finished: ${outcome.refusal.kind}`)
    about.moved(outcome.position)
    await proposedLogs.forget(proposalId)
    const moment = why === undefined ? 'approved' : 'lapsed'
    await tellOfProposal(parts, { id: proposalId, kind: change.kind, by: approvedBy, moment })
    return why === undefined ? 'applied' : 'lapsed'
  }
}

/** Whoever approved is carrying it out within this time, or the job does. */
const graceSeconds = 15

/** Carries out what was approved and what a crash kept from being done. */
export const finishProposals =
  (parts: CarryingOutParts & { readonly now?: () => Date }, olderThanSeconds = graceSeconds) =>
  async (): Promise<void> => {
    const carryOut = carryingOut(parts)
    const { now = () => new Date() } = parts
    for (const { id } of await listUnfinishedProposals(parts.db, olderThanSeconds))
      await carryOut(id, { requestId: id, moved: () => {}, now: now() }).catch((err: unknown) =>
        parts.logger.warn({ err, proposal: id }, 'a proposal could not be carried out and is tried again'),
      )
  }
