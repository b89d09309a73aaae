import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { instantText } from '../../../../i18n/time.ts'
import { Notice } from '../../../../parts/notice.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { Status } from '../../../../parts/status.tsx'
import { WaitingInside } from '../../../../parts/waiting.tsx'
import { authenticatorQuery } from './queries.ts'

/** So few recovery codes left that new ones are due. */
const FEW = 3

/** The authenticator app: whether signing in takes its code, and the ways to turn it on, off, and to new recovery codes. */
export function Authenticator() {
  const { t } = useLingui()
  const query = useQuery(authenticatorQuery)
  const standing = query.data
  const isOn = standing?.status === 1
  return (
    <Panel title={t`Authenticator app`} aside={isOn ? <Status state="settled">{t`On`}</Status> : undefined}>
      {!standing ? <WaitingInside query={query} /> : isOn ? <On standing={standing} /> : <Off />}
    </Panel>
  )
}

function Off() {
  const { t } = useLingui()
  return (
    <>
      <p className="quiet mb-12">
        {t`An app on your phone shows a code that changes every 30 seconds. Signing in then takes it too, beside your password, the e-mailed code and your PAY code.`}
      </p>
      <Button variant="default" renderRoot={props => <Link {...props} to="/setting/authenticator" />}>
        {t`Turn on the authenticator app`}
      </Button>
    </>
  )
}

function On({ standing: { on_date, codes_left: left } }: { standing: wire.Authenticator }) {
  const { t } = useLingui()
  const since = instantText(on_date ?? '')
  return (
    <div className="stack">
      <p className="quiet">{t`On since ${since}. Recovery codes left: ${left}.`}</p>
      {left < FEW && (
        <Notice tone="waiting" title={t`Few recovery codes are left`}>
          {t`Without the app and without one of them you cannot sign in. Make new ones.`}
        </Notice>
      )}
      <div className="row wrap">
        <Button variant="default" renderRoot={props => <Link {...props} to="/setting/recoverycodes" />}>
          {t`New recovery codes`}
        </Button>
        <Button variant="default" renderRoot={props => <Link {...props} to="/setting/authenticatoroff" />}>
          {t`Turn off the authenticator app`}
        </Button>
      </div>
    </div>
  )
}
