import { memberDecider } from '@strongroom/ledger'
import { wire } from '@strongroom/shared'
import type { Parts } from '../calls.ts'
import { type AnyCall, call } from '../kernel/call.ts'
import { Problem } from '../kernel/problem.ts'
import { one } from '../kernel/replies.ts'
import { asked } from './asking.ts'

/** Whose identity is proven: what opens wallets, payments and swaps to a member. */
export const identity = ({ ledger, catalogue }: Parts): readonly AnyCall[] => [
  call({
    method: 'POST',
    path: '/userkycs/audit/S',
    audience: 'admin',
    roles: ['support', 'superadmin'],
    summary: 'Says that a member’s identity is proven, or that it is not; never one’s own',
    changes: true,
    body: wire.kycAuditBody,
    answer: wire.records(wire.kycAuditResult),
    handler: async ask => {
      const { uid, kyc_status } = ask.body
      if (uid === ask.session.uid) throw Problem.forbidden('Nobody decides on their own identity')
      const command = { type: 'DecideKyc', input: { status: kyc_status } } as const
      const outcome = await ledger.handle(memberDecider, uid, asked(ask, command, catalogue))
      if (outcome.kind === 'refused') throw Problem.unknown('There is no such member')
      ask.moved(outcome.position, uid)
      return one({ uid, kyc_status })
    },
  }),
]
