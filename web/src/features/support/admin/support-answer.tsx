import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button, Checkbox, Textarea } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { announce } from '../../../client/announce.ts'
import { noteDecided } from '../../../client/decided.ts'
import { may } from '../../../client/may.ts'
import { useSubmit } from '../../../client/submit.ts'
import { Form, useForm } from '../../../parts/form.tsx'
import { ReadOnly } from '../../../parts/may.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { WaitingInside } from '../../../parts/waiting.tsx'
import { EvidenceFile } from '../../../platform/cases/admin/evidence-file.tsx'
import { useUserinfo } from '../../../platform/members/member/queries.ts'
import { About } from '../about/about.tsx'
import { supportTalkQuery } from '../member/queries.ts'
import { Talk } from '../member/talk.tsx'
import { CannedAnswers } from './canned-answers.tsx'
import { answerSupport, setSupport } from './queries.ts'
import { SupportWork } from './support-work.tsx'

type SupportAnswerProps = { row: wire.AdminSupportCase; onDecided: () => void }

/** A case with all that was written in it, and the answer. */
export function SupportAnswer({ row, onDecided }: SupportAnswerProps) {
  const { t } = useLingui()
  const query = useQuery(supportTalkQuery(row.id))
  return (
    <div className="case">
      {query.data ? (
        <div className="stack">
          <About
            about={query.data.about}
            line={({ id, uid }, title) => (
              <Link to="/admin/transactions" search={{ search: id, open: `${uid}.${id}` }}>
                {title}
              </Link>
            )}
            time={at => <UtcTime at={at} />}
          />
          <Talk
            talk={query.data.talk}
            member={row.username}
            file={id => <EvidenceFile id={id} name={t`File of the member`} />}
            time={at => <UtcTime at={at} />}
          />
        </div>
      ) : (
        <WaitingInside query={query} />
      )}
      <div className="stack">
        <Answering row={row} onDecided={onDecided} />
        <SupportWork row={row} />
      </div>
    </div>
  )
}

/** Closes a case that needs no answer, or opens one again. */
function Closing({ row: { id, status }, onDecided }: SupportAnswerProps) {
  const { t } = useLingui()
  const send = useSubmit(setSupport, {
    onSuccess: () => {
      noteDecided(id, 'changed')
      onDecided()
    },
  })
  return (
    <>
      <Button
        variant="default"
        className="self-start"
        loading={send.isPending}
        onClick={() => send.mutate({ id, status: status === 2 ? 0 : 2 })}
      >
        {status === 2 ? t`Open the case again` : t`Close without an answer`}
      </Button>
      <ProblemNotice of={send.error} />
    </>
  )
}

function Answering({ row, onDecided }: SupportAnswerProps) {
  const { id, uid } = row
  const { t } = useLingui()
  const user = useUserinfo()
  const send = useSubmit(answerSupport, {
    onSuccess: () => {
      noteDecided(id, 'changed')
      announce(t`Answered. The member reads it, and gets it by e-mail.`)
      form.clear()
      onDecided()
    },
  })
  const form = useForm({
    initial: { text: '', closes: false },
    rules: { text: text => !text.trim() && msg`Write an answer.` },
    body: ({ text, closes }) => ({ id, text: text.trim(), close: closes ? 1 : 0 }) as const,
    send,
  })
  if (user?.uid === uid)
    return (
      <Notice tone="locked" title={t`This is your own case`}>
        {t`You see it, but another administrator has to decide it.`}
      </Notice>
    )
  if (!may('support.answer')) return <ReadOnly />
  return (
    <>
      <CannedAnswers
        id={id}
        onPick={text => form.change({ text: [form.typed.text.trim(), text].filter(Boolean).join('\n\n') })}
      />
      <Form
        form={form}
        className="stack gap-12 content-start"
        end={
          <Button type="submit" loading={form.isBusy} className="self-start">
            {t`Send the answer`}
          </Button>
        }
      >
        <Textarea
          {...form.text('text', t`Answer, as the member will read it`)}
          description={t`It goes by e-mail too. Ask for no password, code or PAY code in it.`}
          autosize
          minRows={4}
          maxLength={4000}
        />
        <Checkbox {...form.box('closes', t`Close the case with this answer`)} />
      </Form>
      <Closing row={row} onDecided={onDecided} />
    </>
  )
}
