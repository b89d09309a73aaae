import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useSearch } from '@tanstack/react-router'
import { keepWay } from '../../../../client/way-back.ts'
import { currentLanguage } from '../../../../i18n/i18n.ts'
import { CopyButton } from '../../../../parts/copy-button.tsx'
import { EntryPage, SignInLink } from '../../../../parts/page/entry-page.tsx'
import { Page } from '../../../../parts/page/page.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { StepTitle } from '../../../../parts/steps.tsx'
import { WaitingInside } from '../../../../parts/waiting.tsx'
import { settingsQuery } from '../../../../platform/settings/member/queries.ts'
import { Support } from '../../../support/member/support.tsx'
import { helpfulPages } from './pages.ts'

/** Customer service for the member who is signed in: their questions, and how to write. */
export function OwnCustomerService() {
  const { t } = useLingui()
  return (
    <Page title={t`Customer service`}>
      <div className="stack max-720">
        <Support />
        <Panel title={t`By e-mail`}>
          <HowToReach />
        </Panel>
      </div>
    </Page>
  )
}

/** How to reach customer service, for members who cannot sign in too. */
export function CustomerService() {
  const { t } = useLingui()
  const title = t`Customer service`
  return (
    <EntryPage title={title}>
      <StepTitle>{title}</StepTitle>
      <HowToReach />
      <p className="quiet mt-16">
        {t`We never ask for your password, for a code that was mailed to you, or for your PAY code.`}
      </p>
      <p className="mt-16">
        <WayIn />
      </p>
    </EntryPage>
  )
}

/** The way in; somebody whom a letter led to their question goes on there. */
function WayIn() {
  const { t } = useLingui()
  const { href } = useLocation()
  const { case: question }: { case?: string } = useSearch({ strict: false })
  if (question === undefined) return <SignInLink />
  return <Link to="/" onClick={() => keepWay(href)}>{t`Sign in to read the answer`}</Link>
}

function HowToReach() {
  const { t } = useLingui()
  const query = useQuery(settingsQuery)
  const { reference }: { reference?: string } = useSearch({ strict: false })
  return (
    <div className="stack">
      <p className="lead mb-0">
        {t`Write to us from the e-mail address of your account and say what happened, with the reference of what it is about.`}
      </p>
      {reference && <About reference={reference} />}
      {query.data ? <Ways settings={query.data} reference={reference} /> : <WaitingInside query={query} />}
      <p className="m-0">
        {t`Does something not work?`} <Link to="/status">{t`State of the service`}</Link>
      </p>
    </div>
  )
}

/** Reference that the question is about, for the member to name in the mail. */
function About({ reference }: { reference: string }) {
  const { t } = useLingui()
  return (
    <p className="break-anywhere">
      {t`Your question is about the reference`}{' '}
      <span className="mono">
        {reference} <CopyButton text={reference} what={t`Copy reference`} />
      </span>
    </p>
  )
}

type WaysProps = { settings: Parameters<typeof helpfulPages>[0]; reference: string | undefined }

/** Opens a mail to an address, with its subject where there is one. */
const mailTo = (email: string, subject: string | undefined) =>
  `mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`

function Ways({ settings, reference }: WaysProps) {
  const { t, i18n } = useLingui()
  const email = settings.find(({ field_code }) => field_code === 'csrEmail')?.field_value
  const pages = helpfulPages(settings, currentLanguage())
  return (
    <>
      {email && (
        <p style={{ fontSize: 16, fontWeight: 550, overflowWrap: 'anywhere' }}>
          <a href={mailTo(email, reference && t`Question about ${reference}`)}>{email}</a>{' '}
          <CopyButton text={email} what={t`Copy e-mail address`} />
        </p>
      )}
      {!email && <p>{t`No e-mail address has been set up yet.`}</p>}
      {pages.length > 0 && (
        <ul className="stack tight" style={{ margin: 0, paddingLeft: 18 }}>
          {pages.map(({ url, label }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                {i18n._(label)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
