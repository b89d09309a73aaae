import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useEffect, useRef, useState } from 'react'
import { focusHeading } from '../../../../app/shell/use-arrival.ts'
import { announce } from '../../../../client/announce.ts'
import { problemOf } from '../../../../client/problem.ts'
import { useProblemWords } from '../../../../client/problem-words.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { BooksHold, useBooksHold } from '../../../../parts/books-hold.tsx'
import { useKeyAct } from '../../../../parts/key-acts.ts'
import { ReadOnly } from '../../../../parts/may.tsx'
import { Notice } from '../../../../parts/notice.tsx'
import { ReasonField, useReason } from '../../../../parts/reason-field.tsx'
import { useUserinfo } from '../../../account/member/queries.ts'
import { ApprovalQuestion } from '../cases/approval-question.tsx'
import { decideProposal } from './queries.ts'
import { useSubject } from './words.tsx'

type Props = { proposal: wire.Proposal; onDecided: () => void }

/** Approve, or reject with a reason; one's own can only be withdrawn. */
export function ProposalDecision({ proposal, onDecided }: Props) {
  const { id, kind, uid, proposed_by, mine } = proposal
  const { t } = useLingui()
  const subject = useSubject()
  const words = useProblemWords()
  const user = useUserinfo()
  const why = useReason()
  const [isRejecting, setRejecting] = useState(false)
  // An exception from the hold is decided while the books differ.
  const isHeld = useBooksHold() && kind !== 'proof-override'
  const isMine = user?.uid === proposed_by
  // An adjustment stands in its member's own stream, where only another administrator ends it.
  const canWithdraw = isMine && kind !== 'adjustment'
  const isAboutMe = uid !== null && user?.uid === uid
  const said = { approve: t`Approved and carried out.`, reject: t`Rejected.`, withdraw: t`Withdrawn.` }
  const send = useSubmit(decideProposal, {
    onSuccess: what => {
      announce(said[what])
      focusHeading()
      onDecided()
    },
  })
  const decide = (what: keyof typeof said, more: object = {}) => send.mutate({ what, body: { id, ...more } })
  const reject = () => {
    if (!isRejecting) return setRejecting(true)
    if (why.check()) decide('reject', { reason: why.text })
  }
  const [isAsking, setAsking] = useState(false)
  const mayDecide = mine === 1 && !isMine && !isAboutMe && !send.isPending
  useKeyAct('approve', mayDecide && !isHeld && !isRejecting ? () => setAsking(true) : undefined)
  useKeyAct('reject', mayDecide && !isRejecting ? reject : undefined)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isRejecting) box.current?.querySelector('textarea')?.focus()
  }, [isRejecting])
  if (mine === 0 && !isMine && !isAboutMe) return <ReadOnly />
  return (
    <div ref={box} className="stack" style={{ gap: 12, alignContent: 'start' }}>
      <Locked isMine={isMine} isAboutMe={isAboutMe} canWithdraw={canWithdraw} />
      {isRejecting && (
        <ReasonField
          field={why.field}
          label={t`Reason, as the proposer will read it`}
          missing={t`Please enter all fields`}
        />
      )}
      <BooksHold isHeld={isHeld} isApproval />
      {send.isError && <Notice tone="wrong" title={words(problemOf(send.error))} isUrgent />}
      <Actions
        isRejecting={isRejecting}
        isHeld={isHeld}
        canWithdraw={canWithdraw}
        onApprove={() => decide('approve')}
        isOwn={isMine || isAboutMe}
        isBusy={send.isPending}
        onReject={reject}
        onBack={() => setRejecting(false)}
        onWithdraw={() => decide('withdraw')}
      />
      <ApprovalQuestion
        isOpen={isAsking}
        about={subject(proposal)}
        label={t`Approve the change`}
        onConfirm={() => {
          setAsking(false)
          decide('approve')
        }}
        onCancel={() => setAsking(false)}
      />
      <p className="hint">{t`The decision is written to the log with your name.`}</p>
    </div>
  )
}

type LockedProps = { isMine: boolean; isAboutMe: boolean; canWithdraw: boolean }

function Locked({ isMine, isAboutMe, canWithdraw }: LockedProps) {
  const { t } = useLingui()
  return (
    <>
      {isMine && (
        <Notice tone="locked" title={t`This is your own proposal`}>
          {canWithdraw
            ? t`Another administrator has to decide it. You can withdraw it until then.`
            : t`You see it, but another administrator has to decide it.`}
        </Notice>
      )}
      {isAboutMe && (
        <Notice tone="locked" title={t`This is your own case`}>
          {t`You see it, but another administrator has to decide it.`}
        </Notice>
      )}
    </>
  )
}

type ActionsProps = {
  isRejecting: boolean
  isHeld: boolean
  canWithdraw: boolean
  onApprove: () => void
  isOwn: boolean
  isBusy: boolean
  onReject: () => void
  onBack: () => void
  onWithdraw: () => void
}

function Actions({
  isRejecting,
  isHeld,
  canWithdraw,
  onApprove,
  isOwn,
  isBusy,
  onReject,
  onBack,
  onWithdraw,
}: ActionsProps) {
  const { t } = useLingui()
  return (
    <div className="row wrap" style={{ gap: 10 }}>
      {!isRejecting && (
        <Button onClick={onApprove} disabled={isOwn || isHeld} loading={isBusy}>
          {t`Approve the change`}
        </Button>
      )}
      <Button variant={isRejecting ? 'filled' : 'default'} onClick={onReject} disabled={isOwn || isBusy}>
        {t`Reject`}
      </Button>
      {isRejecting && (
        <Button variant="default" onClick={onBack}>
          {t`Back`}
        </Button>
      )}
      {canWithdraw && (
        <Button variant="default" onClick={onWithdraw} loading={isBusy}>
          {t`Withdraw`}
        </Button>
      )}
    </div>
  )
}
