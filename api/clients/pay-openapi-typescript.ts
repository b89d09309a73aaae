import createClient from 'openapi-fetch'
import type { paths } from './generated/openapi-typescript.ts'
import { type Pay, signed } from './signed.ts'

/** Pays by the types of openapi-typescript. */
export const pay: Pay = async ({ baseUrl, session, fetch }, payment) => {
  const client = createClient<paths>({ baseUrl, fetch })
  client.use({
    onRequest: async ({ request }) => {
      for (const [name, value] of Object.entries(await signed(session))) request.headers.set(name, value)
    },
  })
  const { data, error } = await client.POST('/quickpay', { body: payment })
  if (error) throw new Error(error.code)
  if (!data.status) throw new Error(data.code)
  const [paid] = data.data
  if (!paid) throw new Error('no payment in the answer')
  return paid.id
}
