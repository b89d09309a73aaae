import { useLingui } from '@lingui/react/macro'
import { shownText, textFields, titleFields, type wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { readSession } from '../../../client/session.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { instantText } from '../../../i18n/time.ts'
import { Notice } from '../../../parts/notice.tsx'
import { EntryPage, SignInLink } from '../../../parts/page/entry-page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { Status } from '../../../parts/status.tsx'
import { StepTitle } from '../../../parts/steps.tsx'
import { Waiting } from '../../../parts/waiting.tsx'
import { serviceStateQuery } from './queries.ts'
import './state-page.css'
import { PARTS, STATES } from './state-words.ts'

/** How the parts of the service are, for everybody: no sign-in is needed. */
export function StatePage() {
  const { t } = useLingui()
  const query = useQuery(serviceStateQuery)
  const title = t`State of the service`
  return (
    <EntryPage title={title} isQuiet>
      <div className="stack">
        <StepTitle>{title}</StepTitle>
        {query.data ? <Shown of={query.data} error={query.error} /> : <Waiting query={query} />}
        <p className="row wrap gap-8-20">
          <Link to="/csr">{t`Customer service`}</Link>
          {readSession() ? <Link to="/dashboard">{t`Back to home`}</Link> : <SignInLink />}
        </p>
      </div>
    </EntryPage>
  )
}

type ShownProps = {
  of: wire.ServiceState
  /** The last look has failed: what is shown is older, and no summary of now. */
  error: Error | null
}

function Shown({ of: { parts, incidents, maintenance, checked_date }, error }: ShownProps) {
  const { t } = useLingui()
  const time = instantText(checked_date)
  return (
    <>
      {error ? <ProblemNotice of={error} /> : <Summary parts={parts} />}
      {maintenance.map(each => (
        <Announced key={each.id} of={each} />
      ))}
      <Panel inset="flush">
        <ul className="service-list">
          {parts.map(each => (
            <Part key={each.part} of={each} />
          ))}
        </ul>
      </Panel>
      <p className="quiet m-0">{t`As of ${time}. This page updates itself.`}</p>
      <Incidents rows={incidents} />
    </>
  )
}

function Summary({ parts }: Pick<wire.ServiceState, 'parts'>) {
  const { t } = useLingui()
  if (parts.some(({ state }) => state === 'down'))
    return <Notice tone="wrong" title={t`Some parts of the service do not work`} />
  if (parts.some(({ state }) => state === 'late'))
    return <Notice tone="waiting" title={t`Some parts of the service are late`} />
  return <Notice tone="proven" title={t`Everything works`} />
}

function Part({ of: { part, state, since_date } }: { of: wire.ServiceState['parts'][number] }) {
  const { t, i18n } = useLingui()
  const time = since_date && instantText(since_date)
  return (
    <li>
      <span>
        <strong>{i18n._(PARTS[part].name)}</strong>
        {state !== 'works' && <span className="service-why">{i18n._(PARTS[part][state])}</span>}
        {time && <span className="quiet service-why">{t`Since ${time}`}</span>}
      </span>
      <Status state={STATES[state].state}>{i18n._(STATES[state].words)}</Status>
    </li>
  )
}

function Announced({ of }: { of: wire.AnnouncedMaintenance }) {
  const { t } = useLingui()
  const language = currentLanguage()
  const title = shownText(of, titleFields, language)?.text ?? ''
  const [from, until] = [instantText(of.from_date), instantText(of.until_date)]
  return (
    <Notice tone="waiting" title={t`Planned maintenance: ${title}`}>
      {t`From ${from} to ${until}.`}{' '}
      <span className="service-text">{shownText(of, textFields, language)?.text}</span>
    </Notice>
  )
}

/** Those of the last ninety days, while they can be read. */
function Incidents({ rows }: { rows: wire.ServiceState['incidents'] }) {
  const { t, i18n } = useLingui()
  return (
    <Panel title={t`The last 90 days`}>
      {rows === null && <p className="m-0">{t`The incidents cannot be shown at the moment.`}</p>}
      {rows?.length === 0 && <p className="m-0">{t`No incidents.`}</p>}
      {rows && rows.length > 0 && (
        <ul className="service-list" data-inside>
          {rows.map(({ part, state, began_date, ended_date }) => (
            <li key={`${part} ${began_date}`}>
              <span>
                <strong>{i18n._(PARTS[part].name)}</strong>
                <span className="quiet service-why">
                  {instantText(began_date)} – {ended_date ? instantText(ended_date) : t`not over yet`}
                </span>
              </span>
              <Status state={STATES[state].state}>{i18n._(STATES[state].words)}</Status>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
