import { type Ledger, memberDecider } from '@strongroom/ledger'
import { wire } from '@strongroom/shared'
import { type AnyCall, call } from '../kernel/call.ts'
import { AuthExpired } from '../kernel/problem.ts'
import { done, one } from '../kernel/replies.ts'
import type { Members } from '../private/members.ts'
import type { Sessions } from '../private/sessions.ts'

/** The signed-in member's own account. */
export const ownAccount = ({
  members,
  sessions,
  ledger,
}: {
  readonly members: Members
  readonly sessions: Sessions
  readonly ledger: Ledger
}): readonly AnyCall[] => [
  call({
    method: 'GET',
    path: '/user/userinfo/S',
    audience: 'user',
    summary: 'Who is signed in, and what they may do',
    changes: false,
    answer: wire.records(wire.userinfo),
    handler: async ({ session }) => {
      const [profile, { state }] = await Promise.all([
        members.byUid(session.uid),
        ledger.load(memberDecider, session.uid),
      ])
      if (!profile) throw new AuthExpired('the member is gone')
      return one({
        uid: profile.uid,
        username: profile.username,
        email: profile.email,
        role: state.role,
        quickpay_status: state.quickPayOn ? 1 : 0,
        vip_level: state.vipLevel,
        // Cards are not issued yet: nobody has one.
        card_status: 0,
        kyc_status: state.kyc,
        user_type: state.userType,
        language: profile.language,
      })
    },
  }),

  call({
    method: 'POST',
    path: '/user/logout/S',
    audience: 'user',
    summary: 'Ends the session it is signed with',
    changes: true,
    answer: wire.done,
    handler: async ({ session }) => {
      await sessions.revoke(session.id)
      return done()
    },
  }),
]
