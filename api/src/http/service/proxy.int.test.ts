import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, startApi } from '../../testing/api.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

type Described = {
  readonly paths: Record<
    string,
    Record<string, { readonly parameters?: readonly { readonly name: string }[] }>
  >
}

/** Every signed call but POSTs, and whether it changes something. */
const calls = async () => {
  const { paths } = (await (await api.app.request('/v1/openapi.json')).json()) as Described
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method !== 'post')
      .map(([method, { parameters = [] }]) => ({
        named: `${method.toUpperCase()} /v1${path}`,
        changes: parameters.some(({ name }) => name === 'Idempotency-Key'),
      })),
  )
}

/** Patterns of the requests that the proxy of docker-compose.yml sends to one process only, even if that process fails. */
const sentOnce = () => {
  const conf = readFileSync(join(import.meta.dirname, '../../../../scripts/docker/nginx.conf'), 'utf8')
  const [, map = ''] = /\$is_sent_once \{([^}]+)\}/.exec(conf) ?? []
  return [...map.matchAll(/"~(.+)" 1;/g)].map(([, place = '']) => new RegExp(place))
}

// nginx sends a GET, PUT or DELETE to the next process when the first is lost: the second would be told that it is a replay.
test('the proxy sends what changes something once, and every read to who is there', async () => {
  const all = await calls()
  const places = sentOnce()
  expect(new Set(all.filter(({ changes }) => changes).map(({ named }) => named.split(' ')[0]))).toEqual(
    new Set(['GET', 'PUT', 'DELETE']),
  )
  for (const { named, changes } of all)
    for (const asked of [named, named.replace('/{json}', ''), named.replace('{json}', 'sig/17/key/{}')])
      expect([asked, places.some(place => place.test(asked))]).toEqual([asked, changes])
})
