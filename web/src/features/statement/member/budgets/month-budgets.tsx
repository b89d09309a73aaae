import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../../../../parts/list-states.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { WaitingInside } from '../../../../parts/waiting.tsx'
import { BudgetRows } from './budget-rows.tsx'
import { budgetsQuery } from './queries.ts'

/** The member's budgets in a month that is looked at; without one, the way to the first. */
export function MonthBudgets({ month, isHidden }: { month: string; isHidden: boolean }) {
  const { t } = useLingui()
  const query = useQuery(budgetsQuery(month))
  const { data } = query
  const hasSome = data !== undefined && data.budgets.length > 0
  return (
    <Panel title={t`Budgets`} aside={hasSome && <Link to="/budgets">{t`Change budgets`}</Link>} inset="flush">
      {!data && <WaitingInside query={query} />}
      {data && !hasSome && (
        <EmptyState
          title={t`No budget yet`}
          action={
            <Button variant="default" renderRoot={props => <Link {...props} to="/budgets" />}>
              {t`Set a budget`}
            </Button>
          }
        >
          {t`Plan what you want to spend in a month, and we tell you when most of it is spent.`}
        </EmptyState>
      )}
      {data && hasSome && <BudgetRows all={data} isHidden={isHidden} />}
    </Panel>
  )
}
