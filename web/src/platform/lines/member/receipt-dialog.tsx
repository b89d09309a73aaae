import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Dialog } from '../../../parts/dialog.tsx'
import { WaitingInside } from '../../../parts/waiting.tsx'
import { useHidden } from '../../balances/member/use-hidden.ts'
import { useUserinfo } from '../../members/member/queries.ts'
import { LineMoney, useLineWords } from './line-words.tsx'
import { linesQuery } from './queries.ts'
import type { ReceiptWanted } from './receipt-button.tsx'
import { ReceiptFiles } from './transaction/receipt-files.tsx'

type ReceiptDialogProps = { wanted: ReceiptWanted; onClose: () => void }

/** The receipts of a movement: on paper for people, and as a proof for programs. */
export function ReceiptDialog({ wanted, onClose }: ReceiptDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      label={t({ message: 'Receipt', context: 'movement' })}
      className="confirm"
    >
      <div className="stack">
        <h2>{t({ message: 'Receipt', context: 'movement' })}</h2>
        <p className="quiet">
          {t`The PDF is for reading, and carries the proof. The proof alone is for programs.`}{' '}
          <Link to="/verify">{t`Check a receipt`}</Link>
        </p>
        <Receipts of={wanted} />
        <div className="row justify-end">
          <Button variant="default" onClick={onClose}>
            {t`Close`}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function Receipts({ of }: { of: ReceiptWanted }) {
  if ('reference' in of) return <LinesOf reference={of.reference} />
  return 'line' in of ? <OneLine line={of.line} /> : <OneReceipt {...of.record} />
}

function LinesOf({ reference }: { reference: string }) {
  const { t } = useLingui()
  const user = useUserinfo()
  const query = useQuery(linesQuery(user?.uid ?? '', reference))
  if (!query.data) return <WaitingInside query={query} />
  if (query.data.length === 0)
    return (
      <p>{t`It has not moved any of your wallets, so your statement has no line for it. If you have just made it, look again in a moment.`}</p>
    )
  return query.data.map(line => <OneLine key={line.id} line={line} />)
}

function OneLine({ line }: { line: wire.Transaction }) {
  const words = useLineWords()
  const [isHidden] = useHidden()
  return (
    <OneReceipt
      id={line.id}
      title={words(line).title}
      amount={<LineMoney line={line} size="sm" isHidden={isHidden} />}
    />
  )
}

type OneReceiptProps = { id: string; title: ReactNode; amount: ReactNode }

function OneReceipt({ id, title, amount }: OneReceiptProps) {
  return (
    <div className="stack tight">
      <div className="row wrap apart">
        <span className="strong">{title}</span>
        {amount}
      </div>
      <ReceiptFiles line={id} />
    </div>
  )
}
