import { describe, expect, test } from 'vitest'
import { readFile } from './read-file.ts'

const part = '--B\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n'
const asked = (body: ReadableStream<Uint8Array> | string) =>
  new Request('https://money.example/', {
    ...{ method: 'POST', body, duplex: 'half' },
    headers: { 'Content-Type': 'multipart/form-data; boundary=B' },
  } as RequestInit)

describe('the file of a body', () => {
  test('is read no further once there are more parts than a handful', async () => {
    let pieces = 0
    const body = new ReadableStream<Uint8Array>({
      pull: controller => {
        pieces++
        controller.enqueue(Buffer.from(part.repeat(300)))
        if (pieces === 100) controller.close()
      },
    })
    await expect(readFile(asked(body), 10_000_000)).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining('at most 8 parts'),
    })
    expect(pieces).toBeLessThan(5)
  })
  test('stands beside a few texts', async () => {
    const file = part.replace('name="a"', 'name="file"; filename="a.png"')
    const { bytes, fields } = await readFile(asked(`${part.repeat(7)}${file}--B--`), 100)
    expect([Buffer.from(bytes).toString(), fields]).toEqual(['x', { a: 'x' }])
    await expect(readFile(asked(`${part}--B--`), 100)).rejects.toMatchObject({ status: 422 })
    await expect(readFile(asked(`${file.replace('x', 'x'.repeat(101))}--B--`), 100)).rejects.toMatchObject({
      status: 413,
    })
  })
})
