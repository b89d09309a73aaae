import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import {
  IconBuildingBank,
  IconCreditCardPay,
  IconCrown,
  IconGift,
  IconId,
  IconLock,
  IconPigMoney,
  IconUserPlus,
  IconWallet,
} from '@tabler/icons-react'
import { isLockedFor, type Place } from '../../../../parts/places/navigation.ts'
import { PlaceLink } from '../../../../parts/places/place-link.tsx'
import { cardAccess, earnAccess, walletAccess } from '../../../../platform/members/member/queries.ts'
import './quick-access.css'

/** The places that a member goes to from home, beside topping up and quick pay, which stand above as buttons. */
const PLACES: readonly Place[] = [
  { to: '/digitalaccount', label: msg`Wallet`, icon: IconWallet, access: walletAccess },
  { to: '/prepaidcard/charge', label: msg`Charge the card`, icon: IconCreditCardPay, access: cardAccess },
  { to: '/prepaidcard/billAddress', label: msg`Name on the card`, icon: IconId, access: cardAccess },
  { to: '/userfixeddeposits', label: msg`Earn`, icon: IconPigMoney, access: earnAccess },
  { to: '/banks', label: msg`Bank accounts`, icon: IconBuildingBank, access: walletAccess },
  { to: '/vipapply', label: msg`VIP`, icon: IconCrown, access: walletAccess },
  { to: '/giftcardapply', label: msg`Gift cards`, icon: IconGift },
  { to: '/referrals', label: msg`Invite others`, icon: IconUserPlus },
]

/** Tiles that lead on from home; a locked one leads to what opens it. */
export function QuickAccess({ user }: { user: wire.Userinfo }) {
  const { t, i18n } = useLingui()
  return (
    <nav aria-label={t`Quick access`} className="quick-access">
      {PLACES.map(place => (
        <PlaceLink key={place.to} place={place} user={user} className="quick-tile">
          <place.icon size={22} stroke={1.6} aria-hidden />
          <span>{i18n._(place.label)}</span>
          {isLockedFor(user, place) && <IconLock size={14} aria-label={t`locked`} />}
        </PlaceLink>
      ))}
    </nav>
  )
}
