import { useLingui } from '@lingui/react/macro'
import { Menu } from '@mantine/core'
import { IconCheck, IconLanguage } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { currentLanguage } from '../i18n/i18n.ts'
import { LANGUAGES, NAMES, TAGS } from '../i18n/languages.ts'
import { changeLanguage } from './change-language.ts'

/** Chooses the language. Each stands there in its own words, so that nobody has to read another's. */
export function LanguageMenu({ target }: { target?: ReactElement }) {
  const { t } = useLingui()
  const router = useRouter()
  const current = currentLanguage()
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        {target ?? (
          <button type="button" className="tool" aria-label={t`Language`}>
            <IconLanguage size={20} stroke={1.7} aria-hidden />
          </button>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        {LANGUAGES.map(language => (
          <Menu.Item
            key={language}
            lang={TAGS[language]}
            aria-current={language === current || undefined}
            rightSection={
              language === current ? <IconCheck size={16} className="menu-check" aria-hidden /> : null
            }
            onClick={() => void changeLanguage(router, language)}
          >
            {NAMES[language]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
