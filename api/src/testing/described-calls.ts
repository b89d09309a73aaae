import type { Api } from './api.ts'

type Described = { readonly paths: Record<string, Record<string, { readonly description: string }>> }

/** The calls of an audience as the reference describes them (`GET /swap/list/S`), their paths as they are declared. */
export const callsOf = async (api: Api, audience: 'admin' | 'both'): Promise<readonly string[]> => {
  const { paths } = (await (await api.app.request('/v1/openapi.json')).json()) as Described
  return Object.values(paths).flatMap(methods =>
    Object.entries(methods)
      .filter(([, { description }]) => description.startsWith(`Audience: ${audience}.`))
      .map(([method, { description }]) => `${method.toUpperCase()} ${/`(.+)`/.exec(description)?.[1]}`),
  )
}
