import { strFromU8, strToU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type ZipEntry, zipOf } from './zip.ts'

const packed = async (...entries: ZipEntry[]) =>
  unzipSync(new Uint8Array(await new Response(zipOf(entries)).arrayBuffer()))
const file = (name: string, content: string | undefined) => ({
  name,
  bytes: async () => (content === undefined ? undefined : strToU8(content)),
})

test('an archive holds each file as it was, asked for one after the other', async () => {
  const asked: string[] = []
  const late = (name: string) => ({
    name,
    bytes: async () => {
      asked.push(name)
      return strToU8(`${name} `.repeat(100_000))
    },
  })
  const files = await packed(late('a.jpg'), late('b.pdf'))
  expect(asked).toEqual(['a.jpg', 'b.pdf'])
  expect(Object.keys(files)).toEqual(['a.jpg', 'b.pdf'])
  expect(strFromU8(files['b.pdf'] as Uint8Array)).toBe('b.pdf '.repeat(100_000))
})
test('an archive leaves out what is gone, and may be empty', async () => {
  expect(Object.keys(await packed(file('a', 'x'), file('b', undefined)))).toEqual(['a'])
  expect(await packed()).toEqual({})
})
