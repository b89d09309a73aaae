import { callForAll } from '../../../../client/call.ts'

/** Keeps the member's own note beside a line; an empty one takes it away. */
export const keepNote = ({ id, note }: { id: string; note: string }, attempt: string) =>
  callForAll('statement.noteOwn', { params: { id }, body: { note }, attempt })
