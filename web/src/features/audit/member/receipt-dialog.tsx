import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { downloadProof, downloadReceipt } from '../../../client/files.ts'
import { problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { Dialog } from '../../../parts/dialog.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { WaitingInside } from '../../../parts/waiting.tsx'
import { useUserinfo } from '../../account/member/queries.ts'
import { LineMoney, useLineWords } from '../../statement/member/line-words.tsx'
import { linesQuery } from './queries.ts'
import type { ReceiptWanted } from './receipt-button.tsx'

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
        {'line' in wanted ? <OneLine line={wanted.line} /> : <LinesOf reference={wanted.reference} />}
        <div className="row" style={{ justifyContent: 'flex-end' }}>
          <Button variant="default" onClick={onClose}>
            {t`Close`}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function LinesOf({ reference }: { reference: string }) {
  const { t } = useLingui()
  const user = useUserinfo()
  const query = useQuery(linesQuery(user?.uid ?? '', reference))
  if (!query.data) return <WaitingInside query={query} />
  if (query.data.length === 0) return <p>{t`It has no line on your statement yet.`}</p>
  return query.data.map(line => <OneLine key={line.id} line={line} />)
}

function OneLine({ line }: { line: wire.Transaction }) {
  const { t } = useLingui()
  const words = useLineWords()
  const problemWords = useProblemWords()
  const print = useMutation({ mutationFn: () => downloadReceipt(line.id) })
  const prove = useMutation({ mutationFn: () => downloadProof(line.id) })
  const failed = print.error ?? prove.error
  const ask = (one: typeof print, other: typeof print) => () => {
    other.reset()
    one.mutate()
  }
  return (
    <div className="stack tight">
      <div className="row wrap apart">
        <span className="strong">{words(line).title}</span>
        <LineMoney line={line} size="sm" />
      </div>
      <div className="row wrap">
        <Button size="sm" onClick={ask(print, prove)} loading={print.isPending}>
          {t`PDF`}
        </Button>
        <Button size="sm" variant="default" onClick={ask(prove, print)} loading={prove.isPending}>
          {t`Proof (.tlog-proof)`}
        </Button>
      </div>
      {failed && <Notice tone="waiting" title={problemWords(problemOf(failed))} isUrgent />}
    </div>
  )
}
