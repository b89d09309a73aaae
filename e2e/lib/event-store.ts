import { openLog } from '@strongroom/ledger/eventlog/log'
import {
  spawnTestEventStore,
  type TestEventStore,
  type TestEventStoreOptions,
  versionNamed,
} from '@strongroom/ledger/testing'

/** A test double that behaves like nodes of 23.10, 24.2, 24.10 or KurrentDB 26, or a real node at an address. */
export type EventStoreChoice = NonNullable<TestEventStoreOptions['version']> | { readonly url: string }

/** A node that holds nothing yet. `server` is the test double, which can be hurt. */
export type EventStore = {
  readonly url: string
  readonly server: TestEventStore | undefined
  readonly stop: () => Promise<void>
}

/** The real node that `EVENTSTORE_TEST_URL` names, else the version asked for, else the usual one. */
export const chosenEventStore = <T>(version: string | undefined, usual: T): EventStoreChoice | T => {
  if (process.env.EVENTSTORE_TEST_URL) return { url: process.env.EVENTSTORE_TEST_URL }
  if (version === undefined) return usual
  return versionNamed(version)
}

export const nameOf = (choice: EventStoreChoice): string =>
  typeof choice === 'number'
    ? `EventStoreDB ${choice} (test server)`
    : 'the EventStoreDB of EVENTSTORE_TEST_URL'

/** Starts the node, or finds the real one empty: a platform of a test begins with an empty database beside it. */
export const openEventStore = async (choice: EventStoreChoice): Promise<EventStore> => {
  if (typeof choice === 'number') {
    const server = await spawnTestEventStore({ version: choice })
    return { url: server.url, server, stop: server.stop }
  }
  if (!(await holdsNothing(choice.url)))
    throw new Error(
      'The node of EVENTSTORE_TEST_URL holds events. Name one that holds none: it is written to.',
    )
  return { url: choice.url, server: undefined, stop: async () => {} }
}

const holdsNothing = async (url: string): Promise<boolean> => {
  const log = await openLog({ databaseUrl: '', eventstoreUrl: url })
  try {
    return (await log.head()) === undefined
  } finally {
    await log.close()
  }
}
