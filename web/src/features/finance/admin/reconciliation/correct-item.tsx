import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { type FormEvent, useState } from 'react'
import { announce } from '../../../../client/announce.ts'
import { call } from '../../../../client/call.ts'
import type { Body } from '../../../../client/contract.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { May } from '../../../../parts/may.tsx'
import { ProblemNotice } from '../../../../parts/problem-notice.tsx'
import { ReasonField, useReason } from '../../../../parts/reason-field.tsx'
import { MemberInput } from '../../../../platform/cases/admin/entry-form.tsx'

/** Proposes the entry that an open item asks for, on a member's wallet. */
export function CorrectItem({ item }: { item: wire.StatementItem }) {
  const { t } = useLingui()
  const reason = useReason()
  const [uid, setUid] = useState('')
  const [isChecked, setChecked] = useState(false)
  const propose = useSubmit(
    (body: Body<'finance.correctItem'>, attempt) => call('finance.correctItem', { body, attempt }),
    { onSuccess: () => announce(t`The correcting entry is proposed.`) },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!reason.check() || !uid.trim()) return
    propose.mutate({ statement: item.statement, item: item.id, uid: uid.trim(), reason: reason.text })
  }
  return (
    <May call="finance.correctItem">
      <form onSubmit={submit} noValidate className="stack" style={{ gap: 10 }}>
        <h3 style={{ margin: 0 }}>{t`Correcting entry`}</h3>
        <p className="hint" style={{ margin: 0 }}>
          {item.side === 'line'
            ? t`The amount of this line is booked on the member’s wallet, when a second administrator approves it.`
            : t`The amount of this entry is taken back from the member’s wallet, when a second administrator approves it.`}
        </p>
        <MemberInput value={uid} onChange={setUid} isMissing={isChecked && !uid.trim()} />
        <ReasonField field={reason.field} label={t`Reason, kept in the log: no names`} />
        <ProblemNotice of={propose.error} />
        <div>
          <Button type="submit" size="sm" variant="default" loading={propose.isPending}>
            {t`Propose the entry`}
          </Button>
        </div>
      </form>
    </May>
  )
}
