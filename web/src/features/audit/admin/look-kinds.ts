import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { wire } from '@strongroom/shared'

/** Names of the kinds of personal data that administrators look at. */
export const LOOK_KINDS: Readonly<Record<wire.LookKind, MessageDescriptor>> = {
  identity: msg`Identity record`,
  document: msg`Document`,
  bank: msg`Bank details`,
}
