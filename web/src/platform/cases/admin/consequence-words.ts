import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'

type Pocket = wire.ApprovalCheck['after'][number]['pocket']
type ConsequenceWords = {
  /** The card of one of several members afterwards, and how many are not named. */
  readonly cardOf: (name: string) => string
  readonly more: (count: number) => string
  /** The member's money afterwards. */
  readonly pockets: Readonly<Record<Pocket, string>>
}

/** The names of what an approval leaves behind. */
export function useConsequenceWords(): ConsequenceWords {
  const { t } = useLingui()
  return {
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
