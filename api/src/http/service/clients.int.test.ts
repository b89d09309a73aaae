import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { declaredCalls } from '../../calls.ts'
import { ada, api, ben, useMembers } from '../../testing/members-given.suite.ts'
import { availableOf, codeFor } from '../../testing/money.ts'
import { openapi } from './openapi.ts'

type Pay = (
  asking: {
    readonly baseUrl: string
    readonly session: { readonly email: string; readonly key: string }
    readonly fetch: (request: Request) => Promise<Response>
  },
  payment: {
    readonly uid: string
    readonly currency: string
    readonly amount: string
    readonly code: string
  },
) => Promise<string>

const folder = join(import.meta.dirname, '../../../clients')
const generated = join(folder, 'generated')
const run = async (program: string, ...args: readonly string[]): Promise<string> => {
  const file = join(folder, 'node_modules/.bin', program)
  const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024 }
  // A compiler says on its output what is wrong.
  return promisify(execFile)(file, args, options).then(
    ({ stdout }) => stdout,
    error => Promise.reject(new Error(`${program}: ${error.stdout}${error.stderr}`)),
  )
}

// They have packages of their own, `npm ci --prefix api/clients`: .ci/run sees to it.
describe.skipIf(!existsSync(join(folder, 'node_modules')))('a client that is made of the document', () => {
  useMembers()

  beforeAll(async () => {
    await rm(generated, { recursive: true, force: true })
    await mkdir(generated)
    const document = join(generated, 'openapi.json')
    await writeFile(document, JSON.stringify(openapi(declaredCalls)))
    await run('openapi-typescript', document, '-o', join(generated, 'openapi-typescript.ts'))
    await run('openapi-ts', '-i', document, '-o', join(generated, 'hey-api'), '-c', '@hey-api/client-fetch')
  })

  afterAll(() => rm(generated, { recursive: true, force: true }))

  test('compiles, with what uses it, whichever made it', async () => {
    expect(await run('tsc', '-p', folder)).toBe('')
  })

  const payBy = async (maker: string, code: string, key = ada.key) => {
    const { pay }: { readonly pay: Pay } = await import(join(folder, `pay-${maker}.ts`))
    const fetch = async (request: Request) => api.app.request(request)
    const asking = { baseUrl: 'http://localhost/v1', session: { email: ada.email, key }, fetch }
    return pay(asking, { uid: ben.uid, currency: 'USD', amount: '1.25', code })
  }

  test.each(['openapi-typescript', 'hey-api'])('pays, when %s made it', async maker => {
    const before = Number((await availableOf(api, ben, 'USD')) ?? '0')
    const code = await codeFor(api, ada, { uid: ben.uid, currency: 'USD', amount: '1.25' })
    const id = await payBy(maker, code)
    const { body } = await api.get(`/quickpay/get/${id}/S`, { as: ben })
    expect(body.data[0]).toMatchObject({ id, direction: 'received', amount: '1.25' })
    expect(await availableOf(api, ben, 'USD')).toBe((before + 1.25).toFixed(2))
  })

  test.each(['openapi-typescript', 'hey-api'])(
    'hears a *no* and an error apart, when %s made it',
    async maker => {
      await expect(payBy(maker, '000000')).rejects.toThrow('WRONG_CODE')
      await expect(payBy(maker, '000000', 'f'.repeat(64))).rejects.toThrow('AUTH_EXPIRED')
    },
  )
})
