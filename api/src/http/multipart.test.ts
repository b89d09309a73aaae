import { describe, expect, test } from 'vitest'
import { boundaryOf, partCounter, partsOf } from './multipart.ts'

const part = (about: string, content: string) =>
  `--B\r\nContent-Disposition: form-data; ${about}\r\n\r\n${content}\r\n`
const read = (body: string) =>
  partsOf(Buffer.from(body), 'B')?.map(({ name, isFile, bytes }) => [name, isFile, bytes.toString()])

describe('a multipart body', () => {
  test('has its boundary in its type', () => {
    expect(boundaryOf('multipart/form-data; boundary=B')).toBe('B')
    expect(boundaryOf('Multipart/Form-Data; charset=utf-8; boundary="a b"')).toBe('a b')
    for (const type of [
      'multipart/form-data',
      'multipart/mixed; boundary=B',
      `multipart/form-data; boundary=${'B'.repeat(71)}`,
    ])
      expect(boundaryOf(type)).toBeUndefined()
  })
  test('is read as browsers write it', async () => {
    const form = new FormData()
    form.set('type', 'statement')
    form.set('file', new File(['\r\n--not the end\r\n'], 'a".png', { type: 'image/png' }))
    const response = new Response(form)
    const boundary = boundaryOf(response.headers.get('content-type') ?? '') ?? ''
    const parts = partsOf(Buffer.from(await response.arrayBuffer()), boundary)
    expect(parts?.map(({ name, isFile, bytes }) => [name, isFile, bytes.toString()])).toEqual([
      ['type', false, 'statement'],
      ['file', true, '\r\n--not the end\r\n'],
    ])
  })
  test('may be empty, and begin behind other bytes', () => {
    expect(read('--B--\r\n')).toEqual([])
    expect(read(`before\r\n${part('name="a"', '')}--B--`)).toEqual([['a', false, '']])
  })
  test.each([
    ['no boundary', 'hello'],
    ['no end', part('name="a"', 'x')],
    ['no name', `${part('filename="a"', 'x')}--B--`],
    ['no head', '--B\r\nx\r\n--B--'],
    ['a head of any length', `--B\r\n${'A: b\r\n'.repeat(100_000)}\r\nx\r\n--B--`],
  ])('is none: %s', (_, body) => {
    expect(read(body)).toBeUndefined()
  })
})

test('parts are counted as they end, whatever pieces they come in', () => {
  const body = Buffer.from(`${part('name="a"', 'x').repeat(5)}--B--`)
  for (let size = 1; size < 80; size++) {
    const count = partCounter('B')
    let parts = 0
    for (let from = 0; from < body.length; from += size) parts += count(body.subarray(from, from + size))
    expect(parts).toBe(5)
  }
})
