import { accountFlows } from './account-flows.ts'
import type { Flow } from './flow.ts'
import { moneyFlows } from './money-flows.ts'
import { plainFlows } from './plain-flows.ts'
import { securityFlows } from './security-flows.ts'

/** Every form of a member's that is walked through. */
export const allFlows: readonly Flow[] = [...moneyFlows, ...accountFlows, ...securityFlows, ...plainFlows]
