import { at } from '../../parts/address/at.ts'
import { withProps } from '../../parts/address/screen-at.ts'
import { listAddress, listSearch } from '../../parts/list-search.ts'
import type { ReferenceName } from './admin/kinds.ts'

/** Loads the list and the form of one kind of reference data. */
const reference = (name: ReferenceName) =>
  withProps(async () => (await import('./admin/reference.tsx')).Reference, { name })

export const addresses = [
  at('/admin/areacodes', reference('areacodes'), listSearch(['open'])),
  at('/admin/bankcategories', reference('bankcategories'), listSearch(['open'])),
  at('/admin/cannedanswers', reference('cannedanswers'), listAddress<'cannedAnswer.pages', 'open'>()),
  at('/admin/cardtypes', reference('cardtypes'), listAddress<'cardType.pages', 'open'>()),
  at('/admin/chargeitems', reference('chargeitems'), listAddress<'chargeItem.pages', 'open'>()),
  at('/admin/countrys', reference('countrys'), listAddress<'country.pages', 'open'>()),
  at('/admin/currencys', reference('currencys'), listSearch(['open'])),
  at('/admin/externalbanks', reference('externalbanks'), listAddress<'externalBank.pages', 'open'>()),
  at('/admin/fixeddepositplans', reference('fixeddepositplans'), listSearch(['open'])),
  at('/admin/fixednetworks', reference('fixednetworks'), listSearch(['open'])),
  at(
    '/admin/fps/config',
    withProps(async () => (await import('./admin/settings.tsx')).ProductSettings, { group: 'fps' }),
    listSearch(),
  ),
  at('/admin/isunbanks', reference('isunbanks'), listAddress<'productBank.pages', 'open'>()),
  at('/admin/maintenances', reference('maintenances'), listAddress<'maintenance.pages', 'open'>()),
  at('/admin/networks', reference('networks'), listSearch(['open'])),
  at('/admin/prechargeitems', reference('prechargeitems'), listAddress<'prechargeItem.pages', 'open'>()),
  at('/admin/sendonchainfees', reference('sendonchainfees'), listSearch(['open'])),
  at('/admin/swaprates', reference('swaprates'), listAddress<'swap.rates', 'open'>()),
  at('/admin/sysbanks', reference('sysbanks'), listSearch(['open'])),
  at(
    '/admin/sysconfigs/$group',
    async () => (await import('./admin/settings.tsx')).SettingsOfGroup,
    listSearch(),
  ),
  at(
    '/admin/sysconfigs/appconfig',
    async () => (await import('./admin/settings.tsx')).ProductSettings,
    listSearch(),
  ),
  at('/admin/sysconfigs/viplevel', reference('viplevels'), listSearch(['open'])),
  at('/admin/sysinvitecodes', reference('sysinvitecodes'), listAddress<'inviteCode.pages', 'open'>()),
  at('/admin/tradepairs', reference('tradepairs'), listAddress<'trade.pairs', 'open'>()),
  at(
    '/admin/usergroups',
    async () => (await import('./admin/user-groups.tsx')).UserGroups,
    listSearch(['open']),
  ),
] as const
