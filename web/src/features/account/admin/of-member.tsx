import { useLingui } from '@lingui/react/macro'
import { useParams } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { type ListOwner, ListOwnerContext } from '../../../parts/list-owner.ts'
import { EmptyState } from '../../../parts/list-states.tsx'

const ALL: Readonly<Record<string, string>> = { status: 'all' }
const NONE: Readonly<Record<string, string>> = {}

type OfMemberProps = {
  /** The list shows those that wait unless told otherwise; a member's page shows all. */
  isOfCases?: true
  children: ReactNode
}

/** A list of everybody's records as that of the member of the address. */
export function OfMember({ isOfCases, children }: OfMemberProps) {
  const { t } = useLingui()
  const { uid } = useParams({ from: '/admin/member/$uid' })
  const title = t`This member has none yet`
  const owner = useMemo(
    (): ListOwner => ({
      fixed: { uid },
      usual: isOfCases ? ALL : NONE,
      hides: 'member',
      empty: <EmptyState title={title} />,
    }),
    [isOfCases, uid, title],
  )
  return <ListOwnerContext value={owner}>{children}</ListOwnerContext>
}
