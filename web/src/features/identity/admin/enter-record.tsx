import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { problemOf } from '../../../client/problem.ts'
import { useSubmit } from '../../../client/submit.ts'
import { Form as Frame, useForm } from '../../../parts/form.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { NotFoundPage } from '../../../parts/page/dead-end.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { Waiting } from '../../../parts/waiting.tsx'
import { MemberInput } from '../../../platform/cases/admin/entry-form.tsx'
import { memberQuery } from '../../../platform/members/admin/queries.ts'
import { Documents } from '../member/documents.tsx'
import { Fields } from '../member/fields.tsx'
import { type Form, formOf, type Name, NOTHING, PARTS, type Part, scopeOf, sentOf } from '../member/form.ts'
import { usePartWords } from '../member/use-field-words.ts'
import { firstIncomplete } from '../member/wrong-fields.ts'
import { enterRecord, recordQuery } from './queries.ts'

const UID = /^[1-9]\d*$/

/** Enters a form for a member, who has shown the documents in another way. Another administrator decides it. */
export function AddRecord({ uid: asked }: { uid: string | undefined }) {
  const { t } = useLingui()
  const [uid, setUid] = useState(asked ?? '')
  const query = useQuery({ ...memberQuery(uid), enabled: UID.test(uid) })
  const member = query.data
  return (
    <Page title={t`Enter for a member`}>
      <div className="stack max-720">
        <Panel title={t`Member`}>
          <div className="stack">
            <MemberInput label={t`User ID`} value={uid} onChange={next => setUid(next.trim())} />
            {member && (
              <p>
                {member.username} · {member.email}
              </p>
            )}
            {member === null && <p className="quiet">{t`No member has this user ID.`}</p>}
          </div>
        </Panel>
        {member && (
          <EntryForm
            key={member.uid}
            initial={{ type: member.user_type, typed: NOTHING, documents: [] }}
            about={{ uid: member.uid }}
          />
        )}
      </div>
    </Page>
  )
}

/** Puts another record in the place of one that waits. */
export function EditRecord({ id }: { id: string }) {
  const { t } = useLingui()
  const query = useQuery(recordQuery(id))
  const record = query.data
  if (query.error && problemOf(query.error).kind === 'unknown') return <NotFoundPage />
  return (
    <Page title={t`Edit what was handed in`}>
      <div className="stack max-720">
        {!record && <Waiting query={query} />}
        {record?.status === 0 && record.data && (
          <EntryForm key={id} initial={formOf(record.data)} about={{ id }} />
        )}
        {record && record.status !== 0 && (
          <Notice tone="locked" title={t`Somebody has decided this already.`} />
        )}
      </div>
    </Page>
  )
}

type EntryFormProps = { initial: Form; about: { uid: string } | { id: string } }

/** The whole form on one page, for administrators who copy it from paper. */
function EntryForm({ initial, about }: EntryFormProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const parts = usePartWords(initial.type)
  const [form, setForm] = useState(initial)
  const send = useSubmit(enterRecord, {
    onSuccess: ({ id }) => void navigate({ to: '/admin/userkycs/view/$id', params: { id } }),
  })
  const problem = send.isError ? problemOf(send.error) : undefined
  const refused = problem?.kind === 'wrong' ? problem.issues.map(({ path }) => path.split('.')[0] ?? '') : []
  const entry = useForm({
    kept: [form, setForm],
    body: () =>
      firstIncomplete(form) === undefined ? ({ ...sentOf(form), ...about } as Entered) : undefined,
    send,
  })
  const change = (name: Name, value: string) => {
    send.reset()
    setForm(before => ({ ...before, typed: { ...before.typed, [name]: value } }))
  }
  const body = (part: Part) => (
    <div className="stack">
      <Fields
        part={part}
        form={form}
        onChange={change}
        isAsked={entry.isSubmitted}
        refused={refused}
        isOfOther
      />
      {part === 'documents' && (
        <Documents
          key={scopeOf(form).id_type}
          form={form}
          onDocuments={change => setForm(before => ({ ...before, documents: change(before.documents) }))}
          isAsked={entry.isSubmitted}
          isBrief
        />
      )}
    </div>
  )
  const end = (
    <>
      <div className="row wrap">
        <Button type="submit" size="lg" loading={entry.isBusy}>
          {t`Enter for verification`}
        </Button>
      </div>
      <p className="hint">{t`Another administrator has to decide it.`}</p>
    </>
  )
  return (
    <Frame form={entry} end={end}>
      {PARTS.map(part => (
        <Panel key={part} title={parts[part]}>
          {body(part)}
        </Panel>
      ))}
    </Frame>
  )
}

type Entered = Parameters<typeof enterRecord>[0]
