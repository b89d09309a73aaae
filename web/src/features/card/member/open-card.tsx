import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Page } from '../../../app/shell/page.tsx'
import { announce } from '../../../client/announce.ts'
import { Notice } from '../../../parts/notice.tsx'
import { Waiting } from '../../../parts/waiting.tsx'
import { WarmUp } from '../../account/member/locked-feature.tsx'
import { walletAccess } from '../../account/member/queries.ts'
import '../../../parts/list.css'
import { Tabs } from '../../../parts/tabs.tsx'
import { BankWire } from './bank-wire.tsx'
import type { OpenCardSearch } from './open-card-search.ts'
import { OtherProvider } from './other-provider.tsx'
import { cardInfoQuery } from './queries.ts'
import { Stablecoin } from './stablecoin.tsx'

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
  if (!card) return <Waiting query={query} />
  if (card.status !== 0 && !isOpened) return <HasCard />
  return (
    <>
      {!isOpened && <Places card={card} />}
      <UnderWay opening={card.opening} />
      {tab === 'bank' ? (
        <BankWire opening={card.opening} />
      ) : tab === 'provider' && card.opening.provider ? (
        <OtherProvider provider={card.opening.provider} />
      ) : (
        <Stablecoin opening={card.opening} onOpened={() => setOpened(true)} />
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
    <Tabs label={t`Ways to pay`} over="flow">
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

/** The member's opening of a card that waits for the house, or its rejection. */
function UnderWay({ opening: { underWay, rejected } }: Pick<wire.CardInfo, 'opening'>) {
  const { t } = useLingui()
  if (underWay === 'voucher')
    return (
      <Gap>
        <Notice tone="waiting" title={t`Your bank transfer waits for finance`}>
          {t`The card opens once it has come, in 3 to 6 business days. You need not do anything more.`}
        </Notice>
      </Gap>
    )
  if (underWay === 'order')
    return (
      <Gap>
        <Notice tone="waiting" title={t`Your order is being looked up`}>
          {t`The card opens once the provider has confirmed it.`}
        </Notice>
      </Gap>
    )
  if (rejected !== null)
    return (
      <Gap>
        <Notice tone="wrong" title={t`Your order was not found`}>
          {rejected} {t`Check its number and submit it again, or pay in another way.`}
        </Notice>
      </Gap>
    )
  return null
}

const Gap = ({ children }: { children: React.ReactNode }) => (
  <div style={{ marginBottom: 16 }}>{children}</div>
)
