import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { type ReactNode, useState } from 'react'
import { announce } from '../../../client/announce.ts'
import { noteDecided } from '../../../client/decided.ts'
import { may } from '../../../client/may.ts'
import { problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { useSubmit } from '../../../client/submit.ts'
import { Confirm } from '../../../parts/confirm.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { ReasonField, useReason } from '../../../parts/reason-field.tsx'
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
  const wordsOf = useProblemWords()
  const [isAsking, setAsking] = useState(false)
  const why = useReason()
  const [isChecked, setChecked] = useState(false)
  const submit = useSubmit(actOnMember, {
    onSuccess: ({ proposal }) => {
      setAsking(false)
      if (!proposal) noteDecided(member.uid, 'changed')
      announce(proposal ? t`Proposed: another administrator has to approve it.` : props.done)
      props.onDone?.()
    },
  })
  const open = () => {
    why.clear()
    setChecked(false)
    submit.reset()
    props.onOpen?.()
    setAsking(true)
  }
  const confirm = () => {
    setChecked(true)
    if (why.check() && fields) submit.mutate({ act, body: { uid: member.uid, reason: why.text, ...fields } })
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
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
        isBusy={submit.isPending}
      >
        <p>{says}</p>
        {children}
        {isChecked && !fields && <Notice tone="wrong" title={t`Nothing is changed yet.`} isUrgent />}
        <ReasonField
          field={why.field}
          label={t`Reason`}
          description={t`Kept in the audit trail for good. Name no other person in it.`}
        />
        {submit.isError && <Notice tone="wrong" isUrgent title={wordsOf(problemOf(submit.error))} />}
      </Confirm>
    </>
  )
}
