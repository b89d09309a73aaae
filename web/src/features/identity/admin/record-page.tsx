import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { may } from '../../../client/may.ts'
import { problemOf } from '../../../client/problem.ts'
import { Standing } from '../../../parts/decided.tsx'
import { Facts } from '../../../parts/facts.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { NotFoundPage } from '../../../parts/page/dead-end.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { Waiting } from '../../../parts/waiting.tsx'
import { useUserinfo } from '../../../platform/members/member/queries.ts'
import '../../../parts/admin.css'
import { Decision } from '../../../platform/cases/admin/decision.tsx'
import { MemberCases } from '../../../platform/cases/admin/member-cases.tsx'
import { MemberLink } from '../../../platform/members/admin/member-link.tsx'
import { formOf, PARTS } from '../member/form.ts'
import { useFormFacts } from '../member/form-facts.tsx'
import './admin-identity.css'
import { DocumentsPanel } from './documents-panel.tsx'
import { EraseRecord } from './erase-record.tsx'
import { History } from './history.tsx'
import { nextRecord, recordQuery } from './queries.ts'
import { RecordState, useByWords, useKinds } from './words.tsx'

/** One record of identity: what was typed beside the documents that have to show it, and the decision. */
export function RecordPage({ id }: { id: string }) {
  const { t } = useLingui()
  const query = useQuery(recordQuery(id))
  const record = query.data
  if (query.error && problemOf(query.error).kind === 'unknown') return <NotFoundPage />
  return (
    <Page
      title={record ? record.name || record.username : t`Identity checks`}
      actions={record && <Actions record={record} />}
    >
      {record ? <Record record={record} /> : <Waiting query={query} />}
    </Page>
  )
}

function Actions({ record }: { record: wire.KycFullRecord }) {
  const { t } = useLingui()
  const me = useUserinfo()
  if (!me) return null
  const { id, status } = record
  return (
    <>
      {status === 0 && may('identity.enter') && me.uid !== record.uid && (
        <Button
          size="sm"
          variant="default"
          renderRoot={props => <Link {...props} to="/admin/userkycs/edit/$id" params={{ id }} />}
        >
          {t`Edit`}
        </Button>
      )}
      {status !== 0 && record.erased === 0 && may('identity.erase') && <EraseRecord record={record} />}
    </>
  )
}

function Record({ record }: { record: wire.KycFullRecord }) {
  const { data } = record
  return (
    <>
      <Head record={record} />
      {record.replaced_by && <Replaced by={record.replaced_by} />}
      {record.same_number.length > 0 && <SameNumber members={record.same_number} />}
      <div className="review">
        {data ? <Entries data={data} /> : <NoForm isErased={record.erased === 1} />}
        <div className="stack">
          {data && <Documents record={record.id} data={data} />}
          {record.status === 0 && <Deciding record={record} />}
          <History record={record} />
          <MemberCases uid={record.uid} besides={record.id} />
        </div>
      </div>
    </>
  )
}

/** Why a record is shown without its form. */
function NoForm({ isErased }: { isErased: boolean }) {
  const { t } = useLingui()
  if (isErased)
    return (
      <Notice tone="locked" title={t({ message: 'Erased', context: 'identity record' })}>
        {t`What was entered and its documents are gone for good. That it was decided, by whom and when, stays.`}
      </Notice>
    )
  return (
    <Notice tone="locked" title={t`For support and superadministrators`}>
      {t`What was entered and its documents are shown to those who decide about them.`}
    </Notice>
  )
}

