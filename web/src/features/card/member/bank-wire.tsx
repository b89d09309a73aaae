import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { problemOf } from '../../../client/problem.ts'
import { useSubmit } from '../../../client/submit.ts'
import { amountText, isZero } from '../../../i18n/amount.ts'
import { Form, type FormOf, useForm } from '../../../parts/form.tsx'
import { FlowActions } from '../../../parts/money-flow/flow-actions.tsx'
import { isBelow } from '../../../parts/money-flow/limits.ts'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { useBack } from '../../../parts/use-back.ts'
import { useStep } from '../../../parts/use-step.ts'
import { useUserinfo } from '../../../platform/members/member/queries.ts'
import { HouseBank, NoHouseBank } from '../../bank/member/deposit/house-bank.tsx'
import { Received } from '../../bank/member/deposit/received.tsx'
import { TransferProof } from '../../bank/member/deposit/transfer-proof.tsx'
import { bankLabel, banksQuery, houseBanksQuery } from '../../bank/member/queries.ts'
import { useCardWords } from './problem-words.ts'
import { submitVoucher } from './queries.ts'
import type { ChosenType } from './use-card-type.tsx'

const STEPS = ['form', 'done'] as const

type Opening = wire.CardInfo['opening']

/** Opens a card by bank wire, from a VIP level on: where to send it, and the proof of the transfer. */
export function BankWire({ opening, type }: { opening: Opening; type: ChosenType }) {
  const { t } = useLingui()
  const user = useUserinfo()
  const [submitted, setSubmitted] = useState<string>()
  const { step, go } = useStep(STEPS, asked => asked === 'form' || submitted !== undefined)
  const level = opening.vipLevel
  if (!user) return null
  if (user.vip_level < level)
    return (
      <div className="flow">
        <Notice
          tone="locked"
          title={t`Bank wires open at VIP level ${level}`}
          action={<Link to="/vipapply">{t`Apply for VIP`}</Link>}
        >
          {t`Pay with a stablecoin instead: it takes less than a minute.`}
        </Notice>
      </div>
    )
  if (step === 'done' && submitted)
    return <Received id={submitted} onAgain={() => go('form', 'replace')} to="/records/deposit" />
  if (opening.underWay === 'voucher') return null
  return (
    <Wire
      type={type}
      uid={user.uid}
      onSubmitted={id => {
        setSubmitted(id)
        go('done')
      }}
    />
  )
}

type WireProps = { type: ChosenType; uid: string; onSubmitted: (id: string) => void }

/** `amount`: what is typed in place of the price of the chosen card. */
type Wired = { amount?: string; bankId: string; houseId: string; proof?: string | undefined }
const NONE: Wired = { bankId: '', houseId: '' }

function Wire({ type, uid, onSubmitted }: WireProps) {
  const { t } = useLingui()
  const words = useCardWords('open')
  const { data: house } = useQuery(houseBanksQuery)
  const back = useBack('/dashboard')
  const least = amountText(type.fee, 'USD')
  const form = useForm({
    initial: NONE,
    rules: {
      amount: (amount = type.fee) =>
        isBelow(amount, type.fee) && msg`A card costs ${least}. What you send beyond that is put on it.`,
      proof: proof => !proof && 'invalid',
    },
    body: ({ amount = type.fee, bankId, proof = '' }) => ({
      transferImg: proof,
      amount,
      ...(bankId ? { id: bankId } : {}),
      ...(type.id === undefined ? {} : { cardType: type.id }),
    }),
    send: useSubmit(submitVoucher, { onSuccess: ({ id }) => onSubmitted(id) }),
  })
  const { amount = type.fee, proof } = form.typed
  const shown = isZero(amount) ? '' : amountText(amount, 'USD')
  if (house?.length === 0) return <NoHouseBank />
  const end = (
    <FlowActions
      label={shown ? t`Submit ${shown}` : t`Submit the transfer`}
      isBusy={form.isBusy}
      onBack={back}
      note={t`Bank wires arrive in 3 to 6 business days. What is beyond the price is put on the card.`}
    />
  )
  return (
    <Form form={form} isOnPanel className="flow" words={thrown => words(problemOf(thrown))} end={end}>
      {type.tiles}
      <Accounts form={form} house={house ?? []} uid={uid} />
      <MoneyInput
        label={t`Amount sent`}
        name="amount"
        currency="USD"
        places={2}
        value={amount}
        onChange={next => form.change({ amount: next })}
        error={form.errorOf('amount', '')}
      />
      <TransferProof
        proof={proof}
        onUploaded={next => form.change({ proof: next })}
        isAsked={form.isSubmitted}
      />
    </Form>
  )
}

type AccountsProps = Pick<WireProps, 'uid'> & {
  form: FormOf<Wired>
  house: readonly wire.SysBankRecord[]
}

function Accounts({ form, house, uid }: AccountsProps) {
  const { t } = useLingui()
  const { data: banks = [] } = useQuery(banksQuery(uid))
  const own = banks.filter(({ status }) => status === 1)
  const receiving = house.find(({ id }) => id === form.typed.houseId) ?? house[0]
  return (
    <>
      {own.length > 0 && (
        <NativeSelect
          {...form.text('bankId', t`From my bank account`)}
          data={[
            { value: '', label: t`Another account of mine` },
            ...own.map(bank => ({ value: bank.id, label: bankLabel(bank) })),
          ]}
        />
      )}
      {house.length > 1 && (
        <NativeSelect
          label={t`Transfer to`}
          name="house"
          value={receiving?.id ?? ''}
          data={house.map(({ id, bank_name }) => ({ value: id, label: bank_name }))}
          onChange={event => form.change({ houseId: event.currentTarget.value })}
        />
      )}
      {receiving && <HouseBank bank={receiving} reference={uid} />}
    </>
  )
}
