import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { problemOf } from '../../../client/problem.ts'
import { useSubmit } from '../../../client/submit.ts'
import { amountText, isZero } from '../../../i18n/amount.ts'
import { FlowActions } from '../../../parts/money-flow/flow-actions.tsx'
import { isBelow } from '../../../parts/money-flow/limits.ts'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Panel } from '../../../parts/panel.tsx'
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
    <Form
      type={type}
      uid={user.uid}
      onSubmitted={id => {
        setSubmitted(id)
        go('done')
      }}
    />
  )
}

type FormProps = { type: ChosenType; uid: string; onSubmitted: (id: string) => void }

function Form({ type, uid, onSubmitted }: FormProps) {
  const { t } = useLingui()
  const words = useCardWords('open')
  const { data: known } = useQuery(houseBanksQuery)
  const house = known ?? []
  const { data: banks = [] } = useQuery(banksQuery(uid))
  const [houseId, setHouseId] = useState('')
  // The price of the chosen card, until another amount is typed.
  const [typed, setAmount] = useState<string>()
  const amount = typed ?? type.fee
  const [bankId, setBankId] = useState('')
  const [proof, setProof] = useState<string>()
  const [isChecked, setChecked] = useState(false)
  const back = useBack('/dashboard')
  const submit = useSubmit(submitVoucher, { onSuccess: ({ id }) => onSubmitted(id) })
  const receiving = house.find(({ id }) => id === houseId) ?? house[0]
  const least = amountText(type.fee, 'USD')
  const isShort = isBelow(amount, type.fee)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    const chosen = {
      ...(bankId ? { id: bankId } : {}),
      ...(type.id === undefined ? {} : { cardType: type.id }),
    }
    if (!isShort && proof) submit.mutate({ transferImg: proof, amount, ...chosen })
  }
  const shown = isZero(amount) ? '' : amountText(amount, 'USD')
  if (known?.length === 0) return <NoHouseBank />
  return (
    <form onSubmit={onSubmit} noValidate className="flow">
      <Panel>
        <div className="stack">
          {type.tiles}
          <Accounts
            bankId={bankId}
            house={house}
            receiving={receiving}
            uid={uid}
            banks={banks}
            onBank={setBankId}
            onHouse={setHouseId}
          />
          <MoneyInput
            label={t`Amount sent`}
            name="amount"
            currency="USD"
            places={2}
            value={amount}
            onChange={setAmount}
            error={
              isChecked && isShort
                ? t`A card costs ${least}. What you send beyond that is put on it.`
                : undefined
            }
          />
          <TransferProof proof={proof} onUploaded={setProof} isAsked={isChecked} />
          {submit.isError && <Notice tone="wrong" title={words(problemOf(submit.error))} isUrgent />}
        </div>
      </Panel>
      <FlowActions
        label={shown ? t`Submit ${shown}` : t`Submit the transfer`}
        isBusy={submit.isPending}
        onBack={back}
      />
      <p className="quiet" style={{ marginTop: 14 }}>
        {t`Bank wires arrive in 3 to 6 business days. What is beyond the price is put on the card.`}
      </p>
    </form>
  )
}

type AccountsProps = Pick<FormProps, 'uid'> & {
  bankId: string
  house: readonly wire.SysBankRecord[]
  receiving: wire.SysBankRecord | undefined
  banks: readonly wire.Bank[]
  onBank: (id: string) => void
  onHouse: (id: string) => void
}

function Accounts({ bankId, house, receiving, uid, banks, onBank, onHouse }: AccountsProps) {
  const { t } = useLingui()
  const own = banks.filter(({ status }) => status === 1)
  return (
    <>
      {own.length > 0 && (
        <NativeSelect
          label={t`From my bank account`}
          name="bankId"
          value={bankId}
          data={[
            { value: '', label: t`Another account of mine` },
            ...own.map(bank => ({ value: bank.id, label: bankLabel(bank) })),
          ]}
          onChange={event => onBank(event.currentTarget.value)}
        />
      )}
      {house.length > 1 && (
        <NativeSelect
          label={t`Transfer to`}
          name="house"
          value={receiving?.id ?? ''}
          data={house.map(({ id, bank_name }) => ({ value: id, label: bank_name }))}
          onChange={event => onHouse(event.currentTarget.value)}
        />
      )}
      {receiving && <HouseBank bank={receiving} reference={uid} />}
    </>
  )
}
