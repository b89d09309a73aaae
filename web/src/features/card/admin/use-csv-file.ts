import { useState } from 'react'

type Csv = { readonly csv: string; readonly dryRun: 0 | 1 }
type Submit = { readonly mutate: (body: Csv) => void; readonly reset: () => void }
type Submits = { readonly look: Submit; readonly sent: Submit }

/**
 * A CSV file that is chosen, looked through at once, and then sent in earnest. One of more than `mostBytes` is not read. Another
 * choice forgets what was said of the file before.
 */
export function useCsvFile({ look, sent, mostBytes }: Submits & { readonly mostBytes: number }) {
  const [file, setFile] = useState<File | null>(null)
  const [csv, setCsv] = useState('')
  const choose = async (chosen: File | null) => {
    setFile(chosen)
    look.reset()
    sent.reset()
    if (!chosen || chosen.size > mostBytes) return
    const text = await chosen.text()
    setCsv(text)
    look.mutate({ csv: text, dryRun: 1 })
  }
  return { file, choose, sendIt: () => sent.mutate({ csv, dryRun: 0 }) }
}
