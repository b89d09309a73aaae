import type { wire } from '@strongroom/shared'
import type { Body } from '../../../../client/contract.ts'

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** Kinds that are looked at by the proposal's own id. */
const ofProposal = ['adjustment', 'circle-deposit', 'reversal', 'card-credits'] as const

/** The question to the server about the money that a proposal books, of the kinds that it answers for; nothing for the others. */
export const checkOf = ({
  id,
  kind,
  subject,
  after,
}: Pick<wire.Proposal, 'id' | 'kind' | 'subject' | 'after'>): Body<'office.checkApproval'> | undefined => {
  if (ofProposal.some(each => each === kind)) return { kind: kind as (typeof ofProposal)[number], id }
  if (kind !== 'deposit-amount') return undefined
  const typed = { amount: textOf(after?.amount), fee: textOf(after?.fee), feeRate: textOf(after?.feeRate) }
  const given = Object.entries(typed).filter(([, value]) => value !== undefined)
  return { kind: 'deposit', id: subject, ...Object.fromEntries(given) }
}
