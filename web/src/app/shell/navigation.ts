import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { wire } from '@strongroom/shared'
import {
  IconAddressBook,
  IconAdjustments,
  IconArrowDownLeft,
  IconArrowsExchange,
  IconArrowUpRight,
  IconBuildingBank,
  IconCalendarCheck,
  IconChartBar,
  IconChartCandle,
  IconChecklist,
  IconCoins,
  IconCreditCard,
  IconCreditCardPay,
  IconCrown,
  IconDatabase,
  IconDeviceMobileMessage,
  IconGift,
  IconHome,
  IconId,
  IconLifebuoy,
  IconListDetails,
  IconListSearch,
  IconLogin2,
  IconMail,
  IconNotebook,
  IconPigMoney,
  IconQrcode,
  IconReceipt,
  IconScale,
  IconSend,
  IconServerCog,
  IconSettings,
  IconShieldCheck,
  IconUserPlus,
  IconUsers,
  IconUsersGroup,
  IconWallet,
} from '@tabler/icons-react'
import type { LinkProps } from '@tanstack/react-router'
import {
  type Access,
  cardAccess,
  earnAccess,
  quickPayAccess,
  walletAccess,
} from '../../features/account/member/queries.ts'
import { REFERENCE_PLACES } from '../../features/catalogue/admin/places.ts'

export type Place = {
  readonly to: NonNullable<LinkProps['to']>
  readonly label: MessageDescriptor
  readonly icon: typeof IconHome
  /** Active only on an exact match; child routes have their own menu entry. */
  readonly isExact?: true
  /** Other addresses that are part of it, with what is below them. */
  readonly also?: readonly string[]
  /** Whether the member may open it; a locked one says so and leads to the page that says why. */
  readonly access?: (user: wire.Userinfo) => Access
}

/** Places that belong together, under their heading. */
export type PlaceGroup = {
  readonly label?: MessageDescriptor
  readonly places: readonly Place[]
  /** The roles that may open its places; all of them unless said otherwise. */
  readonly roles?: readonly wire.Role[]
}

/** The groups of a menu that a role may open. */
export const menuFor = (menu: readonly PlaceGroup[], role: wire.Role | undefined): readonly PlaceGroup[] =>
  menu.filter(({ roles }) => !roles || (role !== undefined && roles.includes(role)))

const accessOf = (user: wire.Userinfo | undefined, { access }: Place): Access =>
  user && access ? access(user) : { isOpen: true }

/** Whether the menu shows a lock: not at the card's page, which opens without a card, too, and is where one is opened. */
export function isLockedFor(user: wire.Userinfo | undefined, place: Place): boolean {
  const access = accessOf(user, place)
  return !access.isOpen && access.reason !== 'card'
}

/** Where a place leads: one that needs a verified identity leads there first, as specified. */
export function wayTo(user: wire.Userinfo | undefined, place: Place): Place['to'] {
  const access = accessOf(user, place)
  return !access.isOpen && access.reason === 'identity' ? '/accountinfo' : place.to
}

/** The member's places, in the order of the menu. The first four also stand at the bottom of a phone. */
export const MEMBER_MENU: readonly PlaceGroup[] = [
  {
    places: [
      { to: '/dashboard', label: msg`Home`, icon: IconHome, also: ['/balance'] },
      {
        to: '/digitalaccount',
        label: msg`Wallet`,
        icon: IconWallet,
        access: walletAccess,
        also: ['/usdaccount'],
      },
      { to: '/quickpay', label: msg`Quick pay`, icon: IconQrcode, access: quickPayAccess, also: ['/qrscan'] },
      { to: '/swap', label: msg`Swap`, icon: IconArrowsExchange, access: walletAccess },
      { to: '/prepaidcard', label: msg`Prepaid card`, icon: IconCreditCard, access: cardAccess },
      { to: '/trades', label: msg`Trade`, icon: IconChartCandle, access: walletAccess },
      { to: '/userfixeddeposits', label: msg`Earn`, icon: IconPigMoney, access: earnAccess },
    ],
  },
  {
    label: msg`In and out`,
    places: [
      { to: '/topup', label: msg`Top up`, icon: IconArrowDownLeft, access: walletAccess },
      {
        to: '/depositfrombank',
        label: msg`Deposit from a bank`,
        icon: IconBuildingBank,
        access: walletAccess,
      },
      { to: '/withdrawtobank', label: msg`Withdraw to a bank`, icon: IconArrowUpRight, access: walletAccess },
      { to: '/sendonchain', label: msg`Send on chain`, icon: IconSend, access: walletAccess },
      { to: '/userbindccaddress', label: msg`Address book`, icon: IconAddressBook, access: walletAccess },
      {
        to: '/banks',
        label: msg`Bank accounts`,
        icon: IconCreditCardPay,
        access: walletAccess,
        isExact: true,
        also: ['/banks/new', '/banks/editform'],
      },
      {
        to: '/banks/sendpayment',
        label: msg`Payments`,
        icon: IconBuildingBank,
        access: walletAccess,
        also: ['/banks/requestpayment'],
      },
    ],
  },
  {
    label: msg`History`,
    places: [
      { to: '/transactions', label: msg`Transactions`, icon: IconListDetails },
      { to: '/records', label: msg`Records`, icon: IconReceipt },
    ],
  },
  {
    label: msg`About you`,
    places: [
      { to: '/accountinfo', label: msg`Account`, icon: IconId, also: ['/editaccount'] },
      { to: '/setting', label: msg`Settings`, icon: IconSettings, also: ['/setpincode'] },
      { to: '/vipapply', label: msg`VIP`, icon: IconCrown, access: walletAccess },
      { to: '/referrals', label: msg`Invite others`, icon: IconUserPlus },
      { to: '/giftcardapply', label: msg`Gift cards`, icon: IconGift },
      { to: '/csr', label: msg`Customer service`, icon: IconLifebuoy },
    ],
  },
]

