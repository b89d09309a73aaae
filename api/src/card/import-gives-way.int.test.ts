import { describe, expect, test } from 'vitest'
import {
  add,
  api,
  ben,
  csv,
  entry,
  row,
  save,
  support,
  useCardOffice,
} from './testing/card-office-given.suite.ts'

useCardOffice()

describe('while a large file is imported, others are answered', () => {
  /** Sends reads one after another until an import ends, and counts those answered before it. */
  const answeredDuring = async (imported: Promise<unknown>) => {
    const answered: string[] = []
    const isOver = () => answered.includes('import')
    const others = async () => {
      while (!isOver()) {
        expect((await api.get('/logcards/consumeListByAdmin/S/%7B%7D', { as: support })).status).toBe(200)
        answered.push('other')
      }
    }
    await Promise.all([imported.then(() => answered.push('import')), others()])
    return answered.indexOf('import')
  }

  test('when it is read and looked through', async () => {
    const wrong = 'x,purchase,1,2,3,4,5,6'
    const file = csv(`${wrong}\n`.repeat(100_000))
    expect(await answeredDuring(save({ csv: file, dryRun: 1 }))).toBeGreaterThan(20)
  })
  test('when it is booked', async () => {
    await add({ ...entry(ben, 'REF-BEN', '2222'), status: 2 })
    const lines = Array.from({ length: 1_000 }, (_, n) =>
      row('REF-BEN', '0.01', `NT-W${n}`, n % 2 ? 'credit' : 'purchase'),
    )
    expect(await answeredDuring(save({ csv: csv(...lines) }))).toBeGreaterThan(20)
    expect((await save({ csv: csv(...lines) })).body.data[0]).toMatchObject({ fresh: 0, there: 1_000 })
  })
})
