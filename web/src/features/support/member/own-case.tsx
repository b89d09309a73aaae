import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { useSubmit } from '../../../client/submit.ts'
import { instantText } from '../../../i18n/time.ts'
import { Panel } from '../../../parts/panel.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { WaitingInside } from '../../../parts/waiting.tsx'
import { ProofLink } from '../../../platform/cases/admin/proof-link.tsx'
import { MessageFields, useMessage } from './message-fields.tsx'
import { supportTalkQuery, writeSupport } from './queries.ts'
import { SupportState } from './support-state.tsx'
import { Talk } from './talk.tsx'

/** A case of the member's own: what was written on both sides, and a field to write on. */
export function OwnCase({ id }: { id: string }) {
  const { t } = useLingui()
  const query = useQuery(supportTalkQuery(id))
  const found = query.data
  return (
    <Panel title={found?.subject ?? t`Your question`}>
      <div className="stack">
        {!found ? (
          <WaitingInside query={query} />
        ) : (
          <>
            <p className="row wrap">
              <SupportState status={found.status} />
              {found.reference && <span className="mono">{found.reference}</span>}
            </p>
            <Talk talk={found.talk} file={file => <ProofLink id={file} />} time={instantText} />
            <WriteOn key={found.talk.length} id={id} />
          </>
        )}
        <Link to="/csr">{t`All questions`}</Link>
      </div>
    </Panel>
  )
}

function WriteOn({ id }: { id: string }) {
  const { t } = useLingui()
  const message = useMessage()
  const send = useSubmit(writeSupport)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (message.check()) send.mutate({ id, ...message.sent })
  }
  return (
    <form onSubmit={submit} noValidate className="stack">
      <MessageFields label={t`Write on`} fields={message.fields} />
      <ProblemNotice of={send.error} />
      <Button
        type="submit"
        loading={send.isPending}
        disabled={message.isBusy}
        style={{ justifySelf: 'start' }}
      >
        {t`Send to customer service`}
      </Button>
    </form>
  )
}
