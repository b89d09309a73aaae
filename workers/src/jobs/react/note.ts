import type { StoredEvent } from '@strongroom/ledger/eventlog/log'
import type { PoolClient } from 'pg'
import type { Reaction } from '../../reactions/reaction.ts'

/**
 * Notes the work that some events of the log leave open, and strikes out the work of earlier ones that they close. An event
 * that cannot be read is noted too, and read again later: it holds up no other event, and stays in sight until an operator has
 * mended it.
 */
export const note = async (
  client: PoolClient,
  reaction: Reaction,
  events: readonly StoredEvent[],
): Promise<void> => {
  const { opened, closed } = sort(reaction, events)
  if (closed.length > 0)
    await client.query('delete from reactions.todo where reaction = $1 and key = any($2)', [
      reaction.name,
      closed,
    ])
  if (opened.size > 0) await noteOpened(client, reaction, opened)
}

/** Whether the open work is to read the event. */
export const isUnread = (key: string): boolean => key.startsWith(unread)

const unread = 'unread '

/** The work that an event begins, and the work it shows done. Throws when it cannot be read. */
export const look = (reaction: Reaction, event: StoredEvent) => ({
  begun: reaction.opens(event),
  done: reaction.closes(event),
})

/** Most work that begins among some events also ends among them. */
const sort = (reaction: Reaction, events: readonly StoredEvent[]) => {
  const opened = new Map<string, StoredEvent>()
  const closed: string[] = []
  for (const event of events) {
    const { begun, done } = lookOrPutOff(reaction, event)
    if (begun !== undefined) opened.set(begun, event)
    if (done !== undefined && !opened.delete(done)) closed.push(done)
  }
  return { opened, closed }
}

const lookOrPutOff = (reaction: Reaction, event: StoredEvent): ReturnType<typeof look> => {
  try {
    return look(reaction, event)
  } catch {
    return { begun: `${unread}${event.stream} ${event.revision}`, done: undefined }
  }
}

const noteOpened = (client: PoolClient, reaction: Reaction, opened: ReadonlyMap<string, StoredEvent>) =>
  client.query(
    `insert into reactions.todo (reaction, key, stream, revision, due_at)
     select $1, n.*, now() + $5 * interval '1 millisecond' from unnest($2::text[], $3::text[], $4::int[]) as n
     on conflict do nothing`,
    [
      reaction.name,
      [...opened.keys()],
      [...opened.values()].map(event => event.stream),
      [...opened.values()].map(event => event.revision),
      reaction.graceMs,
    ],
  )
