import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Notice } from './notice.tsx'
import { isUnsound } from './proof-line.tsx'
import { proofQuery } from './proof-query.ts'

/**
 * Whether administrators should move no money now, because the books differ from the log. A decision that only gives a
 * member's own locked money back (rejecting, cancelling) is not held.
 */
export const useBooksHold = (): boolean => isUnsound(useQuery(proofQuery).data ?? undefined)

type BooksHoldProps = {
  isHeld: boolean
  /** Address at which the same case can be rejected meanwhile. */
  isApproval?: boolean
}

/** Says why a button that moves money is disabled, and when it is not any more. */
export function BooksHold({ isHeld, isApproval = false }: BooksHoldProps) {
  const { t } = useLingui()
  if (!isHeld) return null
  if (isApproval)
    return (
      <Notice tone="wrong" title={t`Approving is held`}>
        {t`The books differ from the log. Approve again once the proof no longer says so; rejecting is possible.`}
      </Notice>
    )
  return (
    <Notice tone="wrong" title={t`Moving money is held`}>
      {t`The books differ from the log. Try again once the proof no longer says so.`}
    </Notice>
  )
}
