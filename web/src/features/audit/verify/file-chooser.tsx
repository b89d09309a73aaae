import { useLingui } from '@lingui/react/macro'
import { IconFileCheck } from '@tabler/icons-react'
import { type DragEvent, useState } from 'react'
import type { Chosen } from './queries.ts'
import './verify.css'

/** More than any receipt has. A larger file is no receipt. */
const MOST_BYTES = 16_000_000

let chosen = 0

type FileChooserProps = { file: Chosen | undefined; onFile: (file: Chosen) => void }

/** Takes a file by the keyboard, by touch, or dropped. */
export function FileChooser({ file, onFile }: FileChooserProps) {
  const { t } = useLingui()
  const [isOver, setOver] = useState(false)
  const take = async (given: File | undefined) => {
    if (!given) return
    const bytes = new Uint8Array(await given.slice(0, MOST_BYTES).arrayBuffer())
    chosen += 1
    onFile({ number: chosen, name: given.name, bytes })
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover')
  }
  const drop = (event: DragEvent) => {
    over(event)
    void take(event.dataTransfer.files[0])
  }
  return (
    <label
      className="receipt-drop"
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={over}
      onDrop={drop}
    >
      <IconFileCheck size={26} stroke={1.5} aria-hidden />
      <span className="receipt-name">{file?.name ?? t`Choose a receipt, or drop it here`}</span>
      <span className="quiet">
        {file ? t`Choose another one` : t`The file ends in .tlog-proof, or in .json for balances`}
      </span>
      <input
        type="file"
        className="sr"
        name="receipt"
        onChange={event => {
          void take(event.currentTarget.files?.[0])
          // The same file may have been changed, and be chosen again.
          event.currentTarget.value = ''
        }}
      />
    </label>
  )
}
