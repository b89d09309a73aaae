import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import './dead-end.css'
import { Mark } from './mark.tsx'

type DeadEndProps = {
  title: string
  /** Stands above the title: only an address that is none has one. */
  code?: number
  children?: ReactNode
  action?: ReactNode
}

/** A page from which there is nothing but the way home, and what may help. */
export function DeadEnd({ title, code, children, action }: DeadEndProps) {
  const { t } = useLingui()
  useEffect(() => {
    document.title = `${code ?? title} · Strongroom`
  }, [code, title])
  return (
    <main className="dead-end">
      <Mark size={40} />
      {code && <p className="figures dead-end-code">{code}</p>}
      <h1>{title}</h1>
      {children && (
        <p className="dead-end-why" role="status">
          {children}
        </p>
      )}
      {action}
      <Link to="/">{t`Back to home`}</Link>
      {!code && <Link to="/status">{t`State of the service`}</Link>}
    </main>
  )
}

/** For every address that is no page, a language that is none of ours included. */
export function NotFoundPage() {
  const { t } = useLingui()
  return <DeadEnd code={404} title={t`This page could not be found.`} />
}
