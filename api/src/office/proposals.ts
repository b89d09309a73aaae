import { type ProposedChange, proposalDecider } from '@strongroom/ledger/office'
import { listProposals, type ProposalRow } from '@strongroom/projections/office'
import { contract, type wire } from '@strongroom/shared'
import { type Asker, asked } from '../command/asking.ts'
import { atScale } from '../command/money.ts'
import { Problem } from '../command/problem.ts'
import { refusalOf } from '../command/refusals.ts'
import { one, page, refused } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { carryOut } from './carry-out.ts'
import { proposalCsv } from './csv-words.ts'
import { decidersOf } from './policy.ts'
import { tellOfProposal } from './proposal-mail.ts'

const codeOf = (kind: string) => kind.toUpperCase().replaceAll('-', '_')

/** The proposed change, which this administrator's role has the right to decide; nothing when there is none of the id. */
const changeFor = async (
  { ledger, catalogue }: Parts,
  ask: Asker,
  id: string,
): Promise<ProposedChange | undefined> => {
  const { state } = await ledger.load(proposalDecider, id)
  if (!state.change) return undefined
  if (!decidersOf(catalogue, state.change).includes(ask.session.role)) throw Problem.forbidden()
  return state.change
}

/** Whether proposed card logs put money on the card of who decides on them. */
const isOnOwnCard = async (
  { cardRecords, proposedCardLogs }: Parts,
  { session: { uid } }: Asker,
  proposalId: string,
): Promise<boolean> => {
  const cards = await cardRecords.byReferences(
    (await proposedCardLogs.of(proposalId)).map(row => row.card_id),
  )
  return [...cards.values()].some(card => card.uid === uid)
}

const recordsOf = async (parts: Parts, rows: readonly ProposalRow[]): Promise<readonly wire.Proposal[]> => {
  const uidOf = ({ change }: ProposalRow) =>
    change.kind === 'catalogue' || change.kind === 'card-credits'
      ? null
      : change.kind === 'pool-addresses'
        ? (change.application?.uid ?? null)
        : change.uid
  const people = rows.flatMap(row => [row.proposed_by, row.decided_by ?? '', uidOf(row) ?? ''])
  const names = await parts.members.namesOf(people.filter(uid => /^\d+$/.test(uid)))
  const addresses = await parts.proposedAddresses.of(rows.map(({ id }) => id))
  return Promise.all(
    rows.map(async row => {
      const uid = uidOf(row)
      return {
        id: row.id,
        kind: row.kind,
        ...(await shownOf(parts, row.change, addresses.get(row.id) ?? [])),
        uid,
        ...names(uid ?? ''),
        proposed_by: row.proposed_by,
        proposed_by_name: names(row.proposed_by).username,
        status: row.status,
        reason: row.status === -3 ? codeOf(row.reason ?? '') : row.reason,
        created_date: row.created_at,
        finish_date: row.decided_at,
        decided_by: row.decided_by,
        decided_by_name: names(row.decided_by ?? '').username,
      }
    }),
  )
}

/** A change as pairs of fields, before and after, to compare side by side. */
const shownOf = async (
  { depositAddresses, catalogue }: Parts,
  change: ProposedChange,
  ccaddress: readonly string[],
): Promise<Pick<wire.Proposal, 'subject' | 'before' | 'after'>> => {
  switch (change.kind) {
    case 'catalogue': {
      const { entry, before, after } = change
      return { subject: `${entry.kind} ${entry.id}`, before, after }
    }
    case 'pool-addresses': {
      const { network, corrects, application } = change
      const old = corrects ? await depositAddresses.byId(corrects) : undefined
      return {
        subject: network,
        before: old ? { network: old.network, ccaddress: [old.ccaddress] } : null,
        after: { network, ccaddress, ...(application ? { application: application.id } : {}) },
      }
    }
    case 'circle-deposit': {
      const { uid: _, kind: __, circleId, currency, amount, ...fees } = change
      const after = { circleId, currency, amount: atScale(catalogue, currency, amount), ...fees }
      return { subject: circleId, before: null, after }
    }
    case 'deposit-amount': {
      const { uid: _, kind: __, depositId, currency, claimed, amount, ...more } = change
      const inPlaces = (each: string) => atScale(catalogue, currency, each)
      return {
        subject: depositId,
        before: { currency, amount: inPlaces(claimed) },
        after: { currency, amount: inPlaces(amount), ...more },
      }
    }
    case 'card-credits': {
      const { currency, amount, rows, digest } = change
      const after = { rows, currency, amount: atScale(catalogue, currency, amount) }
      return { subject: digest.slice(0, 12), before: null, after }
    }
    case 'reversal': {
      const { of, credits, reason } = change
      const credited = credits.map(
        ({ currency, amount }) => `${atScale(catalogue, currency, amount)} ${currency}`,
      )
      const subject = of.kind === 'card-log' ? of.logId : (of.lines[0] ?? of.eventId)
      return { subject, before: null, after: { credited, reason } }
    }
    case 'subscription-rate': {
      const { depositId, currency, last, rate, reason } = change
      return { subject: depositId, before: { currency, rate: last }, after: { currency, rate, reason } }
    }
  }
}

