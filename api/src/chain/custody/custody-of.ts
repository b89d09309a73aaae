import type { Pool } from 'pg'
import type { Dependencies } from '../../dependencies.ts'
import type { Custody } from './custody.ts'
import { demoCustody } from './demo-custody.ts'
import { httpCustody } from './http-custody.ts'

/** Who holds the keys, by a process' configuration. In production nobody pretends to. */
export const custodyOf = ({
  config: { custodyUrl, custodyToken, production },
  db,
}: {
  readonly config: Pick<Dependencies['config'], 'custodyUrl' | 'custodyToken' | 'production'>
  readonly db: Pool
}): Custody | undefined => {
  if (custodyUrl) return httpCustody(custodyUrl, custodyToken)
  return production ? undefined : demoCustody(db)
}
