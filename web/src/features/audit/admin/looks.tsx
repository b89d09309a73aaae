import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { lookKinds } from '@strongroom/shared/words/audit/look'
import { utcText } from '../../../i18n/time.ts'
import { descriptorOf, descriptorsOf } from '../../../i18n/word.ts'
import { custom } from '../../../parts/lists/columns.tsx'
import { choice, period, search, typed } from '../../../parts/lists/filters.tsx'
import { listScreen } from '../../../parts/lists/list-screen.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { memberIn } from '../../../platform/members/admin/member-column.tsx'
import { MemberLink } from '../../../platform/members/admin/member-link.tsx'
import '../../../parts/admin.css'

/** Which administrator has looked at whose personal data, when and why: for auditors. */
export const Looks = listScreen('audit.looks', {
  title: msg`Looks at personal data`,
  about: msg`Each look at an identity record, a document or full bank details: by whom, when and why. The data itself is not in here.`,
  columns: [
    custom('time', msg`Time`, row => <Times look={row} />, {
      sort: 'created_date',
      width: 190,
      isLastOnPhone: true,
    }),
    memberIn('by', 'by_username', msg`Administrator`),
    custom('member', msg`Member`, row => <Seen {...row} />),
    custom('kind', msg`Kind`, ({ kind }) => <Kind kind={kind} />),
    custom('reason', msg`Reason`, ({ reason }) => reason ?? <Erased />),
  ],
  filters: [
    choice('kind', msg`Kind`, msg`All kinds`, descriptorsOf(lookKinds)),
    period(),
    typed('by', msg`Administrator’s ID`),
    typed('uid', msg`Member’s ID`),
    search(msg`Search name, e-mail, user ID, case, reason`),
  ],
  empty: { title: msg`No looks yet`, text: msg`Each view appears here as soon as the list is up to date.` },
  everyMs: 30_000,
})

/** When it began; and how often it went on, within a quarter of an hour each. */
function Times({ look: { created_date, last_date, times } }: { look: wire.Look }) {
  const { t } = useLingui()
  return (
    <span className="figures quiet">
      <UtcTime at={created_date} />
      {times > 1 && <span title={utcText(last_date)}> {t`× ${times}`}</span>}
    </span>
  )
}

function Seen({ uid, username }: Pick<wire.Look, 'uid' | 'username'>) {
  const { t } = useLingui()
  return uid ? <MemberLink uid={uid} username={username} /> : <span className="quiet">{t`Has gone`}</span>
}

function Kind({ kind }: Pick<wire.Look, 'kind'>) {
  const { i18n } = useLingui()
  return i18n._(descriptorOf(lookKinds[kind]))
}

function Erased() {
  const { t } = useLingui()
  return <span className="quiet">{t`erased`}</span>
}
