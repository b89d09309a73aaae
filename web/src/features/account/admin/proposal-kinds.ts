import { msg } from '@lingui/core/macro'
import type { ProposalKinds } from '../../../platform/cases/admin/proposal-kind.ts'

/** This capability's changes that take two administrators. */
export const proposalKinds = {
  role: {
    subject: ({ subject }) => msg`Role of member ${subject}`,
    fields: { role: msg`Role` },
  },
  'user-group': {
    subject: ({ subject }) => msg`User group of member ${subject}`,
    fields: { user_group: msg`User group` },
  },
  'pay-code-clearing': {
    subject: ({ subject }) => msg`PAY code of member ${subject} cleared`,
  },
  'administrator-standing': {
    subject: ({ subject, after }) =>
      after?.enabled ? msg`Administrator ${subject} enabled` : msg`Administrator ${subject} disabled`,
    fields: { enabled: msg`Enabled` },
  },
} as const satisfies ProposalKinds
