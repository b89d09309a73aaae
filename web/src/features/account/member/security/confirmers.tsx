import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { instantText } from '../../../../i18n/time.ts'
import { confirmersQuery } from '../../../../parts/money-flow/confirm-queries.ts'
import { Status } from '../../../../parts/status.tsx'
import { WaitingInside } from '../../../../parts/waiting.tsx'
import { useDeviceName } from './device-name.ts'
import './security.css'

/** The devices that confirm payments, each with the way to end that: the one that is lost cannot do it itself. */
export function Confirmers() {
  const query = useQuery(confirmersQuery)
  if (!query.data) return <WaitingInside query={query} />
  if (query.data.length === 0) return null
  return (
    <ul className="bare-list sessions">
      {query.data.map(device => (
        <Row key={device.id} device={device} />
      ))}
    </ul>
  )
}

function Row({ device }: { device: wire.Confirmer }) {
  const { t } = useLingui()
  const nameOf = useDeviceName()
  const { id, current } = device
  const [name, since, seen] = [nameOf(device), instantText(device.since_date), instantText(device.seen_date)]
  return (
    <li>
      <div>
        <div className="row wrap" style={{ gap: '2px 12px' }}>
          <b>{name}</b>
          {current === 1 && <Status state="settled">{t`This device, now`}</Status>}
        </div>
        <div className="quiet">{t`Confirms since ${since}, last seen ${seen}`}</div>
      </div>
      {current === 0 && (
        <Button
          variant="default"
          aria-label={t`End confirming on ${name}, last seen ${seen}`}
          renderRoot={props => <Link {...props} to="/setting/confirmdevice/$id" params={{ id }} />}
        >
          {t`End`}
        </Button>
      )}
    </li>
  )
}
