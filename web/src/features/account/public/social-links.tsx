import { useLingui } from '@lingui/react/macro'
import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandTelegram,
  IconBrandX,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '../../../platform/settings/member/queries.ts'

const NETWORKS = [
  { setting: 'socialXUrl', name: 'X', icon: IconBrandX },
  { setting: 'socialTelegramUrl', name: 'Telegram', icon: IconBrandTelegram },
  { setting: 'socialFacebookUrl', name: 'Facebook', icon: IconBrandFacebook },
  { setting: 'socialInstagramUrl', name: 'Instagram', icon: IconBrandInstagram },
  { setting: 'socialLinkedinUrl', name: 'LinkedIn', icon: IconBrandLinkedin },
] as const

/** The pages of the house on other networks, as icons; only those that administrators have set. */
export function SocialLinks() {
  const { t } = useLingui()
  const { data: settings = [] } = useQuery(settingsQuery)
  const urlOf = (setting: string) => settings.find(({ field_code }) => field_code === setting)?.field_value
  const there = NETWORKS.flatMap(network => {
    const url = urlOf(network.setting)
    return url ? [{ ...network, url }] : []
  })
  if (there.length === 0) return null
  return (
    <ul className="social">
      {there.map(({ name, url, icon: Icon }) => (
        <li key={name}>
          <a
            className="tool"
            href={url}
            target="_blank"
            rel="noreferrer noopener"
            aria-label={t`Us on ${name}`}
            title={t`Us on ${name}`}
          >
            <Icon size={20} stroke={1.7} aria-hidden />
          </a>
        </li>
      ))}
    </ul>
  )
}
