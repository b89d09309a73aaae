import type { Pool } from 'pg'
import type { Dependencies } from '../../dependencies.ts'
import type { Custody } from './custody.ts'
import { demoCustody } from './demo-custody.ts'
import { httpCustody } from './http-custody.ts'

/** The custody a process is configured with; else the demo's, but none in production. */
export const custodyOf = ({
  config: { custodyUrl, custodyToken, production },
  db,
  now,
}: {
  readonly config: Pick<Dependencies['config'], 'custodyUrl' | 'custodyToken' | 'production'>
  readonly db: Pool
  readonly now: () => Date
}): Custody | undefined => {
  if (custodyUrl) return httpCustody(custodyUrl, custodyToken)
  return production ? undefined : demoCustody(db, now)
}
