import type { Leg } from '@strongroom/ledger/book'
import type { Actor } from '@strongroom/ledger/eventlog'
import { computed } from './select.ts'

/** The one who caused an event of the log: its kind, and its uid or the part of the system. */
export const actor = {
  actor_kind: computed<Actor['kind']>("metadata::json #>> '{actor,kind}'"),
  actor_id: computed<string>("metadata::json #>> '{actor,id}'"),
}

/** The legs of an event of the log. */
export const legs = computed<readonly Leg[]>("coalesce(data::json -> 'legs', '[]')")
