import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useSubmit } from '../../../client/submit.ts'
import { Confirm } from '../../../parts/confirm.tsx'
import { Facts } from '../../../parts/facts.tsx'
import { EmptyState } from '../../../parts/list-states.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { Waiting } from '../../../parts/waiting.tsx'
import { ReviewState } from '../../../platform/cases/member/review-state.tsx'
import { bankLabel, banksQuery, unlinkBank } from './queries.ts'
import { useBankFacts } from './use-bank-facts.tsx'

/** Every linked account with where its approval stands; rejected ones say why. */
export function BankList({ uid }: { uid: string }) {
  const { t } = useLingui()
  const query = useQuery(banksQuery(uid))
  const banks = query.data
  if (!banks) return <Waiting query={query} />
  if (banks.length === 0)
    return (
      <Panel inset="flush">
        <EmptyState title={t`No bank account yet`}>
          {t`Link one to withdraw to it.`} <Link to="/limits">{t`How many may be linked`}</Link>
        </EmptyState>
      </Panel>
    )
  return (
    <div className="stack">
      {banks.map(bank => (
        <BankCard key={bank.id} bank={bank} />
      ))}
      <Link to="/limits">{t`How many may be linked`}</Link>
    </div>
  )
}

function BankCard({ bank }: { bank: wire.Bank }) {
  const { t } = useLingui()
  const facts = useBankFacts(bank)
  const [isAsking, setAsking] = useState(false)
  const unlink = useSubmit(unlinkBank, { onSuccess: () => setAsking(false) })
  const name = bankLabel(bank)
  return (
    <Panel title={name} aside={<ReviewState status={bank.status} />}>
      <div className="stack">
        {bank.status === -1 && bank.reason && <Notice tone="wrong" title={bank.reason} />}
        <Facts rows={facts} />
        <div className="row wrap gap-10">
          <Button
            variant="default"
            size="sm"
            renderRoot={props => <Link {...props} to="/banks/editform" search={{ id: bank.id }} />}
          >
            {t`Edit`}
          </Button>
          <Button variant="default" size="sm" onClick={() => setAsking(true)}>
            {t`Unlink`}
          </Button>
        </div>
      </div>
      <Confirm
        isOpen={isAsking}
        title={t`Unlink ${name}?`}
        confirmLabel={t`Unlink`}
        onConfirm={() => unlink.mutate(bank.id)}
        onCancel={() => setAsking(false)}
        isBusy={unlink.isPending}
      >
        <p>{t`Nothing can be withdrawn to it any more. Withdrawals under way are not touched.`}</p>
        <ProblemNotice of={unlink.error} />
      </Confirm>
    </Panel>
  )
}
