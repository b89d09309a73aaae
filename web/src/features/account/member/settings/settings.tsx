import { useLingui } from '@lingui/react/macro'
import { NativeSelect, useMantineColorScheme } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { Link, type LinkProps, useRouter } from '@tanstack/react-router'
import { currentLanguage } from '../../../../i18n/i18n.ts'
import { LANGUAGES, type Language, NAMES } from '../../../../i18n/languages.ts'
import { chosenOf } from '../../../../parts/chosen.ts'
import { changeLanguage } from '../../../../parts/page/change-language.ts'
import { Page } from '../../../../parts/page/page.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { useUserinfo } from '../../../../platform/members/member/queries.ts'
import { LooksAtMine } from './looks-at-mine.tsx'
import { Options } from './options.tsx'
import { editMember } from './queries.ts'
import './settings.css'

/** The member's settings: the account's secrets and options, language and colours. */
export function Settings() {
  const { t } = useLingui()
  const user = useUserinfo()
  return (
    <Page title={t`Settings`}>
      <div className="stack max-640">
        <Account />
        {user && <Options user={user} />}
        <LooksAtMine />
        <Device />
      </div>
    </Page>
  )
}

type Row = { readonly to: NonNullable<LinkProps['to']>; readonly label: string; readonly about: string }

function Account() {
  const { t } = useLingui()
  const rows: readonly Row[] = [
    { to: '/editaccount', label: t`My details`, about: t`Username and phone number` },
    {
      to: '/setting/foundby',
      label: t`How payers find you`,
      about: t`Handle, e-mail address, phone number, and what is seen of your name`,
    },
    { to: '/setting/password', label: t`Password`, about: t`Signs you in, together with an e-mailed code` },
    { to: '/setting/paycode', label: t`PAY code`, about: t`Six digits that prove payments` },
    {
      to: '/setting/security',
      label: t`Security`,
      about: t`Freezing, passkeys, authenticator app, allow-list, and where you are signed in`,
    },
    { to: '/setting/notices', label: t`Notices`, about: t`What we tell you, and where` },
    { to: '/limits', label: t`Limits`, about: t`The least and the most, and what is used` },
    { to: '/records/login', label: t`Sign-ins`, about: t`When and from where your account was opened` },
    {
      to: '/setting/data',
      label: t`Download my data`,
      about: t`A copy of all that we keep of you`,
    },
    {
      to: '/setting/delete',
      label: t`Delete the account`,
      about: t`Erases your personal data; the books stay`,
    },
  ]
  return (
    <Panel title={t`Account`} inset="flush">
      <ul className="bare-list setting-rows">
        {rows.map(({ to, label, about }) => (
          <li key={label}>
            <Link to={to}>
              <span>
                {label}
                <span className="quiet">{about}</span>
              </span>
              <IconChevronRight size={18} stroke={1.7} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Device() {
  const { t } = useLingui()
  const router = useRouter()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const speak = async (language: Language) => {
    await changeLanguage(router, language)
    // Letters follow the screen. That they do not for once is no reason to stop.
    await editMember({ language }).catch(() => undefined)
  }
  return (
    <Panel title={t`This device`}>
      <div className="stack">
        <NativeSelect
          label={t`Language`}
          description={t`Of this screen, and of the e-mails we send you.`}
          value={currentLanguage()}
          data={LANGUAGES.map(language => ({ value: language, label: NAMES[language] }))}
          onChange={event => void speak(chosenOf(LANGUAGES, event.currentTarget.value))}
        />
        <NativeSelect
          label={t`Light or dark`}
          value={colorScheme}
          data={[
            { value: 'light', label: t`Light` },
            { value: 'dark', label: t`Dark` },
            { value: 'auto', label: t`As the device` },
          ]}
          onChange={event => setColorScheme(chosenOf(['light', 'dark', 'auto'], event.currentTarget.value))}
        />
      </div>
    </Panel>
  )
}
