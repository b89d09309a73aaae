import { useLingui } from '@lingui/react/macro'
import { pockets, type wire } from '@strongroom/shared'
import { pocketWords } from '@strongroom/shared/words/wallet/pocket'
import { useWordsOf } from '../../../i18n/word.ts'
import { personText } from '../../members/admin/member-link.tsx'

/** Words for the actor of a fact, as an auditor says them; with the name where it is known. */
export function useActorWords(): (actor: wire.AuditEvent['actor'], name?: string) => string {
  const { t } = useLingui()
  return ({ kind, id }, name) => {
    const person = personText(name, id)
    return { member: t`member ${person}`, admin: t`administrator ${person}`, system: t`system ${id}` }[kind]
  }
}

/** A pocket of a wallet in the language on screen. */
export function usePocketWords(): (pocket: string) => string {
  const words = useWordsOf(pocketWords)
  return pocket => {
    const known = pockets.find(each => each === pocket)
    return known ? words[known] : pocket
  }
}
