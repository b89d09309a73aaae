import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useState } from 'react'
import { announce } from '../../../../client/announce.ts'
import { call } from '../../../../client/call.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { Confirm } from '../../../../parts/confirm.tsx'
import { May } from '../../../../parts/may.tsx'
import { ProblemNotice } from '../../../../parts/problem-notice.tsx'

/** Matching again, and the sign-off, which asks first: no call takes it back. */
export function StatementActs({
  statement: { id, status, unexplained },
}: {
  statement: wire.StatementDetail
}) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const body = { statement: id }
  const again = useSubmit((_: 'again', attempt) => call('finance.rematchStatement', { body, attempt }))
  const sign = useSubmit((_: 'sign', attempt) => call('finance.signStatement', { body, attempt }), {
    onSuccess: () => {
      announce(t`The statement is signed off.`)
      setOpen(false)
    },
  })
  if (status !== 'matched' && status !== 'failed') return null
  return (
    <May call="finance.signStatement">
      <div className="row wrap gap-10">
        {status === 'matched' && (
          <Button onClick={() => setOpen(true)} disabled={unexplained > 0}>{t`Sign off`}</Button>
        )}
        <Button variant="default" loading={again.isPending} onClick={() => again.mutate('again')}>
          {t`Match again`}
        </Button>
      </div>
      {unexplained > 0 && (
        <p className="hint">{t`Every open item needs a note before the statement is signed off.`}</p>
      )}
      <ProblemNotice of={again.error} />
      <Confirm
        isOpen={isOpen}
        title={t`Sign this statement off?`}
        confirmLabel={t`Sign off`}
        onConfirm={() => sign.mutate('sign')}
        onCancel={() => setOpen(false)}
        isBusy={sign.isPending}
      >
        <p>{t`Its result is kept as it stands now, under the seal of the log. No item can be changed any more.`}</p>
        <ProblemNotice of={sign.error} />
      </Confirm>
    </May>
  )
}
