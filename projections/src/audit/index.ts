export { type EventFilter, type EventRow, getEvent, listEvents } from './queries.ts'
