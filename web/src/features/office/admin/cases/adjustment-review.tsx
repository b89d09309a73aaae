import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { call } from '../../../../client/call.ts'
import type { Body } from '../../../../client/contract.ts'
import { Facts } from '../../../../parts/facts.tsx'
import { type Sending, useForm } from '../../../../parts/form.tsx'
import { ErrorState, Skeleton } from '../../../../parts/list-states.tsx'
import { Money } from '../../../../parts/money.tsx'
import { Notice } from '../../../../parts/notice.tsx'
import { EntryForm } from '../../../../platform/cases/admin/entry-form.tsx'
import { MemberLink } from '../../../../platform/members/admin/member-link.tsx'
import { memberQuery } from '../../../../platform/members/admin/queries.ts'

/** Adjusts a wallet by hand. A large amount waits for a second administrator. */
export const addAsset = (body: Body<'office.adjust'>, attempt: string) =>
  call('office.adjust', { body, attempt })

type Adjustment = Parameters<typeof addAsset>[0]
type Props = Pick<ComponentProps<typeof EntryForm>, 'onBack' | 'hint'> & {
  body: Adjustment
  entered: Sending<Adjustment>
}

/** An adjustment before it is entered, with the wallet's owner and balance. An unknown user ID stops here. */
export function AdjustmentReview({ body, entered, ...around }: Props) {
  const { uid, currency, amount, reason } = body
  const form = useForm({ initial: {}, body: () => body, send: entered })
  const { t } = useLingui()
  const { data: found, error, isPending, refetch } = useQuery(memberQuery(String(uid)))
  const wallet = found?.walletList.find(each => each.currency === currency)
  return (
    <EntryForm
      title={t`Adjust a wallet`}
      action={t`Enter the adjustment`}
      movesMoney
      isUnready={!found}
      form={form}
      {...around}
    >
      {error && !found && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton width="60%" />}
      {found === null && (
        <Notice tone="wrong" title={t`No member has the user ID ${uid}. Go back and check it.`} isUrgent />
      )}
      {found && (
        <Facts
          rows={[
            { label: t`Member`, value: <MemberLink {...found} /> },
            { label: t`E-mail`, value: found.email },
            {
              label: t`Available now`,
              value: <Money amount={wallet?.amount ?? '0'} currency={currency} exact />,
            },
            {
              label: t`Adjustment`,
              value: <Money amount={amount} currency={currency} kind="flow" isStrong exact />,
            },
            { label: t`Reason`, value: reason },
          ]}
        />
      )}
    </EntryForm>
  )
}
