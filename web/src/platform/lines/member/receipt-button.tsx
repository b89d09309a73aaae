import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { IconCertificate } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { latePart } from '../../../parts/late-part.tsx'
import '../../../parts/parts.css'

/** A record with a receipt of its own: its id as the call for receipts takes it, with its words. */
type OwnRecord = { readonly id: string; readonly title: ReactNode; readonly amount: ReactNode }

/** The movement that a receipt is wanted for: a line of the statement, all lines of a top-up, a swap or a payment, or a record. */
export type ReceiptWanted =
  | { readonly line: wire.Transaction }
  | { readonly reference: string }
  | { readonly record: OwnRecord }

const ReceiptDialog = latePart(async () => (await import('./receipt-dialog.tsx')).ReceiptDialog)

/** Opens the receipts of a movement. */
export function ReceiptButton({ wanted }: { wanted: ReceiptWanted }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="copy"
        onClick={() => setOpen(true)}
        aria-label={t({ message: 'Receipt', context: 'movement' })}
        title={t({ message: 'Receipt', context: 'movement' })}
      >
        <IconCertificate size={18} aria-hidden />
      </button>
      {isOpen && <ReceiptDialog wanted={wanted} onClose={() => setOpen(false)} />}
    </>
  )
}
