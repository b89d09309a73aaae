import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import './line-link.css'

/** Leads to the page of a line of the statement. */
export function LineLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Link to="/transactions/$id" params={{ id }} className="line-link">
      {children}
    </Link>
  )
}
