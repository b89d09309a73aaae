import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useState } from 'react'
import { announce } from '../../client/announce.ts'
import { problemOf } from '../../client/problem.ts'
import { useProblemWords } from '../../client/problem-words.ts'
import { useSubmit } from '../../client/submit.ts'
import { Confirm } from '../../parts/confirm.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useUserinfo } from '../account/queries.ts'
import { auditIdentity } from './queries.ts'

/** Opens money to a member whose identity has been proven, or closes it again. Not for oneself. */
export function IdentityDecision({ member: { uid, username, kyc_status } }: { member: wire.Member }) {
  const { t } = useLingui()
  const wordsOf = useProblemWords()
  const me = useUserinfo()
  const [isAsking, setAsking] = useState(false)
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
  if (!me || me.uid === uid) return null
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
        onConfirm={() => submit.mutate({ uid, kyc_status: next })}
        onCancel={() => setAsking(false)}
        isBusy={submit.isPending}
      >
        <p>
          {next === 1
            ? t`Wallets, payments and swaps open to this member at once. The log keeps this decision as yours.`
            : t`Wallets, payments and swaps close to this member at once. The money stays where it is.`}
        </p>
        {submit.isError && <Notice tone="wrong" isUrgent title={wordsOf(problemOf(submit.error))} />}
      </Confirm>
    </>
  )
}
