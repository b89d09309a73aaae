import { createClient, createConfig } from './generated/hey-api/client/index.ts'
import { postQuickpayS } from './generated/hey-api/sdk.gen.ts'
import { type Pay, signed } from './signed.ts'

/** Pays by the functions of @hey-api/openapi-ts, which asks for each header of signing by its name. */
export const pay: Pay = async ({ baseUrl, session, fetch }, payment) => {
  const headers = await signed(session)
  const client = createClient(
    createConfig({
      baseUrl,
      fetch: async (input, init) => fetch(new Request(input, init)),
      auth: ({ name = '' }) => headers[name],
    }),
  )
  const { data, error } = await postQuickpayS({ client, body: payment })
  if (error) throw new Error(error.code)
  if (!data?.status) throw new Error(data?.code)
  const [paid] = data.data
  if (!paid) throw new Error('no payment in the answer')
  return paid.id
}
