import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { eventTypeWords } from '@strongroom/shared/words/audit/event-type'
import { descriptorsOf } from '../../../i18n/word.ts'

/** Names of the log's facts, by their type there. */
const EVENT_TYPES = descriptorsOf(eventTypeWords)

const isKnown = (type: string): type is wire.EventType => Object.hasOwn(EVENT_TYPES, type)

/** A fact's type in words. A type that this page does not know, because the server is newer, stays as it is. */
export function useEventName(): (type: string) => string {
  const { i18n } = useLingui()
  return type => {
    return isKnown(type) ? i18n._(EVENT_TYPES[type]) : type
  }
}

/** All of them, to choose from, in the order of their names. */
export function useEventTypes(): readonly { readonly value: string; readonly label: string }[] {
  const { i18n } = useLingui()
  return Object.entries(EVENT_TYPES)
    .map(([value, name]) => ({ value, label: i18n._(name) }))
    .sort((a, b) => a.label.localeCompare(b.label, i18n.locales))
}
