import { startTestEventStore } from '@strongroom/ledger/testing'
import { expect, test } from 'vitest'
import { givenOperator, runHere } from '../testing/operator.ts'

const { strongroom, address } = givenOperator()
const ANY = -2n

test('an operator hears of streams that another program has deleted, from `log verify` and from a copy of the log', async () => {
  const node = await startTestEventStore()
  const there = (...words: string[]) => runHere({ DATABASE_URL: address(), EVENTSTORE_URL: node.url }, words)
  const copy = () => strongroom('log', 'copy', '--from', 'embedded', '--to', node.url)
  const deleted = 'catalogue-currency-USD of the copy was deleted by another program'
  try {
    expect(await copy()).toMatchObject({ code: 0 })
    node.store.append('$$of-somebody-else', ANY, [])
    node.store.remove('of-somebody-else', ANY, true)
    expect(await there('log', 'verify')).toMatchObject({ code: 0 })
    node.store.remove('catalogue-currency-USD', ANY, false)
    const { code, output } = await there('log', 'verify')
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(
        /^Every chain is whole\n {2}catalogue-currency-USD was deleted by another program: nothing is decided on it.*\nStreams that are not read whole any more: 1$/m,
      ),
    ])
    const json = await there('log', 'verify', '--json')
    expect(JSON.parse(json.output)).toMatchObject({
      sound: false,
      hidden: [{ stream: 'catalogue-currency-USD', by: 'stream-deleted' }],
    })
    expect(await copy()).toMatchObject({ code: 1, output: expect.stringContaining(deleted) })
    // The store that is copied may have such streams: the copy has them whole.
    const back = await strongroom('log', 'copy', '--from', node.url, '--to', 'embedded')
    expect(back).toMatchObject({ code: 0, output: expect.stringContaining('Both logs are equal') })
  } finally {
    await node.stop()
  }
})
