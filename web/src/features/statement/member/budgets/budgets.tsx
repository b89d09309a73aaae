import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useSubmit } from '../../../../client/submit.ts'
import { dayOf } from '../../../../i18n/time.ts'
import { ChangeOrTakeAway } from '../../../../parts/change-or-take-away.tsx'
import { EmptyState } from '../../../../parts/list-states.tsx'
import { Page } from '../../../../parts/page/page.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { ProblemNotice } from '../../../../parts/problem-notice.tsx'
import { WaitingInside } from '../../../../parts/waiting.tsx'
import { HideButton } from '../../../../platform/balances/member/hide-button.tsx'
import { useHidden } from '../../../../platform/balances/member/use-hidden.ts'
import { BudgetForm } from './budget-form.tsx'
import { BudgetRows } from './budget-rows.tsx'
import { budgetsQuery, removeBudget } from './queries.ts'
import '../../../../parts/form-and-list.css'

/** The member’s plans of a month’s spending: a form, and the budgets that are there, as this month has them. */
export function Budgets() {
  const { t } = useLingui()
  const [isHidden, toggleHidden] = useHidden()
  const [edited, setEdited] = useState<wire.Budget>()
  return (
    <Page
      title={t`Budgets`}
      actions={
        <>
          <Link to="/transactions/months">{t`Money by month`}</Link>
          <HideButton isHidden={isHidden} onToggle={toggleHidden} />
        </>
      }
    >
      <div className="form-and-list">
        <BudgetForm key={edited?.kind ?? 'new'} edited={edited} onDone={() => setEdited(undefined)} />
        <div className="form-and-list-rows">
          <List isHidden={isHidden} onEdit={setEdited} />
        </div>
      </div>
    </Page>
  )
}

type ListProps = { isHidden: boolean; onEdit: (budget: wire.Budget) => void }

function List({ isHidden, onEdit }: ListProps) {
  const { t } = useLingui()
  const query = useQuery(budgetsQuery(dayOf(new Date().toISOString()).slice(0, 7)))
  const { data } = query
  return (
    <Panel title={t`This month`} inset="flush">
      {!data && <WaitingInside query={query} />}
      {data?.budgets.length === 0 && (
        <EmptyState title={t`No budget yet`}>
          {t`Choose a kind of spending and an amount: what is spent of it and what is left appear here.`}
        </EmptyState>
      )}
      {data && data.budgets.length > 0 && (
        <BudgetRows
          all={data}
          isHidden={isHidden}
          acts={budget => <Acts budget={budget} onEdit={onEdit} />}
        />
      )}
    </Panel>
  )
}

function Acts({ budget, onEdit }: { budget: wire.Budget } & Pick<ListProps, 'onEdit'>) {
  const remove = useSubmit(removeBudget)
  return (
    <>
      <ChangeOrTakeAway
        onChange={() => onEdit(budget)}
        onTakeAway={() => remove.mutate(budget.kind)}
        isBusy={remove.isPending}
      />
      <ProblemNotice of={remove.error} />
    </>
  )
}