function Head({ record }: { record: wire.KycFullRecord }) {
  const { t } = useLingui()
  const kinds = useKinds()
  const byWords = useByWords()
  const { submitted_date, decided_date } = record
  const when = (at: string, by: string | null) => (
    <>
      <UtcTime at={at} /> <div className="quiet">{byWords(by, record)}</div>
    </>
  )
  const cells = [
    [t`Member`, <MemberLink key="member" {...record} />],
    [t`E-mail`, record.email],
    [t`Kind of account`, kinds[record.type]],
    [t({ message: 'Handed in', context: 'when' }), when(submitted_date, record.submitted_by)],
    ...(decided_date
      ? [[t({ message: 'Decided', context: 'when' }), when(decided_date, record.decided_by)] as const]
      : []),
    [t`State`, <State key="state" record={record} />],
  ] as const
  return (
    <div className="member-head">
      {cells.map(([label, value]) => (
        <div key={label}>
          <div className="label">{label}</div>
          <div>{value}</div>
        </div>
      ))}
      {record.reason && (
        <div>
          <div className="label">{t`Reason`}</div>
          <div>{record.reason}</div>
        </div>
      )}
    </div>
  )
}

/** A record that waits is decided once: this administrator's own decision stands until the record says so. */
function State({ record }: { record: wire.KycRecord }) {
  const state = <RecordState record={record} />
  return record.status === 0 ? <Standing id={record.id}>{state}</Standing> : state
}

function Replaced({ by }: { by: string }) {
  const { t } = useLingui()
  return (
    <div className="mb-16">
      <Notice
        tone="waiting"
        title={t`Another record has taken its place`}
        action={
          <Link to="/admin/userkycs/view/$id" params={{ id: by }}>
            {t`Look at the one that counts`}
          </Link>
        }
      />
    </div>
  )
}

/** The same document on several accounts: one person draws bonuses twice by it, or comes back after a ban. */
function SameNumber({ members }: { members: wire.KycFullRecord['same_number'] }) {
  const { t } = useLingui()
  return (
    <div className="mb-16">
      <Notice
        tone="wrong"
        title={t`The number of this document stands on another account too`}
        action={
          <span className="row wrap">
            {members.map(member => (
              <MemberLink key={member.uid} {...member} />
            ))}
          </span>
        }
      >
        {t`Look at both before you decide: one person may have opened several accounts.`}
      </Notice>
    </div>
  )
}

/** Entries of the form, all parts of it. */
function Entries({ data }: { data: wire.KycData }) {
  const { t } = useLingui()
  const factsOf = useFormFacts()
  const form = formOf(data)
  return (
    <Panel title={t`What was entered`}>
      <Facts rows={PARTS.flatMap(part => factsOf(form, part))} />
    </Panel>
  )
}

/** The documents, for those who decide by them. */
function Documents({ record, data }: { record: string; data: wire.KycData }) {
  const { t } = useLingui()
  if (may('identity.archive')) return <DocumentsPanel record={record} data={data} />
  return (
    <Panel title={t`Documents`}>
      <p className="quiet">{t`Only support sees them.`}</p>
    </Panel>
  )
}

/** Opens the next record that waits, or the list once there is none. */
function useGoOn(id: string, reader: string): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    const next = await nextRecord(id, reader).catch(() => undefined)
    await navigate(
      next ? { to: '/admin/userkycs/view/$id', params: { id: next.id } } : { to: '/admin/kycmember' },
    )
  }
}

/** The decision, for those who may make it. */
function Deciding({ record: { id, uid, submitted_by } }: { record: wire.KycFullRecord }) {
  const { t } = useLingui()
  const me = useUserinfo()
  const goOn = useGoOn(id, me?.uid ?? '')
  if (!me) return null
  return (
    <Panel title={t`Decision`}>
      {may('identity.decide') ? (
        <Decision
          id={id}
          uid={uid}
          enteredBy={submitted_by}
          approve={{ call: 'identity.decide', body: { kyc_status: 1 } }}
          approveLabel={t`Approve the identity`}
          reject={{ call: 'identity.decide', body: { kyc_status: -1 } }}
          onDecided={() => void goOn()}
        />
      ) : (
        <p className="quiet">{t`Support decides this.`}</p>
      )}
    </Panel>
  )
}
