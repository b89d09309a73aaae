import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type Fact, Facts } from '../../../parts/facts.tsx'
import { type FieldOf, valueIn } from '../../../parts/lists/said.ts'
import { Money } from '../../../parts/money.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'

/** A fact by which a case is decided. One whose value is null is left out. */
export type SaidFact<R> = Pick<Fact, 'kind'> & {
  readonly label: MessageDescriptor | ((row: R) => MessageDescriptor)
  readonly value: (row: R) => ReactNode
}

type Said<R> = Pick<SaidFact<R>, 'label' | 'kind'>

/** A fact whose value is the case's own. */
export const fact = <R,>(
  label: Said<R>['label'],
  value: SaidFact<R>['value'],
  more: Pick<Fact, 'kind'> = {},
): SaidFact<R> => ({ label, value, ...more })

type MoneyOptions = Pick<Fact, 'kind'> & { readonly isStrong?: true }

/** An amount in the currency of another field; left out while there is none. */
export const money = <R,>(
  field: FieldOf<R, string | null>,
  currency: FieldOf<R, string>,
  label: MessageDescriptor,
  { isStrong, ...more }: MoneyOptions = {},
): SaidFact<R> =>
  fact<R>(
    label,
    row => {
      const amount = valueIn<R, string | null>(row, field)
      if (amount === null) return null
      return (
        <Money
          amount={amount}
          currency={valueIn<R, string>(row, currency)}
          exact
          {...(isStrong && { isStrong })}
        />
      )
    },
    more,
  )

/** A field's text as it is; left out while there is none. */
export const text = <R,>(field: FieldOf<R, string | null>, label: MessageDescriptor): SaidFact<R> =>
  fact<R>(label, row => valueIn<R, string | null>(row, field))

/** A number or a code that another system gave it; left out while there is none. */
export const code = <R,>(field: FieldOf<R, string | null>, label: MessageDescriptor): SaidFact<R> =>
  fact<R>(label, row => {
    const shown = valueIn<R, string | null>(row, field)
    return shown ? <span className="mono">{shown}</span> : null
  })

type Dated = { readonly created_date: string }

/** The instant at which it began to wait. */
export const since = <R extends Dated>(
  label: MessageDescriptor = msg({ message: 'Asked for', context: 'when' }),
): SaidFact<R> => fact<R>(label, row => <UtcTime at={row.created_date} />)

/** The member's e-mail address. */
export const email = <R extends { readonly email: string }>(): SaidFact<R> =>
  fact<R>(msg`E-mail`, row => row.email)

/** The reason of its decision. */
export const reason = <R extends { readonly reason: string | null }>(): SaidFact<R> =>
  fact<R>(msg`Reason`, row => row.reason)

/** The facts of a case, label left and value right. */
export function CaseFacts<R>({ row, said }: { row: R; said: readonly SaidFact<R>[] }) {
  const { i18n } = useLingui()
  const rows = said.flatMap(({ label, value, kind }): readonly Fact[] => {
    const shown = value(row)
    if (shown === null) return []
    const name = i18n._(typeof label === 'function' ? label(row) : label)
    return [kind ? { label: name, value: shown, kind } : { label: name, value: shown }]
  })
  return <Facts rows={rows} />
}
