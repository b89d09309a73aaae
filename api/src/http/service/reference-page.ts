import { html } from 'hono/html'
import type { AnyCall } from '../call.ts'
import { document, type Html } from './document.ts'

type Operation = {
  readonly summary: string
  readonly description: string
  readonly parameters: readonly { name: string; in: string; description?: string }[]
  readonly requestBody?: { content: { 'application/json': { schema: object } } }
  readonly responses: { 200: { content: { 'application/json': { schema: { anyOf?: readonly object[] } } } } }
}
type Document = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }

/** The reference page: the OpenAPI document as one page to read and search, without scripts or anybody else's servers. */
export const referencePage = (openapi: object, calls: readonly AnyCall[]): Html => {
  const { paths } = openapi as Document
  const groups = Map.groupBy(Object.entries(paths), ([path]) => path.split('/')[1] ?? '')
  return document(
    'Strongroom: the /v1 calls',
    html`<h1>Strongroom: the /v1 calls</h1>
<p>${calls.length} calls. As <a href="/v1/openapi.json">OpenAPI 3.1</a>. Signed calls carry
<code>X-Email</code>, <code>X-Tonce</code>, <code>X-Signature</code> = hex(HMAC-SHA256(session key, email + tonce)) and
<code>Authorization: Session …</code>, or the three segments <code>signature/tonce/session key</code> where a path has S.</p>
${[...groups].map(([name, entries]) => html`<h2>${name}</h2>${entries.map(([path, methods]) => Object.entries(methods).map(([method, operation]) => entry(path, method, operation)))}`)}`,
  )
}

const entry = (path: string, method: string, operation: Operation): Html => html`<details>
<summary><code>${method.toUpperCase()} ${path}</code><span class="quiet">${operation.summary}</span></summary>
<p>${operation.description}</p>
${operation.parameters.map(({ name, in: where, description }) => html`<p><code>${name}</code> <span class="quiet">${where}</span> ${description}</p>`)}
${operation.requestBody ? part('Body', operation.requestBody.content['application/json'].schema) : ''}
${part('Answer', operation.responses[200].content['application/json'].schema)}
</details>`

const part = (title: string, schema: object | undefined): Html =>
  html`<p class="quiet">${title}</p><pre>${JSON.stringify(schema, null, 2)}</pre>`
