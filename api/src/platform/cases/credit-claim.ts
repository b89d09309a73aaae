import type { Leg } from '@strongroom/ledger/book'
import { policyOf } from '@strongroom/ledger/catalogue'
import type { ProposedChange } from '@strongroom/ledger/office'
import { type WalletCommand, walletDecider } from '@strongroom/ledger/wallet'
import { Decimal } from '@strongroom/shared'
import { fieldOf } from '@strongroom/shared/field-of'
import type { Asker } from '../../command/asking.ts'
import type { Reply } from '../../command/replies.ts'
import type { Parts } from '../../dependencies.ts'
import { takeAmountAlone } from '../proposals/alone-share.ts'
import { checkProposer } from '../proposals/policy.ts'
import type { MailingParts } from '../proposals/proposal-mail.ts'
import { knownChange, propose } from '../proposals/proposing.ts'
import { legsIn } from './decision-proof.ts'

/** Typed beside an approval: a fee or a share of the amount, and the transaction's id elsewhere. */
type ApprovalTerms = {
  readonly fee?: string | undefined
  readonly feeRate?: string | undefined
  readonly externalTxId?: string | undefined
}

type Claim = Extract<ProposedChange, { kind: 'claim-credit' }>

/** A claim that an administrator credits, and how. */
export type ClaimedCredit = {
  readonly claim: Claim['claim']
  readonly uid: string
  readonly caseId: string
  readonly terms: ApprovalTerms & { readonly amount?: string | undefined }
  readonly command: WalletCommand
}

type Asking = Asker & { readonly now: Date }
/** The dependencies of crediting a claim. */
type CreditParts = MailingParts & Pick<Parts, 'ledger' | 'prices' | 'adjustedAlone'>

/** The amount that a decision adds to a member's money, in all pockets together: the currency that it adds most of by number, and how much. */
const gainOf = (
  uid: string,
  legs: readonly Leg[],
): { readonly code: string; readonly amount: string } | undefined => {
  const sums = new Map<string, Decimal>()
  for (const { account, currency, amount } of legs)
    if (account.startsWith(`user:${uid}:`))
      sums.set(currency, (sums.get(currency) ?? new Decimal(0)).plus(amount))
  const [most] = [...sums].filter(([, sum]) => sum.gt(0)).sort(([, one], [, other]) => other.cmp(one))
  return most && { code: most[0], amount: most[1].toFixed() }
}

const changeOf = (
  { claim, uid, caseId, terms }: ClaimedCredit,
  { code: currency, amount }: { readonly code: string; readonly amount: string },
): Claim => {
  const { fee, feeRate, externalTxId, amount: distributed } = terms
  return {
    kind: 'claim-credit',
    claim,
    uid,
    caseId,
    currency,
    amount,
    ...(distributed === undefined ? {} : { distributed }),
    ...(fee === undefined ? {} : { fee }),
    ...(feeRate === undefined ? {} : { feeRate }),
    ...(externalTxId === undefined ? {} : { externalTxId }),
  }
}

/**
 * Credits a claim by `decide`, for one administrator up to their share of the day, or proposes it to a second one. A claim that the
 * ledger refuses is refused at once, and a repeated decision gets its answer again.
 */
export const creditOrPropose = async (
  parts: CreditParts,
  ask: Asking,
  credit: ClaimedCredit,
  decide: () => Promise<Reply>,
): Promise<Reply> => {
  const { ledger, catalogue } = parts
  const before = await knownChange(parts, ask.commandId)
  if (before) return propose(parts, ask, before)
  if (await ledger.knows(walletDecider, credit.uid, ask.commandId)) return decide()
  const dry = walletDecider.decide(credit.command, (await ledger.load(walletDecider, credit.uid)).state)
  const gain = dry.kind === 'accepted' ? gainOf(credit.uid, legsIn(dry.facts)) : undefined
  if (!gain) return decide()
  checkProposer(catalogue, ask, 'claim-credit')
  const limit = policyOf(catalogue, 'claim-credit').alone
  const share = await takeAmountAlone(parts, ask, limit, { ...gain, counted: 'claim' })
  if (!share.isTaken) return propose(parts, ask, changeOf(credit, gain))
  const reply = await decide()
  if (fieldOf(reply.body, 'status') === false) await share.giveBack()
  return reply
}
