import { Trans, useLingui } from '@lingui/react/macro'
import { IconShieldCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useContext } from 'react'
import { NAMES } from '../../i18n/languages.ts'
import { EntryContext } from './entry-context.ts'
import { LanguageMenu } from './language-menu.tsx'
import { Mark } from './mark.tsx'
import './shell.css'
import { SchemeMenu } from './scheme-menu.tsx'
import { useArrival } from './use-arrival.ts'
import './entry-page.css'

type EntryPageProps = {
  title: string
  children: ReactNode
  /** The page says by itself what stands above every other one. */
  isQuiet?: boolean
}

/** The page in front of the rooms: says at the left what is different here, and lets in at the right. */
export function EntryPage({ title, children, isQuiet = false }: EntryPageProps) {
  useArrival(title)
  const above = useContext(EntryContext)
  return (
    <div className="door">
      <div className="door-left">
        <h1 className="door-title">
          <Link to="/" className="door-brand">
            <Mark size={28} />
            <span>Strongroom</span>
          </Link>
        </h1>
        <DoorWords />
        <span className="copyright from-desktop p-0">© {new Date().getFullYear()} Strongroom</span>
      </div>
      <div className="door-right">
        {!isQuiet && above}
        <div className="door-tools">
          <LanguageMenu shows="name" />
          <SchemeMenu />
        </div>
        <main className="door-form" id="main">
          {children}
        </main>
      </div>
    </div>
  )
}

function DoorWords() {
  const { t } = useLingui()
  return (
    <div className="door-words">
      <p className="door-headline">
        <Trans>Your money, with the books open.</Trans>
      </p>
      <p>
        <Trans>
          Hold dollars and coins, swap them and pay with them. Every movement is written down once, and any
          balance can be proven from what was written.
        </Trans>
      </p>
      <ul>
        <li>
          <IconShieldCheck size={18} aria-hidden /> {t`Balances compared with the books all the time`}
        </li>
        <li>
          <IconShieldCheck size={18} aria-hidden /> {t`Nothing shown as paid until it is in the books`}
        </li>
        <li>
          <IconShieldCheck size={18} aria-hidden /> {Object.values(NAMES).join(' · ')}
        </li>
      </ul>
    </div>
  )
}

/** The way back to the sign-in page. */
export function SignInLink() {
  const { t } = useLingui()
  return <Link to="/">{t`Sign in`}</Link>
}