const proposals = implement(contract.office.proposals, {
  csv: proposalCsv,
  handler: async ({ filter }, parts) => {
    const { rows, total } = await listProposals(parts.db, filter)
    return page({ total, rows: await recordsOf(parts, rows) })
  },
})

const approveProposal = implement(contract.office.approveProposal, {
  handler: async (ask, parts) => {
    const { ledger, catalogue } = parts
    const { id: proposalId } = ask.body
    const change = await changeFor(parts, ask, proposalId)
    if (!change) return refusalOf({ kind: 'case-unknown' })
    if (change.kind === 'card-credits' && (await isOnOwnCard(parts, ask, proposalId)))
      return refusalOf({ kind: 'own-case' })
    const given = { approver: ask.session.uid }
    const command = { type: 'ApproveChange', input: { proposalId }, given } as const
    const outcome = await ledger.handle(proposalDecider, proposalId, asked(ask, command, catalogue))
    if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
    ask.moved(outcome.position)
    if ((await carryOut(parts, proposalId, ask)) === 'applied') return one({ id: proposalId, status: 1 })
    const { state } = await ledger.load(proposalDecider, proposalId)
    return refused(
      'PROPOSAL_LAPSED',
      'What this is about has changed since it was proposed, so nothing was done: propose it again',
      { why: codeOf(state.why ?? '') },
    )
  },
})

const rejectProposal = implement(contract.office.rejectProposal, {
  handler: async (ask, parts) => {
    const { ledger, catalogue, proposedCardLogs } = parts
    const { id: proposalId, reason } = ask.body
    const change = await changeFor(parts, ask, proposalId)
    if (!change) return refusalOf({ kind: 'case-unknown' })
    const given = { approver: ask.session.uid }
    const command = { type: 'RejectChange', input: { proposalId, reason }, given } as const
    const outcome = await ledger.handle(proposalDecider, proposalId, asked(ask, command, catalogue))
    if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
    ask.moved(outcome.position)
    await tellOfProposal(parts, {
      id: proposalId,
      change,
      by: ask.session.uid,
      moment: 'rejected',
      reason: reason.trim(),
    })
    await proposedCardLogs.forget(proposalId)
    return one({ id: proposalId, status: -1 })
  },
})

const withdrawProposal = implement(contract.office.withdrawProposal, {
  handler: async (ask, parts) => {
    const { ledger, catalogue, proposedCardLogs } = parts
    const { id: proposalId } = ask.body
    const { state } = await ledger.load(proposalDecider, proposalId)
    if (!state.change) return refusalOf({ kind: 'case-unknown' })
    const given = { proposer: ask.session.uid }
    const command = { type: 'WithdrawChange', input: { proposalId }, given } as const
    const outcome = await ledger.handle(proposalDecider, proposalId, asked(ask, command, catalogue))
    if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
    ask.moved(outcome.position)
    const { change } = state
    await tellOfProposal(parts, { id: proposalId, change, by: ask.session.uid, moment: 'withdrawn' })
    await proposedCardLogs.forget(proposalId)
    return one({ id: proposalId, status: -2 })
  },
})

/** Changes that take two administrators: looked at, approved, rejected, withdrawn. */
export const proposalCalls: readonly Call[] = [proposals, approveProposal, rejectProposal, withdrawProposal]
