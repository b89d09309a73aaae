import * as v from 'valibot'
import { externalBank, productBank } from '../catalogue/reference-data.ts'
import { changeReason, id, words } from '../words.ts'

/** No blanks, and no `*`, which marks a hidden key. */
const apiKey = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_.~+/=-]{32}$/, '32 letters, digits or signs such as - and _'),
)
/** All of a key but its last four characters is hidden; all of it when it is not there. */
const hiddenKey = v.pipe(v.string(), v.regex(/^\*{28}[A-Za-z0-9_.~+/=*-]{4}$/))
const fields = {
  /** As the external group system calls it. */
  name: words(60),
  /** Minutes between two accesses. */
  access_interval: v.pipe(
    v.number('A number of minutes'),
    v.integer('Whole minutes'),
    v.minValue(1, 'At least 1 minute'),
    v.maxValue(525_600, 'At most a year'),
  ),
}

/** A new agent, whom the group system must know, with its API key of 32 characters. */
export const createAgentBody = v.strictObject({ ...fields, api_key: apiKey, ...changeReason })
/** Without a key, or with the hidden one of the record, the key stays as it is. */
export const editAgentBody = v.strictObject({
  id,
  ...fields,
  api_key: v.optional(v.union([apiKey, hiddenKey], '32 letters, digits or signs such as - and _')),
  ...changeReason,
})

/** An agent of the external group system. `api_key` is hidden but for its last four characters. */
export const agent = v.object({
  id: v.string(),
  name: v.string(),
  api_key: v.string(),
  access_interval: v.number(),
  created_date: v.optional(v.string()),
  updated_date: v.optional(v.string()),
})
export type Agent = v.InferOutput<typeof agent>

/** The system that knows agents. `demo`: there is no group system, and only these names are known. */
export const agentGroups = v.object({ source: v.picklist(['http', 'demo']), names: v.array(v.string()) })
export type AgentGroups = v.InferOutput<typeof agentGroups>

/** The key of an agent, as it was entered. */
export const agentReadBody = v.strictObject({ api_key: apiKey })
/** The answer to an agent: the rates of shown swaps, and the shown banks, product and external ones. `next_date`: not again before. */
export const agentRead = v.object({
  rates: v.array(v.object({ source: v.string(), target: v.string(), rate: v.string() })),
  product_banks: v.array(productBank.record),
  external_banks: v.array(externalBank.record),
  next_date: v.string(),
})
export type AgentRead = v.InferOutput<typeof agentRead>
