import type { StoredEvent } from '@strongroom/ledger/eventlog/log'
import { memberOf } from './audit/member-of.ts'

/** Facts that change a row of another member's than their stream's, and the field that names that member. */
const named: Readonly<Record<string, string>> = {
  // The payment stands as received in its sender's list.
  QuickPayReceived: 'from',
}

/** The members to be told of an event: whose stream it stands in, and whom it names where it changes a row of theirs. */
export const toldOf = ({
  stream,
  type,
  data,
}: Pick<StoredEvent, 'stream' | 'type' | 'data'>): readonly string[] => {
  const own = memberOf(stream)
  if (own === undefined) return []
  const field = named[type]
  const other = field === undefined ? undefined : (JSON.parse(data) as Record<string, unknown>)[field]
  return typeof other === 'string' ? [own, other] : [own]
}
