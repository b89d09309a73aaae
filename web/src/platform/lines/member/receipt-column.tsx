import { msg } from '@lingui/core/macro'
import type { CallName } from '../../../client/contract.ts'
import type { SaidColumn } from '../../../parts/lists/said.ts'
import { ReceiptButton, type ReceiptWanted } from './receipt-button.tsx'

/** The receipt of each row. `wanted` names the row's movement. */
export const receipt = <R, N extends CallName>(wanted: (row: R) => ReceiptWanted): SaidColumn<R, N> => ({
  key: 'receipt',
  head: msg({ message: 'Receipt', context: 'movement' }),
  isHeadHidden: true,
  align: 'end',
  cell: row => <ReceiptButton wanted={wanted(row)} />,
})
