import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { announce } from '../../../../client/announce.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { Confirm } from '../../../../parts/confirm.tsx'
import { Notice } from '../../../../parts/notice.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { ProblemNotice } from '../../../../parts/problem-notice.tsx'
import { freeze } from './queries.ts'

/** Freezes the account at once; leads to where it is unfrozen while it is frozen. */
export function Freeze({ user }: { user: wire.Userinfo }) {
  const { t } = useLingui()
  return <Panel title={t`Freeze the account`}>{user.frozen === 1 ? <Frozen /> : <FreezeNow />}</Panel>
}

function Frozen() {
  const { t } = useLingui()
  return (
    <Notice
      tone="waiting"
      title={t`Your account is frozen`}
      action={<Link to="/setting/unfreeze">{t`Unfreeze the account`}</Link>}
    >
      {t`Nothing is paid, swapped, sent or withdrawn until you unfreeze it. What arrives still arrives. A prepaid card still works: ask customer service to block it if it is lost.`}
    </Notice>
  )
}

function FreezeNow() {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const send = useSubmit((_: object, attempt: string) => freeze(attempt), {
    onSuccess: () => {
      setAsking(false)
      announce(t`Your account is frozen.`)
    },
  })
  return (
    <>
      <p className="quiet mb-12">
        {t`If something looks wrong, freeze first and find out afterwards. Freezing needs no code.`}
      </p>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t`Freeze the account`}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={t`Freeze your account now?`}
        confirmLabel={t`Freeze the account`}
        onConfirm={() => send.mutate({})}
        onCancel={() => setAsking(false)}
        isBusy={send.isPending}
      >
        <p>
          {t`Nothing can be paid, swapped, withdrawn or sent until you unfreeze it with your PAY code and a code by e-mail. What waits for finance rests. Money that others send you still arrives, and interest and card fees run on. Purchases that the card network settles are still booked: ask customer service to block the card if it is lost.`}
        </p>
        <ProblemNotice of={send.error} />
      </Confirm>
    </>
  )
}
