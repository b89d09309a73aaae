import { msg } from '@lingui/core/macro'
import {
  IconAddressBook,
  IconArrowDownLeft,
  IconArrowsExchange,
  IconArrowUpRight,
  IconBuildingBank,
  IconCalendarEvent,
  IconChartBar,
  IconChartCandle,
  IconCreditCard,
  IconCreditCardPay,
  IconCrown,
  IconFileText,
  IconGauge,
  IconGift,
  IconHelp,
  IconHome,
  IconId,
  IconLifebuoy,
  IconListDetails,
  IconPigMoney,
  IconQrcode,
  IconReceipt,
  IconSend,
  IconSettings,
  IconUserPlus,
  IconWallet,
} from '@tabler/icons-react'
import type { PlaceGroup } from '../../parts/places/navigation.ts'
import {
  cardAccess,
  earnAccess,
  quickPayAccess,
  walletAccess,
} from '../../platform/members/member/queries.ts'

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
        also: ['/usdaccount', '/virtualaccount'],
      },
      { to: '/quickpay', label: msg`Quick pay`, icon: IconQrcode, access: quickPayAccess, also: ['/qrscan'] },
      { to: '/swap', label: msg`Swap`, icon: IconArrowsExchange, access: walletAccess },
      { to: '/prepaidcard', label: msg`Prepaid card`, icon: IconCreditCard, access: cardAccess },
      {
        to: '/trades',
        label: msg`Trade`,
        icon: IconChartCandle,
        access: walletAccess,
        also: ['/pricealerts'],
      },
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
        also: ['/banks/new', '/banks/editform', '/banks/instruction'],
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
      {
        to: '/transactions',
        label: msg`Transactions`,
        icon: IconListDetails,
        besides: ['/transactions/months'],
      },
      { to: '/transactions/months', label: msg`Money by month`, icon: IconChartBar, also: ['/budgets'] },
      { to: '/records', label: msg`Records`, icon: IconReceipt },
      { to: '/statements', label: msg`Statements`, icon: IconFileText },
      { to: '/upcoming', label: msg`Upcoming money`, icon: IconCalendarEvent, access: walletAccess },
    ],
  },
  {
    label: msg`About you`,
    places: [
      { to: '/accountinfo', label: msg`Account`, icon: IconId, also: ['/editaccount'] },
      { to: '/setting', label: msg`Settings`, icon: IconSettings, also: ['/setpincode'] },
      { to: '/limits', label: msg`Limits`, icon: IconGauge },
      { to: '/vipapply', label: msg`VIP`, icon: IconCrown, access: walletAccess },
      { to: '/referrals', label: msg`Invite others`, icon: IconUserPlus },
      { to: '/giftcardapply', label: msg`Gift cards`, icon: IconGift },
      { to: '/user/faq', label: msg`Questions and answers`, icon: IconHelp },
      { to: '/csr', label: msg`Customer service`, icon: IconLifebuoy },
    ],
  },
]
