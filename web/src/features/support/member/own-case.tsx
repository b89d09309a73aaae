import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSubmit } from '../../../client/submit.ts'
import { instantText } from '../../../i18n/time.ts'
import { Form, useForm } from '../../../parts/form.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { WaitingInside } from '../../../parts/waiting.tsx'
import { ProofLink } from '../../../platform/cases/admin/proof-link.tsx'
import { LineLink } from '../../../platform/lines/member/transaction/line-link.tsx'
import { About } from '../about/about.tsx'
import { EMPTY_MESSAGE, MessageFields, messageIn, written } from './message-fields.tsx'
import { closeSupport, supportTalkQuery, writeSupport } from './queries.ts'
import { SupportState } from './support-state.tsx'
import { Talk } from './talk.tsx'

/** The member's own records that a question is about, each with the way to its page. */
export const OwnAbout = ({ about }: { about: wire.AboutRecord }) => (
  <About about={about} line={({ id }, title) => <LineLink id={id}>{title}</LineLink>} time={instantText} />
)

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
            <OwnAbout about={found.about} />
            <Talk talk={found.talk} file={file => <ProofLink id={file} />} time={instantText} />
            <WriteOn key={found.talk.length} id={id} />
          </>
        )}
        <p className="row wrap">
          <Link to="/csr">{t`All questions`}</Link>
          {found && found.status !== 2 && <CloseOwn id={id} />}
        </p>
      </div>
    </Panel>
  )
}

/** Ends the case, for a member who needs no more. */
function CloseOwn({ id }: { id: string }) {
  const { t } = useLingui()
  const close = useSubmit(closeSupport)
  return (
    <>
      <Button variant="default" size="xs" loading={close.isPending} onClick={() => close.mutate(id)}>
        {t`My question is answered`}
      </Button>
      <ProblemNotice of={close.error} />
    </>
  )
}

function WriteOn({ id }: { id: string }) {
  const { t } = useLingui()
  const form = useForm({
    initial: EMPTY_MESSAGE,
    rules: { text: written },
    body: typed => messageIn(typed, { id }),
    send: useSubmit(writeSupport),
  })
  const { isBusy, typed } = form
  const button = (
    <Button type="submit" loading={isBusy} disabled={typed.isUploading} className="self-start">
      {t`Send to customer service`}
    </Button>
  )
  return (
    <Form form={form} end={button}>
      <MessageFields label={t`Write on`} form={form} />
    </Form>
  )
}
