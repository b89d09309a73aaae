import { useLingui } from '@lingui/react/macro'
import { useMantineColorScheme } from '@mantine/core'
import { IconDeviceDesktop, IconMoon, IconSunHigh } from '@tabler/icons-react'
import { Dropdown, DropdownItem } from '../dropdown.tsx'

const ICONS = { light: IconSunHigh, dark: IconMoon, auto: IconDeviceDesktop }

/** Light, dark, or as the device. Kept on the device. */
export function SchemeMenu() {
  const { t } = useLingui()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const names = { light: t`Light`, dark: t`Dark`, auto: t`As the device` }
  const Current = ICONS[colorScheme]
  return (
    <Dropdown
      buttonClass="tool"
      label={t`Light or dark`}
      button={<Current size={20} stroke={1.7} aria-hidden />}
    >
      {close =>
        (['light', 'dark', 'auto'] as const).map(scheme => {
          const Icon = ICONS[scheme]
          return (
            <DropdownItem
              key={scheme}
              icon={<Icon size={16} aria-hidden />}
              isCurrent={scheme === colorScheme}
              onChoose={() => {
                close()
                setColorScheme(scheme)
              }}
            >
              {names[scheme]}
            </DropdownItem>
          )
        })
      }
    </Dropdown>
  )
}
