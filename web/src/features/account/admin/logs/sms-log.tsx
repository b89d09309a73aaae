import { msg } from '@lingui/core/macro'
import { custom, figures, status, time } from '../../../../parts/lists/columns.tsx'
import { period, search, state } from '../../../../parts/lists/filters.tsx'
import { listScreen } from '../../../../parts/lists/list-screen.tsx'
import { MemberLink } from '../../../../platform/members/admin/member-link.tsx'
import { deliveries, useSceneWords } from './letter-words.ts'

/** The log of SMS. */
export const SmsLog = listScreen('account.sentMessages', {
  title: msg`SMS`,
  about: msg`Each message: phone number, kind and time. Its text is not kept. Kept for 180 days.`,
  columns: [
    time('created_date'),
    custom('scene', msg`What for`, row => <Purpose scene={row.scene} />),
    custom('member', msg`Member`, ({ uid, username }) => uid && <MemberLink uid={uid} username={username} />),
    figures('number', msg`Phone number`),
    status('status', deliveries),
  ],
  filters: [state('status', deliveries), period(), search(msg`Search name, user ID`)],
  empty: { title: msg`No SMS yet`, text: msg`Text messages appear here once one is sent.` },
  everyMs: 30_000,
})

function Purpose({ scene }: { scene: string }) {
  const words: Readonly<Record<string, string>> = useSceneWords()
  return words[scene] ?? scene
}
