import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useState } from 'react'
import { announce } from '../../../client/announce.ts'
import { noteDecided } from '../../../client/decided.ts'
import { useSubmit } from '../../../client/submit.ts'
import { Confirm } from '../../../parts/confirm.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { eraseRecord } from './queries.ts'

/** Erases what was entered and its documents, for good. */
export function EraseRecord({ record: { id, username } }: { record: wire.KycRecord }) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const erase = useSubmit(eraseRecord, {
    onSuccess: () => {
      setAsking(false)
      noteDecided(id, 'changed')
      announce(t`The record is erased.`)
    },
  })
  return (
    <>
      <Button size="sm" variant="default" onClick={() => setAsking(true)}>
        {t`Erase`}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={t`Erase the form and the documents of ${username}?`}
        confirmLabel={t`Erase for good`}
        onConfirm={() => erase.mutate(id)}
        onCancel={() => setAsking(false)}
        isBusy={erase.isPending}
      >
        <p>
          {t`They cannot be restored. The log keeps that it was decided, by whom and when, and the member’s state.`}
        </p>
        <ProblemNotice of={erase.error} />
      </Confirm>
    </>
  )
}
