import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { callForAll } from '../../../client/call.ts'
import { utcText } from '../../../i18n/time.ts'
import type { Way } from '../../../parts/places/navigation.ts'
import { memberWay, wayToCase } from '../../../platform/cases/admin/way-to-case.ts'
import { CASE_PLACES } from '../../../platform/cases/case-places.ts'
import { useEventName } from '../../../platform/events/admin/event-types.ts'
import { isVoid as isLineVoid, useLineTitle } from '../../../platform/lines/member/line-words.tsx'
import type { Choice, ChoiceGroup } from './choices.ts'

type Found = wire.FoundThing

const WAYS: { readonly [K in Found['kind']]: (found: Found) => Way } = {
  member: ({ id }) => memberWay(id),
  card: ({ id }) => ({ to: '/admin/cards', search: { search: id } }),
  case: wayToCase,
  transaction: ({ id, uid, reference }) => ({
    to: '/admin/transactions',
    search: { uid: uid ?? '', search: reference ?? id, open: `${uid}.${id}` },
  }),
  event: ({ id }) => ({ to: '/admin/audit/events/$id', params: { id } }),
}

function useTitles(): { readonly [K in Found['kind']]: (found: Found) => string } {
  const { t, i18n } = useLingui()
  const lineTitle = useLineTitle()
  const eventName = useEventName()
  return {
    member: ({ username }) => username,
    card: ({ last4 }) => `•••• ${last4}`,
    case: ({ case_kind, waits }) => {
      const kind = i18n._(CASE_PLACES[case_kind ?? 'proposal'].label)
      return waits ? t`${kind}, waiting` : kind
    },
    transaction: ({ type }) => lineTitle(type ?? ''),
    event: ({ type }) => eventName(type ?? ''),
  }
}

/** A member is told by user ID and e-mail address, everything else by its member and its time. */
const detailOf = ({ kind, uid, username, email, date }: Found): string => {
  const own = kind === 'member' ? [uid, email] : [username, uid, date && utcText(date)]
  return own.filter(Boolean).join(' · ')
}

function useChoice(): (found: Found) => Choice {
  const titles = useTitles()
  return found => {
    const { kind, id, uid, currency, amount, status } = found
    const isVoid = isLineVoid(status)
    return {
      key: `${kind} ${uid} ${id}`,
      title: titles[kind](found),
      detail: detailOf(found),
      // The answer does not tell what was asked for from what has moved: a plus might be none.
      ...(amount !== null && currency !== null ? { money: { amount, currency, kind: 'plain', isVoid } } : {}),
      way: WAYS[kind](found),
    }
  }
}

/** Searches of whole lists, for what is older or stands elsewhere. */
function useSearches(text: string): readonly Choice[] {
  const { t } = useLingui()
  const searching = (title: string, to: Way['to'], field = 'search'): Choice => ({
    key: `search ${to}`,
    title,
    way: { to, search: { [field]: text } },
  })
  return [
    searching(t`Search members for “${text}”`, '/admin/member'),
    searching(t`Search movements for “${text}”`, '/admin/transactions'),
    searching(t`Search the audit trail for “${text}”`, '/admin/audit', 'key'),
    searching(t`Search settings for “${text}”`, '/admin/sysconfigs/appconfig'),
  ]
}

/** Members, cards, cases, movements and events that a text names, each kind with the newest first. */
export function useOfficeFinds(text: string, isAsked: boolean) {
  const { t } = useLingui()
  const choiceOf = useChoice()
  const searches = useSearches(text)
  const query = useQuery({
    queryKey: ['find', 'office', text],
    queryFn: () => callForAll('office.find', { filter: { search: text } }),
    enabled: isAsked,
  })
  const isDone = isAsked && !query.isPending
  const found = isAsked ? (query.data ?? []) : []
  const names: readonly (readonly [Found['kind'], string])[] = [
    ['member', t`Members`],
    ['card', t`Cards`],
    ['case', t`Cases`],
    ['transaction', t`Movements`],
    ['event', t`Events`],
  ]
  const groups: readonly ChoiceGroup[] = [
    ...names.map(([kind, name]) => ({
      name,
      choices: found.filter(each => each.kind === kind).map(choiceOf),
    })),
    { name: t`Search further`, choices: isDone ? searches : [] },
  ]
  return { groups, query }
}
