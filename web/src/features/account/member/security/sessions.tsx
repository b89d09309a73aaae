import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { instantText } from '../../../../i18n/time.ts'
import { Confirm } from '../../../../parts/confirm.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { Place } from '../../../../parts/place.tsx'
import { Status } from '../../../../parts/status.tsx'
import { WaitingInside } from '../../../../parts/waiting.tsx'
import { useDeviceName } from './device-name.ts'
import { endOtherSessions, endSession, sessionsQuery } from './queries.ts'
import './security.css'
import { ProblemNotice } from '../../../../parts/problem-notice.tsx'

/** Open sessions of the account, each with its device, its place and its last use. */
export function Sessions() {
  const { t } = useLingui()
  const query = useQuery(sessionsQuery)
  const sessions = query.data
  return (
    <Panel title={t`Where you are signed in`}>
      <p className="quiet mb-12">
        {t`A session ends by itself after 24 hours. End one that you do not know, then change your password.`}
      </p>
      {sessions ? <List sessions={sessions} /> : <WaitingInside query={query} />}
    </Panel>
  )
}

/** A session to end, or all but this one. */
type Ending = wire.OwnSession | 'others'

function List({ sessions }: { sessions: readonly wire.OwnSession[] }) {
  const { t } = useLingui()
  const [ending, setEnding] = useState<Ending>()
  return (
    <>
      <ul className="bare-list sessions">
        {sessions.map(session => (
          <Row key={session.id} session={session} onEnd={() => setEnding(session)} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button variant="default" onClick={() => setEnding('others')}>
          {t`End all others`}
        </Button>
      )}
      {ending && <EndDialog ending={ending} onClose={() => setEnding(undefined)} />}
    </>
  )
}

function Row({ session, onEnd }: { session: wire.OwnSession; onEnd: () => void }) {
  const { t } = useLingui()
  const nameOf = useDeviceName()
  const [device, used, opened] = [
    nameOf(session),
    instantText(session.used_date),
    instantText(session.created_date),
  ]
  return (
    <li>
      <div>
        <div className="row wrap" style={{ gap: '2px 12px' }}>
          <b>{device}</b>
          {session.current === 1 && <Status state="settled">{t`This device, now`}</Status>}
        </div>
        <div className="quiet">
          <Place country={session.country} ip={session.ip} />
        </div>
        <div className="quiet">{t`Opened ${opened}, last used ${used}`}</div>
      </div>
      {session.current === 0 && (
        <Button
          variant="default"
          onClick={onEnd}
          aria-label={t`End the session of ${device}, opened ${opened}`}
        >
          {t`End`}
        </Button>
      )}
    </li>
  )
}

function EndDialog({ ending, onClose }: { ending: Ending; onClose: () => void }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const nameOf = useDeviceName()
  const end = useMutation({
    mutationFn: () => (ending === 'others' ? endOtherSessions() : endSession(ending.id)),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: sessionsQuery.queryKey })
      onClose()
    },
  })
  const device = ending === 'others' ? '' : nameOf(ending)
  return (
    <Confirm
      isOpen
      title={ending === 'others' ? t`End all other sessions?` : t`End the session of ${device}?`}
      confirmLabel={t`End now`}
      onConfirm={() => end.mutate()}
      onCancel={onClose}
      isBusy={end.isPending}
    >
      <p>{t`It is signed out at once, and needs your password and codes to come back. This device stays signed in.`}</p>
      <ProblemNotice of={end.error} />
    </Confirm>
  )
}
