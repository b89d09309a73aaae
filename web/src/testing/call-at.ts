import { type AnyContract, type CallName, contract } from '@strongroom/shared'

/** One call as a screen made it: its name, and what the request held. */
export type CallMade = {
  readonly name: CallName
  readonly params: Readonly<Record<string, string>>
  /** The JSON body, or the form with a file. */
  readonly body: unknown
  /** The `{json}` filter of a list. */
  readonly filter: unknown
  /** The idempotency key. */
  readonly attempt: string | null
}

type Known = { readonly name: CallName; readonly contract: AnyContract; readonly parts: readonly string[] }

const partsOf = (path: string) => path.split('/').filter(Boolean)
const isParameter = (part: string) => part.startsWith('{')
const literals = ({ parts }: Known) => parts.filter(part => !isParameter(part)).length

/** Every call, those with the most literal segments first: `/recharges/user/{id}` before `/recharges/{x}`. */
const known: readonly Known[] = Object.entries(contract)
  .flatMap(([group, calls]) =>
    Object.entries(calls as Record<string, AnyContract>).map(([call, declared]) => ({
      name: `${group}.${call}` as CallName,
      contract: declared,
      parts: partsOf(declared.path.replace(/\/S(?=\/|$)/, '').replace(/\/\{json\}$/, '')),
    })),
  )
  .toSorted((a, b) => literals(b) - literals(a))

/** The contract of a call. */
export const contractOf = (name: CallName): AnyContract => {
  const found = known.find(each => each.name === name)
  if (!found) throw new Error(`no call is named ${name}`)
  return found.contract
}

const paramsIn = (parts: readonly string[], given: readonly string[]) =>
  Object.fromEntries(
    parts.flatMap((part, i) => (isParameter(part) ? [[part.slice(1, -1), given[i] as string]] : [])),
  )

async function bodyOf(request: Request): Promise<unknown> {
  if (request.headers.get('Content-Type')?.startsWith('multipart/')) return request.formData()
  const text = await request.text()
  return text ? JSON.parse(text) : undefined
}

/** Reads a request as the call it is; nothing when the contract has no such call. */
export async function callMade(request: Request): Promise<CallMade | undefined> {
  const given = partsOf(new URL(request.url).pathname.replace(/^.*?\/v1\//, '')).map(decodeURIComponent)
  const filter = given.at(-1)?.startsWith('{') ? JSON.parse(given.pop() as string) : undefined
  const found = known.find(
    ({ contract: { method }, parts }) =>
      method === request.method &&
      parts.length === given.length &&
      parts.every((part, i) => isParameter(part) || part === given[i]),
  )
  if (!found) return undefined
  const attempt = request.headers.get('Idempotency-Key')
  return {
    name: found.name,
    params: paramsIn(found.parts, given),
    body: await bodyOf(request),
    filter,
    attempt,
  }
}
