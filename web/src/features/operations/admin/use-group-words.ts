import { useLingui } from '@lingui/react/macro'
import { useAccountWords } from '../../../platform/events/admin/account-words.ts'
import { usePocketWords } from '../../../platform/events/admin/event-words.ts'

type Group = Readonly<Record<string, string>>

/** A group whose money differs, in words: a member's pocket, an account of the house. Its currency stands by its amounts. */
export function useGroupWords(): (group: Group) => string {
  const { t } = useLingui()
  const accountWords = useAccountWords()
  const pocketWords = usePocketWords()
  const account = (name: string): string => {
    const [, uid = '', pocket = ''] = /^user:(\d+):(\w+)$/.exec(name) ?? []
    const where = pocketWords(pocket)
    return uid ? t`Member ${uid}, ${where}` : accountWords(name)
  }
  return ({ account: name, uid, currency: _, card_currency: __, ...more }) =>
    [...(name ? [account(name)] : []), ...(uid ? [t`Member ${uid}`] : []), ...Object.values(more)].join(', ')
}

/** The content of a column of sums, in words; one without words by its name. */
export function useSumWords(): (column: string) => string {
  const { t } = useLingui()
  const fields: Readonly<Record<string, string>> = {
    amount: t`Amount`,
    available: t`Available`,
    locked: t`Locked`,
    user_fixed_deposit_amount: t`In fixed deposits`,
    card: t`On cards`,
    fee: t`Fee`,
    cost: t`Cost`,
    credited: t`Credited`,
    principal: t`Principal`,
    realized_interest: t`Interest`,
    reserved: t`Reserved`,
    paid: t`Paid`,
    received: t`Received`,
  }
  return column => fields[column] ?? column
}

/** The currency of a group's sums; a pair of them where it counts by pairs. */
export const unitOf = ({ currency, card_currency, base, target }: Group): string =>
  currency ?? card_currency ?? (base && target ? `${base}/${target}` : '')

/** Whole numbers, grouped as the language does. */
export function useCount(): (count: number) => string {
  const { i18n } = useLingui()
  return count => i18n.number(Math.round(count))
}
