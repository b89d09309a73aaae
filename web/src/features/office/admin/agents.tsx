import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { oneQueryOf } from '../../../client/query-of.ts'
import { Notice } from '../../../parts/notice.tsx'
import { Reference } from '../../catalogue/admin/reference.tsx'

const groupsQuery = oneQueryOf('office.agentGroups', undefined, { staleTime: 300_000 })

/** Agents of the external group system; says so where there is none and a demo list stands for it. */
export function Agents() {
  const { t } = useLingui()
  const { data: groups } = useQuery(groupsQuery)
  const names = groups?.names.join(' · ')
  return (
    <Reference name="agents">
      {groups?.source === 'demo' && (
        <div className="mb-16">
          <Notice tone="waiting" title={t`Demo list of agents`}>
            {t`No group system is connected. Only these names are known: ${names}`}
          </Notice>
        </div>
      )}
    </Reference>
  )
}
