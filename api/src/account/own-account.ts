import { memberDecider } from '@strongroom/ledger/account'
import { walletDecider } from '@strongroom/ledger/wallet'
import { contract } from '@strongroom/shared'
import { cardStatusOf } from '../card/card-status.ts'
import type { Parts } from '../dependencies.ts'
import { asked } from '../http/asking.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { AuthExpired, Problem } from '../http/problem.ts'
import { refusalOf } from '../http/refusals.ts'
import { done, one } from '../http/replies.ts'

/** The signed-in member's own account: who they are, and what they have switched on. */
export const ownAccount = ({ members, sessions, ledger }: Parts): readonly AnyCall[] => [
  implement(contract.account.userinfo, {
    handler: async ({ session }) => {
      const [profile, { state }, { state: wallet }] = await Promise.all([
        members.byUid(session.uid),
        ledger.load(memberDecider, session.uid),
        ledger.load(walletDecider, session.uid),
      ])
      if (!profile) throw new AuthExpired('the member is gone')
      return one({
        uid: profile.uid,
        username: profile.username,
        email: profile.email,
        role: state.role,
        quickpay_status: state.quickPayOn ? 1 : 0,
        earn_status: state.earnOn ? 1 : 0,
        vip_level: state.vipLevel,
        card_status: cardStatusOf(wallet.card),
        kyc_status: state.kyc,
        user_type: state.userType,
        language: profile.language,
        area_code: profile.areaCode,
        phone: profile.phone,
        phone_status: profile.phoneProven ? 1 : 0,
      })
    },
  }),

  implement(contract.account.edit, {
    handler: async ({ session, body }) => {
      await members.edit(session.uid, body)
      return done()
    },
  }),

  implement(contract.account.rename, {
    handler: async ({ session, body: { email, username } }) => {
      checkOwn(session, email)
      await members.edit(session.uid, { username })
      return done()
    },
  }),

  implement(contract.account.setOption, {
    handler: async ask => {
      const { option, status } = ask.body
      const type = option === 'quickpay' ? 'SwitchQuickPay' : 'SwitchEarn'
      const command = { type, input: { on: status === 1 } } as const
      const outcome = await ledger.handle(memberDecider, ask.session.uid, asked(ask, command))
      if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
      ask.moved(outcome.position)
      return one({ option, status })
    },
  }),

  implement(contract.account.signOut, {
    handler: async ({ session }) => {
      await sessions.revoke(session.id)
      return done()
    },
  }),
]

/** An address that stands beside a form must be the signed-in one. */
export const checkOwn = (session: { readonly email: string }, email: string): void => {
  if (email !== session.email)
    throw Problem.invalid([{ path: 'email', message: 'The e-mail of your own account' }])
}
