import { expect, test } from 'vitest'
import { call, firstOf, newKey, signIn } from './lib/client.ts'
import { openEventStore } from './lib/event-store.ts'
import { npmStart } from './lib/npm-start.ts'

// The catalogue comes into the log after the API has begun to follow it: on an empty log there is nothing before.
test('a platform on a new EventStoreDB 24 knows its currencies at once: a member swaps', async () => {
  const eventStore = await openEventStore(24)
  const platform = await npmStart({ EVENTSTORE_URL: eventStore.url }).catch(async error => {
    await eventStore.stop()
    throw error
  })
  try {
    const ada = await signIn(platform.url, 'ada@example.com')
    const asked = { source: 'USD', target: 'USDC', sourceAmount: '20' }
    const { quoteId } = firstOf<{ quoteId: string }>(await call(ada, 'POST', '/swap/checkAmount', asked))
    const answer = await call(ada, 'POST', '/swap', { ...asked, quoteId }, { idempotencyKey: newKey() })
    expect(answer.body).toMatchObject({ status: true })
  } finally {
    await platform.stop()
    await eventStore.stop()
  }
})
