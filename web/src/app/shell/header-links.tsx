import { useLingui } from '@lingui/react/macro'
import { IconHome, IconLifebuoy, IconLinkPlus, IconSettings } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { SocialLinks } from '../../features/account/public/social-links.tsx'
import { Dropdown } from '../../parts/dropdown.tsx'
import { useMedia } from '../../parts/use-media.ts'
import { SafetyTips } from './safety-tips.tsx'

const LOOK = { size: 20, stroke: 1.7, 'aria-hidden': true } as const
/** The menu stands beside the page from this width on; below it the menu has the same ways. */
const DESKTOP = '(min-width: 1025px)'
/** From this width on the heading leaves room for all of them. */
const ROOMY = '(min-width: 1280px)'

/** Ways in the header of every page of a member: one beside the other, or behind one button where room is short. On a phone they stand in the menu. */
export function HeaderLinks() {
  const isDesktop = useMedia(DESKTOP)
  const isRoomy = useMedia(ROOMY)
  if (!isDesktop) return null
  return <div className="header-links">{isRoomy ? <Links /> : <Gathered />}</div>
}

const useWays = () => {
  const { t } = useLingui()
  return [
    { to: '/dashboard', name: t`Home`, icon: IconHome },
    { to: '/setting', name: t`Settings`, icon: IconSettings },
    { to: '/csr', name: t`Customer service`, icon: IconLifebuoy },
  ] as const
}

function Links() {
  return (
    <>
      {useWays().map(({ to, name, icon: Icon }) => (
        <Link key={to} to={to} className="tool" aria-label={name} title={name}>
          <Icon {...LOOK} />
        </Link>
      ))}
      <SafetyTips className="tool" />
      <SocialLinks />
    </>
  )
}

function Gathered() {
  const { t } = useLingui()
  const ways = useWays()
  return (
    <Dropdown buttonClass="tool" label={t`Home, settings and help`} button={<IconLinkPlus {...LOOK} />}>
      {close => (
        <>
          {ways.map(({ to, name, icon: Icon }) => (
            <Link key={to} to={to} className="dropdown-item" onClick={close}>
              <Icon {...LOOK} />
              <span>{name}</span>
            </Link>
          ))}
          <SafetyTips className="dropdown-item" isNamed onGo={close} />
          <SocialLinks />
        </>
      )}
    </Dropdown>
  )
}
