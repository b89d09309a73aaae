import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Files } from './files.ts'

/** The contract of every store of files. */
export const filesContract = (name: string, open: () => Files | Promise<Files>): void => {
  describe(`files ${name}`, () => {
    test('come back as they were put, byte for byte', async () => {
      const files = await open()
      const [key, bytes] = [randomUUID(), new Uint8Array([0, 255, 10, 13, 0, 128])]
      await files.put(key, bytes)
      expect(await files.get(key)).toEqual(bytes)
    })
    test('may be put again, and may be empty', async () => {
      const files = await open()
      const key = randomUUID()
      await files.put(key, new Uint8Array())
      await files.put(key, new Uint8Array())
      expect(await files.get(key)).toEqual(new Uint8Array())
    })
    test('are nothing before they are put and after they are removed, however often', async () => {
      const files = await open()
      const key = randomUUID()
      expect(await files.get(key)).toBeUndefined()
      await files.put(key, new Uint8Array([1]))
      await files.remove(key)
      await files.remove(key)
      expect(await files.get(key)).toBeUndefined()
    })
    test('have keys that cannot leave their place', async () => {
      const files = await open()
      for (const key of ['../x', 'a/b', '', '.', 'A'])
        await expect((async () => files.put(key, new Uint8Array([1])))()).rejects.toThrow('not a key')
    })
  })
}
