import { cases } from '@strongroom/shared'
import { decides } from '../platform/kinds/case-kind.ts'

/** Applications for addresses: served from the pool by a call of their own. */
export const addressApplicationCase = decides(cases.addressApplicationCase, {})
