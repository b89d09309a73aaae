import type { Word } from '../../word.ts'
import type { EventType } from './event-types.ts'

/** Names of facts in the audit trail, by their type in the log: those of one capability. */
export type EventWords = Readonly<Partial<Record<EventType, Word>>>
