import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js'
import { status } from '@grpc/grpc-js'
import { handlerThrew, notSet, rpcError, unexpectedResult } from './errors.ts'
import type { Node } from './node.ts'
import type { Recorded } from './records.ts'
import type { AllPosition, Filter } from './wire.ts'

/** The records of `$all` from one index on, in either direction. */
export function* logRecords(
  { store }: Node,
  from: number,
  step: 1 | -1,
  filter: Filter | undefined,
): Iterable<Recorded> {
  for (let index = from; index >= 0 && index < store.log.length; index += step) {
    const record = store.log[index] as Recorded
    if (!filter || filter.matches(record)) yield record
  }
}

/** Index of the record at the position asked for; backwards of the one before it. */
export const startIndex = (node: Node, options: ReadReq.Options.AllOptions, backwards: boolean): number => {
  const { store } = node
  if (options.hasStart()) return backwards ? -1 : 0
  if (options.hasEnd()) return backwards ? store.log.length - 1 : store.log.length
  const { commit, beyond } = checkedPosition(node, options)
  if (beyond && backwards) throw unexpectedResult('ReadAllResult: Error')
  return store.indexOf(commit) - (backwards ? 1 : 0)
}

/** Only positions of records, 0, and those beyond the end are valid. */
export const checkedPosition = (
  { store, version }: Node,
  options: ReadReq.Options.AllOptions,
): AllPosition & { beyond: boolean } => {
  const position = options.getPosition()
  if (!position) throw notSet('all option')
  const commit = BigInt(position.getCommitPosition())
  const prepare = BigInt(position.getPreparePosition())
  if (commit < prepare) throw handlerThrew()
  if (commit !== 0n && commit < store.tail && !store.isPosition(commit))
    throw rpcError(status.UNKNOWN, `Unexpected ReadAllResult: ${version < 24 ? 'Error' : 'InvalidPosition'}`)
  return { commit, prepare, beyond: commit > store.tail }
}
