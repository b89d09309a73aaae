import type { Pool } from 'pg'
import type { Dependencies } from '../dependencies.ts'
import type { AnyCall } from '../http/call.ts'
import { partsOf } from '../parts-of.ts'
import { createSessions } from '../vault/sessions.ts'
import { createStores } from '../vault/stores.ts'

/** The rest of what a call is asked with: no caller at a network address reads it. */
export const idle = {
  body: undefined,
  file: undefined,
  commandId: '',
  keyed: false,
  address: '',
  agent: '',
  country: '',
  pdf: undefined,
  askers: () => [],
  moved: () => undefined,
}

/** Every call, with all that it reads in a snapshot. They are loaded when the first file is made. */
export const callsIn = async (
  deps: Omit<Dependencies, 'relaxed'>,
  snapshot: Pool,
): Promise<readonly AnyCall[]> => {
  const { calls } = await import('../calls.ts')
  const own = { ...deps, db: snapshot, relaxed: snapshot }
  return calls(partsOf(own, createSessions(snapshot), createStores(snapshot, deps.config)))
}
