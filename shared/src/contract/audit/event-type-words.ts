import type { Word } from '../../word.ts'
import { eventWords } from '../event-words.gen.ts'
import type { EventType } from './event-types.ts'

/** The name of every type of fact; the compiler names one that no capability's `event-words.ts` has. */
export const eventTypeWords: Readonly<Record<EventType, Word>> = eventWords
