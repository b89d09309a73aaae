import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import { may } from '../../../client/may.ts'
import { Standing } from '../../../parts/decided.tsx'
import { UNSORTED } from '../../../parts/list-search.ts'
import { custom } from '../../../parts/lists/columns.tsx'
import { choiceOf, period, search, typed } from '../../../parts/lists/filters.tsx'
import { listScreen } from '../../../parts/lists/list-screen.tsx'
import { Age, UtcTime } from '../../../parts/utc-time.tsx'
import '../../../parts/admin.css'
import { useStates } from '../../../platform/cases/admin/states.ts'
import { MemberLink } from '../../../platform/members/admin/member-link.tsx'
import { RecordState, useByWords, useKinds } from './words.tsx'

/** Members' forms to have their identity verified; a row opens its documents and the decision. */
const records = (opensWith: 'waiting' | 'all') =>
  listScreen('identity.records', {
    title: msg`Identity checks`,
    Actions: ToEnter,
    columns: [
      custom('name', msg`Name`, record => (
        <>
          <Name record={record} />
          <div className="quiet">
            <Kind record={record} />
          </div>
        </>
      )),
      custom('member', msg`Member`, record => <Member record={record} />, { repeats: 'uid' }),
      custom(
        'submitted',
        msg({ message: 'Handed in', context: 'when' }),
        record => <When at={record.submitted_date} by={record.submitted_by} record={record} />,
        { sort: 'submitted_date' },
      ),
      custom(
        'decided',
        msg({ message: 'Decided', context: 'when' }),
        record =>
          record.decided_date && <When at={record.decided_date} by={record.decided_by} record={record} />,
        { sort: 'decided_date' },
      ),
      custom('state', msg`State`, record => <Since record={record} />, { align: 'end' }),
    ],
    card: record => <PhoneRow record={record} />,
    filters: [
      choiceOf(
        'status',
        msg`State`,
        opensWith === 'all' ? msg`All states` : msg`Waiting`,
        () => useStates({ opensWith }).states,
        UNSORTED,
      ),
      choiceOf('type', msg`Kind of account`, msg`All kinds`, useKindChoices),
      period(),
      typed('uid', msg`User ID`),
      search(msg`Search name, e-mail, user ID, company`),
    ],
    // Those that wait come oldest first, others newest first.
    asks: ({ status = opensWith === 'all' ? 'all' : '0', order }) => ({
      order: order ?? (status === '0' ? 'asc' : 'desc'),
      status: status === 'all' ? undefined : status,
    }),
    empty: {
      title: msg`Nothing waits`,
      text: msg`Members’ documents appear here, oldest first.`,
    },
  })

const useKindChoices = () => Object.entries(useKinds()).map(([value, label]) => ({ value, label }))

/** The records of all members: those that wait unless a state is chosen. */
export const RecordList = records('waiting')
/** The records of one member, in every state. */
export const MemberRecords = records('all')

function ToEnter() {
  const { t } = useLingui()
  if (!may('identity.enter')) return null
  return (
    <Button size="sm" variant="default" renderRoot={props => <Link {...props} to="/admin/userkycs/add" />}>
      {t`Enter for a member`}
    </Button>
  )
}

type RecordProps = { record: wire.KycRecord }

/** Name on the form, as a link to the record. */
function Name({ record: { id, name, username } }: RecordProps) {
  const { t } = useLingui()
  return (
    <Link to="/admin/userkycs/view/$id" params={{ id }} className="row-link">
      {name || t`${username} (erased)`}
    </Link>
  )
}

const Kind = ({ record: { type } }: RecordProps) => useKinds()[type]

const Member = ({ record }: RecordProps) => (
  <>
    <MemberLink {...record} />
    <div className="quiet break-anywhere">{record.email}</div>
  </>
)

const When = ({ at, by, record }: RecordProps & { at: string; by: string | null }) => (
  <>
    <UtcTime at={at} />
    <div className="quiet">{useByWords()(by, record)}</div>
  </>
)

/** How long it has waited, or what became of it. */
function Since({ record }: RecordProps) {
  const { id, status, submitted_date } = record
  return (
    <Standing id={id}>
      {status === 0 ? <Age since={submitted_date} /> : <RecordState record={record} />}
    </Standing>
  )
}

const PhoneRow = ({ record }: RecordProps) => (
  <>
    <Name record={record} />
    <Since record={record} />
    <span className="quiet card-wide break-anywhere">
      <span className="figures">{record.uid}</span> · {record.email}
    </span>
    <span className="quiet card-wide">
      <Kind record={record} /> · <UtcTime at={record.submitted_date} />
    </span>
  </>
)
