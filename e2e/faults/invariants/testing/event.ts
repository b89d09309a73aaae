import type { LedgerEvent } from '@strongroom/ledger/eventlog'

let position = 0
/** An event of the log, after all that were made before it. */
export const event = (
  stream: string,
  type: string,
  data: object,
  commandId = 'c',
  actor = 'admin',
): LedgerEvent =>
  ({
    ...{ stream, type, data, position: String(++position) },
    metadata: { commandId, actor: { kind: actor, id: 'x' } },
  }) as never
