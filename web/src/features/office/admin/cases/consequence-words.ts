import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'

type Kind = wire.ApprovalKind
type Pocket = wire.ApprovalCheck['after'][number]['pocket']
type ConsequenceWords = {
  /** Name of the amount, for kinds whose payee gets another one. */
  readonly leaves: Readonly<Partial<Record<Kind, string>>>
  /** Name of the amount that the payee gets. */
  readonly gets: Readonly<Record<Kind, string>>
  /** The member's money afterwards. */
  readonly pockets: Readonly<Record<Pocket, string>>
}

/** The names of an approval's figures. */
export function useConsequenceWords({ amount }: Pick<wire.ApprovalCheck, 'amount'>): ConsequenceWords {
  const { t } = useLingui()
  return {
    leaves: {
      'chain-send': t`Leaves the member’s wallet`,
      'card-charge': t`The wallet pays`,
    },
    gets: {
      'top-up': t`The member’s wallet receives`,
      'fps-top-up': t`The member’s wallet receives`,
      deposit: t`The member receives`,
      withdrawal: t`The bank receives`,
      'chain-send': t`The address receives`,
      'request-payment': t`The member’s wallet receives`,
      'send-payment': t`The payee’s bank receives`,
      adjustment: amount.startsWith('-') ? t`Leaves the member’s wallet` : t`The member’s wallet receives`,
      'card-order': t`The card gets`,
      'card-charge': t`The card gets`,
    },
    pockets: {
      available: t`Available in the wallet afterwards`,
      locked: t`Locked afterwards`,
      saving: t`In savings afterwards`,
      card: t`On the card afterwards`,
    },
  }
}
