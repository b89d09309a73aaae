import { memberDecider } from '@strongroom/ledger/account'
import type { ProposedChange } from '@strongroom/ledger/office'
import { type Asker, asked } from '../command/asking.ts'
import type { Parts } from '../dependencies.ts'
import { clearedLetter } from '../vault/mail/letters.ts'
import { restWallet } from './rest-wallet.ts'

// Changes of accounts that two administrators have agreed to, carried out in the name of the second.

type AccountParts = Pick<Parts, 'ledger' | 'catalogue' | 'members'> & {
  readonly sessions: Pick<Parts['sessions'], 'revokeAll' | 'disableAll'>
}

type Of<K extends ProposedChange['kind']> = Extract<ProposedChange, { kind: K }>

/** Nothing, or why it cannot be carried out any more. */
type Result = string | undefined

/** Gives a member another role, unless theirs has been changed meanwhile. */
export const setRole = async (
  { ledger, sessions }: AccountParts,
  ask: Asker,
  { uid, from, to, reason }: Of<'role'>,
): Promise<Result> => {
  const given = { from, approver: ask.session.uid }
  const command = { type: 'SetRole', input: { role: to, reason }, given } as const
  const outcome = await ledger.handle(memberDecider, uid, asked(ask, command))
  if (outcome.kind === 'refused') return outcome.refusal.kind
  ask.moved(outcome.position, uid)
  // A session says at its sign-in whose screens it may open; its rights are asked of the log each time.
  await sessions.revokeAll(uid)
  return undefined
}

/** Clears a member's PAY code. The rest begins first: a crash between the two costs the member a day, and opens nothing. */
export const clearPin = async (
  parts: AccountParts,
  ask: Asker & { readonly now: Date },
  { uid }: Of<'pay-code-clearing'>,
): Promise<Result> => {
  const member = await parts.members.byUid(uid)
  if (!member) return 'member-unknown'
  const until = await restWallet(parts, { ...ask, by: ask.session.uid }, { uid, by: 'admin' })
  await parts.members.clearPin(uid, clearedLetter(member, until))
  await parts.sessions.revokeAll(uid)
  return undefined
}

/** Disables an administrator, or enables one. */
export const setStanding = async (
  { ledger, sessions }: AccountParts,
  ask: Asker,
  { uid, to, reason }: Of<'administrator-standing'>,
): Promise<Result> => {
  const given = { approver: ask.session.uid }
  const type = to === 'disabled' ? 'DisableMember' : 'EnableMember'
  const outcome = await ledger.handle(memberDecider, uid, asked(ask, { type, input: { reason }, given }))
  if (outcome.kind === 'refused') return outcome.refusal.kind
  ask.moved(outcome.position, uid)
  await (to === 'disabled' ? sessions.disableAll(uid) : sessions.revokeAll(uid))
  return undefined
}
