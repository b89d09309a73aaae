import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Page } from '../../../parts/page/page.tsx'
import { Waiting } from '../../../parts/waiting.tsx'
import { cardInfoQuery } from '../../../platform/members/member/card-info.ts'
import { WarmUp } from '../../../platform/members/member/locked-feature.tsx'
import { cardAccess } from '../../../platform/members/member/queries.ts'

type WithCardProps = { title: string; children: (card: wire.CardInfo) => ReactNode }

/** The page of something that a member does with their card; locked until they have one. */
export function WithCard({ title, children }: WithCardProps) {
  return (
    <Page title={title}>
      <WarmUp access={cardAccess}>
        <Known>{children}</Known>
      </WarmUp>
    </Page>
  )
}

/** Asks for the card only where the page is not locked. */
function Known({ children }: Pick<WithCardProps, 'children'>) {
  const query = useQuery(cardInfoQuery)
  return query.data ? children(query.data) : <Waiting query={query} />
}
