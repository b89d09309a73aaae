import { useLingui } from '@lingui/react/macro'
import { IconLanguage } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { currentLanguage } from '../../i18n/i18n.ts'
import { LANGUAGES, NAMES, TAGS } from '../../i18n/languages.ts'
import { Dropdown, DropdownItem } from '../dropdown.tsx'
import { changeLanguage } from './change-language.ts'

/** Chooses the language. Each language names itself, so that a reader finds their own. */
export function LanguageMenu({ shows = 'icon' }: { shows?: 'icon' | 'name' }) {
  const { t } = useLingui()
  const router = useRouter()
  const current = currentLanguage()
  return (
    <Dropdown
      buttonClass={shows === 'icon' ? 'tool' : 'door-language'}
      label={shows === 'icon' ? t`Language` : `${t`Language`}: ${NAMES[current]}`}
      button={
        <>
          <IconLanguage size={20} stroke={1.7} aria-hidden />
          {shows === 'name' && NAMES[current]}
        </>
      }
    >
      {close =>
        LANGUAGES.map(language => (
          <DropdownItem
            key={language}
            lang={TAGS[language]}
            isCurrent={language === current}
            onChoose={() => {
              close()
              void changeLanguage(router, language)
            }}
          >
            {NAMES[language]}
          </DropdownItem>
        ))
      }
    </Dropdown>
  )
}
