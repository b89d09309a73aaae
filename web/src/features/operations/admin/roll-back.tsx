import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useState } from 'react'
import { announce } from '../../../client/announce.ts'
import { call } from '../../../client/call.ts'
import type { Body } from '../../../client/contract.ts'
import { useSubmit } from '../../../client/submit.ts'
import { Confirm } from '../../../parts/confirm.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'

/** The way back to the read model from before the last cut-over. */
export function RollBack({ projection }: { projection: wire.ReadModelStanding['projection'] }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const rollBack = useSubmit(
    (body: Body<'operations.rollBack'>, attempt) => call('operations.rollBack', { body, attempt }),
    {
      onSuccess: () => {
        announce(t`The read model from before is in place again.`)
        setOpen(false)
      },
    },
  )
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setOpen(true)}>
        {t`Roll back…`}
      </Button>
      <Confirm
        isOpen={isOpen}
        title={t`Roll ${projection} back?`}
        confirmLabel={t`Roll back`}
        cancelLabel={t`Leave it`}
        onConfirm={() => rollBack.mutate({ projection })}
        onCancel={() => setOpen(false)}
        isBusy={rollBack.isPending}
      >
        <p>
          {t`The read model from before the last cut-over is brought up to date and put in place. The present one then waits for a decision.`}
        </p>
        <ProblemNotice of={rollBack.error} />
      </Confirm>
    </>
  )
}
