import { useLingui } from '@lingui/react/macro'
import { NativeSelect, useMantineColorScheme } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { currentLanguage } from '../../i18n/i18n.ts'
import { LANGUAGES, type Language, NAMES } from '../../i18n/languages.ts'
import { Panel } from '../../parts/panel.tsx'
import { changeLanguage } from '../../shell/change-language.ts'
import { Page } from '../../shell/page.tsx'

/** What one may set: language and colours of this device. */
export function Settings() {
  const { t } = useLingui()
  const router = useRouter()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Page title={t`Settings`}>
      <div style={{ maxWidth: 640 }}>
        <Panel title={t`This device`}>
          <div className="stack">
            <NativeSelect
              label={t`Language`}
              value={currentLanguage()}
              data={LANGUAGES.map(language => ({ value: language, label: NAMES[language] }))}
              onChange={event => void changeLanguage(router, event.currentTarget.value as Language)}
            />
            <NativeSelect
              label={t`Light or dark`}
              value={colorScheme}
              data={[
                { value: 'light', label: t`Light` },
                { value: 'dark', label: t`Dark` },
                { value: 'auto', label: t`As the device` },
              ]}
              onChange={event => setColorScheme(event.currentTarget.value as 'light' | 'dark' | 'auto')}
            />
          </div>
        </Panel>
      </div>
    </Page>
  )
}
