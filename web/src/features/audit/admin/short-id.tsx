import { CopyButton } from '../../../parts/copy-button.tsx'

/** An id short enough for a line, whole in the clipboard. */
export function Id({ id, what }: { id: string; what: string }) {
  return (
    <span className="nowrap">
      <span className="mono" title={id}>
        {id.length > 13 ? `${id.slice(0, 8)}…${id.slice(-2)}` : id}
      </span>
      <CopyButton text={id} what={what} />
    </span>
  )
}
