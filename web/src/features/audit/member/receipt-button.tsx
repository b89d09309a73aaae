import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { IconCertificate } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import '../../../parts/parts.css'

/** The movement that a receipt is wanted for: a line of the statement, or all lines of a top-up, a swap or a payment. */
export type ReceiptWanted = { readonly line: wire.Transaction } | { readonly reference: string }

const ReceiptDialog = lazy(async () => {
  const { ReceiptDialog } = await import('./receipt-dialog.tsx')
  return { default: ReceiptDialog }
})

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
      {isOpen && (
        <Suspense>
          <ReceiptDialog wanted={wanted} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
