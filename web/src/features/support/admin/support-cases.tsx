import { msg } from '@lingui/core/macro'
import { custom } from '../../../parts/lists/columns.tsx'
import { choice } from '../../../parts/lists/filters.tsx'
import { caseScreen } from '../../../platform/cases/admin/case-screen.tsx'
import { decidedOf } from '../../../platform/cases/admin/states.ts'
import { SUPPORT_STATES, SupportState } from '../member/support-state.tsx'
import { SupportAnswer } from './support-answer.tsx'

/** Questions of members to customer service: those that wait for an answer, the oldest first, unless a state is chosen. */
export const SupportCases = caseScreen('support.list', {
  title: msg`Questions of members`,
  stateField: 'status',
  states: decidedOf(SUPPORT_STATES),
  what: row => row.subject,
  columns: [
    custom('reference', msg`Reference`, row => <span className="mono">{row.reference ?? ''}</span>),
    custom('assignee', msg`Assigned to`, row => row.assignee_name),
  ],
  filters: [
    choice('assigned', msg`Assigned to`, msg`Assigned to anybody`, {
      me: msg`Assigned to me`,
      nobody: msg`Assigned to nobody`,
    }),
  ],
  state: row => <SupportState status={row.status} />,
  isOpen: row => row.status === 0,
  searchLabel: msg`Search name, e-mail, user ID, subject, reference`,
  Below: SupportAnswer,
})
