import { randomUUID } from 'node:crypto'
import { memberDecider } from '@strongroom/ledger/account'
import type { Ledger } from '@strongroom/ledger/eventlog'

/** A command about a member's standing: role, VIP level, verification, enabled or not. */
export type StandingCommand = Parameters<typeof memberDecider.decide>[0]

const byTest = { given: { approver: 'test' } } as const
/** Gives a VIP level. */
export const toVip = (level: number) =>
  ({ type: 'SetVip', input: { level, reason: 'For the test' }, ...byTest }) as const
/** Disables a member. */
export const disabling = {
  type: 'DisableMember',
  input: { reason: 'For the test' },
  ...byTest,
} as const

/** Changes a member's standing as an administrator would. */
export const standing = (ledger: Ledger, uid: string, command: StandingCommand) =>
  ledger.handle(memberDecider, uid, {
    id: randomUUID(),
    actor: { kind: 'admin', id: 'test' },
    correlationId: 'test',
    command,
  })
