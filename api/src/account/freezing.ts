import { derivedId } from '@strongroom/ledger/eventlog'
import { walletDecider } from '@strongroom/ledger/wallet'
import { contract } from '@strongroom/shared'
import { msg } from '#words'
import { asked } from '../command/asking.ts'
import { refusalOf } from '../command/refusals.ts'
import { done, refused } from '../command/replies.ts'
import { replyOf } from '../command/reply-of.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { guesses, inTenMinutes } from '../platform/step-up/account-limits.ts'
import { wrongPin } from '../platform/step-up/credential-refusals.ts'
import { withStepUp } from '../platform/step-up/step-up.ts'
import { frozenLetter, passkeyLetter } from '../vault/mail/safety-letters.ts'
import { keyHash, verifySecret } from '../vault/secrets.ts'
import { checkPower } from './member-standing.ts'

type Told = { readonly uid: string; readonly now: 'frozen' | 'unfrozen'; readonly commandId: string }

/**
 * Tells the member once of each command, and of none that changes nothing. One that is asked for again tells what a crash
 * between the log and the mail left untold.
 */
const tell = async (
  { members, post }: Parts,
  { uid, now, commandId }: Told,
  { events, repeated }: { readonly events: readonly unknown[]; readonly repeated?: boolean },
) => {
  const member = repeated || events.length > 0 ? await members.byUid(uid) : undefined
  if (member) await post.postOnce(frozenLetter(member, now), commandId)
  return done()
}

const freeze = implement(contract.account.freeze, {
  handler: async (ask, parts) => {
    const { uid } = ask.session
    const command = { type: 'FreezeWallet', input: { by: 'member' } } as const
    const outcome = await parts.ledger.handle(walletDecider, uid, asked(ask, command))
    return replyOf(ask, outcome, accepted =>
      tell(parts, { uid, now: 'frozen', commandId: ask.commandId }, accepted),
    )
  },
})

const checkUnfreeze = implement(contract.account.checkUnfreeze, {
  limits: guesses('pin'),
  handler: async ({ session, body: { pin } }, { members }) =>
    (await verifySecret(pin, (await members.credentials(session.email))?.pin)) ? done() : wrongPin(),
})

const unfreeze = implement(contract.account.unfreeze, {
  limits: guesses('pin'),
  handler: async (ask, parts) => {
    const { uid } = ask.session
    const { pin, code } = ask.body
    const command = { type: 'UnfreezeWallet', input: {} } as const
    return withStepUp(
      parts,
      ask,
      { scene: 'unfreeze', code, pin },
      () => parts.ledger.handle(walletDecider, uid, asked(ask, command)),
      accepted => tell(parts, { uid, now: 'unfrozen', commandId: ask.commandId }, accepted),
    )
  },
})

const unfreezeFor = implement(contract.account.unfreezeFor, {
  handler: async (ask, parts) => {
    const { uid, reason } = ask.body
    await checkPower(parts, ask, uid)
    const given = { approver: ask.session.uid }
    const command = { type: 'UnfreezeForMember', input: { reason }, given } as const
    const outcome = await parts.ledger.handle(walletDecider, uid, asked(ask, command))
    const told = { uid, now: 'unfrozen', commandId: ask.commandId } as const
    return replyOf(ask, outcome, accepted => tell(parts, told, accepted), uid)
  },
})

/** The link is used up last: what a crash leaves open is done again by pressing the button again. */
const notMe = implement(contract.account.notMe, {
  limits: ({ address }) => [{ key: `not me ${address}`, ...inTenMinutes(30) }],
  handler: async ({ body: { token }, requestId, moved }, parts) => {
    const { ledger, devices, members, sessions } = parts
    const alert = await devices.alertOf(token)
    if (!alert) return refused('LINK_USED_UP', msg`This link has been used or has expired`)
    const { uid } = alert
    const commandId = derivedId('not me', keyHash(token).toString('hex'))
    const outcome = await ledger.handle(walletDecider, uid, {
      id: commandId,
      actor: { kind: 'member', id: uid },
      correlationId: requestId,
      command: { type: 'FreezeWallet', input: { by: 'letter' } },
    })
    if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
    moved(outcome.position, uid)
    const member = await members.byUid(uid)
    if (!member) return refused('LINK_USED_UP', msg`This link has been used or has expired`)
    await sessions.endSignIns(uid, passkeyLetter(member, 'ended'))
    await tell(parts, { uid, now: 'frozen', commandId }, outcome)
    await devices.useUp(token, alert)
    return done()
  },
})

/** Members freeze their own account at once, unfreeze it with a proof, and follow the link of a mail about a sign-in that was not theirs. */
export const freezing: readonly Call[] = [freeze, checkUnfreeze, unfreeze, unfreezeFor, notMe]
