import { sendForm } from '../../../../client/call.ts'

type Deciding = { readonly what: 'approve' | 'reject' | 'withdraw'; readonly body: object }

/** Approves, rejects or withdraws a proposal; returns which. */
export const decideProposal = async ({ what, body }: Deciding, attempt: string) => {
  await sendForm(`office.${what}Proposal`, { body, attempt })
  return what
}
