import { useRef, useState } from 'react'
import type { FileOf } from './queries.ts'

type Csv = FileOf<'card.importSpend' | 'card.add'>
type Submit = {
  readonly mutate: (body: Csv) => void
  readonly reset: () => void
  readonly isPending: boolean
}
type Submits = { readonly look: Submit & { readonly variables: Csv | undefined }; readonly sent: Submit }

/**
 * A CSV file that is chosen, looked through at once, and then sent in earnest. One of more than `mostBytes` is not read. Another
 * choice forgets what was said of the file before; none is made while `isBusy`. The text that was looked through is what is sent.
 */
export function useCsvFile({ look, sent, mostBytes }: Submits & { readonly mostBytes: number }) {
  const [file, setFile] = useState<File | null>(null)
  const latest = useRef<File>(null)
  const choose = async (chosen: File | null) => {
    setFile(chosen)
    latest.current = chosen
    look.reset()
    sent.reset()
    if (!chosen || chosen.size > mostBytes) return
    const csv = await chosen.text()
    if (latest.current === chosen) look.mutate({ csv, dryRun: 1 })
  }
  const sendIt = () => {
    if (look.variables) sent.mutate({ csv: look.variables.csv, dryRun: 0 })
  }
  return { file, choose, sendIt, isBusy: look.isPending || sent.isPending }
}
