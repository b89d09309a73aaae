import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { chosenOf } from '../../../../parts/chosen.ts'
import { Form, sendsTo, useForm } from '../../../../parts/form.tsx'
import { FlowActions } from '../../../../parts/money-flow/flow-actions.tsx'
import { CurrencySelect } from '../../../../platform/balances/member/currency-select.tsx'
import { useFiat } from '../../../../platform/balances/member/use-fiat.ts'
import { cardInfoQuery, hasCard } from '../../../../platform/members/member/card-info.ts'
import { useUserinfo } from '../../../../platform/members/member/queries.ts'
import { houseBanksQuery } from '../queries.ts'
import { useAccountTypes } from '../use-bank-words.ts'
import { aimedAt, type DepositDraft } from './deposit-draft.ts'
import { HouseBank, NoHouseBank } from './house-bank.tsx'

type HouseStepProps = {
  draft: DepositDraft
  onDraft: (draft: DepositDraft) => void
  /** Whether the target is given and not chosen here. */
  isAimed: boolean
  other: ReactNode
  onNext: () => void
}

/** The house's bank to transfer to, and what the money is put on. */
export function HouseStep({ draft, onDraft, isAimed, other, onNext }: HouseStepProps) {
  const { t } = useLingui()
  const types = useAccountTypes()
  const user = useUserinfo()
  const fiat = useFiat()
  const query = useQuery(houseBanksQuery)
  const { data: banks = [] } = query
  const offered = [...new Set(banks.map(({ account_type }) => account_type))]
  const type = draft.house ?? offered[0]
  const bank = banks.find(({ account_type }) => account_type === type)
  const form = useForm({ kept: [draft, onDraft], body: typed => typed, send: sendsTo(() => onNext()) })
  if (query.data?.length === 0) return <NoHouseBank />
  const end = (
    <>
      <FlowActions label={t`I have sent it`} isBusy={false} other={other} />
      <p className="quiet">
        {t`Bank wires arrive in 3 to 6 business days. Your wallet changes once finance has seen the transfer.`}{' '}
        {t`After more than 6 business days, write to customer service.`}{' '}
        <Link to="/csr">{t`Customer service`}</Link> · <Link to="/banks">{t`My bank accounts`}</Link>
      </p>
    </>
  )
  return (
    <Form form={form} end={end}>
      <NativeSelect
        label={t`Transfer to`}
        name="house"
        value={String(type ?? '')}
        data={offered.map(each => ({ value: String(each), label: types[each] }))}
        onChange={event => form.change({ house: chosenOf(offered, event.currentTarget.value) })}
      />
      {bank && <HouseBank bank={bank} reference={user?.uid ?? ''} />}
      {!isAimed && <Target draft={draft} onDraft={onDraft} />}
      {draft.depositType === 1 && (
        <CurrencySelect
          value={draft.currency}
          onChange={currency => form.change({ currency })}
          codes={fiat}
        />
      )}
    </Form>
  )
}

/** The wallet, or the card of a member who has one. */
function Target({ draft, onDraft }: Pick<HouseStepProps, 'draft' | 'onDraft'>) {
  const { t } = useLingui()
  const { data: card } = useQuery(cardInfoQuery)
  return (
    <NativeSelect
      label={t`Put it on`}
      name="depositType"
      value={String(draft.depositType)}
      data={[
        { value: '1', label: t`My wallet` },
        { value: '2', label: t`My card`, disabled: !card || !hasCard(card) || card.status < 1 },
      ]}
      onChange={event => onDraft(aimedAt(draft, chosenOf([1, 2], event.currentTarget.value)))}
    />
  )
}
