import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { custom, status, text, time } from '../../../../parts/lists/columns.tsx'
import { period, search, state } from '../../../../parts/lists/filters.tsx'
import { listScreen } from '../../../../parts/lists/list-screen.tsx'
import { MemberLink } from '../../../../platform/members/admin/member-link.tsx'
import { deliveries, useLetterWords } from './letter-words.ts'

/** Letters with their addressees, and what became of each. */
export const EmailLog = listScreen('account.sentMails', {
  title: msg`E-mails`,
  about: msg`Each letter: recipient, kind and time. Its text and codes are not kept. Kept for 180 days.`,
  columns: [
    time('created_date'),
    custom('letter', msg`Letter`, row => <Letter letter={row.letter} />),
    custom('member', msg`Member`, row => <Addressee {...row} />, { repeats: 'uid' }),
    text('email', msg`E-mail`),
    status('status', deliveries),
  ],
  filters: [state('status', deliveries), period(), search(msg`Search name, e-mail, user ID`)],
  empty: { title: msg`No e-mail yet`, text: msg`Every letter appears here as soon as it is written.` },
  everyMs: 30_000,
})

const Letter = ({ letter }: { letter: string }) => useLetterWords()(letter)

function Addressee({ uid, username }: { uid: string | null; username: string }) {
  const { t } = useLingui()
  return uid ? <MemberLink uid={uid} username={username} /> : <span className="quiet">{t`Nobody yet`}</span>
}
