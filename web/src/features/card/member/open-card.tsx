import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { announce } from '../../../client/announce.ts'
import { Page } from '../../../parts/page/page.tsx'
import { Waiting } from '../../../parts/waiting.tsx'
import { WarmUp } from '../../../platform/members/member/locked-feature.tsx'
import { walletAccess } from '../../../platform/members/member/queries.ts'
import '../../../parts/list.css'
import { Tabs } from '../../../parts/tabs.tsx'
import { cardInfoQuery, hasCard } from '../../../platform/members/member/card-info.ts'
import { OpeningUnderWay } from '../../../platform/members/member/opening-under-way.tsx'
import { BankWire } from './bank-wire.tsx'
import type { OpenCardSearch } from './card-search.ts'
import { OtherProvider } from './other-provider.tsx'
import { Stablecoin } from './stablecoin.tsx'
import { useCardType } from './use-card-type.tsx'

/** Opens a card: with a stablecoin, by bank wire, or through the other provider. */
export function OpenCard() {
  const { t } = useLingui()
  return (
    <Page title={t`Open a card`}>
      <WarmUp access={walletAccess}>
        <Ways />
      </WarmUp>
    </Page>
  )
}

function Ways() {
  const query = useQuery(cardInfoQuery)
  const { data: card } = query
  // The member is still to read about the card just opened.
  const [isOpened, setOpened] = useState(false)
  const { tab }: OpenCardSearch = useSearch({ strict: false })
  const type = useCardType(card?.opening)
  if (!card || !type) return <Waiting query={query} />
  if (hasCard(card) && !isOpened) return <HasCard />
  return (
    <>
      {!isOpened && <Places card={card} />}
      {(card.opening.underWay ?? card.opening.rejected) !== null && (
        <div className="mb-16">
          <OpeningUnderWay opening={card.opening} />
        </div>
      )}
      {tab === 'bank' ? (
        <BankWire opening={card.opening} type={type} />
      ) : tab === 'provider' && card.opening.provider ? (
        <OtherProvider provider={card.opening.provider} type={type} />
      ) : (
        <Stablecoin opening={card.opening} type={type} onOpened={() => setOpened(true)} />
      )}
    </>
  )
}

/** A member who has a card is led home, where it is, as specified. */
function HasCard() {
  const { t } = useLingui()
  const navigate = useNavigate()
  useEffect(() => {
    announce(t`You already have a card.`)
    void navigate({ to: '/dashboard', replace: true })
  }, [navigate, t])
  return null
}

function Places({ card }: { card: wire.CardInfo }) {
  const { t } = useLingui()
  const tabs = [
    { tab: 'stablecoin', label: t`Stablecoin` },
    { tab: 'bank', label: t`Bank wire` },
    ...(card.opening.provider ? [{ tab: 'provider', label: t`Other payment` } as const] : []),
  ] as const
  return (
    <Tabs label={t`Ways to pay`} isFew>
      {tabs.map(({ tab, label }) => (
        <Link
          key={label}
          to="/prepaidcard/opencard"
          search={{ tab }}
          className="chip"
          activeOptions={{ includeSearch: true }}
        >
          {label}
        </Link>
      ))}
    </Tabs>
  )
}
