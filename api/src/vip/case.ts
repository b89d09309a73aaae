import { cases } from '@strongroom/shared'
import { decides } from '../platform/kinds/case-kind.ts'

/** Applications for VIP levels: decided by calls of their own, which move no money. */
export const vipApplicationCase = decides(cases.vipApplicationCase, {})