/** The administrators' places; what waits for a decision comes first. */
export const ADMIN_MENU: readonly PlaceGroup[] = [
  {
    label: msg`Cases`,
    places: [
      { to: '/admin/topup', label: msg`Top-ups`, icon: IconArrowDownLeft },
      { to: '/admin/userrecharges', label: msg`Bank deposits`, icon: IconBuildingBank },
      { to: '/admin/userfpsrecharges', label: msg`FPS top-ups`, icon: IconBuildingBank },
      { to: '/admin/circledeposit', label: msg`Circle deposits`, icon: IconBuildingBank },
      { to: '/admin/withdraw', label: msg`Withdrawals`, icon: IconArrowUpRight },
      { to: '/admin/sendonchain', label: msg`Sends on chain`, icon: IconSend },
      { to: '/admin/requestpayments', label: msg`Requested payments`, icon: IconArrowDownLeft },
      { to: '/admin/sendpayments', label: msg`Sent payments`, icon: IconBuildingBank },
      { to: '/admin/adjustments', label: msg`Adjustments`, icon: IconAdjustments },
      { to: '/admin/proposals', label: msg`Proposals`, icon: IconUsersGroup },
      { to: '/admin/currencyrequests', label: msg`Currency requests`, icon: IconWallet },
      { to: '/admin/banks', label: msg`Bank accounts`, icon: IconCreditCardPay },
      { to: '/admin/uservips', label: msg`VIP applications`, icon: IconCrown },
      { to: '/admin/giftcards', label: msg`Gift-card applications`, icon: IconGift },
    ],
  },
  {
    label: msg`Members`,
    places: [
      {
        to: '/admin/member',
        label: msg`Members`,
        icon: IconUsers,
        also: ['/admin/vipmember', '/admin/disabledmember'],
      },
      { to: '/admin/kycmember', label: msg`Identity checks`, icon: IconId, also: ['/admin/userkycs'] },
      { to: '/admin/wallets', label: msg`Wallets`, icon: IconWallet },
      {
        to: '/admin/cards',
        label: msg`Cards`,
        icon: IconCreditCard,
        also: [
          '/admin/cardsummary',
          '/admin/cardmember',
          '/admin/cardordernumbers',
          '/admin/logrechargecards',
          '/admin/logconsumecards',
          '/admin/cardfeecalculation',
        ],
      },
      { to: '/admin/ccaddress', label: msg`Deposit addresses`, icon: IconAddressBook },
      {
        to: '/admin/useraddress',
        label: msg`Members’ addresses`,
        icon: IconAddressBook,
        also: ['/admin/addressforward', '/admin/addressbalancecollecteds'],
      },
      { to: '/admin/referrallog', label: msg`Referrals`, icon: IconUserPlus },
    ],
  },
  {
    label: msg`Movements`,
    places: [
      { to: '/admin/transactions', label: msg`Movements`, icon: IconReceipt },
      { to: '/admin/fixeddeposits', label: msg`Fixed deposits`, icon: IconPigMoney },
      { to: '/admin/trades', label: msg`Trades`, icon: IconChartCandle },
      { to: '/admin/swaps', label: msg`Swaps`, icon: IconArrowsExchange },
      { to: '/admin/logquickpays', label: msg`Quick pays`, icon: IconQrcode },
      { to: '/admin/quickpayqrcodes', label: msg`Pay codes`, icon: IconQrcode },
    ],
  },
  {
    label: msg`Finance`,
    roles: ['finance', 'auditor', 'superadmin'],
    places: [
      {
        to: '/admin/trial-balance',
        label: msg`Trial balance`,
        icon: IconScale,
        also: ['/admin/postings'],
      },
      { to: '/admin/periods', label: msg`Months of the books`, icon: IconCalendarCheck },
      { to: '/admin/income', label: msg`Income`, icon: IconChartBar },
      { to: '/admin/journal', label: msg`Journal`, icon: IconNotebook },
      { to: '/admin/holdings', label: msg`Holdings`, icon: IconBuildingBank },
      { to: '/admin/totalassets', label: msg`Total assets`, icon: IconCoins },
    ],
  },
  {
    label: msg`Set-up`,
    places: [
      { to: '/admin/sysbanks', label: msg`Reference data`, icon: IconDatabase, also: REFERENCE_PLACES },
      { to: '/admin/sysconfigs/appconfig', label: msg`Product settings`, icon: IconSettings },
      { to: '/admin/operations', label: msg`Operations`, icon: IconServerCog },
      { to: '/admin/sysconfigs/policy', label: msg`Approval policy`, icon: IconChecklist },
    ],
  },
  {
    label: msg`Logs`,
    places: [
      { to: '/admin/audit', label: msg`Audit trail`, icon: IconListSearch },
      { to: '/admin/proof', label: msg`Proof of the books`, icon: IconShieldCheck },
      { to: '/admin/loginlog', label: msg`Sign-ins`, icon: IconLogin2 },
      { to: '/admin/emaillog', label: msg`E-mails`, icon: IconMail },
      { to: '/admin/sms', label: msg`SMS`, icon: IconDeviceMobileMessage },
    ],
  },
]
