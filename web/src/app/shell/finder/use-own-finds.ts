import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { callForPage } from '../../../client/call.ts'
import { isZero } from '../../../i18n/amount.ts'
import { instantText } from '../../../i18n/time.ts'
import { isVoid as isLineVoid, useLineWords } from '../../../platform/lines/member/line-words.tsx'
import { useUserinfo } from '../../../platform/members/member/queries.ts'
import type { Choice, ChoiceGroup } from './choices.ts'

const MOST = 6

/** Amount that moved in the wallet; without one the amount asked for, unsigned, as on the statement. */
const moneyOf = ({ amount, asked, currency, status }: wire.Transaction): Choice['money'] => {
  const isVoid = isLineVoid(status)
  return isZero(amount)
    ? { amount: asked ?? amount, currency, kind: 'plain', isVoid }
    : { amount, currency, kind: 'flow', isVoid }
}

/** The member's own movements that a text names: by amount, id, TXID or the other member. */
export function useOwnFinds(text: string, isAsked: boolean) {
  const { t } = useLingui()
  const words = useLineWords()
  const uid = useUserinfo()?.uid ?? ''
  const query = useQuery({
    queryKey: ['find', 'own', uid, text],
    queryFn: () =>
      callForPage('statement.ofMember', { params: { id: uid }, filter: { search: text, limit: MOST } }),
    enabled: isAsked && uid !== '',
  })
  const isDone = isAsked && !query.isPending
  const lines = isAsked ? (query.data?.rows ?? []) : []
  const groups: readonly ChoiceGroup[] = [
    {
      name: t`Transactions`,
      choices: lines.map(line => {
        const { title, detail } = words(line)
        const time = instantText(line.created_date)
        return {
          key: `line ${line.id}`,
          title,
          detail: detail ? `${detail} · ${time}` : time,
          money: moneyOf(line),
          way: { to: '/transactions', search: { search: line.reference } },
        }
      }),
    },
    {
      name: t`Search further`,
      choices: isDone
        ? [
            {
              key: 'search transactions',
              title: t`Search transactions for “${text}”`,
              way: { to: '/transactions', search: { search: text } },
            },
          ]
        : [],
    },
  ]
  return { groups, query }
}
