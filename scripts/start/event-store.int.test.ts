import { startTestEventStore } from '@strongroom/ledger/testing'
import { expect, test } from 'vitest'
import { freePort } from '../embedded-postgres.ts'
import { refuseSilentEventStore } from './event-store.ts'
import { StartRefused } from './refused.ts'

const silent = { patienceMs: 200 }

test('a node that does not answer is named, without its password, and what to do is said', async () => {
  const said: string[] = []
  const eventstoreUrl = `esdb://admin:changeit@127.0.0.1:${await freePort()}?tls=false`
  const refused = await refuseSilentEventStore({ eventstoreUrl }, text => said.push(text), silent).catch(
    (error: unknown) => error,
  )
  expect(refused).toBeInstanceOf(StartRefused)
  const { message } = refused as Error
  expect(message).toMatch(/^EventStoreDB at 127\.0\.0\.1:\d+ does not answer: /)
  expect(message).toContain('set EVENTSTORE_URL to where it is')
  expect(message).not.toContain('changeit')
  expect(said).toEqual([expect.stringContaining('does not answer')])
})

test('a node that answers is not waited for, and the embedded log needs none', async () => {
  const node = await startTestEventStore({ version: 24 })
  const said: string[] = []
  await refuseSilentEventStore({ eventstoreUrl: node.url }, text => said.push(text))
  await refuseSilentEventStore({ eventstoreUrl: undefined }, text => said.push(text), silent)
  await node.stop()
  expect(said).toEqual([])
})
