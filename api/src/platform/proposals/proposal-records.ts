import {
  type ActName,
  acts,
  type Config,
  configs,
  isConfigCode,
  type KindName,
} from '@strongroom/ledger/catalogue'
import type { ProposalRow } from '@strongroom/projections/office'
import { getBalances } from '@strongroom/projections/wallet'
import { sumOf, type wire } from '@strongroom/shared'
import { atScale } from '../../command/money.ts'
import type { Session } from '../../command/session.ts'
import type { Parts } from '../../dependencies.ts'
import { decidersOf, memberOfChange } from './policy.ts'

/** The code of a refusal. */
export const codeOf = (kind: string) => kind.toUpperCase().replaceAll('-', '_')

/** Whether an administrator may decide a proposal now: it waits, is another's, about another, and the policy names their role. */
export const mayDecideProposal = (
  { catalogue }: Pick<Parts, 'catalogue'>,
  { uid, role }: Session,
  { status, proposed_by, change }: ProposalRow,
): boolean =>
  status === 0 &&
  proposed_by !== uid &&
  memberOfChange(change) !== uid &&
  decidersOf(catalogue, change).includes(role)

type Named = { readonly kind: KindName; readonly id: string }

/** The value that held while no entry was saved: the default of a setting or of a policy. */
const usual = ({ kind, id }: Named): Record<string, unknown> | null => {
  if (kind === 'policy') {
    const { proposers, deciders } = acts[id as ActName]
    return { act: id, alone: null, proposers, deciders }
  }
  if (kind !== 'sys-config' || !isConfigCode(id)) return null
  const { default: field_value, secret } = configs[id] as Config
  return { field_code: id, field_value, shown: !secret }
}

/** Proposals as one administrator reads them: in words of fields, with names, and whether they may decide them. */
export const proposalRecords = async (
  parts: Parts,
  session: Session,
  rows: readonly ProposalRow[],
): Promise<readonly wire.Proposal[]> => {
  const people = rows.flatMap(row => [
    row.proposed_by,
    row.decided_by ?? '',
    memberOfChange(row.change) ?? '',
  ])
  const names = await parts.members.namesOf(people.filter(uid => /^\d+$/.test(uid)))
  const addresses = await parts.proposedAddresses.of(rows.map(({ id }) => id))
  return Promise.all(
    rows.map(async row => {
      const uid = memberOfChange(row.change) ?? null
      return {
        id: row.id,
        kind: row.kind,
        ...(await shownOf(parts, row, addresses.get(row.id) ?? [])),
        uid,
        ...names(uid ?? ''),
        proposed_by: row.proposed_by,
        proposed_by_name: names(row.proposed_by).username,
        status: row.status,
        mine: mayDecideProposal(parts, session, row) ? 1 : 0,
        why: 'reason' in row.change ? (row.change.reason ?? null) : null,
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
  { depositAddresses, virtualAccounts, catalogue, db }: Parts,
  { id, change, status }: ProposalRow,
  ccaddress: readonly string[],
): Promise<Pick<wire.Proposal, 'subject' | 'before' | 'after'>> => {
  switch (change.kind) {
    case 'catalogue': {
      const { entry, before, after } = change
      return { subject: `${entry.kind} ${entry.id}`, before: before ?? usual(entry), after }
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
    case 'claim-credit': {
      const { uid: _, kind: __, claim, caseId, currency, amount, ...more } = change
      const after = { claim, currency, credited: atScale(catalogue, currency, amount), ...more }
      return { subject: caseId, before: null, after }
    }
    case 'reversal': {
      const { of, credits, reason } = change
      const credited = credits.map(
        ({ currency, amount }) => `${atScale(catalogue, currency, amount)} ${currency}`,
      )
      if (of.kind === 'withdrawal') {
        const bank_charge = `${atScale(catalogue, of.currency, of.charge)} ${of.currency}`
        const after = { credited, bank_charge, reason }
        return { subject: `withdrawal:${of.withdrawalId}`, before: null, after }
      }
      const subject = of.kind === 'card-log' ? of.logId : (of.lines[0] ?? of.eventId)
      return { subject, before: null, after: { credited, reason } }
    }
    case 'subscription-rate': {
      const { depositId, currency, last, rate, reason } = change
      return { subject: depositId, before: { currency, rate: last }, after: { currency, rate, reason } }
    }
    case 'fill': {
      const { orderId, side: type, base: currency, target, price, amount, markets } = change
      const at = (each: string) => `${each} ${target}`
      return {
        subject: orderId,
        before: { market: markets.map(at) },
        after: {
          type,
          ...(amount && { amount: atScale(catalogue, currency, amount) }),
          currency,
          price: at(price),
        },
      }
    }
    case 'parked-skip': {
      const { projection, stream, revision, type, reason } = change
      return { subject: `${projection} ${stream}`, before: null, after: { event: type, revision, reason } }
    }
    case 'proof-override': {
      const { payout, caseId, currency, amount, reason } = change
      const after = { payout, currency, amount: atScale(catalogue, currency, amount), reason }
      return { subject: caseId, before: null, after }
    }
    case 'risk-release': {
      const { screened, caseId, currency, amount, score, risks, reason } = change
      const after = { screened, currency, amount: atScale(catalogue, currency, amount), score, risks, reason }
      return { subject: caseId, before: null, after }
    }
    case 'holding': {
      const shown = (stated: typeof change.before) => {
        if (!stated) return null
        const { amount, currency, kind: place, fileId: file, on: date, name, reference, evidence } = stated
        return {
          ...{ place, name, reference, evidence, currency },
          amount: atScale(catalogue, currency, amount),
          date,
          ...(file && { file }),
        }
      }
      const { holdingId, before, after } = change
      return { subject: after?.name ?? before?.name ?? holdingId, before: shown(before), after: shown(after) }
    }
    case 'adjustment': {
      const { uid, currency, amount } = change
      const inPlaces = (each: string) => atScale(catalogue, currency, each)
      const after = { currency, amount: inPlaces(amount) }
      if (status !== 0) return { subject: uid, before: null, after }
      const held = (await getBalances(db, `user:${uid}:available`)).find(row => row.currency === currency)
      const now = held?.amount ?? '0'
      return {
        subject: uid,
        before: { currency, available: inPlaces(now) },
        after: { ...after, available: inPlaces(sumOf(now, amount)) },
      }
    }
    case 'virtual-account': {
      const [before, after] = [await virtualAccounts.of(change.uid), await virtualAccounts.proposed(id)]
      return {
        subject: change.uid,
        before: status === 0 ? (before?.details ?? null) : null,
        after: after ?? null,
      }
    }
    case 'pay-code-clearing':
      return { subject: change.uid, before: null, after: { reason: change.reason } }
    case 'administrator-standing': {
      const { uid, to, reason } = change
      const enabled = to === 'enabled'
      return { subject: uid, before: { enabled: !enabled }, after: { enabled, reason } }
    }
    case 'period': {
      const { month, openItems: open_items, unsigned: unsigned_statements } = change
      return { subject: month, before: null, after: { month, open_items, unsigned_statements } }
    }
    case 'user-group': {
      const { uid, from, to, reason } = change
      return { subject: uid, before: { user_group: from }, after: { user_group: to, reason } }
    }
    case 'vip-level': {
      const { uid, from, to, application, reason } = change
      const after = { vip_level: to, ...(application && { application }), ...(reason && { reason }) }
      return { subject: uid, before: { vip_level: from }, after }
    }
    case 'role':
      return { subject: change.uid, before: { role: change.from }, after: { role: change.to } }
  }
}
