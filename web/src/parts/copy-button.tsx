import { useLingui } from '@lingui/react/macro'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import './parts.css'

const SHOWN_MS = 1500

/** Plain http on a local network has no clipboard; a selected field and the old command do. */
async function copy(text: string) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const field = document.createElement('textarea')
  field.value = text
  document.body.append(field)
  field.select()
  document.execCommand('copy')
  field.remove()
}

/** Copies an id or an address, and says that it did. `what` names it: "Copy user ID". */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const { t } = useLingui()
  const [isCopied, setCopied] = useState(false)
  const act = () =>
    copy(text).then(() => {
      setCopied(true)
      setTimeout(() => setCopied(false), SHOWN_MS)
    })
  return (
    <button type="button" className="copy" onClick={act} aria-label={what} title={what}>
      {isCopied ? <IconCheck size={16} /> : <IconCopy size={16} />}
      <span className="sr" role="status">
        {isCopied ? t`Copied` : ''}
      </span>
    </button>
  )
}
