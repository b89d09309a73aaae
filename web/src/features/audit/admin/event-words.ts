import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'

/** Words for the actor of a fact, as an auditor says them. */
export function useActorWords(): (actor: wire.AuditEvent['actor']) => string {
  const { t } = useLingui()
  return ({ kind, id }) =>
    ({ member: t`member ${id}`, admin: t`administrator ${id}`, system: t`system ${id}` })[kind]
}

/** A pocket of a wallet in the language on screen. */
export function usePocketWords(): (pocket: string) => string {
  const { t } = useLingui()
  const words: Record<string, string> = {
    available: t`available`,
    locked: t`locked`,
    saving: t`saving`,
    card: t`card`,
  }
  return pocket => words[pocket] ?? pocket
}
