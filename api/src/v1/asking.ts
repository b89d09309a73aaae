import type { Asked, Command, LiveCatalogue } from '@strongroom/ledger'
import type { Session } from '../kernel/call.ts'

type About = { readonly session: Session; readonly commandId: string; readonly requestId: string }

/** A command as a member or an administrator gives it to the ledger. */
export const asked = <const C extends Command>(
  { session, commandId, requestId }: About,
  command: C,
  catalogue?: LiveCatalogue,
): Asked<C> => ({
  id: commandId,
  actor: { kind: session.admin ? 'admin' : 'member', id: session.uid },
  correlationId: requestId,
  catalogueAt: catalogue?.position,
  command,
})
