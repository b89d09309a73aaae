import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../../../../parts/list-states.tsx'
import { Page } from '../../../../parts/page/page.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { ProofLine } from '../../../../parts/proof-line.tsx'
import { WaitingInside } from '../../../../parts/waiting.tsx'
import { HideButton } from '../../../../platform/balances/member/hide-button.tsx'
import { useHidden } from '../../../../platform/balances/member/use-hidden.ts'
import { MonthlyStatement } from '../../../../platform/lines/member/monthly-statement.tsx'
import { AskForm } from './ask-form.tsx'
import { statementsQuery } from './queries.ts'
import { StatementRow } from './statement-row.tsx'
import '../statement.css'
import './statements.css'

/** Papers about the account: statements of its movements and confirmations of its balances, asked for and kept. */
export function Statements() {
  const { t } = useLingui()
  const query = useQuery(statementsQuery)
  const [isHidden, toggleHidden] = useHidden()
  return (
    <Page
      title={t`Statements`}
      actions={
        <>
          <Link to="/transactions" activeOptions={{ exact: true }}>{t`All transactions`}</Link>
          <HideButton isHidden={isHidden} onToggle={toggleHidden} />
        </>
      }
    >
      <div className="proof-room">
        <ProofLine />
      </div>
      <div className="statements">
        <div className="stack">
          <Panel title={t`A new statement`}>
            <AskForm />
          </Panel>
          <MonthlyStatement />
        </div>
        <Panel title={t`Your statements`} inset="flush">
          {!query.data && (
            <div className="panel-body">
              <WaitingInside query={query} />
            </div>
          )}
          {query.data?.length === 0 && (
            <EmptyState title={t`No statement yet`}>
              {t`Statements that you ask for are kept here, with the SHA-256 of each file.`}
            </EmptyState>
          )}
          <ul className="bare-list statement-rows">
            {query.data?.map(each => (
              <StatementRow key={each.id} statement={each} isHidden={isHidden} />
            ))}
          </ul>
          {(query.data?.length ?? 0) > 0 && (
            <p className="panel-body hint">
              {t`Your newest 100 are kept, fewer if they are very long. You can ask again for one that is gone.`}
            </p>
          )}
        </Panel>
      </div>
    </Page>
  )
}
