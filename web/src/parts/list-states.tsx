import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconClock, IconCloudOff, IconFilterOff, IconInbox } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useIsOffice } from '../client/audience.ts'
import { problemOf } from '../client/problem.ts'
import { useProblemWords } from '../client/problem-words.ts'
import { groupWhole } from '../i18n/amount.ts'
import { CopyButton } from './copy-button.tsx'
import './parts.css'

type FaceProps = {
  icon: ReactNode
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  tone?: 'wrong'
}

function Face({ icon, title, children, action, tone }: FaceProps) {
  return (
    <div className="face" data-tone={tone} role={tone === 'wrong' ? 'alert' : undefined}>
      {icon}
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {action && <div className="face-action">{action}</div>}
    </div>
  )
}

/** There is nothing yet: says what will stand here and how the first one comes about. */
export function EmptyState(props: { title: ReactNode; children?: ReactNode; action?: ReactNode }) {
  return <Face icon={<IconInbox size={32} stroke={1.5} aria-hidden />} {...props} />
}

/** There are some, but none that match what is asked. */
export function NoMatchState({ onClear }: { onClear: () => void }) {
  const { t } = useLingui()
  return (
    <Face
      icon={<IconFilterOff size={32} stroke={1.5} aria-hidden />}
      title={t`Nothing matches these filters`}
      action={
        <Button variant="default" onClick={onClear}>
          {t`Clear filters`}
        </Button>
      }
    >
      {t`Choose a longer period or fewer filters.`}
    </Face>
  )
}

/** The address names a page that the list does not have, or has no more. */
export function PastEndState({ lastPage, onPage }: { lastPage: number; onPage: (page: number) => void }) {
  const { t } = useLingui()
  const last = groupWhole(String(lastPage))
  return (
    <Face
      icon={<IconInbox size={32} stroke={1.5} aria-hidden />}
      title={t`This page is past the end of the list`}
      action={
        <Button variant="default" onClick={() => onPage(lastPage)}>
          {t`Go to the last page`}
        </Button>
      }
    >
      {t`The last page is ${last}.`}
    </Face>
  )
}

/** It could not be loaded: what happened, the request id for support, and a way to try again. */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useLingui()
  const words = useProblemWords()
  const isOffice = useIsOffice()
  const unreached = isOffice
    ? t`Nothing was changed. We keep trying.`
    : t`Your money is where it was. We keep trying.`
  const problem = problemOf(error)
  const requestId = problem.kind === 'broken' ? problem.requestId : undefined
  const isBusy = problem.kind === 'busy' || (problem.kind === 'unreachable' && problem.isLate === true)
  const isOffline = problem.kind === 'unreachable' && !isBusy
  const titles = isOffline ? t`We cannot reach the server` : t`This could not be loaded`
  const Icon = isOffline ? IconCloudOff : isBusy ? IconClock : IconAlertTriangle
  return (
    <Face
      tone="wrong"
      icon={<Icon size={32} stroke={1.5} aria-hidden />}
      title={isBusy ? t`The server is busy` : titles}
      action={
        <Button variant="default" onClick={onRetry}>
          {t`Try again`}
        </Button>
      }
    >
      {isOffline || isBusy ? unreached : words(problem)}
      {requestId && (
        <>
          <br />
          <span className="hint">
            {t`Request`} <span className="mono">{requestId}</span>
          </span>
          <CopyButton text={requestId} what={t`Copy request id`} />
        </>
      )}
    </Face>
  )
}

/** A grey bar as wide as the text it stands for. */
export function Skeleton({ width }: { width: number | string }) {
  return <span className="skeleton" style={{ width }} aria-hidden />
}

/** Rows of settings that are still being asked for, each with the class of a row that is there. */
export function LoadingSettings({ rows, className }: { rows: number; className: string }) {
  const { t } = useLingui()
  return (
    <div role="status">
      <span className="sr">{t`Loading`}</span>
      <ul className="bare-list" aria-hidden>
        {Array.from({ length: rows }, (_, row) => (
          <li key={row} className={className}>
            <Skeleton width={200 + ((row * 67) % 120)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
