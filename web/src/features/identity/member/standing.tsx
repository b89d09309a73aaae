import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { instantText } from '../../../i18n/time.ts'
import { Facts } from '../../../parts/facts.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { HousePage } from '../../../platform/settings/member/house-page.tsx'
import { formOf, PARTS } from './form.ts'
import { useFormFacts } from './form-facts.tsx'
import { keptForm } from './kept-form.ts'
import { ownFormQuery } from './queries.ts'

type StandingProps = { standing: wire.KycStanding; type: wire.KycKind; onBegin: () => void }

/** Standing of the member's verification, and the next thing to do; nothing once it is verified. */
export function Standing({ standing, type, onBegin }: StandingProps) {
  if (standing.step === 1) return <Invitation type={type} onBegin={onBegin} />
  if (standing.step === 2) return <BeingVerified since={standing.submitted_date} />
  return standing.step === 4 ? <Rejected standing={standing} onBegin={onBegin} /> : null
}

/** Invitation to verify: the features it opens, and the papers to have at hand before the member begins. */
function Invitation({ type, onBegin }: Omit<StandingProps, 'standing'>) {
  const { t } = useLingui()
  const needed =
    type === 1
      ? [
          t`Certificate of incorporation, business registration and articles of association`,
          t`A chart of the shareholders, and the identity documents of those who own a quarter or more`,
          t`The identity document of who signs for the company`,
          t`A proof of the company’s address, not older than three months`,
        ]
      : [
          t`Your passport or identity card, valid today`,
          t`A camera, for a photograph of you with it`,
          t`A proof of your address, not older than three months`,
        ]
  return (
    <Panel title={t`Verify your identity`}>
      <div className="stack">
        <p>{t`Wallets, swaps and payments open once it is verified: we have to know whose money we keep.`}</p>
        <div className="stack tight">
          <h3 className="label">{t`Have at hand`}</h3>
          <ul className="needed">
            {needed.map(each => (
              <li key={each}>{each}</li>
            ))}
          </ul>
          <SampleLink />
        </div>
        <Button size="lg" onClick={onBegin}>
          {keptForm() ? t`Go on where you were` : t`Verify your identity`}
        </Button>
        <p className="quiet">{t`It takes about five minutes. We usually check it within one working day.`}</p>
      </div>
    </Panel>
  )
}

function BeingVerified({ since }: { since: string | null }) {
  const { t } = useLingui()
  const { data } = useQuery(ownFormQuery)
  const factsOf = useFormFacts()
  const time = since && instantText(since)
  const form = data && formOf(data)
  return (
    <>
      <Notice tone="waiting" title={t`Your identity is being verified`}>
        {time && (
          <>
            {t`Handed in ${time}.`}
            <br />
          </>
        )}
        {t`We check your documents, usually within one working day, and e-mail you. Wallets, swaps and payments then open.`}
      </Notice>
      {form && (
        <Panel title={t`What you handed in`}>
          <Facts rows={PARTS.flatMap(part => factsOf(form, part))} />
        </Panel>
      )}
    </>
  )
}

function Rejected({ standing, onBegin }: Omit<StandingProps, 'type'>) {
  const { t } = useLingui()
  const time = standing.decided_date && instantText(standing.decided_date)
  const isAgain = standing.id !== null
  const begin = isAgain ? t`Hand in again` : t`Verify your identity`
  return (
    <Notice
      tone="wrong"
      title={t`Your identity could not be verified`}
      action={<Button onClick={onBegin}>{keptForm() ? t`Go on where you were` : begin}</Button>}
    >
      {standing.reason && <b>{standing.reason}</b>}
      {standing.reason && <br />}
      {time && (
        <>
          {t`Decided ${time}.`}
          <br />
        </>
      )}
      {isAgain && t`What you entered last time is still there: change what was wrong, and hand it in again.`}
      <br />
      {t`If you need help, write to us:`} <Link to="/csr">{t`Customer service`}</Link>
    </Notice>
  )
}

/** The page with samples of identity documents. */
export function SampleLink() {
  const { t } = useLingui()
  return <HousePage setting="kycSampleUrl">{t`Look at samples`}</HousePage>
}
