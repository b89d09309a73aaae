import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { problemOf } from '../../../../client/problem.ts'
import { Facts } from '../../../../parts/facts.tsx'
import {
  confirmationQuery,
  confirmingDevicesQuery,
  endConfirmation,
} from '../../../../parts/money-flow/confirm-queries.ts'
import { Notice } from '../../../../parts/notice.tsx'
import { NotFoundPage } from '../../../../parts/page/dead-end.tsx'
import { Page } from '../../../../parts/page/page.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { ProblemNotice } from '../../../../parts/problem-notice.tsx'
import { WaitingInside } from '../../../../parts/waiting.tsx'
import { endOtherSessions } from '../security/queries.ts'
import { ConfirmProof } from './confirm-proof.tsx'
import { useReviewFacts } from './review-facts.tsx'

/** A payment that the member has begun on another device, as its review shows it there: confirmed or declined here. */
export function ConfirmPage({ id }: { id: string }) {
  const { t } = useLingui()
  const query = useQuery(confirmationQuery(id))
  const devices = useQuery(confirmingDevicesQuery)
  const { data: asked, error } = query
  if (error && !asked && problemOf(error).kind === 'unknown') return <NotFoundPage />
  return (
    <Page title={t`Begun on another device`}>
      <div className="stack max-640">
        {asked && devices.data ? (
          <Asked asked={asked} isChosen={devices.data.status === 1} />
        ) : (
          <Panel>
            <WaitingInside query={asked ? devices : query} />
          </Panel>
        )}
      </div>
    </Page>
  )
}

function Asked({ asked, isChosen }: { asked: wire.Confirmation; isChosen: boolean }) {
  const { t } = useLingui()
  const facts = useReviewFacts()
  const [isNotMe, setNotMe] = useState(false)
  const isWaiting = asked.standing === 'waiting'
  return (
    <>
      <Panel title={isWaiting ? t`Do you confirm this?` : undefined}>
        <Facts rows={facts(asked)} />
      </Panel>
      {asked.standing !== 'waiting' && (
        <Outcome standing={asked.standing} isLook={asked.scene === 'cardnumber'} />
      )}
      {isWaiting && asked.own === 1 && (
        <Notice tone="waiting" title={t`Confirm this on your other device`}>
          {t`It was begun here, so it is confirmed elsewhere.`}
        </Notice>
      )}
      {isWaiting && asked.own === 0 && !isChosen && (
        <Notice
          tone="locked"
          title={t`This device does not confirm payments`}
          action={<Link to="/setting/confirmdevice">{t`Confirm payments on this device`}</Link>}
        >
          {t`Confirm it on the device that you have chosen for it, or enter the codes where you began it.`}
        </Notice>
      )}
      {isWaiting && asked.own === 0 && isChosen && <ConfirmProof id={asked.id} />}
      {asked.own === 0 && <Decline asked={asked} onNotMe={() => setNotMe(true)} />}
      {isNotMe && <EndOthers />}
    </>
  )
}

type OutcomeProps = { standing: Exclude<wire.Confirmation['standing'], 'waiting'>; isLook: boolean }

/** The outcome of a payment, or of a look at the card's number, which sends nothing. */
function Outcome({ standing, isLook }: OutcomeProps) {
  const { t } = useLingui()
  const ofLook = {
    confirmed: t`Confirmed: nothing is shown yet, it goes on where you began it`,
    used: t`Confirmed: the number is shown now, where you began it`,
    declined: t`Declined: nothing is shown`,
    cancelled: t`It was cancelled where it was begun: nothing is shown`,
    lapsed: t`It was not confirmed in time: nothing is shown`,
  }
  const ofPayment = {
    confirmed: t`Confirmed: it goes on where you began it`,
    used: t`Confirmed: it goes on where you began it`,
    declined: t`Declined: nothing was sent`,
    cancelled: t`It was cancelled where it was begun: nothing was sent`,
    lapsed: t`It was not confirmed in time: nothing was sent`,
  }
  const isDone = standing === 'confirmed' || standing === 'used'
  return (
    <Notice tone={isDone ? 'proven' : 'locked'} title={(isLook ? ofLook : ofPayment)[standing]} isUrgent />
  )
}

/** One that was declined, cancelled or used may still have been begun by somebody else: that is said at any time. */
function Decline({ asked, onNotMe }: { asked: wire.Confirmation; onNotMe: () => void }) {
  const { id, standing } = asked
  const { t } = useLingui()
  const queries = useQueryClient()
  const decline = useMutation({
    mutationFn: (_: 'mine' | 'not mine') => endConfirmation(id),
    onMutate: whose => {
      if (whose === 'not mine') onNotMe()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: confirmationQuery(id).queryKey }),
  })
  return (
    <>
      <ProblemNotice of={decline.error} />
      <div className="row wrap">
        {(standing === 'waiting' || standing === 'confirmed') && (
          <Button variant="default" loading={decline.isPending} onClick={() => decline.mutate('mine')}>
            {t`Decline`}
          </Button>
        )}
        <Button variant="default" disabled={decline.isPending} onClick={() => decline.mutate('not mine')}>
          {t`This was not me`}
        </Button>
      </div>
    </>
  )
}

/** Ends the member's other sessions, and leads to a new password: somebody else may have one of them. */
function EndOthers() {
  const { t } = useLingui()
  const end = useMutation({ mutationFn: endOtherSessions })
  if (end.isSuccess)
    return (
      <Notice
        tone="proven"
        title={t`All other sessions have ended`}
        action={<Link to="/setting/password">{t`Change the password`}</Link>}
        isUrgent
      >
        {t`Choose a new password now: somebody else may know the old one.`}
      </Notice>
    )
  return (
    <Notice
      tone="wrong"
      title={t`Somebody else may be signed in to your account`}
      action={
        <Button loading={end.isPending} onClick={() => end.mutate()}>
          {t`End all others`}
        </Button>
      }
      isUrgent
    >
      {t`End all other sessions. This device stays signed in.`}
      <ProblemNotice of={end.error} />
    </Notice>
  )
}
