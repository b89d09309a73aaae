import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import {
  IconArrowsExchange,
  IconBuildingBank,
  IconCreditCard,
  IconPigMoney,
  IconQrcode,
  IconWallet,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { readSession } from '../../../client/session.ts'
import { Facts } from '../../../parts/facts.tsx'
import { Money } from '../../../parts/money.tsx'
import { Numbered } from '../../../parts/numbered.tsx'
import { useArrival } from '../../../parts/page/use-arrival.ts'
import { Panel } from '../../../parts/panel.tsx'
import { Costs } from './costs.tsx'

/** The first page for everybody: what there is, how one begins, and what it costs. */
export function Overview() {
  const { t } = useLingui()
  return (
    <main id="main">
      <Banner />
      <Features />
      <div className="public-two">
        <Panel title={t`How to begin`}>
          <Numbered
            steps={[
              [t`Open an account`, t`With an e-mail address, a password and a PAY code of six digits.`],
              [
                t`Verify your identity`,
                t`Have your passport or identity card, a camera and a proof of address at hand. We usually check it within one working day.`,
              ],
              [t`Put money in`, t`By bank transfer, or on chain.`],
            ]}
          />
        </Panel>
        <Panel title={t`What it costs`}>
          <Costs />
        </Panel>
      </div>
      <p className="quiet">
        {t`Prices of coins change all the time. What a coin is worth in dollars can fall to nothing, and nobody makes up for it.`}
      </p>
    </main>
  )
}

function Banner() {
  const { t } = useLingui()
  const heading = useArrival(t`About Strongroom`)
  return (
    <section className="banner">
      <div>
        <h1 ref={heading} tabIndex={-1}>{t`Your money, with the books open.`}</h1>
        <p>
          {t`One account for dollars and coins: swap them, pay with them, put them on a card, or set them aside for interest.`}
        </p>
        {!readSession() && (
          <div className="row wrap gap-12">
            <Button size="lg" renderRoot={props => <Link {...props} to="/register" />}>
              {t`Open an account`}
            </Button>
            <Link to="/user/advantage" className="banner-link">{t`What is different`}</Link>
          </div>
        )}
      </div>
      <Example />
    </section>
  )
}

/** A payment as the books hold it, to show what the headline means. */
function Example() {
  const { t } = useLingui()
  return (
    <figure className="banner-example">
      <Facts
        rows={[
          { label: t`Ada pays`, value: <Money amount="-25.00" currency="USD" kind="flow" /> },
          { label: t`Ben receives`, value: <Money amount="25.00" currency="USD" kind="flow" /> },
          { label: t`Sum`, value: <Money amount="0.00" currency="USD" />, kind: 'sum' },
        ]}
      />
      <figcaption>{t`An example: a payment as it stands in the books. What leaves is what arrives.`}</figcaption>
    </figure>
  )
}

function Features() {
  const features = useFeatures()
  return (
    <ul className="features">
      {features.map(({ icon: Icon, title, text }) => (
        <li key={title}>
          <Icon size={24} stroke={1.6} aria-hidden />
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

function useFeatures() {
  const { t } = useLingui()
  const features = [
    {
      icon: IconWallet,
      title: t`Wallets`,
      text: t`Each currency has a wallet of its own, with a statement from the first movement on.`,
    },
    {
      icon: IconArrowsExchange,
      title: t`Swap`,
      text: t`Rate and fee are on the screen before you agree, and stay as they are until the quote expires.`,
    },
    {
      icon: IconCreditCard,
      title: t`Prepaid card`,
      text: t`Open a card out of your wallet, and charge it when you need it.`,
    },
    {
      icon: IconQrcode,
      title: t`Quick pay`,
      text: t`Pay another member by user ID, or by a code that you scan.`,
    },
    {
      icon: IconPigMoney,
      title: t`Earn`,
      text: t`Set money aside for a term. Interest comes every month, the principal when the term ends.`,
    },
    {
      icon: IconBuildingBank,
      title: t`Banks`,
      text: t`Deposit from a bank, and withdraw to an account of your own.`,
    },
  ]
  return features
}
