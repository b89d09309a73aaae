import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useState } from 'react'
import { announce } from '../../../client/announce.ts'
import { callForOne } from '../../../client/call.ts'
import type { Body } from '../../../client/contract.ts'
import { may } from '../../../client/may.ts'
import { useSubmit } from '../../../client/submit.ts'
import { calendarMonthText } from '../../../i18n/time.ts'
import { Confirm } from '../../../parts/confirm.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'

/**
 * Proposes to close the oldest month that is over, and names what its statements leave open; another administrator decides, because
 * no call opens it again. Shown to the roles that may.
 */
export function ClosePeriod({ month, unreconciled }: Pick<wire.Period, 'month' | 'unreconciled'>) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const name = calendarMonthText(month)
  const close = useSubmit(
    (body: Body<'finance.closePeriod'>, attempt) => callForOne('finance.closePeriod', { body, attempt }),
    {
      onSuccess: () => {
        announce(t`Another administrator has to approve the closing of ${name}.`)
        setOpen(false)
      },
    },
  )
  if (!may('finance.closePeriod')) return null
  return (
    <>
      <Button size="xs" onClick={() => setOpen(true)}>
        {t`Close ${name}`}
      </Button>
      <Confirm
        isOpen={isOpen}
        title={t`Close ${name}?`}
        confirmLabel={t`Propose the closing`}
        onConfirm={() => close.mutate({ month })}
        onCancel={() => setOpen(false)}
        isBusy={close.isPending}
      >
        <p>
          {t`Its trial balance is kept as it stands now, under the seal of the log. The month cannot be opened again; later entries that belong to it are marked.`}
        </p>
        {unreconciled && <Unreconciled {...unreconciled} />}
        <ProblemNotice of={close.error} />
      </Confirm>
    </>
  )
}

/** The items that the statements of the month leave open. It may be closed all the same. */
function Unreconciled({ open_items, unsigned }: wire.Unreconciled) {
  const { t } = useLingui()
  const named = unsigned.map(({ source_name, file_name }) => `${source_name} · ${file_name}`).join(', ')
  if (open_items === 0 && named === '') return null
  return (
    <Notice tone="waiting" title={t`The month is not reconciled`}>
      {open_items > 0 && (
        <p>
          {plural(open_items, {
            one: '# item of its statements is matched to nothing.',
            other: '# items of its statements are matched to nothing.',
          })}
        </p>
      )}
      {named && <p>{t`Nobody has signed: ${named}`}</p>}
    </Notice>
  )
}
