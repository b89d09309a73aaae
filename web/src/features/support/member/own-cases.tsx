import { msg } from '@lingui/core/macro'
import { Link } from '@tanstack/react-router'
import { instantText } from '../../../i18n/time.ts'
import { custom, status } from '../../../parts/lists/columns.tsx'
import { listScreen } from '../../../parts/lists/list-screen.tsx'
import { SUPPORT_STATES } from './support-state.tsx'

/** The member's own cases of customer service, the last written in first. */
export const OwnCases = listScreen('support.own', {
  title: msg`Your questions`,
  isTitled: true,
  beside: 10,
  audience: 'member',
  everyMs: 10_000,
  columns: [
    custom('subject', msg`Subject`, row => (
      <Link to="/csr" search={{ case: row.id }}>
        {row.subject}
      </Link>
    )),
    custom('updated', msg`Last message`, row => instantText(row.updated_date)),
    status('status', SUPPORT_STATES),
  ],
  filters: [],
  empty: { title: msg`No question yet`, text: msg`Your messages to us appear here with our answers.` },
})
