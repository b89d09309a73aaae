import type { StreamIdentifier, UUID } from '@eventstore/db-client/generated/shared_pb.js'
import shared from '@eventstore/db-client/generated/shared_pb.js'
import type {
  AppendReq,
  BatchAppendReq,
  ReadReq,
  ReadResp,
} from '@eventstore/db-client/generated/streams_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import { emptyStreamName, missingProperty, notSet } from './errors.ts'
import type { Proposed, Recorded } from './records.ts'
import { any, noStream, streamExists } from './store.ts'

/** Anything that holds a pair of positions. */
type Positioned = { setCommitPosition(value: string): unknown; setPreparePosition(value: string): unknown }

export const withPosition = <T extends Positioned>(message: T, commit: bigint, prepare = commit): T => {
  message.setCommitPosition(commit.toString())
  message.setPreparePosition(prepare.toString())
  return message
}

export const streamId = (name: string): StreamIdentifier =>
  new shared.StreamIdentifier().setStreamName(Uint8Array.from(Buffer.from(name, 'utf8')))

export const streamName = (id: StreamIdentifier | undefined): string =>
  id ? Buffer.from(id.getStreamName_asU8()).toString('utf8') : ''

/** The stream a request names; a node throws when it names none. */
export const requiredName = (message: { getStreamIdentifier(): StreamIdentifier | undefined }): string => {
  const name = streamName(message.getStreamIdentifier())
  if (!name) throw emptyStreamName()
  return name
}

export const uuidMessage = (id: string, structured = false): UUID => {
  if (!structured) return new shared.UUID().setString(id)
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  const halves = new shared.UUID.Structured()
    .setMostSignificantBits(bytes.readBigInt64BE(0).toString())
    .setLeastSignificantBits(bytes.readBigInt64BE(8).toString())
  return new shared.UUID().setStructured(halves)
}

export const readUuid = (uuid: UUID | undefined): string => {
  const halves = uuid?.getStructured()
  if (!halves) return uuid?.getString().toLowerCase() ?? ''
  const bytes = Buffer.alloc(16)
  bytes.writeBigInt64BE(BigInt(halves.getMostSignificantBits()), 0)
  bytes.writeBigInt64BE(BigInt(halves.getLeastSignificantBits()), 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

type Expecting = { hasNoStream(): boolean; hasStreamExists(): boolean; hasAny(): boolean }

/** The expected revision of a request; `explicit` is its number, where it has one. */
export const readExpected = (options: Expecting, explicit: string | undefined): bigint => {
  if (explicit !== undefined) return BigInt(explicit)
  if (options.hasNoStream()) return noStream
  if (options.hasStreamExists()) return streamExists
  if (options.hasAny()) return any
  throw notSet('expected revision')
}

/** An event to be written; throws a node's answer to an impossible one. */
export const readProposed = (
  message: AppendReq.ProposedMessage | BatchAppendReq.ProposedMessage,
): Proposed => {
  const type = message.getMetadataMap().get('type')
  const contentType = message.getMetadataMap().get('content-type')
  if (type === undefined) throw missingProperty('type')
  if (contentType === undefined) throw missingProperty('content-type')
  if (!message.hasId()) throw new Error("Value cannot be null. (Parameter 'dto')")
  const id = readUuid(message.getId())
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) throw new Error('Unrecognized Guid format.')
  if (/^[0-]+$/.test(id)) throw new Error("Empty eventId provided. (Parameter 'eventId')")
  if (!type) throw new Error("Empty eventType provided. (Parameter 'eventType')")
  return { id, type, contentType, data: message.getData_asU8(), metadata: message.getCustomMetadata_asU8() }
}

export const eventResponse = (record: Recorded, structured: boolean): ReadResp => {
  const event = withPosition(new streams.ReadResp.ReadEvent.RecordedEvent(), record.position)
    .setId(uuidMessage(record.id, structured))
    .setStreamIdentifier(streamId(record.stream))
    .setStreamRevision(record.revision.toString())
    .setCustomMetadata(record.metadata)
    .setData(record.data)
  event
    .getMetadataMap()
    .set('type', record.type)
    .set('created', record.ticks.toString())
    .set('content-type', record.contentType)
  const read = new streams.ReadResp.ReadEvent().setEvent(event).setCommitPosition(record.position.toString())
  return new streams.ReadResp().setEvent(read)
}

/** A position in `$all`; in the checkpoints of a catch-up the two numbers differ. */
export type AllPosition = { readonly commit: bigint; readonly prepare: bigint }

export const checkpointResponse = ({ commit, prepare }: AllPosition): ReadResp =>
  new streams.ReadResp().setCheckpoint(withPosition(new streams.ReadResp.Checkpoint(), commit, prepare))

/** The streams a filtered read looks at, and how often it reports how far it has come. */
export type Filter = {
  readonly window: number
  readonly interval: number
  readonly matches: (record: Recorded) => boolean
}

export const readFilter = (options: ReadReq.Options, page: number): Filter | undefined => {
  const filter = options.getFilter()
  if (!filter) return undefined
  if (!filter.hasMax() && !filter.hasCount()) throw notSet('filter window')
  const field = filter.hasEventType() ? 'type' : 'stream'
  const expression = filter.getEventType() ?? filter.getStreamIdentifier()
  const regex = expression?.getRegex() ? new RegExp(expression.getRegex()) : undefined
  const prefixes = expression?.getPrefixList() ?? []
  const window = filter.hasMax() ? filter.getMax() : page
  return {
    window,
    interval: window * filter.getCheckpointintervalmultiplier(),
    matches: record =>
      regex ? regex.test(record[field]) : prefixes.some(prefix => record[field].startsWith(prefix)),
  }
}
