import { msg } from '@lingui/core/macro'
import type { ProposalChange, ProposalKinds } from '../../../platform/cases/admin/proposal-kind.ts'

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** The deposit as it would be approved with the amount and the fee that are proposed. */
const depositWith = ({ subject, after }: ProposalChange) => {
  const typed = { amount: textOf(after?.amount), fee: textOf(after?.fee), feeRate: textOf(after?.feeRate) }
  const given = Object.entries(typed).filter(([, value]) => value !== undefined)
  return { kind: 'deposit', id: subject, ...Object.fromEntries(given) } as const
}

/** This capability's changes that take two administrators. */
export const proposalKinds = {
  'circle-deposit': {
    subject: ({ subject }) => msg`Circle deposit · ${subject}`,
    fields: { circleId: msg`Circle's payment ID` },
    books: { gets: msg`The member’s wallet receives`, asks: ({ id }) => ({ kind: 'circle-deposit', id }) },
  },
  'deposit-amount': {
    subject: () => msg`Amount of a bank deposit`,
    fields: { depositId: msg`Bank deposit`, externalTxId: msg`Transaction ID` },
    books: { gets: msg`The member receives`, asks: depositWith },
  },
  'virtual-account': {
    subject: ({ subject }) => msg`Virtual account of member ${subject}`,
  },
} as const satisfies ProposalKinds
