import { IconShare } from '@tabler/icons-react'
import './parts.css'

/** Hands a link to another program by the browser's own way of sharing. Nothing in browsers that have none: a copy button stands beside. */
export function ShareButton({ url, what }: { url: string; what: string }) {
  if (!('share' in navigator)) return null
  // Closing the list of programs rejects, and is no mistake.
  const share = () => navigator.share({ url }).catch(() => {})
  return (
    <button type="button" className="copy" onClick={share} aria-label={what} title={what}>
      <IconShare size={16} />
    </button>
  )
}
