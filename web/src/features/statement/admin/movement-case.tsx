import { useLingui } from '@lingui/react/macro'
import { Button, Textarea } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { announce } from '../../../client/announce.ts'
import { noteDecided } from '../../../client/decided.ts'
import { may } from '../../../client/may.ts'
import { useSubmit } from '../../../client/submit.ts'
import { BooksHold, useBooksHold } from '../../../parts/books-hold.tsx'
import { Confirm } from '../../../parts/confirm.tsx'
import { DecidedNotice, useDecided } from '../../../parts/decided.tsx'
import { ErrorState, Skeleton } from '../../../parts/list-states.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { ReasonField, useReason } from '../../../parts/reason-field.tsx'
import { WaitsForSecond } from '../../../platform/cases/admin/waits-for-second.tsx'
import { useUserinfo } from '../../../platform/members/member/queries.ts'
import { Legs } from '../../audit/admin/event-detail.tsx'
import { annotate, movementQuery, reverse } from './queries.ts'

/** The key of a movement in a list: one id moves several currencies. */
export const lineKey = ({
  uid,
  id,
  currency,
}: Pick<wire.AdminTransaction, 'uid' | 'id' | 'currency'>): string => `${uid}:${id}:${currency}`

/** One movement opened: the legs behind it, the administrators' note, and its reversal. */
export function MovementCase({ line }: { line: wire.AdminTransaction }) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(movementQuery(line))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton width="60%" />
  const { event, note } = data
  return (
    <div className="stack gap-16">
      {event && event.legs.length > 0 && <Legs legs={event.legs} />}
      {event && (
        <span className="row wrap gap-4-16">
          <Link to="/admin/member/$uid/events" params={{ uid: line.uid }} search={{ event: event.id }}>
            {t`Show the event in the member’s history`}
          </Link>
          <Link to="/admin/audit/events/$id" params={{ id: event.id }}>{t`Open the event`}</Link>
        </span>
      )}
      {may('statement.annotate') ? (
        <Note key={note ?? ''} line={line} note={note ?? ''} />
      ) : (
        note && <p>{note}</p>
      )}
      {line.status === 'done' && <Reversal line={line} />}
    </div>
  )
}

function Note({ line, note }: { line: wire.AdminTransaction; note: string }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(note)
  const save = useSubmit(annotate)
  return (
    <div className="stack gap-8">
      <Textarea
        label={t`Note, for administrators to read`}
        name="note"
        autosize
        minRows={2}
        maxLength={1000}
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
      />
      <ProblemNotice of={save.error} />
      <div>
        <Button
          variant="default"
          size="sm"
          disabled={!typed.trim() || typed.trim() === note}
          loading={save.isPending}
          onClick={() => save.mutate({ id: line.id, uid: line.uid, note: typed.trim() })}
        >
          {t`Save the note`}
        </Button>
      </div>
    </div>
  )
}

/** Takes the movement back with a new one, which stands beside it; never for the administrator's own money. */
function Reversal({ line }: { line: wire.AdminTransaction }) {
  const me = useUserinfo()
  const decided = useDecided(lineKey(line))
  if (decided) return <DecidedNotice decided={decided} />
  if (!me || !may('office.reverse')) return null
  if (me.uid === line.uid) return <OwnCase />
  return <ReversalForm line={line} />
}

function OwnCase(): ReactNode {
  const { t } = useLingui()
  return (
    <Notice tone="locked" title={t`This is your own case`}>
      {t`You see it, but another administrator has to decide it.`}
    </Notice>
  )
}

function ReversalForm({ line }: { line: wire.AdminTransaction }) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const why = useReason()
  const isHeld = useBooksHold()
  const send = useSubmit(reverse, {
    onSuccess: ({ proposal }) => {
      setAsking(false)
      if (proposal) return
      noteDecided(lineKey(line), 'reversed')
      announce(t`Reversed. Both movements stay in the member’s records.`)
    },
  })
  const submit = () => {
    if (why.check()) send.mutate({ line, reason: why.text })
  }
  return (
    <div>
      <Button variant="default" size="sm" onClick={() => setAsking(true)}>
        {t`Reverse`}
      </Button>
      {send.data?.proposal && <WaitsForSecond />}
      <Confirm
        isOpen={isAsking}
        title={t`Reverse this movement?`}
        confirmLabel={t`Reverse`}
        onConfirm={submit}
        onCancel={() => setAsking(false)}
        isBusy={send.isPending}
        isHeld={isHeld}
      >
        <BooksHold isHeld={isHeld} />
        <p>{t`A new movement takes everything back that this one did. Both stay in the member’s records.`}</p>
        <ReasonField
          field={why.field}
          label={t`Reason, as the member will read it`}
          missing={t`Say why, in words the member can act on.`}
        />
        <ProblemNotice of={send.error} />
      </Confirm>
    </div>
  )
}
