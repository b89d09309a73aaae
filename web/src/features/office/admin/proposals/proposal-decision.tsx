import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useEffect, useRef, useState } from 'react'
import { announce } from '../../../../client/announce.ts'
import { sendForm } from '../../../../client/call.ts'
import { noteDecided } from '../../../../client/decided.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { BooksHold, useBooksHold } from '../../../../parts/books-hold.tsx'
import { DecidedNotice, useDecided } from '../../../../parts/decided.tsx'
import { useKeyAct } from '../../../../parts/key-acts.ts'
import { ReadOnly } from '../../../../parts/may.tsx'
import { Notice } from '../../../../parts/notice.tsx'
import { focusHeading } from '../../../../parts/page/use-arrival.ts'
import { ProblemNotice } from '../../../../parts/problem-notice.tsx'
import { ReasonField, useReason } from '../../../../parts/reason-field.tsx'
import { ApprovalQuestion } from '../../../../platform/cases/admin/approval-question.tsx'
import {
  Consequence,
  ConsequenceRoom,
  isAwaited,
  refusalOf,
  useConsequence,
} from '../../../../platform/cases/admin/consequence.tsx'
import { useUserinfo } from '../../../../platform/members/member/queries.ts'
import { PROPOSAL_KINDS } from './kinds.ts'
import { useSubject } from './words.tsx'

type Deciding = { readonly what: 'approve' | 'reject' | 'withdraw'; readonly body: object }

/** Approves, rejects or withdraws a proposal; returns which. */
const decideProposal = async ({ what, body }: Deciding, attempt: string) => {
  await sendForm(`office.${what}Proposal`, { body, attempt })
  return what
}

const DECIDED = { approve: 'approved', reject: 'rejected', withdraw: 'withdrawn' } as const

type Props = { proposal: wire.Proposal; onDecided: () => void }

/** Approve, or reject with a reason; a proposer can only withdraw their own. */
export function ProposalDecision({ proposal, onDecided }: Props) {
  const { id, kind, uid, proposed_by, mine, status } = proposal
  const { t } = useLingui()
  const subject = useSubject()
  const user = useUserinfo()
  const why = useReason()
  const [asking, setAsking] = useState<'reject' | 'withdraw'>()
  const isRejecting = asking !== undefined
  // An exception from the hold is decided while the books differ.
  const { books, endsHold, isSaidWhyWithdrawn } = PROPOSAL_KINDS[kind]
  const isHeld = useBooksHold() && !endsHold
  const isMine = user?.uid === proposed_by
  const isAboutMe = uid !== null && user?.uid === uid
  const isTheirs = mine === 1 && !isMine && !isAboutMe
  const check = books?.asks(proposal)
  const asked = isTheirs && status === 0 ? check : undefined
  const preview = useConsequence(asked)
  const isOff = isHeld || isAwaited(asked, preview) || refusalOf(preview) !== undefined
  const figures = check && (
    <ConsequenceRoom>
      <Consequence figures={books} preview={preview} isHoldSaid={isHeld} />
    </ConsequenceRoom>
  )
  const said = { approve: t`Approved and carried out.`, reject: t`Rejected.`, withdraw: t`Withdrawn.` }
  const send = useSubmit(decideProposal, {
    onSuccess: what => {
      noteDecided(id, DECIDED[what])
      announce(said[what])
      focusHeading()
      onDecided()
    },
  })
  const decide = (what: keyof typeof said, more: object = {}) => send.mutate({ what, body: { id, ...more } })
  const withReason = (what: 'reject' | 'withdraw') => {
    if (asking !== what) return setAsking(what)
    if (why.check()) decide(what, { reason: why.text })
  }
  const reject = () => withReason('reject')
  const withdraw = () => (isSaidWhyWithdrawn ? withReason('withdraw') : decide('withdraw'))
  const [isApproving, setApproving] = useState(false)
  const mayDecide = isTheirs && !send.isPending
  useKeyAct('approve', mayDecide && !isOff && !isRejecting ? () => setApproving(true) : undefined)
  useKeyAct('reject', mayDecide && !isRejecting ? reject : undefined)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isRejecting) box.current?.querySelector('textarea')?.focus()
  }, [isRejecting])
  const decided = useDecided(id)
  if (decided) return <DecidedNotice decided={decided} />
  if (mine === 0 && !isMine && !isAboutMe) return <ReadOnly />
  return (
    <div ref={box} className="stack gap-12 content-start">
      <Locked isMine={isMine} isAboutMe={isAboutMe} />
      {isRejecting && (
        <ReasonField
          field={why.field}
          label={
            asking === 'withdraw'
              ? t`Reason, as the member will read it`
              : t`Reason, as the proposer will read it`
          }
          missing={t`Please enter all fields`}
        />
      )}
      {figures}
      <BooksHold isHeld={isHeld} isApproval />
      <ProblemNotice of={send.error} />
      <Actions
        asking={asking}
        isOff={isOff}
        canWithdraw={isMine}
        onApprove={() => decide('approve')}
        isOwn={isMine || isAboutMe}
        isBusy={send.isPending}
        onReject={reject}
        onBack={() => setAsking(undefined)}
        onWithdraw={withdraw}
      />
      <ApprovalQuestion
        isOpen={isApproving}
        about={subject(proposal)}
        label={t`Approve the change`}
        onConfirm={() => {
          setApproving(false)
          decide('approve')
        }}
        onCancel={() => setApproving(false)}
      >
        {figures}
      </ApprovalQuestion>
      <p className="hint">{t`The decision is written to the log with your name.`}</p>
    </div>
  )
}

type LockedProps = { isMine: boolean; isAboutMe: boolean }

function Locked({ isMine, isAboutMe }: LockedProps) {
  const { t } = useLingui()
  return (
    <>
      {isMine && (
        <Notice tone="locked" title={t`This is your own proposal`}>
          {t`Another administrator has to decide it. You can withdraw it until then.`}
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
  /** The decision that a reason is being asked for. */
  asking: 'reject' | 'withdraw' | undefined
  isOff: boolean
  canWithdraw: boolean
  onApprove: () => void
  isOwn: boolean
  isBusy: boolean
  onReject: () => void
  onBack: () => void
  onWithdraw: () => void
}

function Actions({
  asking,
  isOff,
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
    <div className="row wrap gap-10">
      {!asking && (
        <Button onClick={onApprove} disabled={isOwn || isOff} loading={isBusy}>
          {t`Approve the change`}
        </Button>
      )}
      {asking !== 'withdraw' && (
        <Button variant={asking ? 'filled' : 'default'} onClick={onReject} disabled={isOwn || isBusy}>
          {t`Reject`}
        </Button>
      )}
      {canWithdraw && (
        <Button variant={asking ? 'filled' : 'default'} onClick={onWithdraw} loading={isBusy}>
          {t`Withdraw`}
        </Button>
      )}
      {asking && (
        <Button variant="default" onClick={onBack}>
          {t`Back`}
        </Button>
      )}
    </div>
  )
}
