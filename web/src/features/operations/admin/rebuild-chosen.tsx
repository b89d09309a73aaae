import { useLingui } from '@lingui/react/macro'
import { Button, Checkbox } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useState } from 'react'
import { announce } from '../../../client/announce.ts'
import { callForAll } from '../../../client/call.ts'
import type { Body } from '../../../client/contract.ts'
import { useSubmit } from '../../../client/submit.ts'
import { Confirm } from '../../../parts/confirm.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { LogChanged, useIsLogChanged } from './log-changed.tsx'

type RebuildChosenProps = { chosen: readonly wire.ReadModelStanding['projection'][]; onAsked: () => void }

/** Asks for the chosen read models to be made anew, or for all of them. */
export function RebuildChosen({ chosen, onAsked }: RebuildChosenProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [isByItself, setByItself] = useState(true)
  const ask = useSubmit(
    (body: Body<'operations.rebuild'>, attempt) => callForAll('operations.rebuild', { body, attempt }),
    {
      onSuccess: () => {
        announce(t`The rebuild is asked for.`)
        setOpen(false)
        onAsked()
      },
    },
  )
  const projections = chosen.length === 0 ? ('all' as const) : [...chosen]
  const isLogChanged = useIsLogChanged()
  if (isLogChanged) return <LogChanged />
  const names = chosen.join(', ')
  const many = chosen.length
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {chosen.length === 0 ? t`Rebuild all…` : t`Rebuild the chosen (${many})…`}
      </Button>
      <Confirm
        isOpen={isOpen}
        title={chosen.length === 0 ? t`Rebuild all read models?` : t`Rebuild ${names}?`}
        confirmLabel={t`Rebuild`}
        onConfirm={() => ask.mutate({ projections, cutOverWhenEqual: isByItself })}
        onCancel={() => setOpen(false)}
        isBusy={ask.isPending}
      >
        <p>
          {t`They are filled anew from the log, one after another, beside the live ones, which stay in use. Then the two are compared.`}
        </p>
        <Checkbox
          label={t`Put one in place by itself when it equals the live one`}
          checked={isByItself}
          onChange={event => setByItself(event.currentTarget.checked)}
        />
        <ProblemNotice of={ask.error} />
      </Confirm>
    </>
  )
}
