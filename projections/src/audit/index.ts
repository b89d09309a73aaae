export {
  type CounterfactualAsked,
  countEvents,
  type ReplayedCounterfactual,
  replayCounterfactual,
} from './counterfactual.ts'
export { type Evidence, evidenceEvents, findEvidence } from './evidence.ts'
export { type ExportedEvent, eventLines, exportEvents } from './export.ts'
export {
  getHistory,
  getHistoryStep,
  type HistoryPlace,
  type HistoryRow,
  type HistoryStep,
  type MemberHistory,
} from './histories/queries.ts'
export { type EventFilter, type EventRow, findEventNumber, getEvent, listEvents } from './queries.ts'
export {
  type EventWithTexts,
  eventsBefore,
  eventsOfCorrelation,
  findEvent,
  findNamedEvents,
  firstOfCommand,
  nextInStream,
} from './related.ts'
export { type RowMade, rowsMade } from './rows-made.ts'
export type { EventSearch } from './search.ts'
