import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useState } from 'react'
import { call } from '../../../client/call.ts'
import type { Body } from '../../../client/contract.ts'
import { useSubmit } from '../../../client/submit.ts'
import { Confirm } from '../../../parts/confirm.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { ReasonField, useReason } from '../../../parts/reason-field.tsx'

type SkipEventProps = { row: wire.ParkedStream; onProposed: () => void }

/** Proposes to leave an event out of a read model for ever; a second administrator decides. */
export function SkipEvent({ row, onProposed }: SkipEventProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const reason = useReason()
  const skip = useSubmit(
    (body: Body<'operations.skipParked'>, attempt) => call('operations.skipParked', { body, attempt }),
    {
      onSuccess: () => {
        setOpen(false)
        onProposed()
      },
    },
  )
  const { projection, generation, stream, type, revision, moves_money } = row
  if (generation === 'previous') return null
  return (
    <>
      <Button size="sm" variant="default" onClick={() => setOpen(true)}>
        {t`Leave the event out…`}
      </Button>
      <Confirm
        isOpen={isOpen}
        title={t`Leave ${type}, revision ${revision}, out of ${projection}?`}
        confirmLabel={t`Propose it`}
        onConfirm={() =>
          reason.check() && skip.mutate({ projection, generation, stream, reason: reason.text })
        }
        onCancel={() => setOpen(false)}
        isBusy={skip.isPending}
      >
        <Consequence movesMoney={moves_money} />
        <ReasonField field={reason.field} label={t`Reason`} />
        <ProblemNotice of={skip.error} />
      </Confirm>
    </>
  )
}

function Consequence({ movesMoney }: { movesMoney: SkipEventProps['row']['moves_money'] }) {
  const { t } = useLingui()
  return (
    <>
      <p>
        {t`The read model leaves it out for ever, at every rebuild too. The event stays in the log. A second administrator has to agree.`}
      </p>
      {movesMoney && (
        <Notice tone="wrong" title={t`This event moves money`}>
          {t`People will then read something other than the log. Fix the code and try again, if you can.`}
        </Notice>
      )}
    </>
  )
}
