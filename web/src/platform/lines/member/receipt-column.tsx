import { useLingui } from '@lingui/react/macro'
import type { Column } from '../../../parts/column.ts'
import { ReceiptButton, type ReceiptWanted } from './receipt-button.tsx'

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
