import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { type ReactNode, useState } from 'react'
import { announce } from '../../../client/announce.ts'
import { noteDecided } from '../../../client/decided.ts'
import { may } from '../../../client/may.ts'
import { useSubmit } from '../../../client/submit.ts'
import { Confirm } from '../../../parts/confirm.tsx'
import { needed, useForm } from '../../../parts/form.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { ReasonField, reasonIn } from '../../../parts/reason-field.tsx'
import { actOnMember, type MemberAct } from './member-queries.ts'

type MemberActProps = {
  /** Label of the button, here and in the dialog. */
  label: string
  title: string
  /** Consequences of the act. */
  says: string
  member: wire.Member
  act: MemberAct
  /** Fields of the body besides the reason; nothing while it cannot be sent. */
  fields: Readonly<Record<string, unknown>> | undefined
  onOpen?: () => void
  onDone?: () => void
  /** Said when it is done. */
  done: string
  children?: ReactNode
}

/** Something an administrator does to a member's account, for the roles that may: asks once more with what follows from it, and for the reason. */
export function MemberActButton(props: MemberActProps) {
  return may(props.act) ? <AskedMemberAct {...props} /> : null
}

function AskedMemberAct(props: MemberActProps) {
  const { label, title, says, member, act, fields, children } = props
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const submit = useSubmit(actOnMember, {
    onSuccess: ({ proposal }) => {
      setAsking(false)
      if (!proposal) noteDecided(member.uid, 'changed')
      announce(proposal ? t`Proposed: another administrator has to approve it.` : props.done)
      props.onDone?.()
    },
  })
  const form = useForm({
    initial: { reason: '' },
    rules: { reason: needed },
    body: ({ reason }) => fields && { act, body: { uid: member.uid, reason: reason.trim(), ...fields } },
    send: submit,
  })
  const open = () => {
    form.clear()
    submit.reset()
    props.onOpen?.()
    setAsking(true)
  }
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={open}>
        {label}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={title}
        confirmLabel={label}
        onConfirm={() => form.submit()}
        onCancel={() => setAsking(false)}
        isBusy={form.isBusy}
      >
        <p>{says}</p>
        {children}
        {form.isSubmitted && !fields && <Notice tone="wrong" title={t`Nothing is changed yet.`} isUrgent />}
        <ReasonField
          field={reasonIn(form)}
          label={t`Reason`}
          description={t`Kept in the audit trail for good. Name no other person in it.`}
        />
        <ProblemNotice of={form.error} />
      </Confirm>
    </>
  )
}
