import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'

type Kind = wire.ApprovalKind
type Pocket = wire.ApprovalCheck['after'][number]['pocket']
type ConsequenceWords = {
  /** Name of the amount, for kinds whose payee gets another one. */
  readonly leaves: Readonly<Partial<Record<Kind, string>>>
  /** Name of the amount that the payee gets. */
  readonly gets: Readonly<Record<Kind, string>>
  /** The card of one of several members afterwards, and how many are not named. */
  readonly cardOf: (name: string) => string
  readonly more: (count: number) => string
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
      'circle-deposit': t`The member’s wallet receives`,
      reversal: t`The member gets back`,
      'card-credits': t`The cards get`,
    },
    cardOf: name => t`On the card of ${name} afterwards`,
    more: count => t`${plural(count, { one: '# more card', other: '# more cards' })}`,
    pockets: {
      available: t`Available in the wallet afterwards`,
      locked: t`Locked afterwards`,
      saving: t`In savings afterwards`,
      card: t`On the card afterwards`,
    },
  }
}
