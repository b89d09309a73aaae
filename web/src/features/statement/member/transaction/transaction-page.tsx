import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { problemOf } from '../../../../client/problem.ts'
import { Facts } from '../../../../parts/facts.tsx'
import { ErrorState, Skeleton } from '../../../../parts/list-states.tsx'
import { NotFoundPage } from '../../../../parts/page/dead-end.tsx'
import { Page } from '../../../../parts/page/page.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { ProofLine } from '../../../../parts/proof-line.tsx'
import { HideButton } from '../../../../platform/balances/member/hide-button.tsx'
import { useHidden } from '../../../../platform/balances/member/use-hidden.ts'
import { LineMoney, LineStatus, useLineWords } from '../../../../platform/lines/member/line-words.tsx'
import { type Opened, transactionQuery } from '../../../../platform/lines/member/queries.ts'
import { ReceiptFiles } from '../../../../platform/lines/member/transaction/receipt-files.tsx'
import { PayToPanel } from '../../../payment/member/pay-to.tsx'
import { History } from './history.tsx'
import { OwnNote } from './own-note.tsx'
import '../../../../platform/lines/member/transaction/transaction.css'
import { NextSteps } from './next-steps.tsx'
import { useTransactionFacts } from './transaction-facts.tsx'

/** One line of the statement opened: all its facts, what became of it, its receipt, and what can be done next. */
export function TransactionPage() {
  const { t } = useLingui()
  const { id = '' } = useParams({ strict: false })
  const [isHidden, toggleHidden] = useHidden()
  const { data: line, error, refetch } = useQuery(transactionQuery(id))
  if (error && !line && problemOf(error).kind === 'unknown') return <NotFoundPage />
  return (
    <Page
      title={t`Transaction`}
      actions={
        <>
          <Link to="/transactions" activeOptions={{ exact: true }}>{t`All transactions`}</Link>
          <HideButton isHidden={isHidden} onToggle={toggleHidden} />
        </>
      }
    >
      {line ? (
        <Transaction line={line} isHidden={isHidden} />
      ) : (
        <Panel>
          {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton width="60%" />}
        </Panel>
      )}
    </Page>
  )
}

function Transaction({ line, isHidden }: { line: Opened; isHidden: boolean }) {
  const { t } = useLingui()
  const words = useLineWords()
  const facts = useTransactionFacts(line, isHidden)
  return (
    <div className="transaction">
      <div className="stack">
        <Panel title={words(line).title} aside={<LineStatus line={line} />}>
          <p className="transaction-amount">
            <LineMoney line={line} isHidden={isHidden} />
          </p>
          <Facts rows={facts} />
        </Panel>
        {line.type === 'request-payment' && line.status === 'pending' && (
          <PayToPanel reference={line.reference} />
        )}
        <NextSteps line={line} isHidden={isHidden} />
      </div>
      <div className="stack">
        <History line={line} />
        <Panel title={t({ message: 'Receipt', context: 'movement' })}>
          <div className="stack tight">
            <p className="quiet">
              {t`The PDF is for reading, and carries the proof. The proof alone is for programs.`}{' '}
              <Link to="/verify">{t`Check a receipt`}</Link>
            </p>
            <ReceiptFiles line={line.id} />
            <ProofLine />
          </div>
        </Panel>
        <OwnNote key={`${line.id} ${line.own_note ?? ''}`} line={line} />
      </div>
    </div>
  )
}
