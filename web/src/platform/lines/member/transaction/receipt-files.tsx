import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { downloadProof, downloadReceipt } from '../../../../client/files.ts'
import { problemOf } from '../../../../client/problem.ts'
import { useProblemWords } from '../../../../client/problem-words.ts'
import { Notice } from '../../../../parts/notice.tsx'

/** Buttons that save the receipt of a line, by its id: on paper for people, and as a proof for programs. */
export function ReceiptFiles({ line }: { line: string }) {
  const { t } = useLingui()
  const problemWords = useProblemWords()
  const print = useMutation({ mutationFn: () => downloadReceipt(line) })
  const prove = useMutation({ mutationFn: () => downloadProof(line) })
  const failed = print.error ?? prove.error
  const ask = (one: typeof print, other: typeof print) => () => {
    other.reset()
    one.mutate()
  }
  return (
    <>
      <div className="row wrap">
        <Button size="sm" onClick={ask(print, prove)} loading={print.isPending}>
          {t`PDF`}
        </Button>
        <Button size="sm" variant="default" onClick={ask(prove, print)} loading={prove.isPending}>
          {t`Proof (.tlog-proof)`}
        </Button>
      </div>
      {failed && <Notice tone="waiting" title={problemWords(problemOf(failed))} isUrgent />}
    </>
  )
}
