import type { wire } from '@strongroom/shared'
import { callForOne } from '../../../client/call.ts'

/** Proves the administrator, for a quarter of an hour. */
export const proveSession = (body: wire.SessionProof) => callForOne('account.proveSession', { body })
