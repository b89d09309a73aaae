import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { problemOf } from '../../../../client/problem.ts'
import { groupWhole } from '../../../../i18n/amount.ts'
import { dayRangeText, utcText } from '../../../../i18n/time.ts'
import { Facts } from '../../../../parts/facts.tsx'
import { Notice } from '../../../../parts/notice.tsx'
import { NotFoundPage } from '../../../../parts/page/dead-end.tsx'
import { Page } from '../../../../parts/page/page.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { Status } from '../../../../parts/status.tsx'
import { Waiting } from '../../../../parts/waiting.tsx'
import { useAccountWords } from '../../../../platform/events/admin/account-words.ts'
import { personText } from '../../../../platform/members/admin/member-link.tsx'
import { FileNotices, FileProblems } from './file-problems.tsx'
import { MatchingProgress } from './matching-progress.tsx'
import { isUnderWay, statementQuery } from './queries.ts'
import { Rules } from './sources.tsx'
import { StatementActs } from './statement-acts.tsx'
import { StatementItems } from './statement-items.tsx'
import { useStatusWords } from './words.tsx'

/** One statement: how far it is, its items, and its sign-off. */
export function StatementPage({ id }: { id: string }) {
  const { t } = useLingui()
  const query = useQuery(statementQuery(id))
  const statement = query.data
  if (query.isError && problemOf(query.error).kind === 'unknown') return <NotFoundPage />
  return (
    <Page title={statement?.file_name ?? t({ message: 'Statement', context: 'from outside' })}>
      <p className="quiet m-0 mb-12">
        <Link to="/admin/reconciliation">{t`Reconciliation`}</Link>
      </p>
      {statement ? <Shown statement={statement} /> : <Waiting query={query} />}
    </Page>
  )
}

function Shown({ statement }: { statement: wire.StatementDetail }) {
  const { t } = useLingui()
  const { status, problems } = statement
  if (status === 'refused') return <FileProblems problems={problems} />
  return (
    <div className="stack gap-16">
      <Panel title={t`Result`} aside={<Standing {...statement} />}>
        <div className="stack gap-16">
          <FileNotices notices={statement.notices} />
          {isUnderWay(status) && <MatchingProgress statement={statement} />}
          <Counts statement={statement} />
          <Signature {...statement} />
          <StatementActs statement={statement} />
        </div>
      </Panel>
      {statement.first_day && <StatementItems statement={statement} />}
    </div>
  )
}

function Standing(statement: wire.StatementDetail) {
  const [state, words] = useStatusWords()(statement)
  return <Status state={state}>{words}</Status>
}

function Counts({ statement }: { statement: wire.StatementDetail }) {
  const { t } = useLingui()
  const accounts = useAccountWords()
  const { source_name, account, first_day, last_day, rules } = statement
  const figure = (count: number) => <span className="figures">{groupWhole(String(count))}</span>
  return (
    <Facts
      rows={[
        { label: t({ message: 'Source', context: 'of statements' }), value: source_name },
        { label: t({ message: 'Account', context: 'books' }), value: accounts(account) },
        first_day !== null &&
          last_day !== null && { label: t`Days (UTC)`, value: dayRangeText(first_day, last_day) },
        {
          label: t`Entered by`,
          value: personText(statement.entered_by_name, statement.entered_by),
        },
        { label: t`Lines`, value: figure(statement.lines) },
        { label: t`Lines matched`, value: figure(statement.matched) },
        { label: t`Open lines`, value: figure(statement.open_lines) },
        { label: t`Open entries of the books`, value: figure(statement.open_entries) },
        { label: t`Differences`, value: figure(statement.differing) },
        { label: t`Open without a note`, value: figure(statement.unexplained) },
        { label: t`Rules`, value: <Rules rules={rules} /> },
      ]}
    />
  )
}

function Signature({ signed_by, signed_by_name, signed_date, digest, equal }: wire.StatementDetail) {
  const { t } = useLingui()
  if (!signed_by || !signed_date) return null
  const by = personText(signed_by_name, signed_by)
  const moment = utcText(signed_date)
  return (
    <Notice
      tone={equal ? 'proven' : 'wrong'}
      title={equal ? t`Signed off by ${by}, ${moment}` : t`This is not the result that ${by} signed off`}
    >
      {t`The digest of the result is an event under the seal of the log.`}{' '}
      <span className="mono break-anywhere">{digest}</span>
    </Notice>
  )
}
