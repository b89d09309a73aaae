import { msg } from '@lingui/core/macro'
import type { ProposalKinds } from '../../../platform/cases/admin/proposal-kind.ts'

/** This capability's changes that take two administrators. */
export const proposalKinds = {
  role: {
    name: msg`Roles`,
    subject: ({ subject }) => msg`Role of member ${subject}`,
    fields: { role: msg`Role` },
  },
  'user-group': {
    name: msg`User groups of members`,
    subject: ({ subject }) => msg`User group of member ${subject}`,
    fields: { user_group: msg`User group` },
  },
  'pay-code-clearing': {
    name: msg`PAY codes cleared`,
    subject: ({ subject }) => msg`PAY code of member ${subject} cleared`,
  },
  'administrator-standing': {
    name: msg`Accounts of administrators`,
    subject: ({ subject, after }) =>
      after?.enabled ? msg`Administrator ${subject} enabled` : msg`Administrator ${subject} disabled`,
    fields: { enabled: msg`Enabled` },
  },
} as const satisfies ProposalKinds
