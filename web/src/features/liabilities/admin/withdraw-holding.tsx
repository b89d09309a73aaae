import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../client/call.ts'
import type { Body } from '../../../client/contract.ts'
import { useSubmit } from '../../../client/submit.ts'
import { Confirm } from '../../../parts/confirm.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { ReasonField, useReason } from '../../../parts/reason-field.tsx'

/** Proposes to take a holding out of what everybody reads; a reason is asked first. */
export function WithdrawHolding({ id, onProposed }: { id: string; onProposed: () => void }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const reason = useReason()
  const withdraw = useSubmit(
    (body: Body<'liabilities.withdrawHolding'>, attempt) =>
      call('liabilities.withdrawHolding', { body, attempt }),
    {
      onSuccess: () => {
        setOpen(false)
        onProposed()
      },
    },
  )
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setOpen(true)}>
        {t`Withdraw it`}
      </Button>
      <Confirm
        isOpen={isOpen}
        title={t`Withdraw this holding?`}
        confirmLabel={t`Propose it`}
        onConfirm={() => reason.check() && withdraw.mutate({ id, reason: reason.text })}
        onCancel={() => setOpen(false)}
        isBusy={withdraw.isPending}
      >
        <p>{t`Once a second administrator has approved it, the public page no longer shows it. It stays in the log.`}</p>
        <ReasonField field={reason.field} label={t`Reason`} />
        <ProblemNotice of={withdraw.error} />
      </Confirm>
    </>
  )
}
