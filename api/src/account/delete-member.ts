import { type CloseWallet, type MemberRefusal, memberDecider } from '@strongroom/ledger/account'
import { derivedId, type Ledger } from '@strongroom/ledger/eventlog'
import { type AgreedRest, type WalletRefusal, walletDecider } from '@strongroom/ledger/wallet'
import type { Parts as ApiParts } from '../dependencies.ts'
import { type Closing, deletionsDue } from '../vault/deletions.ts'
import type { FileStores } from '../vault/stores.ts'
import { waysOutOf } from './ways-out.ts'

type Parts = { readonly ledger: Ledger; readonly leavers: FileStores['deletions'] }

const leave = { type: 'DeleteMember', input: {} } as const

/** The closing of a wallet that has to be empty. */
const plain: Closing = { command: { type: 'CloseWallet', input: {} } }

/** The closing of a member's wallet, in which what the member has agreed to is given up if the fees of now allow it. */
export const closingOf = async (
  parts: Pick<ApiParts, 'catalogue' | 'ledger'>,
  uid: string,
  giveUp?: readonly AgreedRest[],
): Promise<Closing> => ({
  command: {
    type: 'CloseWallet',
    input: giveUp ? { giveUp } : {},
    given: { waysOut: await waysOutOf(parts, uid) },
  },
  catalogueAt: parts.catalogue.position,
})

/** Why a member cannot leave now, if so: asked of the rules without writing anything down. */
export const whyNotDeleted = async (
  { ledger }: Pick<Parts, 'ledger'>,
  uid: string,
  { command }: Closing,
  now: Date,
): Promise<MemberRefusal | WalletRefusal | undefined> => {
  const [member, wallet] = await Promise.all([
    ledger.load(memberDecider, uid),
    ledger.load(walletDecider, uid),
  ])
  const decisions = [
    memberDecider.decide(leave, member.state),
    walletDecider.decide(command, wallet.state, now.toISOString()),
  ]
  return decisions.find(decision => decision.kind === 'refused')?.refusal
}

/**
 * Deletes a member: the wallet closes, which only one does that is empty but for what is given up; the log says that they have left; what
 * is personal is erased. A crash in between leaves a member that is `leaving`; `finishDeletions` goes on from there.
 */
export const deleteMember = async (
  { ledger, leavers }: Parts,
  uid: string,
  close: Closing = plain,
): Promise<MemberRefusal | WalletRefusal | undefined> => {
  await leavers.begin(uid, close)
  const refusal = (await closing(ledger, uid, close)) ?? (await leaving(ledger, uid))
  await (refusal ? leavers.stay(uid) : leavers.erase(uid))
  return refusal
}

const aboutIt = (uid: string, id: string) =>
  ({ id, actor: { kind: 'member', id: uid }, correlationId: id }) as const

/** An agreement has a command of its own: the same id with another input would be another command. */
const closingId = (uid: string, { giveUp = [] }: CloseWallet['input']): string =>
  derivedId(uid, 'close wallet', ...giveUp.map(({ currency, amount }) => `${amount} ${currency}`))

const closing = async (ledger: Ledger, uid: string, { command, catalogueAt }: Closing) => {
  const asked = { ...aboutIt(uid, closingId(uid, command.input)), catalogueAt, command }
  const outcome = await ledger.handle(walletDecider, uid, asked)
  return outcome.kind === 'refused' ? outcome.refusal : undefined
}

const leaving = async (ledger: Ledger, uid: string) => {
  const asked = { ...aboutIt(uid, derivedId(uid, 'delete member')), command: leave }
  const outcome = await ledger.handle(memberDecider, uid, asked)
  return outcome.kind === 'refused' ? outcome.refusal : undefined
}

/** A deletion takes less time than this, unless a crash or an outage interrupted it. */
const graceSeconds = 15

/** When it is due (`Job.due`). */
export const finishDeletionsDue = deletionsDue(graceSeconds)

/**
 * Finishes deletions that a crash or an outage interrupted. Several processes may do so at once. One that cannot be
 * finished does not hold up the others: throws an `AggregateError` after trying all.
 */
export const finishDeletions =
  (parts: Parts, olderThanSeconds = graceSeconds) =>
  async (): Promise<void> => {
    const failures: unknown[] = []
    for (const uid of await parts.leavers.begun(olderThanSeconds))
      await finish(parts, uid).catch(error => failures.push(error))
    if (failures.length > 0) throw new AggregateError(failures, `deletions not finished: ${failures.length}`)
  }

const finish = async (parts: Parts, uid: string): Promise<unknown> =>
  deleteMember(parts, uid, await parts.leavers.closingOf(uid))
