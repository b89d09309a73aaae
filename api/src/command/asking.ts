import type { LiveCatalogue } from '@strongroom/ledger/catalogue'
import type { Asked, Command, Position } from '@strongroom/ledger/eventlog'
import type { Session } from './session.ts'

type About = { readonly session: Session; readonly commandId: string; readonly requestId: string }

/** The actor of a change as the ledger records it, and the callback that hears how far the log has moved. */
export type Asker = About & {
  readonly moved: (position: Position | undefined, ...uids: readonly string[]) => void
}

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
