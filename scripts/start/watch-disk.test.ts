import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { watchDisk } from './watch-disk.ts'

const MB = 2 ** 20

describe('the disk of a folder', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('is said to be full once, and to have room once', () => {
    const said: string[] = []
    let free = 100 * MB
    const end = watchDisk({
      folder: '/data',
      say: text => said.push(text),
      freeBytes: () => free,
      lookMs: 10,
    })
    const after = (megabytes: number) => {
      free = megabytes * MB
      vi.advanceTimersByTime(30)
      return said.length
    }
    expect(after(32)).toBe(0)
    expect(after(31.5)).toBe(1)
    expect(said[0]).toMatch(/^The disk of \/data is full \(31 MB left\): make room\./)
    expect([after(0), after(64)]).toEqual([1, 1])
    expect(after(65)).toBe(2)
    expect(said[1]).toBe('There is room on the disk of /data again')
    end()
    expect(after(0)).toBe(2)
  })

  test('of a folder that is not there is not judged', () => {
    const say = vi.fn()
    watchDisk({ folder: '/nowhere/at/all', say })()
    expect(say).not.toHaveBeenCalled()
  })
})
