import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { KeyAct } from '../../../parts/key-acts.ts'

type DeclaredKey = {
  /** As `KeyboardEvent.key` names it. */
  readonly key: string
  readonly act: KeyAct
  readonly label: MessageDescriptor
}

/** The key after which the letter of a place leads there. The letters stand with the places of the menu. */
export const GO = 'g'

/** Every single key of the back office: what listens to keys and the list of keys are both made of this. */
export const KEYS: readonly DeclaredKey[] = [
  { key: 'j', act: 'next', label: msg`Next row of the list` },
  { key: 'k', act: 'previous', label: msg`Row before it` },
  { key: 'Enter', act: 'open', label: msg`Open the row, or close it` },
  { key: 'x', act: 'choose', label: msg`Choose the row, where many are decided at once` },
  {
    key: 'a',
    act: 'approve',
    label: msg`Approve the open case, or give the address it waits for, after a question`,
  },
  { key: 'r', act: 'reject', label: msg`Reject the open case, with a reason` },
  { key: '/', act: 'filter', label: msg`Go to the search or the first filter` },
  { key: '?', act: 'help', label: msg`Show this list` },
]
