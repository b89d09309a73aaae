import { describe, expect, test } from 'vitest'
import { microBatch } from './micro-batch.ts'

const recorded = () => {
  const loads: (readonly string[])[] = []
  const gates: (() => void)[] = []
  const read = microBatch(async keys => {
    loads.push(keys)
    await new Promise<void>(open => gates.push(open))
    return new Map(keys.filter(key => key !== 'nobody').map(key => [key, `${key}!`]))
  })
  const turn = () => new Promise(setImmediate)
  return { loads, read, open: () => gates.shift()?.(), turn }
}

describe('a micro-batched read', () => {
  test('shares one query among those who ask in one turn, and gives each their own', async () => {
    const { loads, read, open, turn } = recorded()
    const answers = Promise.all([read('a'), read('b'), read('a'), read('nobody')])
    await turn()
    open()
    expect(await answers).toEqual(['a!', 'b!', 'a!', undefined])
    expect(loads).toEqual([['a', 'b', 'nobody']])
  })

  test('gathers while a query is under way, and joins none that has been sent', async () => {
    const { loads, read, open, turn } = recorded()
    const first = read('a')
    await turn()
    const later = [read('a'), read('b')]
    await turn()
    expect(loads).toEqual([['a']])
    open()
    expect(await first).toBe('a!')
    await turn()
    expect(loads).toEqual([['a'], ['a', 'b']])
    open()
    expect(await Promise.all(later)).toEqual(['a!', 'b!'])
  })

  test('sends the next query before it gives the answers of the last', async () => {
    const { loads, read, open, turn } = recorded()
    const first = read('a')
    await turn()
    void read('b')
    open()
    await first
    expect(loads).toEqual([['a'], ['b']])
  })

  test('fails for those who shared a query that failed, and works again for the next', async () => {
    let broken = true
    const read = microBatch(async keys => {
      if (broken) throw new Error('lost')
      return new Map(keys.map(key => [key, key]))
    })
    await expect(Promise.all([read('a'), read('b')])).rejects.toThrow('lost')
    broken = false
    expect(await read('a')).toBe('a')
  })
})
