import { useLingui } from '@lingui/react/macro'
import { may } from '../../../client/may.ts'
import { runKeyAct } from '../../../parts/key-acts.ts'
import { isFor, type PlaceGroup, wayTo } from '../../../parts/places/navigation.ts'
import { useUserinfo } from '../../../platform/members/member/queries.ts'
import { useHousePage } from '../../../platform/settings/member/house-page.tsx'
import { type Choice, saysText } from './choices.ts'

/** So many places stand there before anything is typed. */
const FIRST = 6

/** The places of the menu, and the screens inside them, whose name or group says the text. */
export function usePlaces(menu: readonly PlaceGroup[], text: string): readonly Choice[] {
  const { i18n } = useLingui()
  const user = useUserinfo()
  const places = menu.flatMap(({ label, places }) =>
    places.map(place => ({
      key: `place ${place.to}`,
      title: i18n._(place.label),
      ...(label ? { detail: i18n._(label) } : {}),
      way: { to: wayTo(user, place) },
    })),
  )
  if (!text) return places.slice(0, FIRST)
  const parts = menu
    .flatMap(group => group.places)
    .flatMap(place => (place.parts ?? []).map(part => ({ part, within: i18n._(place.label) })))
    .filter(({ part }) => isFor(part, user?.role))
    .map(({ part, within }) => ({
      key: `part ${part.to}`,
      title: i18n._(part.label),
      detail: within,
      way: { to: part.to },
    }))
  return [...places, ...parts].filter(choice => saysText(choice, text))
}

/** Actions that can be begun from anywhere and whose name contains the text. */
export function useActions(area: 'member' | 'admin', text: string, onSignOut: () => void): readonly Choice[] {
  const { t } = useLingui()
  const bulk: Choice = { key: 'bulk', title: t`Bulk decisions`, way: { to: '/admin/bulk' } }
  const card: Choice = {
    key: 'card',
    title: t`Add card`,
    way: { to: '/admin/cards', search: { open: 'new' } },
  }
  const adjust: Choice = {
    key: 'adjust',
    title: t`Adjust a wallet`,
    way: { to: '/admin/member/addAsset' },
  }
  const identity: Choice = {
    key: 'identity',
    title: t`Enter for a member`,
    detail: t`Identity checks`,
    way: { to: '/admin/userkycs/add' },
  }
  const office = [
    ...(may('office.decideInBulk') ? [bulk] : []),
    ...(may('office.adjust') ? [adjust] : []),
    ...(may('card.add') ? [card] : []),
    ...(may('identity.enter') ? [identity] : []),
  ]
  const safety = useSafetyTips()
  const own: readonly Choice[] = [
    safety,
    { key: 'password', title: t`Change the password`, way: { to: '/setting/password' } },
    { key: 'pin', title: t`PAY code`, detail: t`Settings`, way: { to: '/setting/paycode' } },
  ]
  const keys: Choice = { key: 'keys', title: t`Keyboard shortcuts`, act: () => void runKeyAct('help') }
  const leave: Choice = { key: 'leave', title: t`Sign out`, act: onSignOut }
  const all = [...(area === 'admin' ? [...office, keys] : own), leave]
  return text ? all.filter(choice => saysText(choice, text)) : []
}

/** The tips that administrators have set open beside; those of the questions and answers, here. */
function useSafetyTips(): Choice {
  const { t } = useLingui()
  const url = useHousePage('safetyTipsUrl')
  const title = t`Safety tips`
  const open = () => void window.open(url, '_blank', 'noopener,noreferrer')
  return { key: 'safety', title, ...(url ? { act: open } : { way: { to: '/user/faq', hash: 'safety' } }) }
}
