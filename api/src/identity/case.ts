import { cases } from '@strongroom/shared'
import { decides } from '../platform/kinds/case-kind.ts'

/** Documents of identity: decided by a call of their own, which moves no money. */
export const identityCase = decides(cases.identityCase, {})
