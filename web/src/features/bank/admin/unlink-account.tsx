import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { announce } from '../../../client/announce.ts'
import type { Row } from '../../../client/contract.ts'
import { noteDecided } from '../../../client/decided.ts'
import { may } from '../../../client/may.ts'
import { useSubmit } from '../../../client/submit.ts'
import { Confirm } from '../../../parts/confirm.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { bankLabel, unlinkBank } from '../member/queries.ts'

/** Takes an account off its member's list after a question, for the roles that may. */
export function UnlinkAccount({ bank }: { bank: Row<'bank.all'> }) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const unlink = useSubmit(unlinkBank, {
    onSuccess: () => {
      setAsking(false)
      noteDecided(bank.id, 'changed')
      announce(t`The bank account is unlinked.`)
    },
  })
  if (!may('bank.unlink')) return null
  const name = bankLabel(bank)
  return (
    <div>
      <Button variant="default" size="sm" onClick={() => setAsking(true)}>
        {t`Unlink the account`}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={t`Unlink ${name}?`}
        confirmLabel={t`Unlink`}
        onConfirm={() => unlink.mutate(bank.id)}
        onCancel={() => setAsking(false)}
        isBusy={unlink.isPending}
      >
        <p>{t`The member can no longer withdraw to it, and has to link it again. Withdrawals under way are not touched.`}</p>
        <ProblemNotice of={unlink.error} />
      </Confirm>
    </div>
  )
}
