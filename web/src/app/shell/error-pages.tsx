import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { problemOf } from '../../client/problem.ts'
import './error-pages.css'
import { Mark } from './mark.tsx'

function DeadEnd({ code, children, action }: { code: number; children: ReactNode; action?: ReactNode }) {
  const { t } = useLingui()
  useEffect(() => {
    document.title = `${code} · Strongroom`
  }, [code])
  return (
    <main className="dead-end">
      <Mark size={40} />
      <p className="figures dead-end-code">{code}</p>
      <h1>{children}</h1>
      {action}
      <Link to="/">{t`Back to home`}</Link>
    </main>
  )
}

/** For every address that is no page, a language that is none of ours included. */
export function NotFoundPage() {
  const { t } = useLingui()
  return <DeadEnd code={404}>{t`This page could not be found.`}</DeadEnd>
}

/** For faults of this client and of the server while a page opens. */
export function BrokenPage({ error }: { error: unknown }) {
  const { t } = useLingui()
  const problem = problemOf(error)
  const isGone = problem.kind === 'unknown'
  if (isGone) return <NotFoundPage />
  const again = (
    <Button variant="default" onClick={() => window.location.reload()}>
      {t`Try again`}
    </Button>
  )
  return <DeadEnd code={500} action={again}>{t`Something wrong, please try again later`}</DeadEnd>
}
