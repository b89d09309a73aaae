import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { callForOne } from '../../../client/call.ts'
import { problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { useSubmit } from '../../../client/submit.ts'
import { Confirm } from '../../../parts/confirm.tsx'
import { Notice } from '../../../parts/notice.tsx'

/** Takes a holding out of what everybody reads; a reason is asked first. */
export function WithdrawHolding({ id }: { id: string }) {
  const { t } = useLingui()
  const words = useProblemWords()
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const withdraw = useSubmit(
    (body: { id: string; reason: string }, attempt) =>
      callForOne('liabilities.withdrawHolding', { body, attempt }),
    { onSuccess: () => setOpen(false) },
  )
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setOpen(true)}>
        {t`Withdraw it`}
      </Button>
      <Confirm
        isOpen={isOpen}
        title={t`Withdraw this holding?`}
        confirmLabel={t`Withdraw it`}
        onConfirm={() => withdraw.mutate({ id, reason: reason.trim() })}
        onCancel={() => setOpen(false)}
        isBusy={withdraw.isPending}
        isHeld={!reason.trim()}
      >
        <p>{t`It stays in the log, and is no longer shown on the public page.`}</p>
        <TextInput
          label={t`Reason`}
          name="reason"
          value={reason}
          maxLength={500}
          onChange={event => setReason(event.currentTarget.value)}
        />
        {withdraw.isError && <Notice tone="wrong" title={words(problemOf(withdraw.error))} isUrgent />}
      </Confirm>
    </>
  )
}
