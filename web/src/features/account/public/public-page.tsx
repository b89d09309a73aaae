import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link, Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LanguageMenu } from '../../../parts/page/language-menu.tsx'
import { Mark } from '../../../parts/page/mark.tsx'
import '../../../parts/page/shell.css'
import { readSession } from '../../../client/session.ts'
import { SchemeMenu } from '../../../parts/page/scheme-menu.tsx'
import { useArrival } from '../../../parts/page/use-arrival.ts'
import { Tabs } from '../../../parts/tabs.tsx'
import { HousePage } from '../../../platform/settings/member/house-page.tsx'
import { SocialLinks } from './social-links.tsx'
import './public.css'

/** The frame of every public page: the brand, the ways between the pages and into an account. */
export function PublicFrame() {
  const { t } = useLingui()
  return (
    <div className="public">
      <a className="skip" href="#main">{t`Skip to content`}</a>
      <header className="public-top">
        <Link to="/user" className="public-brand">
          <Mark size={26} />
          <span>Strongroom</span>
        </Link>
        <div className="top-tools">
          <LanguageMenu />
          <SchemeMenu />
          <WayIn />
        </div>
      </header>
      <div className="public-ways">
        <Tabs label={t`About Strongroom`}>
          <Link to="/user" className="chip" activeOptions={{ exact: true }}>{t`Overview`}</Link>
          <Link to="/user/advantage" className="chip">{t`What is different`}</Link>
          <Link to="/user/purchase-coin" className="chip">{t`Buying coins`}</Link>
          <Link to="/user/faq" className="chip">{t`Questions and answers`}</Link>
          <Link to="/user/download" className="chip">{t`On your devices`}</Link>
          <Link to="/hk" className="chip">{t`Hong Kong`}</Link>
        </Tabs>
      </div>
      <Outlet />
      <Foot />
    </div>
  )
}

function WayIn() {
  const { t } = useLingui()
  return readSession() ? (
    <Button size="sm" renderRoot={props => <Link {...props} to="/dashboard" />}>{t`My account`}</Button>
  ) : (
    <Button size="sm" variant="default" renderRoot={props => <Link {...props} to="/" />}>{t`Sign in`}</Button>
  )
}

function Foot() {
  const { t } = useLingui()
  return (
    <footer className="public-foot">
      <div className="row wrap gap-8-20">
        <Link to="/csr">{t`Customer service`}</Link>
        <Link to="/status">{t`State of the service`}</Link>
        <Link to="/proof">{t`What we owe, and what we hold`}</Link>
        <Link to="/verify">{t`Check a receipt`}</Link>
        <HousePage setting="termsUrl">{t`Terms and conditions`}</HousePage>
        <HousePage setting="privacyUrl">{t`Privacy policy`}</HousePage>
        <HousePage setting="feesUrl">{t`Fees`}</HousePage>
      </div>
      <SocialLinks />
      <p className="hint">© {new Date().getFullYear()} Strongroom</p>
    </footer>
  )
}

type PublicPageProps = { title: string; lead: string; children: ReactNode }

/** One page for everybody: its heading, a sentence that says what it is about, and what follows. */
export function PublicPage({ title, lead, children }: PublicPageProps) {
  const heading = useArrival(title)
  return (
    <main id="main">
      <div className="public-head">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{lead}</p>
      </div>
      {children}
    </main>
  )
}
