import { cases } from '@strongroom/shared'
import { msg } from '#words'
import { decides } from '../platform/kinds/case-kind.ts'

/** Applications for VIP levels: decided by calls of their own, which move no money. */
export const vipApplicationCase = decides(cases.vipApplicationCase, msg`VIP application`, {})
