import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { noteDecided } from '../../../client/decided.ts'
import { may } from '../../../client/may.ts'
import { useSubmit } from '../../../client/submit.ts'
import { DecidedNotice, useDecided } from '../../../parts/decided.tsx'
import { Form, useForm } from '../../../parts/form.tsx'
import { useKeyAct } from '../../../parts/key-acts.ts'
import { ReadOnly } from '../../../parts/may.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { useTxidError } from '../../../parts/txid-input.tsx'
import { useUserinfo } from '../../members/member/queries.ts'
import { ApprovalFields } from './approval-fields.tsx'
import { ApprovalHolds, useApprovalHolds } from './approval-holds.tsx'
import { ApprovalQuestion } from './approval-question.tsx'
import { Consequence, ConsequenceRoom, isAwaited, refusalOf, useConsequence } from './consequence.tsx'
import { decide } from './deciding.ts'
import type { ApprovalTyped, DecisionProps } from './decision-props.ts'
import { feeSent, isRateRight, NO_FEE } from './fee-fields.tsx'
import { Rejection } from './rejection.tsx'
import { useSayDecided } from './use-say-decided.ts'
import { WaitsForSecond } from './waits-for-second.tsx'

/** Approve, with fee and reference where there are any; or reject with a reason. Administrators never decide their own case. */
export function Decision(props: DecisionProps) {
  const { id, uid, enteredBy, reject, rejectLabel, onDecided } = props
  const { t } = useLingui()
  const user = useUserinfo()
  const [isRejecting, setRejecting] = useState(false)
  const hasTurnedBack = useRef(false)
  const decided = useDecided(id)
  if (decided) return <DecidedNotice decided={decided} />
  if (user?.uid === uid || (enteredBy && user?.uid === enteredBy))
    return (
      <Notice tone="locked" title={t`This is your own case`}>
        {t`You see it, but another administrator has to decide it.`}
      </Notice>
    )
  if (!may(props.approve.call)) return <ReadOnly />
  if (isRejecting && reject)
    return (
      <Rejection
        id={id}
        uid={uid}
        reject={reject}
        label={rejectLabel ?? t`Reject`}
        onBack={() => {
          hasTurnedBack.current = true
          setRejecting(false)
        }}
        onDecided={onDecided}
      />
    )
  return <Approval {...props} onReject={() => setRejecting(true)} hasTurnedBack={hasTurnedBack.current} />
}

const NOTHING: ApprovalTyped = { amount: '', fee: NO_FEE, externalTxId: '' }

type ApprovalProps = DecisionProps & {
  onReject: () => void
  /** Whether a rejection was begun and left: then its button has the focus again. */
  hasTurnedBack: boolean
}

function Approval(props: ApprovalProps) {
  const { id, uid, approve, reject, rejectLabel, came, fee, externalId } = props
  const { check, figures, onDecided, onReject, hasTurnedBack } = props
  const { t } = useLingui()
  const kept = useState(NOTHING)
  const [{ amount, fee: typedFee, externalTxId: typedId }] = kept
  const txidError = useTxidError()
  const externalTxId = typedId.trim()
  const isOnChain = externalId instanceof Object
  const isIdMissing = isOnChain && externalId.optional && externalTxId === ''
  const idError = isOnChain && !isIdMissing ? txidError(externalTxId, externalId.network) : undefined
  const hold = useApprovalHolds(id, approve.call)
  const say = useSayDecided(uid)
  const typed = { ...(came && amount !== '' ? { amount } : {}), ...(fee ? feeSent(typedFee) : {}) }
  const isRight = isRateRight(typedFee)
  const preview = useConsequence(check && isRight ? { kind: check, id, ...typed } : undefined)
  const send = useSubmit(decide, {
    onSuccess: ({ proposal }) => {
      if (proposal) return
      noteDecided(id, 'approved')
      say.approved()
      onDecided()
    },
  })
  const isWaiting = isRight && isAwaited(check, preview)
  const body = { ...approve.body, id, ...typed, ...(externalTxId ? { externalTxId } : {}) }
  const form = useForm({
    kept,
    rules: { externalTxId: () => idError, fee: () => !isRight && 'invalid' },
    body: () => (isWaiting ? undefined : { name: approve.call, body }),
    send,
  })
  const element = useRef<HTMLFormElement>(null)
  const [isAsking, setAsking] = useState(false)
  const isReady = !send.isPending && !send.data?.proposal
  // The form reports its errors before it asks anything.
  const ask = () => (idError || !isRight ? element.current?.requestSubmit() : setAsking(true))
  const isOff = hold.isHeld || isWaiting || refusalOf(preview) !== undefined
  useKeyAct('approve', isReady && !isOff ? ask : undefined)
  useKeyAct('reject', isReady && reject ? onReject : undefined)
  useEffect(() => {
    if (hasTurnedBack) element.current?.querySelector<HTMLElement>('[data-rejects]')?.focus()
  }, [hasTurnedBack])
  const end = (
    <>
      {send.data?.proposal && <WaitsForSecond />}
      <ApprovalHolds {...hold} />
      <div className="row wrap gap-10">
        <Button type="submit" loading={form.isBusy} disabled={isOff}>
          {labelOf(props, amount, preview.said)}
        </Button>
        {reject && (
          <Button variant="default" data-rejects onClick={onReject} disabled={send.isPending}>
            {rejectLabel ?? t`Reject`}
          </Button>
        )}
      </div>
      <ApprovalQuestion
        isOpen={isAsking}
        about={t`User ID ${uid}`}
        label={labelOf(props, amount, preview.said)}
        onConfirm={() => {
          setAsking(false)
          element.current?.requestSubmit()
        }}
        onCancel={() => setAsking(false)}
      >
        {check && <Consequence figures={figures} preview={preview} isHoldSaid={hold.isHeld} />}
      </ApprovalQuestion>
      <p className="hint">{approve.hint ?? t`The decision is written to the log with your name.`}</p>
    </>
  )
  return (
    <Form form={form} ref={element} className="stack gap-12 content-start" end={end}>
      <ApprovalFields form={form} came={came} fee={fee} check={check} externalId={externalId} />
      {check && (
        <ConsequenceRoom>
          <Consequence figures={figures} preview={preview} isHoldSaid={hold.isHeld} />
        </ConsequenceRoom>
      )}
    </Form>
  )
}

/** The words of the approval's button. */
const labelOf = (
  { came, credits, approveLabel }: DecisionProps,
  amount: string,
  said: wire.ApprovalCheck | undefined,
): ReactNode => {
  if (came && amount !== '') return came.label(amount)
  return credits && said ? credits(said.credited, said.creditedCurrency) : approveLabel
}
