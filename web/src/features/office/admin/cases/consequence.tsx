import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { callForOne } from '../../../../client/call.ts'
import type { Body } from '../../../../client/contract.ts'
import { useProblemWords } from '../../../../client/problem-words.ts'
import { isZero } from '../../../../parts/amount.ts'
import { Facts } from '../../../../parts/facts.tsx'
import { Money } from '../../../../parts/money.tsx'
import { type Preview, usePreview } from '../../../../parts/money-flow/use-preview.ts'
import { Notice } from '../../../../parts/notice.tsx'

type Asked = Body<'office.checkApproval'>

const ask = (body: Asked) => callForOne('office.checkApproval', { body })

/** The figures that an approval would book as it is filled in; they are the server's. Nothing is asked of a case without a fee. */
export const useConsequence = (asked: Asked | undefined): Preview<wire.ApprovalCheck> =>
  usePreview('approval', ask, asked)

type ConsequenceProps = { kind: wire.ApprovalKind; preview: Preview<wire.ApprovalCheck> }

/** The effect of an approval in figures, before it is given; or the reason of its refusal. */
export function Consequence({ kind, preview: { said, problem } }: ConsequenceProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  if (problem && !said) return <Notice tone="waiting" title={words(problem)} />
  if (!said) return null
  const { currency, fee, cardFee, credited } = said
  const receives: Readonly<Record<wire.ApprovalKind, string>> = {
    'top-up': t`The member’s wallet receives`,
    'fps-top-up': t`The member’s wallet receives`,
    deposit: t`The member receives`,
    withdrawal: t`The bank receives`,
    'request-payment': t`The member’s wallet receives`,
    'send-payment': t`The payee’s bank receives`,
  }
  return (
    <Facts
      rows={[
        { label: t`Fee`, value: <Money amount={fee} currency={currency} exact /> },
        cardFee !== null &&
          !isZero(cardFee) && {
            label: t`Price of the card`,
            value: <Money amount={cardFee} currency={currency} exact />,
          },
        {
          label: receives[kind],
          value: <Money amount={credited} currency={currency} exact isStrong />,
          kind: 'sum',
        },
      ]}
    />
  )
}
