import { cases } from '@strongroom/shared'
import { decides } from '../platform/kinds/case-kind.ts'

/** Bank accounts: reviewed by calls of their own, which move no money. */
export const bankAccountCase = decides(cases.bankAccountCase, {})
