import { cases } from '@strongroom/shared'
import { decides } from '../platform/kinds/case-kind.ts'

/** Changes that take two administrators: each kind says what it is in a `proposal.ts`. */
export const proposalCase = decides(cases.proposalCase, {})
