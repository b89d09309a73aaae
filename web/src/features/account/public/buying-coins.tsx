import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Numbered } from '../../../parts/numbered.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { PublicPage } from './public-page.tsx'

/** How a member comes from dollars to coins. */
export function BuyingCoins() {
  const { t } = useLingui()
  return (
    <PublicPage
      title={t`Buying coins`}
      lead={t`Change dollars into coins in two ways: at a quote, or at a price you name.`}
    >
      <div className="public-two">
        <BySwap />
        <Panel title={t`By an order, at your price`}>
          <Numbered
            steps={[
              [t`Choose a pair`, t`Such as bitcoin for USDC. The screen lists the pairs that are traded.`],
              [
                t`Name your price`,
                t`The order is filled when the price reaches your limit. Until then its money is locked.`,
              ],
              [
                t`Wait, or cancel`,
                t`You can cancel an open order, and what is locked comes back at once. Nobody can say whether a price will be reached.`,
              ],
            ]}
          />
          <Link to="/trades/buy">{t`Trade`}</Link>
        </Panel>
      </div>
      <p className="quiet">
        {t`Prices of coins change all the time. What a coin is worth in dollars can fall to nothing, and nobody makes up for it.`}{' '}
        {t`Buying needs a verified identity.`}
      </p>
    </PublicPage>
  )
}

function BySwap() {
  const { t } = useLingui()
  return (
    <Panel title={t`By a swap, at once`}>
      <Numbered
        steps={[
          [t`Put dollars in your wallet`, t`A bank transfer takes 3 to 6 business days.`],
          [
            t`Ask for a quote`,
            t`Swaps go between US dollars and the stablecoins USDC, USDT and BUSD. The quote says rate, fee and what arrives.`,
          ],
          [t`Confirm`, t`Both amounts move in one entry: never one without the other.`],
        ]}
      />
      <Link to="/swap">{t`Swap`}</Link>
    </Panel>
  )
}
