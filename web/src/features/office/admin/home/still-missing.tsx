import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Link, type LinkProps } from '@tanstack/react-router'
import { Notice } from '../../../../parts/notice.tsx'

type Entry = wire.OfficeHome['missing'][number]

const PLACES: Readonly<Record<Entry, LinkProps>> = {
  'house-bank': { to: '/admin/sysbanks' },
  'fps-account': { to: '/admin/fps/config' },
  'customer-service': { to: '/admin/sysconfigs/$group', params: { group: 'contact' } },
}

/** Entries that members need and that are still to be made, each with the way to its screen. */
export function StillMissing({ missing }: Pick<wire.OfficeHome, 'missing'>) {
  const { t } = useLingui()
  const words: Readonly<Record<Entry, string>> = {
    'house-bank': t`A bank account of the house: members can deposit nothing by bank.`,
    'fps-account': t`The FPS identifier: FPS is not offered.`,
    'customer-service': t`The e-mail address of customer service: members cannot write to you.`,
  }
  return (
    <Notice tone="waiting" title={t`Still to be entered`}>
      {missing.map(entry => (
        <span key={entry} className="block">
          <Link {...PLACES[entry]}>{words[entry]}</Link>
        </span>
      ))}
    </Notice>
  )
}
