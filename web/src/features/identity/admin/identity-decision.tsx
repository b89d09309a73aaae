import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { announce } from '../../../client/announce.ts'
import { may } from '../../../client/may.ts'
import { problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { useSubmit } from '../../../client/submit.ts'
import { Confirm } from '../../../parts/confirm.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { ReasonField, useReason } from '../../../parts/reason-field.tsx'
import { useUserinfo } from '../../account/member/queries.ts'
import { auditIdentity } from '../../audit/admin/queries.ts'

/**
 * Opens money to a member whose identity has been proven in another way, or closes it again and says why. Documents that
 * wait are decided where they are looked at. Not for oneself.
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
      {me && me.uid !== uid && kyc_status !== 0 && may('identity.decide') && (
        <Switch key={kyc_status} member={member} />
      )}
      {records}
    </>
  )
}

function Switch({ member: { uid, username, kyc_status } }: { member: wire.Member }) {
  const { t } = useLingui()
  const wordsOf = useProblemWords()
  const [isAsking, setAsking] = useState(false)
  const why = useReason()
  const next = kyc_status === 1 ? -1 : 1
  const submit = useSubmit(auditIdentity, {
    onSuccess: () => {
      setAsking(false)
      announce(
        next === 1
          ? t`The identity of ${username} is verified.`
          : t`The verification of ${username} is withdrawn.`,
      )
    },
  })
  const confirm = () => {
    if (next === 1) submit.mutate({ uid, kyc_status: next })
    else if (why.check()) submit.mutate({ uid, kyc_status: next, reason: why.text })
  }
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={() => setAsking(true)}>
        {next === 1 ? t`Verify identity` : t`Withdraw verification`}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={
          next === 1
            ? t`Is the identity of ${username} proven?`
            : t`Withdraw the verification of ${username}?`
        }
        confirmLabel={next === 1 ? t`Verify identity` : t`Withdraw verification`}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
        isBusy={submit.isPending}
      >
        <p>
          {next === 1
            ? t`Wallets, payments and swaps open to this member at once. The log keeps this decision as yours.`
            : t`Wallets, payments and swaps close to this member at once. The money stays where it is.`}
        </p>
        {next === -1 && (
          <ReasonField
            field={why.field}
            label={t`Reason, as the member will read it`}
            missing={t`Say why, in words the member can act on.`}
          />
        )}
        {submit.isError && <Notice tone="wrong" isUrgent title={wordsOf(problemOf(submit.error))} />}
      </Confirm>
    </>
  )
}
