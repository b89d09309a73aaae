import { useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { problemOf } from '../../../../client/problem.ts'
import { useProblemWords } from '../../../../client/problem-words.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { amountText, isZero } from '../../../../parts/amount.ts'
import { FileInput } from '../../../../parts/file-input.tsx'
import { MoneyInput } from '../../../../parts/money-input.tsx'
import { Notice } from '../../../../parts/notice.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { WaitingInside } from '../../../../parts/waiting.tsx'
import { HousePage } from '../../../account/member/customer-service/house-page.tsx'
import { useUserinfo } from '../../../account/member/queries.ts'
import { cardInfoQuery } from '../../../card/member/queries.ts'
import { useFiat } from '../../../wallet/member/use-fiat.ts'
import { usePlaces } from '../../../wallet/member/use-places.ts'
import { useAccountTypes } from '../account-type.ts'
import { bankLabel, banksQuery, houseBanksQuery } from '../queries.ts'
import { HouseBank } from './house-bank.tsx'
import { submitDeposit } from './queries.ts'
import { Received } from './received.tsx'

const USUAL = 'USD'
/** Currency of cards. */
const OF_CARD = 'USD'

/** Shows where to transfer to, takes the proof, and tells finance. */
export function DepositForm() {
  const { t } = useLingui()
  const [submitted, setSubmitted] = useState<string>()
  const banks = useQuery(houseBanksQuery)
  return (
    <Panel title={t`By bank transfer`}>
      {!banks.data ? (
        <WaitingInside query={banks} />
      ) : submitted ? (
        <Received id={submitted} onAgain={() => setSubmitted(undefined)} to="/records/deposit" />
      ) : (
        <Form onSubmitted={setSubmitted} />
      )}
    </Panel>
  )
}

function useHouseBank() {
  const { data: banks = [] } = useQuery(houseBanksQuery)
  const [chosen, choose] = useState<wire.AccountType>()
  const offered = [...new Set(banks.map(({ account_type }) => account_type))]
  const type = chosen ?? offered[0]
  return { offered, type, choose, bank: banks.find(({ account_type }) => account_type === type) }
}

function Form({ onSubmitted }: { onSubmitted: (id: string) => void }) {
  const { t } = useLingui()
  const words = useProblemWords()
  const places = usePlaces()
  const types = useAccountTypes()
  const user = useUserinfo()
  const house = useHouseBank()
  const { data: banks = [] } = useQuery({ ...banksQuery(user?.uid ?? ''), enabled: user !== undefined })
  const [depositType, setDepositType] = useState<1 | 2>(1)
  const [currency, setCurrency] = useState(USUAL)
  const [amount, setAmount] = useState('')
  const [bankId, setBankId] = useState('')
  const [proof, setProof] = useState<string>()
  const [isChecked, setChecked] = useState(false)
  const submit = useSubmit(submitDeposit, { onSuccess: ({ id }) => onSubmitted(id) })
  const fiat = useFiat()
  const { data: card } = useQuery(cardInfoQuery)
  const own = banks.filter(({ status }) => status === 1)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isZero(amount) || !proof) return
    submit.mutate({
      depositType,
      currency,
      amount,
      transferImg: proof,
      ...(bankId ? { bankId } : {}),
    })
  }
  const shown = isZero(amount) ? '' : amountText(amount, currency)
  return (
    <form onSubmit={onSubmit} noValidate className="stack">
      <NativeSelect
        label={t`Transfer to`}
        name="house"
        value={String(house.type ?? '')}
        data={house.offered.map(type => ({ value: String(type), label: types[type] }))}
        onChange={event => house.choose(Number(event.currentTarget.value) as wire.AccountType)}
      />
      {house.bank && <HouseBank bank={house.bank} reference={user?.uid ?? ''} />}
      <NativeSelect
        label={t`Put it on`}
        name="depositType"
        value={String(depositType)}
        data={[
          { value: '1', label: t`My wallet` },
          { value: '2', label: t`My card`, disabled: !card || card.status < 1 },
        ]}
        onChange={event => {
          const type = Number(event.currentTarget.value) as 1 | 2
          setDepositType(type)
          if (type === 2) setCurrency(OF_CARD)
        }}
      />
      <NativeSelect
        label={t`Currency`}
        name="currency"
        value={currency}
        data={depositType === 2 ? [OF_CARD] : [...fiat]}
        onChange={event => setCurrency(event.currentTarget.value)}
      />
      <MoneyInput
        label={t`Amount sent`}
        name="amount"
        currency={currency}
        places={places(currency)}
        value={amount}
        onChange={setAmount}
        error={isChecked && isZero(amount) ? t`Enter an amount above zero.` : undefined}
      />
      {own.length > 0 && (
        <NativeSelect
          label={t`From my bank account`}
          name="bankId"
          value={bankId}
          data={[
            { value: '', label: t`Another account of mine` },
            ...own.map(bank => ({ value: bank.id, label: bankLabel(bank) })),
          ]}
          onChange={event => setBankId(event.currentTarget.value)}
        />
      )}
      <FileInput
        label={t`Proof of the transfer`}
        description={
          <>
            {t`A picture of the receipt, up to 2M.`}{' '}
            <HousePage setting="depositSampleUrl">{t`Look at a sample`}</HousePage>
          </>
        }
        kind="image"
        name="transferImg"
        onUploaded={setProof}
        error={isChecked && !proof ? t`Add the proof of the transfer.` : undefined}
      />
      {submit.isError && <Notice tone="wrong" title={words(problemOf(submit.error))} isUrgent />}
      <Button type="submit" size="lg" fullWidth loading={submit.isPending}>
        {shown ? t`Submit ${shown}` : t`Submit the transfer`}
      </Button>
      <p className="quiet">
        {t`Bank wires arrive in 3 to 6 business days. Your wallet changes once finance has seen the transfer.`}{' '}
        {t`After more than 6 business days, write to customer service.`}{' '}
        <Link to="/csr">{t`Customer service`}</Link> · <Link to="/banks">{t`My bank accounts`}</Link>
      </p>
    </form>
  )
}
