import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { announce } from '../../../client/announce.ts'
import { noteDecided } from '../../../client/decided.ts'
import { may } from '../../../client/may.ts'
import { problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { useSubmit } from '../../../client/submit.ts'
import { Confirm } from '../../../parts/confirm.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { ReasonField, useReason } from '../../../parts/reason-field.tsx'
import { useUserinfo } from '../../../platform/members/member/queries.ts'
import { auditIdentity } from './queries.ts'

/**
 * Withdraws a member's verification and says why. Documents that wait are decided where they are looked at, and what was never
 * handed in is passed by nobody. Not for oneself.
 */
export function IdentityDecision({ member }: { member: wire.Member }) {
  const { t } = useLingui()
  const me = useUserinfo()
  const { uid, kyc_status } = member
  const records = (
    <Link to="/admin/kycmember" search={{ uid, status: kyc_status === 0 ? undefined : 'all' }}>
      {kyc_status === 0 ? t`Look at the documents` : t`Records`}
    </Link>
  )
  return (
    <>
      {me && me.uid !== uid && kyc_status === 1 && may('identity.decide') && <Withdraw member={member} />}
      {records}
    </>
  )
}

function Withdraw({ member: { uid, username } }: { member: wire.Member }) {
  const { t } = useLingui()
  const wordsOf = useProblemWords()
  const [isAsking, setAsking] = useState(false)
  const why = useReason()
  const submit = useSubmit(auditIdentity, {
    onSuccess: () => {
      setAsking(false)
      noteDecided(uid, 'changed')
      announce(t`The verification of ${username} is withdrawn.`)
    },
  })
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={() => setAsking(true)}>
        {t`Withdraw verification`}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={t`Withdraw the verification of ${username}?`}
        confirmLabel={t`Withdraw verification`}
        onConfirm={() => why.check() && submit.mutate({ uid, kyc_status: -1, reason: why.text })}
        onCancel={() => setAsking(false)}
        isBusy={submit.isPending}
      >
        <p>{t`Wallets, payments and swaps close to this member at once. The money stays where it is.`}</p>
        <ReasonField
          field={why.field}
          label={t`Reason, as the member will read it`}
          missing={t`Say why, in words the member can act on.`}
        />
        {submit.isError && <Notice tone="wrong" isUrgent title={wordsOf(problemOf(submit.error))} />}
      </Confirm>
    </>
  )
}
