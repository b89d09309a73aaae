import { Trans, useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { readSession } from '../../../client/session.ts'
import { groupWhole } from '../../../i18n/amount.ts'
import { utcText } from '../../../i18n/time.ts'
import { Notice } from '../../../parts/notice.tsx'
import { EntryPage, SignInLink } from '../../../parts/page/entry-page.tsx'
import { StepTitle } from '../../../parts/steps.tsx'
import { Waiting } from '../../../parts/waiting.tsx'
import { ComparedCurrencies } from './compared-currencies.tsx'
import { HoldingsShown } from './holdings-shown.tsx'
import { NotProven } from './not-proven.tsx'
import { comparedQuery, holdingsQuery, provenQuery } from './queries.ts'

/** The house's liabilities to its members beside its holdings, for everybody: no sign-in is needed. */
export function ProofPage() {
  const { t } = useLingui()
  const proven = useQuery(provenQuery)
  const compared = useQuery(comparedQuery)
  const holdings = useQuery(holdingsQuery)
  const missing = [proven, compared, holdings].find(({ data }) => data === undefined)
  return (
    <EntryPage title={t`What we owe, and what we hold`}>
      <div className="stack">
        <div>
          <StepTitle>{t`What we owe, and what we hold`}</StepTitle>
          <p className="lead mb-0">
            {t`Once a day we add up what we owe to all members together, and seal the sum in our books. Every member can check that their own balance is inside.`}
          </p>
        </div>
        {missing && <Waiting query={missing} />}
        {proven.data === null && <Notice tone="waiting" title={t`Nothing has been proven yet.`} />}
        {proven.data && <Proven proof={proven.data} />}
        {/* Before the first proof nothing is known to be owed, which is not the same as nothing owed. */}
        {proven.data && compared.data && <ComparedCurrencies rows={compared.data} />}
        {holdings.data && <HoldingsShown rows={holdings.data} />}
        <NotProven />
        <p className="quiet">
          <Trans>
            Signed in, members download the proof of their own balance on the wallet page.{' '}
            <Link to="/verify">Check a file here</Link>
          </Trans>
        </p>
        <p>{readSession() ? <Link to="/dashboard">{t`Back to home`}</Link> : <SignInLink />}</p>
      </div>
    </EntryPage>
  )
}

function Proven({ proof }: { proof: wire.LiabilitiesRecord }) {
  const { t } = useLingui()
  const [moment, events] = [utcText(proof.at), groupWhole(String(proof.events))]
  const event = groupWhole(String(proof.index + 1))
  return (
    <div>
      <p className="m-0">{t`Proven on ${moment}, from the first ${events} events of our books.`}</p>
      <p className="quiet m-0 break-anywhere">
        {t`Sealed as event ${event}. Root:`} <code>{proof.root}</code>
      </p>
    </div>
  )
}
