import { type MemberRefusal, memberDecider } from '@strongroom/ledger/account'
import { derivedId, type Ledger } from '@strongroom/ledger/eventlog'
import { type WalletRefusal, walletDecider } from '@strongroom/ledger/wallet'
import { type Deletions, deletionsDue } from '../vault/deletions.ts'

type Parts = { readonly ledger: Ledger; readonly leavers: Deletions }

const close = { type: 'CloseWallet', input: {} } as const
const leave = { type: 'DeleteMember', input: {} } as const

/** Why a member cannot leave now, if so: asked of the rules without writing anything down. */
export const whyNotDeleted = async (
  { ledger }: Pick<Parts, 'ledger'>,
  uid: string,
): Promise<MemberRefusal | WalletRefusal | undefined> => {
  const [member, wallet] = await Promise.all([
    ledger.load(memberDecider, uid),
    ledger.load(walletDecider, uid),
  ])
  const decisions = [memberDecider.decide(leave, member.state), walletDecider.decide(close, wallet.state)]
  return decisions.find(decision => decision.kind === 'refused')?.refusal
}

/**
 * Deletes a member: the wallet closes, which only an empty one does; the log says that they have left; what is personal
 * is erased. A crash in between leaves a member that is `leaving`; `finishDeletions` goes on from there.
 */
export const deleteMember = async (
  { ledger, leavers }: Parts,
  uid: string,
): Promise<MemberRefusal | WalletRefusal | undefined> => {
  await leavers.begin(uid)
  const refusal = (await closing(ledger, uid)) ?? (await leaving(ledger, uid))
  await (refusal ? leavers.stay(uid) : leavers.erase(uid))
  return refusal
}

const aboutIt = (uid: string, id: string) =>
  ({ id, actor: { kind: 'member', id: uid }, correlationId: id }) as const

const closing = async (ledger: Ledger, uid: string) => {
  const asked = { ...aboutIt(uid, derivedId(uid, 'close wallet')), command: close }
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
      await deleteMember(parts, uid).catch(error => failures.push(error))
    if (failures.length > 0) throw new AggregateError(failures, `deletions not finished: ${failures.length}`)
  }
