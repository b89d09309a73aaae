import { setTimeout as sleep } from 'node:timers/promises'
import { itemAt } from '@strongroom/shared'
import { ask, demo, signed, upload } from '../../e2e/lib/client.ts'
import { heldLine, idleLine } from '../lib/held-line.ts'
import type { Line } from '../lib/report.ts'
import { type Person, type Served, serveApi } from '../lib/serve-api.ts'
import type { BenchServer } from '../lib/server.ts'

const idleMs = 5_000
/** As many people who sign in at the same moment, and as many who give a wrong password. */
const people = 64
/** As much as an upload may have, which is refused for its parts and not for its size. */
const uploadBytes = 19_000_000
const boundary = 'strongroom-bench'

/** How long others wait for a turn of the API while a crowd comes to it: of parts in one upload, and of people who sign in. */
export const crowds = async (server: BenchServer): Promise<Line[]> => {
  const served = await serveApi({ databaseUrl: await server.platformDatabase('crowds'), members: people })
  const first = itemAt(served.people, 0)
  const longest = async (what: string, during: () => Promise<unknown>): Promise<Line> =>
    heldLine(`the API, ${what}`, await served.longestTurns(during, { behind: true }))
  try {
    return [
      await longest(`an upload of ${partsOf.count} parts`, () => uploadOf(first, partsOf())),
      await longest('an upload that is one part without an end', () => uploadOf(first, unended())),
      await longest('a PNG of empty parts', () =>
        upload(first, filled([...png, ...Array(12).fill(0)]), 'statement'),
      ),
      await longest('a JPEG that may end anywhere', () => upload(first, filled(jpeg), 'statement')),
      await longest('a HEIC of empty boxes', () => upload(first, heic(), 'document')),
      await longest('a PDF', () => upload(first, filled([...pdf, 0]), 'statement')),
      await longest(`${people} people who sign in at once`, () => signInAtOnce(served, demo.password)),
      await longest(`${people} wrong passwords at once`, () => signInAtOnce(served, 'Not-the-right-one-1')),
      idleLine(await served.longestTurns(() => sleep(idleMs), { behind: true })),
    ]
  } finally {
    await served.stop()
  }
}

const emptyPart = `--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n`
/** Parts with nothing in them, as many as there is room for. */
const partsOf = Object.assign(() => `${emptyPart.repeat(partsOf.count)}--${boundary}--`, {
  count: Math.floor(uploadBytes / emptyPart.length),
})
/** A file that nearly ends all the time. */
const unended = () => {
  const nearly = `\r\n--${boundary.slice(0, -1)}`
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n`
  return head + nearly.repeat(Math.floor(uploadBytes / nearly.length))
}

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpeg = [0xff, 0xd8, 0xff, 0xda, 0, 2, 0xff]
const pdf = [...'%PDF-1.7'].map(letter => letter.charCodeAt(0))
/** A file that goes on as its last byte is. */
const filled = (begin: readonly number[], bytes = uploadBytes) => {
  const file = new Uint8Array(bytes).fill(begin.at(-1) ?? 0)
  file.set(begin)
  return file
}
/** As large as a document may be. */
const heic = () => {
  const box = (name: string) => Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from(name)])
  const first = Buffer.concat([Buffer.from([0, 0, 0, 12]), Buffer.from('ftypheic')])
  return Uint8Array.from(Buffer.concat([first, ...Array<Buffer>(1_200_000).fill(box('free'))]))
}

const uploadOf = async (session: Person, body: string) => {
  const headers = { ...signed(session), 'content-type': `multipart/form-data; boundary=${boundary}` }
  await (await fetch(`${session.base}/v1/upload`, { method: 'POST', headers, body })).text()
}

const signInAtOnce = ({ base, people }: Served, password: string) =>
  Promise.all(
    people.map(({ email }, n) => ask(base, 'POST', '/user/beforeSignIn', { email, password }, `10.1.0.${n}`)),
  )
