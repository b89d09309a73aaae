import { useLingui } from '@lingui/react/macro'
import { IconHome, IconLifebuoy, IconSettings, IconShieldCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useHousePage } from '../../features/account/member/customer-service/house-page.tsx'
import { SocialLinks } from './social-links.tsx'

const LOOK = { size: 20, stroke: 1.7, 'aria-hidden': true } as const

/** Ways in the header of every page of a member. On a phone they stand in the menu. */
export function HeaderLinks() {
  const { t } = useLingui()
  return (
    <div className="header-links">
      <Link to="/dashboard" className="tool" aria-label={t`Home`} title={t`Home`}>
        <IconHome {...LOOK} />
      </Link>
      <Link to="/setting" className="tool" aria-label={t`Settings`} title={t`Settings`}>
        <IconSettings {...LOOK} />
      </Link>
      <Link to="/csr" className="tool" aria-label={t`Customer service`} title={t`Customer service`}>
        <IconLifebuoy {...LOOK} />
      </Link>
      <SafetyTips />
      <SocialLinks />
    </div>
  )
}

/** The safety tips that administrators have set, else those of the questions and answers. */
function SafetyTips() {
  const { t } = useLingui()
  const url = useHousePage('safetyTipsUrl')
  const said = { className: 'tool', 'aria-label': t`Safety tips`, title: t`Safety tips` }
  const icon = <IconShieldCheck {...LOOK} />
  if (!url)
    return (
      <Link to="/user/faq" hash="safety" {...said}>
        {icon}
      </Link>
    )
  return (
    <a href={url} target="_blank" rel="noreferrer noopener" {...said}>
      {icon}
    </a>
  )
}
