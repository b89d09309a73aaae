import { useLingui } from '@lingui/react/macro'
import { Button, Checkbox, Textarea } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { announce } from '../../../client/announce.ts'
import { noteDecided } from '../../../client/decided.ts'
import { may } from '../../../client/may.ts'
import { useSubmit } from '../../../client/submit.ts'
import { ReadOnly } from '../../../parts/may.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { WaitingInside } from '../../../parts/waiting.tsx'
import { EvidenceFile } from '../../../platform/cases/admin/evidence-file.tsx'
import { useUserinfo } from '../../../platform/members/member/queries.ts'
import { supportTalkQuery } from '../member/queries.ts'
import { Talk } from '../member/talk.tsx'
import { answerSupport } from './queries.ts'

type SupportAnswerProps = { row: wire.SupportCase; onDecided: () => void }

/** A case with all that was written in it, and the answer. */
export function SupportAnswer({ row, onDecided }: SupportAnswerProps) {
  const { t } = useLingui()
  const query = useQuery(supportTalkQuery(row.id))
  return (
    <div className="case">
      {query.data ? (
        <Talk
          talk={query.data.talk}
          member={row.username}
          file={id => <EvidenceFile id={id} name={t`File of the member`} />}
          time={at => <UtcTime at={at} />}
        />
      ) : (
        <WaitingInside query={query} />
      )}
      <Answering row={row} onDecided={onDecided} />
    </div>
  )
}

function Answering({ row: { id, uid }, onDecided }: SupportAnswerProps) {
  const { t } = useLingui()
  const user = useUserinfo()
  const [value, setValue] = useState('')
  const [closes, setCloses] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const text = value.trim()
  const send = useSubmit(answerSupport, {
    onSuccess: () => {
      noteDecided(id, 'changed')
      announce(t`Answered. The member reads it, and gets it by e-mail.`)
      setValue('')
      setChecked(false)
      onDecided()
    },
  })
  if (user?.uid === uid)
    return (
      <Notice tone="locked" title={t`This is your own case`}>
        {t`You see it, but another administrator has to decide it.`}
      </Notice>
    )
  if (!may('support.answer')) return <ReadOnly />
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (text !== '') send.mutate({ id, text, close: closes ? 1 : 0 })
  }
  return (
    <form onSubmit={submit} noValidate className="stack" style={{ gap: 12, alignContent: 'start' }}>
      <Textarea
        label={t`Answer, as the member will read it`}
        description={t`It goes by e-mail too. Ask for no password, code or PAY code in it.`}
        name="text"
        autosize
        minRows={4}
        maxLength={4000}
        value={value}
        onChange={event => setValue(event.currentTarget.value)}
        error={isChecked && text === '' ? t`Write an answer.` : undefined}
      />
      <Checkbox
        label={t`Close the case with this answer`}
        checked={closes}
        onChange={event => setCloses(event.currentTarget.checked)}
      />
      <ProblemNotice of={send.error} />
      <Button type="submit" loading={send.isPending} style={{ justifySelf: 'start' }}>
        {t`Send the answer`}
      </Button>
    </form>
  )
}
