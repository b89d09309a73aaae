import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useSubmit } from '../../../client/submit.ts'
import { Notice } from '../../../parts/notice.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { disputePurchase } from './queries.ts'

/** Says by one click that a purchase was not the member's: a case of customer service, with the record that it is about. */
export function Dispute({ reference, isMarked }: { reference: string; isMarked: boolean }) {
  const { t } = useLingui()
  const [opened, setOpened] = useState<string>()
  const subject = t`I did not make this purchase`
  const text = t`I did not make this purchase with my card, or not to this amount. Please look into it.`
  const send = useSubmit(
    (_: object, attempt: string) => disputePurchase({ subject, text, reference }, attempt),
    {
      onSuccess: ({ id }) => setOpened(id),
    },
  )
  if (opened !== undefined)
    return (
      <Notice
        tone="proven"
        isUrgent
        title={t`We look into this purchase`}
        action={<Link to="/csr" search={{ case: opened }}>{t`To your question`}</Link>}
      >
        {t`We answer here and by e-mail. Freeze the card if you do not know where it is.`}
      </Notice>
    )
  return (
    <div className="stack">
      {isMarked && (
        <p className="quiet">{t`Your card had not let this purchase through as it was booked.`}</p>
      )}
      <div>
        <Button variant="default" size="sm" loading={send.isPending} onClick={() => send.mutate({})}>
          {t`This was not me`}
        </Button>
      </div>
      <ProblemNotice of={send.error} />
    </div>
  )
}
