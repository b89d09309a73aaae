import type { ReactNode } from 'react'
import { ClockTime } from './clock-time.tsx'
import './list.css'

type CardStandingProps = {
  at: string
  /** Where the row stands. */
  children: ReactNode
  /** The balance after it, what can be done with it, its receipt. */
  end?: ReactNode
}

/** The last line of a row on a phone: when, where it stands, and at the end its acts. Parts without room go below, each whole. */
export const CardStanding = ({ at, children, end }: CardStandingProps) => (
  <span className="card-pair">
    <span className="card-standing">
      <span>
        <ClockTime at={at} />
      </span>
      <span>{children}</span>
    </span>
    {end && <span className="card-acts">{end}</span>}
  </span>
)
