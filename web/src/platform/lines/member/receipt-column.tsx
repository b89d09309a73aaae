import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { CallName } from '../../../client/contract.ts'
import type { Column } from '../../../parts/column.ts'
import type { SaidColumn } from '../../../parts/lists/said.ts'
import { ReceiptButton, type ReceiptWanted } from './receipt-button.tsx'

/** The receipt of each row. `wanted` names the row's movement. */
export const receipt = <R, N extends CallName>(wanted: (row: R) => ReceiptWanted): SaidColumn<R, N> => ({
  ...{
    key: 'receipt',
    head: msg({ message: 'Receipt', context: 'movement' }),
    isHeadHidden: true,
    align: 'end',
  },
  cell: row => <ReceiptButton wanted={wanted(row)} />,
})

/** Column with the receipt of each row. `wanted` names the row's movement; without it the cells are empty. */
export function useReceiptColumn<Row>(wanted: ((row: Row) => ReceiptWanted) | undefined): Column<Row> {
  const { t } = useLingui()
  return {
    key: 'receipt',
    head: <span className="sr">{t({ message: 'Receipt', context: 'movement' })}</span>,
    align: 'end',
    cell: row => wanted && <ReceiptButton wanted={wanted(row)} />,
  }
}
