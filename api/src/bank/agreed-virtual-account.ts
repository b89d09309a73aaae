import type { ProposedChange } from '@strongroom/ledger/office'
import type { Parts } from '../dependencies.ts'
import { virtualAccountLetter } from '../vault/mail/virtual-account-letter.ts'

type GivingParts = Pick<Parts, 'members' | 'virtualAccounts'> & {
  readonly config: Pick<Parts['config'], 'publicUrl'>
}

/** Gives a member the virtual account that two administrators have agreed to; nothing, or why it cannot be given any more. */
export const giveAgreedAccount = async (
  { members, virtualAccounts, config }: GivingParts,
  proposalId: string,
  { uid, digest }: Extract<ProposedChange, { kind: 'virtual-account' }>,
): Promise<string | undefined> => {
  const [details, member] = [await virtualAccounts.proposed(proposalId), await members.byUid(uid)]
  if (!member) return 'member-unknown'
  if (!details || virtualAccounts.digestOf(uid, details) !== digest) return 'details-changed'
  await virtualAccounts.give(uid, details, virtualAccountLetter(member, `${config.publicUrl}/virtualaccount`))
  return undefined
}
