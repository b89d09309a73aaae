import { useLingui } from '@lingui/react/macro'
import { Menu, useMantineColorScheme } from '@mantine/core'
import { IconCheck, IconDeviceDesktop, IconMoon, IconSunHigh } from '@tabler/icons-react'

const ICONS = { light: IconSunHigh, dark: IconMoon, auto: IconDeviceDesktop }

/** Light, dark, or as the device. Kept on the device. */
export function SchemeMenu() {
  const { t } = useLingui()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const names = { light: t`Light`, dark: t`Dark`, auto: t`As the device` }
  const Current = ICONS[colorScheme]
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <button type="button" className="tool" aria-label={t`Light or dark`}>
          <Current size={20} stroke={1.7} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {(['light', 'dark', 'auto'] as const).map(scheme => {
          const Icon = ICONS[scheme]
          return (
            <Menu.Item
              key={scheme}
              leftSection={<Icon size={16} aria-hidden />}
              aria-current={scheme === colorScheme || undefined}
              rightSection={
                scheme === colorScheme ? <IconCheck size={16} className="menu-check" aria-hidden /> : null
              }
              onClick={() => setColorScheme(scheme)}
            >
              {names[scheme]}
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}
