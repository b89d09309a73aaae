import { afterEach, describe, expect, test, vi } from 'vitest'
import { ScriptMissing } from '../client/missing-script.ts'
import { loadScript } from './load-script.ts'

afterEach(() => {
  vi.restoreAllMocks()
  document.head.replaceChildren()
})

const noPause = async () => {}
const WORDS = [
  'Failed to fetch dynamically imported module: http://localhost/assets/swap-1.js',
  'error loading dynamically imported module: http://localhost/assets/swap-1.js',
  'Importing a module script failed.',
]
/** A script that does not arrive so many times, in the words of a browser. */
const failing = (times: number, words = WORDS[0]) => {
  let asked = 0
  return vi.fn<() => Promise<string>>(async () => {
    if (asked++ < times) throw new TypeError(words)
    return 'module'
  })
}
/** Answers each style as it is asked for: the first so many times not at all. */
const stylesFail = (times: number) => {
  let asked = 0
  // In the document, happy-dom would say of each that it could not be loaded.
  vi.spyOn(document.head, 'append').mockImplementation(link => {
    queueMicrotask(() => (link as Element).dispatchEvent(new Event(asked++ < times ? 'error' : 'load')))
  })
  return () => asked
}

describe('a script that is imported when it is needed', () => {
  test.each(WORDS)('is asked for again when a browser says "%s"', async words => {
    const load = failing(3, words)
    expect(await loadScript(load, [], noPause)).toBe('module')
    expect(load).toHaveBeenCalledTimes(4)
  })

  test('is missing once it has not arrived four times, in words for which the router loads no page again', async () => {
    const load = failing(9)
    const failed = await loadScript(load, [], noPause).catch(thrown => thrown)
    expect(failed).toBeInstanceOf(ScriptMissing)
    expect(failed.message).toBe('a part of this page has not arrived')
    expect(load).toHaveBeenCalledTimes(4)
  })

  test('is missing at once while the device is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const load = failing(9)
    await expect(loadScript(load, [], noPause)).rejects.toBeInstanceOf(ScriptMissing)
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('that has a fault of its own is not asked for again', async () => {
    const load = vi.fn(async () => Promise.reject(new TypeError('x is undefined')))
    await expect(loadScript(load, [], noPause)).rejects.toThrow('x is undefined')
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('waits for its styles, and asks for these again too', async () => {
    const asked = stylesFail(2)
    expect(await loadScript(failing(0), ['assets/swap-1.css'], noPause)).toBe('module')
    expect(asked()).toBe(3)
    await loadScript(failing(0), ['assets/swap-1.css'], noPause)
    expect(asked()).toBe(3)
  })
})
