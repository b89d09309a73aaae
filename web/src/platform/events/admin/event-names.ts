import type { MessageDescriptor } from '@lingui/core'
import type { wire } from '@strongroom/shared'

/** Names of facts in the audit trail, by their type in the log. */
export type EventWords = Readonly<Partial<Record<wire.EventType, MessageDescriptor>>>
