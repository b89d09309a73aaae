import { contract } from '@strongroom/shared'
import { describe, expect, test } from 'vitest'
import type { Api } from '../../../testing/api.ts'

/** Tests of the OpenAPI document and of its page. */
export const referenceSuite = (api: () => Api): void => {
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
  const json = async (path: string): Promise<any> => (await api().app.request(path)).json()

  describe('the reference', () => {
    test('is an OpenAPI document of every call, in the form that hides secrets', async () => {
      const document = await json('/v1/openapi.json')
      expect(document.openapi).toBe('3.1.0')
      const swap = document.paths['/swap'].post
      expect(swap.requestBody.content['application/json'].schema.required).toEqual([
        'quoteId',
        'source',
        'target',
        'sourceAmount',
      ])
      expect(swap.parameters.map((each: { name: string }) => each.name)).toContain('Idempotency-Key')
      expect(document.paths['/usertransactions/list/{id}/{json}'].get.parameters).toHaveLength(3)
      expect(JSON.stringify(document)).not.toContain('{session}')
    })

    test('names the codes with which a call refuses, and no refusal where there is none', async () => {
      const { paths } = await json('/v1/openapi.json')
      const answerOf = (path: string) => paths[path].post.responses[200].content['application/json'].schema
      const [, refusal] = answerOf('/swap').anyOf
      expect(refusal.allOf[1].properties.code.enum).toEqual([...(contract.swap.make.refuses ?? [])])
      expect(refusal.allOf[1].properties.code.enum).toContain('QUOTE_USED')
      expect(answerOf('/user/username')).toMatchObject({ properties: { status: { const: true } } })
      expect(answerOf('/user/username').anyOf).toBeUndefined()
    })

    test('says how a call is signed: by four headers at once, or not at all', async () => {
      const { components, paths } = await json('/v1/openapi.json')
      const headers = Object.keys(paths['/swap'].post.security[0]).map(
        name => components.securitySchemes[name].name,
      )
      expect(headers).toEqual(['Authorization', 'X-Email', 'X-Tonce', 'X-Signature'])
      expect(paths['/user/signin'].post.security).toEqual([])
    })

    test('gives no two calls one template: a list whose filter would stand where an id does is there without it', async () => {
      const { paths } = await json('/v1/openapi.json')
      const shapes = Object.keys(paths).map(path => path.replaceAll(/\{\w+\}/g, '{}'))
      expect(shapes.length).toBe(new Set(shapes).size)
      const { get, post } = paths['/userfixeddeposit']
      expect(get.parameters.map((each: { name: string }) => each.name)).toEqual(['Strongroom-After'])
      expect(get['x-filter'].properties).toHaveProperty('page')
      expect(post.requestBody.content['application/json'].schema.required).toEqual([
        'planId',
        'amount',
        'rate',
      ])
    })

    test('leaves no schema empty', async () => {
      const { paths } = await json('/v1/openapi.json')
      for (const [path, methods] of Object.entries<
        Record<string, { requestBody?: { content: { 'application/json': { schema: object } } } }>
      >(paths))
        for (const { requestBody } of Object.values(methods))
          if (requestBody)
            expect(Object.keys(requestBody.content['application/json'].schema), path).not.toEqual([])
    })

    test('is a page too, without anybody else’s scripts', async () => {
      const page = await (await api().app.request('/docs')).text()
      expect(page).toContain('POST /swap/checkAmount')
      expect(page).not.toMatch(/<script|https?:\/\/(?!localhost)/)
    })
  })
}
